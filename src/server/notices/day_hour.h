// Hours of the day where somebody lives, whatever summer time does; pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "support/time.h"

namespace muehle::server {

// A name of the time zones of the world (Europe/Berlin), or a distance from Greenwich (GMT+01:00).
bool is_time_zone(const std::string& zone);

// When it is that hour there for the first time after a moment. An hour that summer time leaves out is the
// one after it on that day; one that comes twice counts once.
UnixSeconds next_hour(const std::string& zone, int hour, UnixSeconds after);

// A moment as somebody there says it in his language: weekday, day, month, and the time of the day.
std::string said_time(const std::string& zone, std::string_view language, UnixSeconds at);

}  // namespace muehle::server
