// Offers and challenges that come to a game, and those that end with its beginning.
#include "storage/sql_games.h"

namespace muehle::sql {

void Games::keep_agreement(const Agreement& agreement, UnixSeconds kept_since) {
  database_.prepare("DELETE FROM agreements WHERE at < ?").bind(1, kept_since).ask();
  keep(agreement);
}

void Games::keep(const Agreement& agreement) {
  database_
      .prepare(
          "INSERT INTO agreements (id, player, code, at) VALUES (?, ?, ?, ?)"
          " ON CONFLICT DO NOTHING")
      .bind(1, agreement.id)
      .bind(2, agreement.by)
      .bind(3, agreement.code)
      .bind(4, agreement.at)
      .ask();
}

std::optional<std::string> Games::agreed(const std::string& id, PlayerId by, UnixSeconds since) {
  Statement row = database_.prepare("SELECT code FROM agreements WHERE id = ? AND player = ? AND at >= ?");
  if (!row.bind(1, id).bind(2, by).bind(3, since).step()) return std::nullopt;
  return row.text(0);
}

std::optional<std::string> Games::came_to(const std::string& id, PlayerId player, UnixSeconds since) {
  Statement row = database_.prepare(
      "SELECT agreements.code FROM agreements JOIN tables ON tables.code = agreements.code"
      " JOIN seats ON seats.table_id = tables.id WHERE agreements.id = ? AND seats.player = ? AND at >= ?");
  if (!row.bind(1, id).bind(2, player).bind(3, since).step()) return std::nullopt;
  return row.text(0);
}

bool Games::has_agreement(const std::string& id, UnixSeconds since) {
  return database_.prepare("SELECT 1 FROM agreements WHERE id = ? AND at >= ?")
      .bind(1, id)
      .bind(2, since)
      .step();
}

std::vector<std::string> Games::agreements_of(const std::string& code) {
  std::vector<std::string> ids;
  if (!database_.prepare("SELECT 1 FROM tables WHERE code = ?").bind(1, code).step()) return ids;
  Statement row = database_.prepare("SELECT id FROM agreements WHERE code = ?");
  row.bind(1, code);
  while (row.step()) ids.push_back(row.text(0));
  return ids;
}

std::optional<PlaysByClock> Games::end_offers_beside(PlayerId player, UnixSeconds at) {
  Statement row = database_.prepare(
      "SELECT table_id, code FROM player_games JOIN games ON number = game JOIN tables ON tables.id = "
      "table_id"
      " WHERE player = ? AND ended_at IS NULL"
      " AND time_control <> '-' AND time_control NOT LIKE '1/%'"
      " AND (SELECT count(*) FROM seats WHERE seats.table_id = games.table_id) = 2 LIMIT 1");
  if (!row.bind(1, player).step()) return std::nullopt;
  return PlaysByClock{row.text(1), end_offers(row.integer(0), at)};
}

// Of both players of a table at which a game by the clock begins, those of such games: that is what they have
// come to.
std::vector<std::string> Games::end_offers(std::int64_t table, UnixSeconds at) {
  std::vector<std::pair<std::string, PlayerId>> found;
  Statement row = database_.prepare(
      "DELETE FROM seeks WHERE player IN (SELECT player FROM seats WHERE table_id = ?1)"
      " AND time_control <> '-' AND time_control NOT LIKE '1/%' AND EXISTS (SELECT 1 FROM games"
      " WHERE table_id = ?1 AND time_control <> '-' AND time_control NOT LIKE '1/%') RETURNING id, player");
  row.bind(1, table);
  while (row.step()) found.emplace_back(row.text(0), row.integer(1));
  if (found.empty()) return {};
  Statement place = database_.prepare("SELECT code FROM tables WHERE id = ?");
  if (!place.bind(1, table).step()) throw Failure{Failure::Kind::broken, "a game without a table"};
  const std::string code = place.text(0);
  std::vector<std::string> ended;
  for (const auto& [id, player] : found) {
    keep({.id = id, .by = player, .code = code, .at = at});
    ended.push_back(id);
  }
  return ended;
}

}  // namespace muehle::sql
