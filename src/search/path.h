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

  const Position& position() const { return steps_[top_].position; }
  std::uint64_t key() const { return position().key(); }
  // Plies from the position the search began at.
  int ply() const { return top_ - root_; }
  Move last_move() const { return steps_[top_].move; }

  // Plays a legal move, and takes it back. At most max_ply moves.
  void play(Move move) { play(move, closes_mill(position(), move)); }
  // The same where it is known whether the move closes a mill.
  void play(Move move, bool closes);
  void take_back() { --top_; }

  // A draw by rule stands, or the play turns in a circle: a position of this search has come back, and what
  // was possible then is possible now. Claimed draws count as drawn, one of the players wants them.
  // Meaningful after the first play().
  bool is_draw() const {
    const Step& now = steps_[top_];
    return (limit_ > 0 && now.quiet >= limit_) || (top_ - now.since >= shortest_circle && repeats());
  }

  // Plies that may still be played until the no-mill draw; `unlimited_plies` where nobody counts.
  int plies_left() const {
    if (limit_ == 0) return unlimited_plies;
    const int left = limit_ - steps_[top_].quiet;
    return left > 0 ? left : 0;
  }
  static constexpr int unlimited_plies = 1 << 20;

 private:
  struct Step {
    Position position;
    Move move;  // that led here
    int quiet;  // plies that count towards the no-mill draw
    int since;  // index of the first position that can come back: nothing irreversible happened since
  };
  // A side's position can come back after two moves of each side at the earliest.
  static constexpr int shortest_circle = 4;

  bool repeats() const;
  bool same_moves(int first, int second, int count) const;

  RuleSet rules_;
  int limit_;     // of the no-mill count
  int root_ = 0;  // index of the position the search began at
  int top_ = 0;   // index of the position the search looks at
  std::vector<Step> steps_;
};

inline void Path::play(Move move, bool closes) {
  const Step& before = steps_[top_];
  Step& after = steps_[top_ + 1];
  const bool placing = before.position.hand(Colour::white) + before.position.hand(Colour::black) > 0;
  const bool counts = !closes && (!placing || rules_.no_mill_counts_placing);
  after.position = before.position.after(move);
  after.move = move;
  after.quiet = counts ? before.quiet + 1 : 0;
  after.since = move.places() || move.captures() ? top_ + 1 : before.since;
  ++top_;
}

}  // namespace muehle::search
