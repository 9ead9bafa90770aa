#include "search/clock.h"

#include <algorithm>

namespace muehle::search {
namespace {

// A game has about so many moves of each side; never plan for fewer than the least.
constexpr int usual_moves = 45;
constexpr int least_moves = 16;
constexpr int most_moves_to_go = 60;

// A depth that is under way may take so many times the aim, and this part of what is left.
constexpr int most_aims = 4;
constexpr int part_of_left = 5;
constexpr std::int64_t least_time = 1;

}  // namespace

Limits limits_for(const ClockState& clock, int plies_played) {
  const std::int64_t left = std::max(clock.left, least_time);
  const int to_come = std::max(usual_moves - plies_played / 2, least_moves);
  const int moves = clock.moves_to_go > 0 ? std::min(clock.moves_to_go, most_moves_to_go) : to_come;

  // What this move may have on average, nearly all of the increment included.
  const std::int64_t share = left / (moves + 1) + clock.increment * 9 / 10;
  const std::int64_t most = moves == 1 ? left * 9 / 10 : left / part_of_left + clock.increment / 2;
  const std::int64_t never_longer = std::clamp(std::min(most_aims * share, most), least_time, left);
  // A new depth takes longer than all before it, so none is begun after half of the share.
  return {.microseconds = never_longer, .aim = std::min(share / 2, never_longer)};
}

}  // namespace muehle::search
