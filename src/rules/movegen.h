// Legal moves and the state of the board. Nothing here allocates or looks at a game's history.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <string_view>

#include "rules/position.h"
#include "rules/ruleset.h"

namespace muehle {

enum class Phase { placing, moving, flying };

// The phase of a side: with stones in hand it places, whatever stands on the board.
Phase phase(const Position& position, Colour colour, const RuleSet& rules);
// That of the side to move.
Phase phase(const Position& position, const RuleSet& rules);

// What the board alone says: the game goes on, or the side that is not `winner` has lost.
enum class BoardEnd { none, too_few_stones, no_legal_move };
struct BoardState {
  BoardEnd end = BoardEnd::none;
  Colour winner = Colour::white;  // meaningless while end == none

  constexpr bool ongoing() const { return end == BoardEnd::none; }
  friend bool operator==(const BoardState&, const BoardState&) = default;
};
BoardState board_state(const Position& position, const RuleSet& rules);

// True for a player with `stones` stones and an empty hand who may go to any empty point.
constexpr bool flies(Colour colour, int stones, const RuleSet& rules) {
  if (stones != rules.fly_at || rules.fly_at == never_fly) return false;
  return rules.no_flying != (colour == Colour::white ? NoFlying::white : NoFlying::black);
}

// The stones of `standing` that a mill of the other side may take; none: it takes nothing. `total` counts
// what their owner has in hand, too.
constexpr Mask takes_from(Mask standing, int total, MillProtection protection) {
  const Mask loose = standing & ~stones_in_mills(standing);
  switch (protection) {
    case MillProtection::exception_all_in_mills:
      return loose != 0 ? loose : standing;
    case MillProtection::strict:
      return loose;
    case MillProtection::strict_above_three:
      return total > fewest_stones ? loose : standing;
  }
  return 0;
}
// The same for the stones of `owner` in a position.
Mask removable_from(const Position& position, Colour owner, const RuleSet& rules);
// And for those of the opponent of the side to move.
Mask removable(const Position& position, const RuleSet& rules);

// The moves of one position. A slide runs along one of 32 edges and takes one of at most nine stones, and the
// other phases have fewer moves, so 288 is enough for every well-formed position and every rule set.
class MoveList {
 public:
  static constexpr int capacity = edge_count * stones_per_side;

  MoveList() {}  // makes no moves, which the union leaves to push()

  const Move* begin() const { return moves_.data(); }
  const Move* end() const { return moves_.data() + size_; }
  Move* begin() { return moves_.data(); }
  Move* end() { return moves_.data() + size_; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Move& operator[](int n) const { return moves_[n]; }
  Move& operator[](int n) { return moves_[n]; }
  void push(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  bool contains(Move move) const;

 private:
  union {
    std::array<Move, capacity> moves_;
  };
  int size_ = 0;
};

// All legal moves; none when the game is over on the board.
MoveList legal_moves(const Position& position, const RuleSet& rules);

// legal_moves(position, rules).size(), without making the moves.
int count_moves(const Position& position, const RuleSet& rules);

// True when `move`, played by the side to move, fills a line through its target.
bool closes_mill(const Position& position, Move move);

// Why a move is not legal; the first reason that applies in this order.
enum class Fault {
  game_over,
  off_board,      // origin, target or capture is no point, or there is no target
  must_place,     // a shift while there are stones in hand
  must_shift,     // a placement with an empty hand
  from_empty,     // no stone on the point of origin
  from_opponent,  // the opponent's stone on the point of origin
  target_occupied,
  target_not_adjacent,
  capture_missing,  // the move closes a mill and a stone must be taken
  capture_without_mill,
  capture_impossible,  // the mill takes nothing: no stone may be taken
  capture_not_opponent,
  capture_protected,  // the stone stands in a mill and others do not
};

// Nothing when `move` is legal.
std::optional<Fault> find_fault(const Position& position, Move move, const RuleSet& rules);
// Its name, for programs: `must_place`, …
std::string_view to_text(Fault fault);
// A sentence in English, for messages.
std::string_view describe(Fault fault);

}  // namespace muehle
