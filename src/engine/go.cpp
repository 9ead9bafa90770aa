#include "engine/go.h"

#include <algorithm>

#include "search/clock.h"

namespace muehle::engine {

std::optional<search::Limits> limits_of(const Go& go, Colour to_move, int plies_played, int overhead) {
  constexpr std::int64_t microseconds_a_millisecond = 1000;
  const auto microseconds = [&](int milliseconds) {
    return std::max(milliseconds - overhead, 1) * microseconds_a_millisecond;
  };
  search::Limits limits;
  if (go.depth) limits.depth = *go.depth;
  if (go.nodes) limits.nodes = *go.nodes;
  if (go.win_within) limits.win_within = *go.win_within;
  if (go.clocks.given()) {
    const int side = index(to_move);
    if (!go.clocks.left[side]) return std::nullopt;
    const search::ClockState clock{
        .left = microseconds(*go.clocks.left[side]),
        .increment = go.clocks.increment[side].value_or(0) * microseconds_a_millisecond,
        .moves_to_go = go.clocks.moves_to_go.value_or(0)};
    const search::Limits times = search::limits_for(clock, plies_played);
    limits.microseconds = times.microseconds;
    limits.aim = times.aim;
  }
  if (go.milliseconds) limits.microseconds = std::min(limits.microseconds, microseconds(*go.milliseconds));
  return limits;
}

}  // namespace muehle::engine
