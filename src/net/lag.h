// How long a message takes there and back, by pings.
#pragma once

#include <optional>

#include "net/limits.h"
#include "support/time.h"

namespace muehle::net {

// Somebody's way is measured when he was told something, for then his clock may begin, but not more often.
inline constexpr std::chrono::seconds lag_interval{2};

// One ping at most is out at a time: of two nobody could tell whose answer came.
class LagMeter {
 public:
  // Whether a ping is to be sent now; it counts as sent then.
  bool begin(SteadyTime now) {
    const bool is_early = pinged_ && now - *pinged_ < lag_interval;
    if (is_out_ || is_early) return false;
    pinged_ = now;
    is_out_ = true;
    return true;
  }
  // An answer has come; false: nobody has asked.
  bool end(SteadyTime now) {
    if (!is_out_) return false;
    is_out_ = false;
    lag_ = std::chrono::duration_cast<std::chrono::milliseconds>(now - *pinged_).count();
    return true;
  }
  // The last time.
  Milliseconds lag() const { return lag_; }

 private:
  std::optional<SteadyTime> pinged_;  // last
  bool is_out_ = false;
  Milliseconds lag_ = 0;
};

}  // namespace muehle::net
