// A position without history: the stones, the hands and the side to move.
#pragma once

#include <cassert>
#include <cstdint>

#include "rules/board.h"
#include "rules/ruleset.h"
#include "support/result.h"

namespace muehle {

// One turn, atomic: a placement or a shift, with the stone that is taken.
struct Move {
  Point from = no_point;  // no_point: the stone comes from the hand
  Point to = no_point;
  Point capture = no_point;  // no_point: nothing is taken

  constexpr bool places() const { return from == no_point; }
  constexpr bool captures() const { return capture != no_point; }
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

// What somebody asks for as a position; nothing is promised about it.
struct Setup {
  Mask white = 0;
  Mask black = 0;
  int white_hand = stones_per_side;
  int black_hand = stones_per_side;
  Colour to_move = Colour::white;
};

// A well-formed position: no point held twice, at most nine stones a side with the hand, and hands that
// belong together (White to move: equal hands; Black to move: Black has one more, or both have none).
class Position {
 public:
  // The empty board, White to place.
  constexpr Position() = default;

  // Refuses a Setup that is not well-formed. Totals below three are accepted: such a game is finished.
  static Result<Position> make(const Setup& setup);

  constexpr Mask stones(Colour colour) const {
    return static_cast<Mask>(bits_ >> stones_shift(colour)) & all_points;
  }
  constexpr int hand(Colour colour) const {
    return static_cast<int>((bits_ >> hand_shift(colour)) & ((1 << hand_bits) - 1));
  }
  constexpr int total(Colour colour) const { return count(stones(colour)) + hand(colour); }
  constexpr Colour to_move() const { return static_cast<Colour>(bits_ >> to_move_shift); }
  constexpr Mask own() const { return stones(to_move()); }
  constexpr Mask opponent() const { return stones(other(to_move())); }
  constexpr Mask occupied() const { return stones(Colour::white) | stones(Colour::black); }
  constexpr Mask empty() const { return ~occupied() & all_points; }

  // The position after `move`, which must be legal.
  constexpr Position after(Move move) const {
    const Colour us = to_move();
    Position next = *this;
    next.bits_ ^= std::uint64_t{bit(move.to)} << stones_shift(us) | std::uint64_t{1} << to_move_shift;
    if (move.places()) {
      assert(hand(us) > 0);
      next.bits_ -= std::uint64_t{1} << hand_shift(us);
    } else {
      next.bits_ ^= std::uint64_t{bit(move.from)} << stones_shift(us);
    }
    if (move.captures()) next.bits_ ^= std::uint64_t{bit(move.capture)} << stones_shift(other(us));
    return next;
  }

  // Stones, hands and side to move packed without loss into 57 bits; equal exactly for equal positions.
  constexpr std::uint64_t key() const { return bits_; }

  constexpr Setup setup() const {
    return {stones(Colour::white), stones(Colour::black), hand(Colour::white), hand(Colour::black),
            to_move()};
  }

  friend constexpr bool operator==(const Position&, const Position&) = default;

 private:
  // From the lowest bit: White's stones (24), Black's stones (24), White's hand (4), Black's hand (4), who is
  // to move (1). One word, which a processor copies, compares and hashes at once.
  static constexpr int hand_bits = 4;
  static constexpr int hands_shift = 2 * point_count;
  static constexpr int to_move_shift = hands_shift + 2 * hand_bits;
  static constexpr int stones_shift(Colour colour) { return point_count * index(colour); }
  static constexpr int hand_shift(Colour colour) { return hands_shift + hand_bits * index(colour); }
  static constexpr std::uint64_t packed(const Setup& setup) {
    return std::uint64_t{setup.white} | std::uint64_t{setup.black} << point_count |
           static_cast<std::uint64_t>(setup.white_hand) << hand_shift(Colour::white) |
           static_cast<std::uint64_t>(setup.black_hand) << hand_shift(Colour::black) |
           static_cast<std::uint64_t>(setup.to_move) << to_move_shift;
  }

  std::uint64_t bits_ = packed({});
};

}  // namespace muehle
