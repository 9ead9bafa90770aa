// Which move to try first: the better the guess, the less there is to search.
#pragma once

#include <array>
#include <span>

#include "rules/movegen.h"
#include "search/score.h"

namespace muehle::search {

// What earlier parts of a search found out about moves.
class MoveMemory {
 public:
  void forget();
  // `move`, which takes nothing, was too good for the opponent at `ply` with `depth` plies to go.
  void refuted(Colour colour, Move move, int ply, int depth);
  // The colour's moves that were tried before `refuted` in the same place without success.
  void failed(Colour colour, Move move, int depth);

  int worth(Colour colour, Move move) const { return history_[index(colour)][origin(move)][move.to]; }
  bool is_killer(int ply, Move move) const { return killers_[ply][0] == move || killers_[ply][1] == move; }

 private:
  static int origin(Move move) { return move.places() ? point_count : move.from; }
  void add(Colour colour, Move move, int bonus);

  std::array<std::array<Move, 2>, max_ply> killers_{};
  // By colour, origin (the hand last) and target.
  std::array<std::array<std::array<int, point_count>, point_count + 1>, 2> history_{};
};

// Hands out moves, the most promising first.
class MovePicker {
 public:
  MovePicker() = default;
  // `known`: the best move known from the table, or one that is not in the list.
  void begin(const MoveList& moves, const Position& position, Move known, const MoveMemory& memory, int ply);
  bool empty() const { return next_ == moves_.size(); }
  Move next();
  // What next() has handed out so far.
  std::span<const Move> tried() const { return {moves_.begin(), static_cast<std::size_t>(next_)}; }

 private:
  MoveList moves_;
  std::array<int, MoveList::capacity> rank_;
  int next_ = 0;
};

}  // namespace muehle::search
