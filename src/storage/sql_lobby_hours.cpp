#include "storage/sql_lobby_hours.h"

namespace muehle::sql {

void LobbyHours::count(const WeekHour& when, int kept) {
  database_
      .prepare(
          "INSERT INTO lobby_hours (week, hour, games) VALUES (?1, ?2, 1)"
          " ON CONFLICT (week, hour) DO UPDATE SET games = lobby_hours.games + 1")
      .bind(1, when.week)
      .bind(2, std::int64_t{when.hour})
      .ask();
  database_.prepare("DELETE FROM lobby_hours WHERE week < ?").bind(1, when.week - kept).ask();
}

LobbyHours::Sum LobbyHours::before(const WeekHour& when, int weeks) {
  Statement row = database_.prepare(
      "SELECT coalesce(sum(CASE WHEN hour = ?2 AND week < ?1 AND week >= ?1 - ?3 THEN games ELSE 0 END), 0),"
      " coalesce(min(week), 0) FROM lobby_hours");
  row.bind(1, when.week).bind(2, std::int64_t{when.hour}).bind(3, std::int64_t{weeks}).step();
  return {static_cast<int>(row.integer(0)), row.integer(1)};
}

}  // namespace muehle::sql
