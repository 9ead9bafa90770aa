// How many games the lobby has begun in each hour of the last weeks: counts, and nothing of who played.
#pragma once

#include <cstdint>

namespace muehle {

struct WeekHour {
  std::int64_t week = 0;  // counted from 1970
  int hour = 0;           // of the week, 0 to 167
  friend bool operator==(const WeekHour&, const WeekHour&) = default;
};

class LobbyHours {
 public:
  virtual ~LobbyHours() = default;

  // One more; what is older than `kept` weeks is forgotten.
  virtual void count(const WeekHour& when, int kept) = 0;
  struct Sum {
    int games = 0;
    std::int64_t first_week = 0;  // in which anything was counted; 0: nothing was
  };
  // In the same hour of the `weeks` weeks before this one.
  virtual Sum before(const WeekHour& when, int weeks) = 0;
};

}  // namespace muehle
