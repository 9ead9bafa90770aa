#include "server/notices/calendar.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "server/notices/turn_letter.h"
#include "support/text.h"

namespace muehle::server {
namespace {

constexpr std::size_t most_line_bytes = 75;
constexpr UnixSeconds minute = 60;

std::string utc(UnixSeconds at) {
  namespace chrono = std::chrono;
  const chrono::sys_seconds time{chrono::seconds(at)};
  const auto day = chrono::floor<chrono::days>(time);
  const chrono::year_month_day date(day);
  const chrono::hh_mm_ss clock(time - day);
  return fmt::format("{:04}{:02}{:02}T{:02}{:02}{:02}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

// What means something in texts, and what would end a line.
std::string as_text(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\' || c == ';' || c == ',') escaped += '\\';
    if (c == '\n') {
      escaped += "\\n";
    } else if (!is_control(c)) {
      escaped += c;
    }
  }
  return escaped;
}

// Whole characters stay together.
std::string folded(std::string_view line) {
  std::string all;
  std::size_t width = 0;
  while (!line.empty()) {
    const std::size_t size = std::max<std::size_t>(character_length(line), 1);
    if (width + size > most_line_bytes) {
      all += "\r\n ";
      width = 1;
    }
    all += line.substr(0, size);
    width += size;
    line.remove_prefix(size);
  }
  return all + "\r\n";
}

std::string_view host_in(std::string_view place) {
  const std::size_t scheme = place.find("://");
  return scheme == std::string_view::npos ? place : place.substr(scheme + 3);
}

}  // namespace

std::string calendar_text(const CalendarOf& calendar) {
  std::vector<TurnSeen> turns = calendar.turns;
  std::ranges::sort(turns, {}, [](const TurnSeen& one) { return one.game.number; });
  std::string all;
  const auto add = [&](std::string_view name, std::string_view value) {
    all += folded(std::string(name) + ":" + std::string(value));
  };
  add("BEGIN", "VCALENDAR");
  add("VERSION", "2.0");
  add("PRODID", "-//muehle//games by days//EN");
  add("CALSCALE", "GREGORIAN");
  add("X-WR-CALNAME", as_text("Mühle"));
  for (const TurnSeen& turn : turns) {
    const ListedGame& game = turn.game;
    add("BEGIN", "VEVENT");
    add("UID",
        fmt::format("{}-{}-{}@{}", game.code, game.number, game.standing.plies, host_in(calendar.place)));
    // When it became so, and not when it was asked for.
    add("DTSTAMP", utc(std::max(game.moved_at, game.began_at)));
    // To the minute before: an outage of seconds moves it, and nobody needs that.
    add("DTSTART", utc(turn.deadline - turn.deadline % minute));
    add("SUMMARY", as_text(said_in_calendar(game, calendar.language)));
    add("DESCRIPTION", as_text(rules_of(game, calendar.language)));
    add("URL", table_link(calendar.place, game.code));
    add("TRANSP", "TRANSPARENT");
    add("END", "VEVENT");
  }
  add("END", "VCALENDAR");
  return all;
}

}  // namespace muehle::server
