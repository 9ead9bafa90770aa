#include "storage/sql_calendars.h"

#include "storage/sql_players.h"

namespace muehle::sql {

std::optional<UnixSeconds> Calendars::made_at(PlayerId player) {
  Statement row = database_.prepare("SELECT made_at FROM calendars WHERE player = ?");
  if (!row.bind(1, player).step()) return std::nullopt;
  return row.integer(0);
}

void Calendars::make(PlayerId player, const SecretHash& secret, UnixSeconds at) {
  database_
      .prepare(
          "INSERT INTO calendars (player, secret_hash, made_at) VALUES (?1, ?2, ?3)"
          " ON CONFLICT (player) DO UPDATE SET secret_hash = ?2, made_at = ?3")
      .bind(1, player)
      .bind(2, std::span<const unsigned char>(secret))
      .bind(3, at)
      .ask();
}

void Calendars::remove(PlayerId player) {
  database_.prepare("DELETE FROM calendars WHERE player = ?").bind(1, player).ask();
}

std::optional<PlayerId> Calendars::whose(const SecretHash& secret) {
  Statement row = database_.prepare("SELECT player FROM calendars WHERE secret_hash = ?");
  if (!row.bind(1, std::span<const unsigned char>(secret)).step()) return std::nullopt;
  return row.integer(0);
}

std::vector<PlayerId> Calendars::astray(int most) {
  Statement row = database_.prepare(
      "SELECT DISTINCT player FROM calendars JOIN players ON id = player WHERE skeleton IS NULL"
      " ORDER BY player LIMIT ?");
  row.bind(1, std::int64_t{most});
  return players_in(row);
}

}  // namespace muehle::sql
