// Games that were over some days ago, in one row each.
#include "storage/packed_events.h"
#include "storage/sql_games.h"

namespace muehle::sql {

int Games::pack(UnixSeconds over_before, int most) {
  std::vector<std::int64_t> games;
  Statement row = database_.prepare(
      "SELECT number FROM games WHERE outcome <> 'ongoing' AND packed = 0 AND moved_at < ?"
      " ORDER BY moved_at LIMIT ?");
  row.bind(1, over_before).bind(2, std::int64_t{most});
  while (row.step()) games.push_back(row.integer(0));
  for (const std::int64_t game : games) pack(game);
  return static_cast<int>(games.size());
}

void Games::pack(std::int64_t game) {
  const std::vector<StoredEvent> events = read_events(game);
  database_.prepare("UPDATE games SET packed = 1 WHERE number = ?").bind(1, game).ask();
  if (events.empty()) return;
  const std::string packed = pack_events(events);
  database_.prepare("INSERT INTO packed_games (game, versions, events) VALUES (?, ?, ?)")
      .bind(1, game)
      .bind(2, static_cast<std::int64_t>(events.size()))
      .bind(3, std::span(reinterpret_cast<const unsigned char*>(packed.data()), packed.size()))
      .ask();
  database_.prepare("DELETE FROM events WHERE game = ?").bind(1, game).ask();
}

void Games::redact_packed(const RedactEvent& change) {
  std::vector<StoredEvent> events = read_packed(change.game);
  const auto line = static_cast<std::size_t>(change.version) - 1;
  if (line >= events.size()) throw Failure{Failure::Kind::conflict, "there is no such line"};
  events[line].line = change.line;
  const std::string packed = pack_events(events);
  database_.prepare("UPDATE packed_games SET events = ? WHERE game = ?")
      .bind(1, std::span(reinterpret_cast<const unsigned char*>(packed.data()), packed.size()))
      .bind(2, change.game)
      .ask();
}

std::vector<StoredEvent> Games::read_packed(std::int64_t game) {
  Statement row = database_.prepare("SELECT events FROM packed_games WHERE game = ?");
  if (!row.bind(1, game).step()) return {};
  Result<std::vector<StoredEvent>> events = unpack_events(row.blob(0));
  if (!events)
    throw Failure{Failure::Kind::broken, "game " + std::to_string(game) + ": " + events.error().message};
  return *std::move(events);
}

}  // namespace muehle::sql
