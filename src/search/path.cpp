#include "search/path.h"

#include <algorithm>

#include "search/score.h"

namespace muehle::search {
namespace {

bool is_reversible(Move move) { return !move.places() && !move.captures(); }

}  // namespace

Path::Path(const History& history) : rules_(history.rules()), limit_(rules_.no_mill_limit_plies) {
  const int last = history.size();
  int first = last;
  while (first > 0 && is_reversible(history.plies()[first - 1].move)) --first;
  root_ = top_ = last - first;
  steps_.resize(root_ + 1 + max_ply + 1);
  for (int ply = first; ply <= last; ++ply) {
    const Position& position = history.position(ply);
    const Move move = ply == 0 ? Move{} : history.plies()[ply - 1].move;
    steps_[ply - first] = {position, move, history.counted_quiet_plies(ply), 0};
  }
}

bool Path::repeats() const {
  const Position& now = steps_[top_].position;
  const int earliest = steps_[top_].since;
  int in_game = 0;
  for (int then = top_ - shortest_circle; then >= earliest; then -= 2) {
    if (steps_[then].position != now) continue;
    if (then >= root_) return true;
    const int circle = top_ - then;
    if (rules_.repetition == Repetition::consecutive) {
      const int before = then - circle;
      if (before >= earliest && steps_[before].position == now && same_moves(before, then, circle))
        return true;
      continue;
    }
    // Rules that do not count repetitions: the third time is no progress either.
    if (++in_game == 2) return true;
  }
  return false;
}

bool Path::same_moves(int first, int second, int count) const {
  for (int n = 1; n <= count; ++n) {
    if (steps_[first + n].move != steps_[second + n].move) return false;
  }
  return true;
}

}  // namespace muehle::search
