#include "search/path.h"

#include <algorithm>

#include "search/score.h"

namespace muehle::search {
namespace {

bool both_hands_empty(const Position& position) {
  return position.hand(Colour::white) == 0 && position.hand(Colour::black) == 0;
}

bool is_reversible(Move move) { return !move.places() && !move.captures(); }

// A side's position can come back after two moves of each side at the earliest.
constexpr int shortest_circle = 4;

}  // namespace

Path::Path(const History& history) : rules_(history.rules()) {
  const int last = history.size();
  int first = last;
  while (first > 0 && is_reversible(history.plies()[first - 1].move)) --first;
  steps_.reserve(last - first + 1 + max_ply);
  for (int ply = first; ply <= last; ++ply) {
    const Position& position = history.position(ply);
    const int quiet =
        rules_.no_mill_counts_placing ? history.quiet_plies(ply) : history.quiet_moving_plies(ply);
    const Move move = ply == 0 ? Move{} : history.plies()[ply - 1].move;
    steps_.push_back({position, position.key(), move, quiet, 0});
  }
  root_ = last - first;
}

void Path::play(Move move) {
  const Step& before = steps_.back();
  const bool counts = rules_.no_mill_counts_placing || both_hands_empty(before.position);
  const int quiet = closes_mill(before.position, move) || !counts ? 0 : before.quiet + 1;
  const Position after = before.position.after(move);
  const int since = is_reversible(move) ? before.since : static_cast<int>(steps_.size());
  steps_.push_back({after, after.key(), move, quiet, since});
}

bool Path::is_draw() const {
  const int limit = rules_.no_mill_limit_plies;
  return (limit > 0 && steps_.back().quiet >= limit) || repeats();
}

int Path::plies_left() const {
  const int limit = rules_.no_mill_limit_plies;
  return limit > 0 ? std::max(limit - steps_.back().quiet, 0) : unlimited_plies;
}

bool Path::repeats() const {
  const int now = static_cast<int>(steps_.size()) - 1;
  const int earliest = steps_[now].since;
  int in_game = 0;
  for (int then = now - shortest_circle; then >= earliest; then -= 2) {
    if (steps_[then].key != steps_[now].key) continue;
    if (then >= root_) return true;
    const int circle = now - then;
    if (rules_.repetition == Repetition::consecutive) {
      const int before = then - circle;
      if (before >= earliest && steps_[before].key == steps_[now].key && same_moves(before, then, circle)) {
        return true;
      }
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
