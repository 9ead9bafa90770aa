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

// When ticks do not go, for whoever counts on by himself.
struct Standstill {
  Milliseconds in_all = 0;  // so long they have not gone while the server served
  bool lasts = false;       // they do not go now
  Milliseconds rest = 0;    // they go on after so long, where that is known
  bool has_no_end_yet() const { return lasts && rest == 0; }
};

// Tests put a false one in its place.
class Time {
 public:
  virtual ~Time() = default;
  virtual Moment now() const = 0;
  virtual Standstill standstill() const { return {}; }
};

}  // namespace muehle
