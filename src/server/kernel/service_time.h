// The clock that goes only while the server serves.
#pragma once

#include <algorithm>

#include "support/clock.h"

namespace muehle::server {

// After a start it stands still for so long: the players have to come back first.
inline constexpr std::chrono::seconds return_time{5};

class ServiceTime final : public Time {
 public:
  // Goes on where an earlier server has left it. A machine that sleeps does not serve.
  explicit ServiceTime(Milliseconds tick) : tick_(tick), starts_(Steady::now() + return_time) {}

  Moment now() const override { return {unix_now(), tick_ + std::max<Milliseconds>(0, served())}; }
  // Who comes meanwhile is told of the rest, so that nobody has to be told that it has ended.
  Standstill standstill() const override {
    const Milliseconds rest = std::max<Milliseconds>(0, -served());
    return {.in_all = length - rest, .lasts = rest > 0, .rest = rest};
  }

 private:
  using Steady = std::chrono::steady_clock;
  static constexpr Milliseconds length =
      std::chrono::duration_cast<std::chrono::milliseconds>(return_time).count();

  Milliseconds served() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Steady::now() - starts_).count();
  }

  Milliseconds tick_;
  Steady::time_point starts_;
};

}  // namespace muehle::server
