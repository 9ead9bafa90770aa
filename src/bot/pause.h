// How long to wait before something is tried again.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>

#include "support/random.h"

namespace muehle::bot {

using Duration = std::chrono::milliseconds;

inline constexpr Duration first_pause{1000};
inline constexpr Duration longest_pause{60'000};

// Twice as long each time. A part of each pause is drawn, so that those whom a server lost at the same moment
// do not come back at the same moment.
class Pause {
 public:
  explicit Pause(std::uint64_t seed, Duration first = first_pause) : random_(seed), first_(first) {}

  // `asked`: for so long the server wants not to be asked again.
  Duration next(std::optional<std::chrono::seconds> asked = {});
  // It went well: the next time begins with the shortest one.
  void reset() { times_ = 0; }

 private:
  Random random_;
  Duration first_;
  int times_ = 0;
};

// Waits, but not when `stop` becomes true; false then.
bool rest(Duration time, const std::atomic<bool>& stop);

}  // namespace muehle::bot
