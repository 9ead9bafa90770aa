// What time it is.
#pragma once

#include <chrono>

#include "support/time.h"

namespace muehle {

struct Moment {
  UnixSeconds at = 0;     // for people
  Milliseconds tick = 0;  // for clocks: of this server's service, see storage/games.h
};

// When a tick is, as people see it. It moves whenever the server is away: ticks stand still then.
inline UnixSeconds time_of(Milliseconds tick, const Moment& now) { return now.at + (tick - now.tick) / 1000; }

inline UnixSeconds unix_now() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::seconds>(system_clock::now().time_since_epoch()).count();
}

// Tests put a false one in its place.
class Time {
 public:
  virtual ~Time() = default;
  virtual Moment now() const = 0;
};

}  // namespace muehle
