#include "bot/player.h"

#include <algorithm>

namespace muehle::bot {
namespace {

constexpr Milliseconds least_time = 10;

}  // namespace

engine::Go limits_for(const play::TimeControl& control, const std::optional<ClockShown>& clock, Colour colour,
                      Duration since, std::optional<int> move_time) {
  engine::Go go;
  go.milliseconds = move_time;
  const auto* live = std::get_if<play::Live>(&control);
  if (live == nullptr || !clock) {
    go.milliseconds = move_time.value_or(usual_move_time);
    return go;
  }
  const auto own = static_cast<std::size_t>(colour);
  std::array<Milliseconds, 2> left = clock->left;
  left[own] = left[own] + clock->free - since.count() - kept_for_the_way;
  for (std::size_t side = 0; side < left.size(); ++side) {
    go.clocks.left[side] = static_cast<int>(std::max(left[side], least_time));
    go.clocks.increment[side] = static_cast<int>(live->bonus);
  }
  return go;
}

}  // namespace muehle::bot
