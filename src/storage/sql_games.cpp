#include "storage/sql_games.h"

#include <algorithm>

#include "storage/packed_events.h"
#include "storage/sql_refereeing.h"

namespace muehle::sql {
namespace {

constexpr const char* chat_columns = "SELECT number, game, seat, client_id, preset, text, at FROM chat";

std::int64_t last_position(Database& database, std::int64_t table) {
  Statement row = database.prepare("SELECT coalesce(max(position), 0) FROM games WHERE table_id = ?");
  row.bind(1, table).step();
  if (row.integer(0) == 0) throw Failure{Failure::Kind::broken, "a table without a game"};
  return row.integer(0);
}

}  // namespace

std::vector<std::string> Games::codes() {
  std::vector<std::string> codes;
  Statement row = database_.prepare("SELECT code FROM tables ORDER BY id");
  while (row.step()) codes.push_back(row.text(0));
  return codes;
}

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
      " absence_days) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id");
  row.bind(1, change.code)
      .bind(2, change.next_colours)
      .bind(3, std::int64_t{change.first_white})
      .bind(4, std::int64_t{change.lot_drawn})
      .bind(5, change.at)
      .bind(6, std::int64_t{change.is_public})
      .bind(7, std::int64_t{change.rated})
      .bind(8, std::int64_t{change.absence_days})
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

Resumption Games::resume() {
  Statement service = database_.prepare("SELECT tick, instance FROM service");
  service.step();
  Resumption resumption{.tick = service.integer(0), .instance = service.text(1), .due = {}};
  Statement row = database_.prepare(
      "SELECT code, deadline FROM games JOIN tables ON tables.id = table_id"
      " WHERE deadline IS NOT NULL ORDER BY deadline");
  while (row.step()) resumption.due.push_back({row.text(0), row.integer(1)});
  return resumption;
}

std::optional<StoredTable> Games::load(const std::string& code) {
  std::optional<StoredTable> table = read_table(code);
  if (!table) return std::nullopt;
  const std::int64_t last = last_position(database_, table->id);
  if (!read_earlier(*table, last)) return load_all(code);
  read_games(*table, last, last);
  Statement chat = database_.prepare(
      std::string(chat_columns) + " WHERE game = ?1 UNION " + std::string(chat_columns) +
      " WHERE table_id = ?2 AND number > (SELECT max(number) FROM chat WHERE table_id = ?2) - ?3 ORDER BY 1");
  chat.bind(1, table->games.back().number).bind(2, table->id).bind(3, std::int64_t{chat_lines_before});
  read_chat(chat, *table);
  table->games.back().called = called_in(database_, table->games.back().number);
  return table;
}

std::optional<StoredTable> Games::load_all(const std::string& code) {
  std::optional<StoredTable> table = read_table(code);
  if (!table) return std::nullopt;
  read_games(*table, 1, last_position(database_, table->id));
  Statement chat = database_.prepare(std::string(chat_columns) + " WHERE table_id = ? ORDER BY number");
  chat.bind(1, table->id);
  read_chat(chat, *table);
  table->games.back().called = called_in(database_, table->games.back().number);
  return table;
}

std::optional<StoredTable> Games::load_game(const std::string& code, std::int64_t game) {
  std::optional<StoredTable> table = read_table(code);
  if (!table) return std::nullopt;
  Statement row = database_.prepare("SELECT position FROM games WHERE number = ? AND table_id = ?");
  row.bind(1, game).bind(2, table->id).ask();
  Statement chat = database_.prepare(std::string(chat_columns) + " WHERE game = ? ORDER BY number");
  chat.bind(1, game).ask();
  const std::int64_t last = last_position(database_, table->id);
  if (!row.step()) return table;
  const std::int64_t position = row.integer(0);
  read_earlier(*table, position);
  read_games(*table, position, position);
  read_chat(chat, *table);
  if (position == last) table->games.back().called = called_in(database_, game);
  return table;
}

std::optional<StoredTable> Games::read_table(const std::string& code) {
  Statement row = database_.prepare(
      "SELECT id, next_colours, first_white, lot_drawn, is_public, rated, absence_days FROM tables WHERE "
      "code = ?");
  if (!row.bind(1, code).step()) return std::nullopt;
  StoredTable table;
  table.id = row.integer(0);
  table.code = code;
  table.next_colours = row.text(1);
  table.first_white = static_cast<int>(row.integer(2));
  table.lot_drawn = row.integer(3) != 0;
  table.is_public = row.integer(4) != 0;
  table.rated = row.integer(5) != 0;
  table.absence_days = static_cast<int>(row.integer(6));
  read_seats(table);
  return table;
}

void Games::read_seats(StoredTable& table) {
  Statement row = database_.prepare(
      "SELECT seat, secret_hash, CASE WHEN skeleton IS NULL THEN seats.name ELSE players.name END, "
      "taken_tick,"
      " seats.player, skeleton IS NOT NULL, rating, deviation, taken_at, seen_at, coalesce(bot, 0),"
      " coalesce(deleted, 0), seats.player IS NOT NULL AND skeleton IS NULL AND NOT EXISTS"
      " (SELECT 1 FROM sessions WHERE sessions.player = seats.player) FROM seats"
      " LEFT JOIN players ON players.id = seats.player"
      " LEFT JOIN ratings ON ratings.player = seats.player AND pool = (SELECT CASE WHEN time_control LIKE"
      " '1/%' THEN 'correspondence' ELSE 'live' END FROM games WHERE games.table_id = seats.table_id LIMIT 1)"
      " WHERE table_id = ?");
  row.bind(1, table.id).ask();
  Statement visit = database_.prepare("SELECT seat, player FROM seat_visitors WHERE table_id = ?");
  visit.bind(1, table.id).ask();
  Statement away = database_.prepare(
      "SELECT seat, began_at, until_at, began_tick, until_tick FROM seats JOIN vacations"
      " ON vacations.player = seats.player WHERE table_id = ? ORDER BY began_tick");
  away.bind(1, table.id).ask();
  while (row.step()) {
    const auto number = static_cast<std::size_t>(row.integer(0));
    if (number >= table.seats.size()) throw Failure{Failure::Kind::broken, "a seat that no table has"};
    StoredSeat& seat = table.seats.at(number).emplace();
    const std::span<const unsigned char> hash = row.blob(1);
    if (hash.size() != seat.secret.size()) throw Failure{Failure::Kind::broken, "a seat without a secret"};
    std::ranges::copy(hash, seat.secret.begin());
    seat.name = row.text(2);
    seat.tick = row.integer(3);
    if (!row.is_null(4)) seat.player = row.integer(4);
    seat.registered = row.integer(5) != 0;
    if (!row.is_null(6)) {
      seat.rating = row.real(6);
      seat.deviation = row.real(7);
    }
    seat.at = row.integer(8);
    seat.seen_at = row.integer(9);
    seat.bot = row.integer(10) != 0;
    seat.deleted = row.integer(11) != 0;
    seat.is_gone = row.integer(12) != 0;
  }
  while (visit.step()) {
    const auto number = static_cast<std::size_t>(visit.integer(0));
    if (table.seats.at(number)) table.seats.at(number)->visitors.push_back(visit.integer(1));
  }
  while (away.step()) {
    const auto number = static_cast<std::size_t>(away.integer(0));
    if (!table.seats.at(number)) continue;
    table.seats.at(number)->vacations.push_back(
        {away.integer(1), away.integer(2), away.integer(3), away.integer(4)});
  }
}

bool Games::read_earlier(StoredTable& table, std::int64_t first) {
  Statement row = database_.prepare(
      "SELECT white, outcome, count(*) FROM games WHERE table_id = ? AND position < ? GROUP BY white, outcome"
      " ORDER BY white, outcome");
  row.bind(1, table.id).bind(2, first);
  bool known = true;
  while (row.step()) {
    const std::string outcome = row.is_null(1) ? "" : row.text(1);
    known = known && !outcome.empty() && outcome != "ongoing";
    table.earlier.push_back({static_cast<int>(row.integer(0)), outcome, static_cast<int>(row.integer(2))});
  }
  return known;
}

void Games::read_games(StoredTable& table, std::int64_t first, std::int64_t last) {
  Statement row = database_.prepare(
      "SELECT number, white, wish, rules, start, started_at, time_control, began_tick, packed, outcome FROM "
      "games"
      " WHERE table_id = ? AND position BETWEEN ? AND ? ORDER BY position");
  row.bind(1, table.id).bind(2, first).bind(3, last);
  while (row.step()) {
    StoredGame& game = table.games.emplace_back();
    game.number = row.integer(0);
    game.white = static_cast<int>(row.integer(1));
    if (!row.is_null(2)) game.wish = row.text(2);
    game.rules = row.text(3);
    game.start = row.text(4);
    game.started_at = row.integer(5);
    game.time_control = row.text(6);
    game.tick = row.integer(7);
    if (!row.is_null(9)) game.outcome = row.text(9);
    Statement talk = talk_of(game.number);
    Statement foreseen = foreseen_of(game.number);
    Statement rulings = rulings_of(game.number);
    game.events = row.integer(8) != 0 ? read_packed(game.number) : read_events(game.number);
    read_talk(talk, game);
    read_foreseen(foreseen, game);
    read_rulings(rulings, game);
  }
}

std::vector<StoredEvent> Games::read_events(std::int64_t game) {
  std::vector<StoredEvent> events;
  Statement row = database_.prepare(
      "SELECT line, seat, client_id, at, tick, spent, began FROM events WHERE game = ? ORDER BY version");
  row.bind(1, game);
  while (row.step()) {
    StoredEvent& event = events.emplace_back();
    event.line = row.text(0);
    if (!row.is_null(1)) event.seat = static_cast<int>(row.integer(1));
    event.id = row.text(2);
    event.at = row.integer(3);
    event.tick = row.integer(4);
    event.spent = row.integer(5);
    if (!row.is_null(6)) event.began = row.integer(6);
  }
  return events;
}

Statement Games::talk_of(std::int64_t game) {
  Statement row =
      database_.prepare("SELECT version, line, seat, client_id, at FROM talk WHERE game = ? ORDER BY number");
  row.bind(1, game).ask();
  return row;
}

void Games::read_talk(Statement& row, StoredGame& game) {
  while (row.step()) {
    game.talk.push_back({static_cast<int>(row.integer(0)), row.text(1), static_cast<int>(row.integer(2)),
                         row.text(3), row.integer(4)});
  }
}

Statement Games::foreseen_of(std::int64_t game) {
  Statement row = database_.prepare("SELECT seat, version, answers FROM foreseen WHERE game = ?");
  row.bind(1, game).ask();
  return row;
}

void Games::read_foreseen(Statement& row, StoredGame& game) {
  while (row.step()) {
    game.foreseen.push_back(
        {static_cast<int>(row.integer(0)), static_cast<int>(row.integer(1)), row.text(2)});
  }
}

void Games::read_chat(Statement& row, StoredTable& table) {
  while (row.step()) {
    table.chat.push_back({static_cast<int>(row.integer(0)), row.integer(1), static_cast<int>(row.integer(2)),
                          row.text(3), row.text(4), row.text(5), row.integer(6)});
  }
}

Statement Games::rulings_of(std::int64_t game) {
  Statement row = database_.prepare(
      "SELECT version, line, players.name, at, tick FROM rulings JOIN players ON players.id = referee"
      " WHERE game = ? ORDER BY number");
  row.bind(1, game).ask();
  return row;
}

void Games::read_rulings(Statement& row, StoredGame& game) {
  while (row.step()) {
    game.rulings.push_back(
        {static_cast<int>(row.integer(0)), row.text(1), row.text(2), row.integer(3), row.integer(4)});
  }
}

}  // namespace muehle::sql
