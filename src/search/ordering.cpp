#include "search/ordering.h"

#include <utility>

namespace muehle::search {
namespace {

// Ranks of the kinds of moves; what the search has learnt about a quiet move stays far below `killer`.
constexpr int known_rank = 1 << 28;
constexpr int capture_rank = 1 << 26;
constexpr int killer_rank = 1 << 24;
constexpr int largest_history = 1 << 14;
constexpr int defence_rank = 1 << 12;  // a quiet move onto a point where the opponent would close a mill

// How much the opponent's plans need the stone on `point`: its lines that he fills with two or three stones.
int usefulness(Mask stones, Mask empty, Point point) {
  int useful = 0;
  for (const Mask line : lines_through[point]) {
    const int held = count(line & stones);
    const bool open = (line & ~stones & ~empty) == 0;
    useful += open ? held * held : 0;
  }
  return useful;
}

}  // namespace

void MoveMemory::forget() { *this = {}; }

void MoveMemory::refuted(Colour colour, Move move, int ply, int depth) {
  if (killers_[ply][0] != move) {
    killers_[ply][1] = killers_[ply][0];
    killers_[ply][0] = move;
  }
  add(colour, move, depth * depth);
}

void MoveMemory::failed(Colour colour, Move move, int depth) { add(colour, move, -depth * depth); }

// Moves towards the limits ever more slowly, so that what was found last counts most.
void MoveMemory::add(Colour colour, Move move, int bonus) {
  int& value = history_[index(colour)][origin(move)][move.to];
  const int size = bonus < 0 ? -bonus : bonus;
  value += bonus - value * size / largest_history;
}

void MovePicker::begin(const MoveList& moves, const Position& position, Move known, const MoveMemory& memory,
                       int ply) {
  moves_ = moves;
  next_ = 0;
  const Mask opponent = position.opponent();
  const Mask empty = position.empty();
  const Mask dangers = closing_points(opponent) & empty;
  for (int n = 0; n < moves_.size(); ++n) {
    const Move move = moves_[n];
    if (move == known) {
      rank_[n] = known_rank;
    } else if (move.captures()) {
      rank_[n] = capture_rank + usefulness(opponent, empty, move.capture);
    } else {
      rank_[n] = memory.worth(position.to_move(), move) + (memory.is_killer(ply, move) ? killer_rank : 0) +
                 ((dangers & bit(move.to)) != 0 ? defence_rank : 0);
    }
  }
}

Move MovePicker::next() {
  int best = next_;
  for (int n = next_ + 1; n < moves_.size(); ++n) {
    if (rank_[n] > rank_[best]) best = n;
  }
  std::swap(moves_[next_], moves_[best]);
  std::swap(rank_[next_], rank_[best]);
  return moves_[next_++];
}

}  // namespace muehle::search
