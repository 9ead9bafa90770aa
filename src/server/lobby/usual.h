// How often somebody was there at an hour of the week, from counts of games alone.
#pragma once

#include <optional>

#include "server/kernel/route.h"
#include "storage/store.h"
#include "support/clock.h"

namespace muehle::server {

// So many weeks are looked back on, and so many at least before anything is said.
inline constexpr int usual_weeks = 8;
inline constexpr int fewest_weeks = 3;

// By the clock of the server: which week that is, and which hour of it, from 0 on Mondays at midnight.
WeekHour week_hour_of(UnixSeconds at);

enum class Attendance { unknown, often, seldom, hardly };
// What can be said of an hour in which so many games have begun in so many weeks.
struct Usual {
  int weeks = 0;
  int games = 0;
  Attendance coming = Attendance::unknown;
  std::optional<int> minutes = {};  // in which somebody has come in most cases; where they come often
};
Usual usual_of(int games, int weeks);

Area usual_area(Store& store, const Time& time);

}  // namespace muehle::server
