// Of Games: what changes tables and games.
#include <algorithm>

#include "storage/sql_games.h"

namespace muehle::sql {

void Games::advance() {
  if (tick_ > 0) database_.prepare("UPDATE service SET tick = ?1 WHERE tick < ?1").bind(1, tick_).ask();
  tick_ = 0;
}

Stored Games::make(const Change& change) {
  const auto tick_of = [](const auto& one) {
    if constexpr (requires { one.tick; }) return one.tick;
    return Milliseconds{0};
  };
  tick_ = std::max(tick_, std::visit(tick_of, change));
  return std::visit([this](const auto& one) { return add(one); }, change);
}

Stored Games::add(const NewTable& change) {
  Statement row = database_.prepare(
      "INSERT INTO tables (code, next_colours, first_white, lot_drawn, created_at, is_public, rated,"
      " absence_days, first_moves) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id");
  row.bind(1, change.code)
      .bind(2, change.next_colours)
      .bind(3, std::int64_t{change.first_white})
      .bind(4, std::int64_t{change.lot_drawn})
      .bind(5, change.at)
      .bind(6, std::int64_t{change.is_public})
      .bind(7, std::int64_t{change.rated})
      .bind(8, std::int64_t{change.absence_days})
      .bind(9, change.first_moves)
      .step();
  const std::int64_t table = row.integer(0);
  take(TakeSeat{.table = table,
                .seat = 0,
                .secret = change.secret,
                .name = change.name,
                .at = change.at,
                .tick = change.tick,
                .player = change.player});
  return add(BeginGame{.table = table,
                       .position = 1,
                       .white = change.first_white,
                       .wish = std::nullopt,
                       .rules = change.rules,
                       .start = change.start,
                       .time_control = change.time_control,
                       .at = change.at,
                       .tick = change.tick,
                       .standing = change.standing});
}

void Games::take(const TakeSeat& change) {
  database_
      .prepare(
          "INSERT INTO seats (table_id, seat, secret_hash, name, taken_at, taken_tick, player)"
          " VALUES (?, ?, ?, ?, ?, ?, ?)")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.seat})
      .bind(3, std::span<const unsigned char>(change.secret))
      .bind(4, change.name)
      .bind(5, change.at)
      .bind(6, change.tick)
      .bind_or_null(7, change.player)
      .ask();
}

Stored Games::add(const TakeSeat& change) {
  take(change);
  note(change.game, change.standing, change.at);
  return {.table = change.table, .game = change.game, .offers = end_offers(change.table, change.at)};
}

Stored Games::add(const RenameSeat& change) {
  database_.prepare("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?")
      .bind(1, change.name)
      .bind(2, change.table)
      .bind(3, std::int64_t{change.seat})
      .change("nobody has that seat");
  return {.table = change.table};
}

Stored Games::add(const BeginGame& change) {
  Statement row = database_.prepare(
      "INSERT INTO games (table_id, position, white, wish, rules, start, started_at, time_control,"
      " began_tick) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number");
  row.bind(1, change.table)
      .bind(2, std::int64_t{change.position})
      .bind(3, std::int64_t{change.white})
      .bind_or_null(4, change.wish)
      .bind(5, change.rules)
      .bind(6, change.start)
      .bind(7, change.at)
      .bind(8, change.time_control)
      .bind(9, change.tick)
      .step();
  Stored stored{.table = change.table, .game = row.integer(0), .began = change.tick};
  note(stored.game, change.standing, change.at);
  if (change.position > 1) stored.offers = end_offers(change.table, change.at);
  return stored;
}

void Games::note(std::int64_t game, const Standing& standing, UnixSeconds at) {
  database_
      .prepare(
          "UPDATE games SET plies = ?, board = ?, turn = ?, outcome = ?, left_white = ?, left_black = ?,"
          " deadline = ?, falls_by_abort = ?, moved_at = ? WHERE number = ?")
      .bind(1, std::int64_t{standing.plies})
      .bind(2, standing.position)
      .bind_or_null(3, standing.turn)
      .bind(4, standing.outcome)
      .bind_or_null(5, standing.left[0])
      .bind_or_null(6, standing.left[1])
      .bind_or_null(7, standing.deadline)
      .bind(8, std::int64_t{standing.falls_by_abort})
      .bind(9, at)
      .bind(10, game)
      .ask();
}

Stored Games::add(const AppendEvent& change) {
  // Only directly behind the last line: a second writer with an old view cannot leave a gap or a fork.
  database_
      .prepare(
          "INSERT INTO events (game, version, line, seat, client_id, at, tick, spent, began)"
          " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9"
          " WHERE ?2 = 1 + (SELECT coalesce(max(version), 0) FROM events WHERE game = ?1)"
          " AND NOT EXISTS (SELECT 1 FROM packed_games WHERE game = ?1)")
      .bind(1, change.game)
      .bind(2, std::int64_t{change.version})
      .bind(3, change.line)
      .bind_or_null(4, change.seat)
      .bind(5, change.id)
      .bind(6, change.at)
      .bind(7, change.tick)
      .bind(8, change.spent)
      .bind(9, std::max(change.began, change.tick))
      .change("the version is not the next one of the game");
  if (change.by) {
    database_.prepare("INSERT INTO consulted_moves (game, version, player) VALUES (?, ?, ?)")
        .bind(1, change.game)
        .bind(2, std::int64_t{change.version})
        .bind(3, *change.by)
        .ask();
  }
  note(change.game, change.standing, change.at);
  if (!change.standing.turn)
    database_.prepare("DELETE FROM foreseen WHERE game = ?").bind(1, change.game).ask();
  return {.game = change.game, .began = std::max(change.began, change.tick)};
}

Stored Games::add(const AppendTalk& change) {
  // Directly behind the last line and the last event, for the same reason.
  database_
      .prepare(
          "INSERT INTO talk (game, number, version, line, seat, client_id, at)"
          " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
          " WHERE ?2 = 1 + (SELECT coalesce(max(number), 0) FROM talk WHERE game = ?1)"
          " AND ?3 = (SELECT coalesce(max(version), (SELECT versions FROM packed_games WHERE game = ?1), 0)"
          " FROM events WHERE game = ?1)")
      .bind(1, change.game)
      .bind(2, std::int64_t{change.number})
      .bind(3, std::int64_t{change.version})
      .bind(4, change.line)
      .bind(5, std::int64_t{change.seat})
      .bind(6, change.id)
      .bind(7, change.at)
      .change("the line is not the next one said in the game");
  return {.game = change.game};
}

Stored Games::add(const AppendChat& change) {
  database_
      .prepare(
          "INSERT INTO chat (table_id, number, game, seat, client_id, preset, text, at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.number})
      .bind(3, change.game)
      .bind(4, std::int64_t{change.seat})
      .bind(5, change.id)
      .bind(6, change.preset)
      .bind(7, change.text)
      .bind(8, change.at)
      .ask();
  return {.table = change.table, .game = change.game};
}

Stored Games::add(const KeepForeseen& change) {
  database_.prepare("DELETE FROM foreseen WHERE game = ? AND seat = ?")
      .bind(1, change.game)
      .bind(2, std::int64_t{change.seat})
      .ask();
  if (change.answers.empty()) return {.game = change.game};
  database_.prepare("INSERT INTO foreseen (game, seat, version, answers) VALUES (?, ?, ?, ?)")
      .bind(1, change.game)
      .bind(2, std::int64_t{change.seat})
      .bind(3, std::int64_t{change.version})
      .bind(4, change.answers)
      .ask();
  return {.game = change.game};
}

Stored Games::add(const SeeSeat& change) {
  database_.prepare("UPDATE seats SET seen_at = ?1 WHERE table_id = ?2 AND seat = ?3 AND seen_at < ?1")
      .bind(1, change.at)
      .bind(2, change.table)
      .bind(3, std::int64_t{change.seat})
      .ask();
  return {.table = change.table};
}

Stored Games::add(const AppendRuling& change) {
  database_
      .prepare(
          "INSERT INTO rulings (game, number, version, line, referee, at, tick)"
          " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
          " WHERE ?2 = 1 + (SELECT coalesce(max(number), 0) FROM rulings WHERE game = ?1)"
          " AND (SELECT coalesce(max(version), (SELECT versions FROM packed_games WHERE game = ?1), 0)"
          " FROM events WHERE game = ?1) = ?3")
      .bind(1, change.game)
      .bind(2, std::int64_t{change.number})
      .bind(3, std::int64_t{change.version})
      .bind(4, change.line)
      .bind(5, change.referee)
      .bind(6, change.at)
      .bind(7, change.tick)
      .change("the ruling is not the next one of the game");
  if (change.standing) note_clocks(change.game, *change.standing);
  return {.game = change.game};
}

// Nobody has moved.
void Games::note_clocks(std::int64_t game, const Standing& standing) {
  database_
      .prepare(
          "UPDATE games SET left_white = ?, left_black = ?, deadline = ?, falls_by_abort = ? WHERE number = "
          "?")
      .bind_or_null(1, standing.left[0])
      .bind_or_null(2, standing.left[1])
      .bind_or_null(3, standing.deadline)
      .bind(4, std::int64_t{standing.falls_by_abort})
      .bind(5, game)
      .ask();
}

Stored Games::add(const RedactEvent& change) {
  database_.prepare("UPDATE events SET line = ? WHERE game = ? AND version = ?")
      .bind(1, change.line)
      .bind(2, change.game)
      .bind(3, std::int64_t{change.version})
      .step();
  if (database_.changes() == 0) redact_packed(change);
  return {.game = change.game};
}

Stored Games::add(const RedactChat& change) {
  database_.prepare("UPDATE chat SET preset = '', text = '' WHERE table_id = ? AND number = ?")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.number})
      .change("there is no such line");
  return {.table = change.table};
}

Stored Games::add(const AdoptSeat& change) {
  database_.prepare("UPDATE seats SET player = ? WHERE table_id = ? AND seat = ? AND player IS NULL")
      .bind(1, change.player)
      .bind(2, change.table)
      .bind(3, std::int64_t{change.seat})
      .change("nobody has that seat without a player");
  return {.table = change.table};
}

Stored Games::add(const VisitSeat& change) {
  database_
      .prepare("INSERT INTO seat_visitors (table_id, seat, player) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.seat})
      .bind(3, change.player)
      .ask();
  return {.table = change.table};
}

Stored Games::add(const RenewSecret& change) {
  database_.prepare("UPDATE seats SET secret_hash = ? WHERE table_id = ? AND seat = ?")
      .bind(1, std::span<const unsigned char>(change.secret))
      .bind(2, change.table)
      .bind(3, std::int64_t{change.seat})
      .ask();
  database_.prepare("DELETE FROM seat_visitors WHERE table_id = ? AND seat = ?")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.seat})
      .ask();
  return {.table = change.table};
}

Stored Games::add(const NoteStanding& change) {
  note(change.game, change.standing, change.moved_at);
  return {.game = change.game};
}

// Its tick is all there is to it, see advance().
Stored Games::add(const Heartbeat& /*change*/) { return {}; }

}  // namespace muehle::sql
