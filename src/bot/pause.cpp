#include "bot/pause.h"

#include <algorithm>
#include <thread>

namespace muehle::bot {
namespace {

constexpr Duration look_for_stop{50};

}  // namespace

Duration Pause::next(std::optional<std::chrono::seconds> asked) {
  Duration whole = first_;
  for (int n = 0; n < times_ && whole < longest_pause; ++n) whole *= 2;
  ++times_;
  whole = std::min(whole, longest_pause);
  // Between half of it and all of it; or up to so much more than what was asked.
  const Duration half = whole / 2;
  const Duration drawn{random_.below(static_cast<int>(half.count()) + 1)};
  if (asked) return Duration(*asked) + std::min(drawn, first_);
  return half + drawn;
}

bool rest(Duration time, const std::atomic<bool>& stop) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (!stop) {
    const auto left = std::chrono::duration_cast<Duration>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return true;
    std::this_thread::sleep_for(std::min(left, look_for_stop));
  }
  return false;
}

}  // namespace muehle::bot
