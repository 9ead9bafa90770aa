// Of Games: those who share a seat, what they say to each other, and who of them moves.
#include <algorithm>

#include "storage/sql_games.h"

namespace muehle::sql {

Stored Games::add(const SetDoor& change) {
  database_.prepare("DELETE FROM seat_doors WHERE table_id = ? AND seat = ?")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.seat})
      .ask();
  if (!change.door) return {.table = change.table};
  database_.prepare("INSERT INTO seat_doors (table_id, seat, door_hash) VALUES (?, ?, ?)")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.seat})
      .bind(3, std::span<const unsigned char>(*change.door))
      .ask();
  return {.table = change.table};
}

Stored Games::add(const AddPartner& change) {
  // Whoever shared a seat of the table shares that one again, and no other.
  database_
      .prepare(
          "INSERT INTO seat_partners (table_id, player, seat, number) SELECT ?1, ?2, ?3, ?4"
          " WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND player = ?2)"
          " ON CONFLICT (table_id, player) DO UPDATE SET is_gone = 0"
          " WHERE seat_partners.seat = excluded.seat")
      .bind(1, change.table)
      .bind(2, change.player)
      .bind(3, std::int64_t{change.seat})
      .bind(4, std::int64_t{change.number})
      .change("he has a seat at the table, or had one on the other side");
  return {.table = change.table};
}

Stored Games::add(const RemovePartner& change) {
  database_.prepare("UPDATE seat_partners SET is_gone = 1 WHERE table_id = ? AND player = ?")
      .bind(1, change.table)
      .bind(2, change.player)
      .change("he shares no seat of the table");
  return {.table = change.table};
}

Stored Games::add(const AppendCounsel& change) {
  database_
      .prepare(
          "INSERT INTO counsel (table_id, seat, number, game, player, client_id, text, at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.seat})
      .bind(3, std::int64_t{change.number})
      .bind(4, change.game)
      .bind(5, change.player)
      .bind(6, change.id)
      .bind(7, change.text)
      .bind(8, change.at)
      .ask();
  return {.table = change.table, .game = change.game};
}

void Games::read_partners(StoredTable& table) {
  if (table.rated) return;
  Statement door = database_.prepare("SELECT seat, door_hash FROM seat_doors WHERE table_id = ?");
  door.bind(1, table.id).ask();
  Statement row = database_.prepare(
      "SELECT seat, number, player, name, skeleton IS NOT NULL, mark, is_gone FROM seat_partners"
      " JOIN players ON players.id = player WHERE table_id = ? ORDER BY number");
  row.bind(1, table.id).ask();
  while (door.step()) {
    std::optional<StoredSeat>& seat = table.seats.at(static_cast<std::size_t>(door.integer(0)));
    const std::span<const unsigned char> hash = door.blob(1);
    if (!seat || hash.size() != seat->secret.size())
      throw Failure{Failure::Kind::broken, "a door that is no seat's"};
    std::ranges::copy(hash, seat->door.emplace().begin());
  }
  while (row.step()) {
    std::optional<StoredSeat>& seat = table.seats.at(static_cast<std::size_t>(row.integer(0)));
    if (!seat) throw Failure{Failure::Kind::broken, "partners without a seat"};
    seat->partners.push_back({.number = static_cast<int>(row.integer(1)),
                              .player = row.integer(2),
                              .name = row.text(3),
                              .registered = row.integer(4) != 0,
                              .mark = row.text(5),
                              .is_gone = row.integer(6) != 0});
  }
}

void Games::read_counsel(StoredTable& table) {
  if (table.rated) return;
  Statement row = database_.prepare(
      "SELECT seat, number, game, player, client_id, text, at FROM counsel WHERE table_id = ?1 AND number >"
      " (SELECT max(number) FROM counsel last WHERE last.table_id = ?1 AND last.seat = counsel.seat) - ?2"
      " ORDER BY seat, number");
  row.bind(1, table.id).bind(2, std::int64_t{counsel_lines_before});
  while (row.step()) {
    table.counsel.push_back({.seat = static_cast<int>(row.integer(0)),
                             .number = static_cast<int>(row.integer(1)),
                             .game = row.integer(2),
                             .player = row.integer(3),
                             .id = row.text(4),
                             .text = row.text(5),
                             .at = row.integer(6)});
  }
}

void Games::read_movers(StoredGame& game) {
  Statement row =
      database_.prepare("SELECT version, player FROM consulted_moves WHERE game = ? ORDER BY version");
  row.bind(1, game.number);
  while (row.step()) game.movers.push_back({static_cast<int>(row.integer(0)), row.integer(1)});
}

}  // namespace muehle::sql
