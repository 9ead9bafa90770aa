// Deadlines of games by days as programs for calendars read them (RFC 5545); pure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/notices/turn_plan.h"

namespace muehle::server {

struct CalendarOf {
  std::string language;
  std::string place;  // where the server is found, `https://…`
  std::vector<TurnSeen> turns;
};
// The same for the same turns, whenever it is asked for.
std::string calendar_text(const CalendarOf& calendar);

}  // namespace muehle::server
