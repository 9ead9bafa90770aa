// The way from the last irreversible ply of the game to the position the search looks at, with the draw
// rules.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/history.h"

namespace muehle::search {

class Path {
 public:
  explicit Path(const History& history);

  const Position& position() const { return steps_.back().position; }
  // Plies from the position the search began at.
  int ply() const { return static_cast<int>(steps_.size()) - 1 - root_; }
  Move last_move() const { return steps_.back().move; }

  // Plays a legal move, and takes it back.
  void play(Move move);
  void take_back() { steps_.pop_back(); }

  // A draw by rule stands, or the play turns in a circle: a position of this search has come back, and what
  // was possible then is possible now. Claimed draws count as drawn, one of the players wants them.
  // Meaningful after the first play().
  bool is_draw() const;

  // Plies that may still be played until the no-mill draw; `unlimited_plies` where nobody counts.
  int plies_left() const;
  static constexpr int unlimited_plies = 1 << 20;

 private:
  struct Step {
    Position position;
    std::uint64_t key;
    Move move;  // that led here
    int quiet;  // plies that count towards the no-mill draw
    int since;  // index of the first position that can come back: nothing irreversible happened since
  };
  bool repeats() const;
  bool same_moves(int first, int second, int count) const;

  RuleSet rules_;
  int root_ = 0;  // index of the position the search began at
  std::vector<Step> steps_;
};

}  // namespace muehle::search
