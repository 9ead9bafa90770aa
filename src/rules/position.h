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

  constexpr Mask stones(Colour colour) const { return stones_[index(colour)]; }
  constexpr int hand(Colour colour) const { return hand_[index(colour)]; }
  constexpr int total(Colour colour) const { return count(stones(colour)) + hand(colour); }
  constexpr Colour to_move() const { return to_move_; }
  constexpr Mask own() const { return stones(to_move_); }
  constexpr Mask opponent() const { return stones(other(to_move_)); }
  constexpr Mask occupied() const { return stones_[0] | stones_[1]; }
  constexpr Mask empty() const { return ~occupied() & all_points; }

  // The position after `move`, which must be legal.
  constexpr Position after(Move move) const {
    Position next = *this;
    const int us = index(to_move_);
    if (move.places()) {
      assert(hand_[us] > 0);
      --next.hand_[us];
    } else {
      next.stones_[us] ^= bit(move.from);
    }
    next.stones_[us] |= bit(move.to);
    if (move.captures()) next.stones_[1 - us] ^= bit(move.capture);
    next.to_move_ = other(to_move_);
    return next;
  }

  // Stones, hands and side to move packed without loss into 57 bits; equal exactly for equal positions.
  constexpr std::uint64_t key() const {
    return std::uint64_t{stones_[0]} | std::uint64_t{stones_[1]} << 24 | std::uint64_t{hand_[0]} << 48 |
           std::uint64_t{hand_[1]} << 52 | std::uint64_t{static_cast<std::uint8_t>(to_move_)} << 56;
  }

  constexpr Setup setup() const { return {stones_[0], stones_[1], hand_[0], hand_[1], to_move_}; }

  friend constexpr bool operator==(const Position&, const Position&) = default;

 private:
  Mask stones_[2] = {0, 0};
  std::uint8_t hand_[2] = {stones_per_side, stones_per_side};
  Colour to_move_ = Colour::white;
};

}  // namespace muehle
