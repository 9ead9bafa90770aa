#include "storage/sqlite_games.h"

#include <algorithm>

#include "storage/migrations.h"

namespace muehle::sqlite {
namespace {

// How long to wait for another program (a backup, say) that holds the file.
constexpr int busy_timeout_ms = 2000;

StoreError store_error(const Failure& failure) {
  if (failure.is_conflict()) return {StoreError::Kind::conflict, failure.message};
  if (failure.is_corruption()) return {StoreError::Kind::broken, failure.message};
  return {StoreError::Kind::busy, failure.message};
}

// What is no failure of SQLite must not end the thread either.
StoreError unexpected(const std::exception& error) { return {StoreError::Kind::busy, error.what()}; }

}  // namespace

Games::Games(const std::filesystem::path& file, const char* vfs) : database_(file, vfs) {
  database_.run("PRAGMA busy_timeout = " + std::to_string(busy_timeout_ms));
  database_.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
  migrate(database_);
}

Games Games::existing(const std::filesystem::path& file, Schema schema) {
  Database database(file, nullptr, Database::Missing::fail);
  database.run("PRAGMA busy_timeout = " + std::to_string(busy_timeout_ms));
  check_schema(database, schema == Schema::older_too);
  return Games(std::move(database));
}

std::vector<std::string> Games::codes() {
  std::vector<std::string> codes;
  Statement row = database_.prepare("SELECT code FROM tables ORDER BY id");
  while (row.step()) codes.push_back(row.text(0));
  return codes;
}

std::vector<std::string> Games::damage() {
  std::vector<std::string> damage;
  Statement row = database_.prepare("PRAGMA integrity_check");
  while (row.step()) {
    if (std::string line = row.text(0); line != "ok") damage.push_back(std::move(line));
  }
  Statement orphan = database_.prepare("PRAGMA foreign_key_check");
  while (orphan.step()) {
    damage.push_back("a row of " + orphan.text(0) + " belongs to no row of " + orphan.text(2));
  }
  return damage;
}

void Games::copy_to(const std::filesystem::path& file) {
  database_.prepare("VACUUM INTO ?").bind(1, file.string()).step();
}

std::vector<StoreResult<Stored>> Games::commit(std::span<const Change> changes) {
  std::vector<StoreResult<Stored>> answers;
  answers.reserve(changes.size());
  try {
    Transaction transaction(database_);
    for (const Change& change : changes) answers.push_back(make_or_leave(change));
    advance(changes);
    transaction.commit();
  } catch (const Failure& failure) {
    answers.assign(changes.size(), tl::unexpected<StoreError>(store_error(failure)));
  } catch (const std::exception& error) {  // as when there is no memory
    answers.assign(changes.size(), tl::unexpected<StoreError>(unexpected(error)));
  }
  return answers;
}

// The tick that is stored is never behind that of a change.
void Games::advance(std::span<const Change> changes) {
  const auto tick_of = [](const auto& change) {
    if constexpr (requires { change.tick; }) return change.tick;
    return Milliseconds{0};
  };
  Milliseconds tick = 0;
  for (const Change& change : changes) tick = std::max(tick, std::visit(tick_of, change));
  if (tick > 0) database_.prepare("UPDATE service SET tick = max(tick, ?)").bind(1, tick).step();
}

// A savepoint, because a change may be several statements.
StoreResult<Stored> Games::make_or_leave(const Change& change) {
  database_.run("SAVEPOINT change");
  try {
    const Stored stored = std::visit([this](const auto& kind) { return make(kind); }, change);
    database_.run("RELEASE change");
    return stored;
  } catch (const Failure& failure) {
    if (!failure.is_conflict()) throw;
    database_.run("ROLLBACK TO change; RELEASE change");
    return tl::unexpected<StoreError>(store_error(failure));
  }
}

Stored Games::make(const NewTable& change) {
  database_
      .prepare(
          "INSERT INTO tables (code, next_colours, first_white, lot_drawn, created_at) VALUES (?, ?, ?, ?, "
          "?)")
      .bind(1, change.code)
      .bind(2, change.next_colours)
      .bind(3, std::int64_t{change.first_white})
      .bind(4, std::int64_t{change.lot_drawn})
      .bind(5, change.at)
      .step();
  const std::int64_t table = database_.last_id();
  make(TakeSeat{.table = table,
                .seat = 0,
                .secret = change.secret,
                .name = change.name,
                .at = change.at,
                .tick = change.tick});
  return make(BeginGame{.table = table,
                        .position = 1,
                        .white = change.first_white,
                        .wish = std::nullopt,
                        .rules = change.rules,
                        .start = change.start,
                        .time_control = change.time_control,
                        .at = change.at,
                        .tick = change.tick});
}

Stored Games::make(const TakeSeat& change) {
  database_
      .prepare(
          "INSERT INTO seats (table_id, seat, secret_hash, name, taken_at, taken_tick)"
          " VALUES (?, ?, ?, ?, ?, ?)")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.seat})
      .bind(3, std::span<const unsigned char>(change.secret))
      .bind(4, change.name)
      .bind(5, change.at)
      .bind(6, change.tick)
      .step();
  if (change.deadline) set_deadline(change.game, change.deadline);
  return {.table = change.table};
}

Stored Games::make(const RenameSeat& change) {
  database_.prepare("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?")
      .bind(1, change.name)
      .bind(2, change.table)
      .bind(3, std::int64_t{change.seat})
      .step();
  if (database_.changes() == 0) throw Failure{SQLITE_CONSTRAINT, "nobody has that seat"};
  return {.table = change.table};
}

Stored Games::make(const BeginGame& change) {
  database_
      .prepare(
          "INSERT INTO games (table_id, position, white, wish, rules, start, started_at, time_control,"
          " began_tick, deadline) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      .bind(1, change.table)
      .bind(2, std::int64_t{change.position})
      .bind(3, std::int64_t{change.white})
      .bind_or_null(4, change.wish)
      .bind(5, change.rules)
      .bind(6, change.start)
      .bind(7, change.at)
      .bind(8, change.time_control)
      .bind(9, change.tick)
      .bind_or_null(10, change.deadline)
      .step();
  return {.table = change.table, .game = database_.last_id()};
}

void Games::set_deadline(std::int64_t game, const std::optional<Milliseconds>& deadline) {
  database_.prepare("UPDATE games SET deadline = ? WHERE number = ? AND deadline IS NOT ?1")
      .bind_or_null(1, deadline)
      .bind(2, game)
      .step();
}

Stored Games::make(const AppendEvent& change) {
  // Only directly behind the last line: a second writer with an old view cannot leave a gap or a fork.
  database_
      .prepare(
          "INSERT INTO events (game, version, line, seat, client_id, at, tick, spent)"
          " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8"
          " WHERE ?2 = 1 + (SELECT coalesce(max(version), 0) FROM events WHERE game = ?1)")
      .bind(1, change.game)
      .bind(2, std::int64_t{change.version})
      .bind(3, change.line)
      .bind_or_null(4, change.seat)
      .bind(5, change.id)
      .bind(6, change.at)
      .bind(7, change.tick)
      .bind(8, change.spent)
      .step();
  if (database_.changes() == 0)
    throw Failure{SQLITE_CONSTRAINT, "the version is not the next one of the game"};
  set_deadline(change.game, change.deadline);
  return {.game = change.game};
}

Stored Games::make(const AppendTalk& change) {
  // Directly behind the last line and the last event, for the same reason.
  database_
      .prepare(
          "INSERT INTO talk (game, number, version, line, seat, client_id, at)"
          " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7"
          " WHERE ?2 = 1 + (SELECT coalesce(max(number), 0) FROM talk WHERE game = ?1)"
          " AND ?3 = (SELECT coalesce(max(version), 0) FROM events WHERE game = ?1)")
      .bind(1, change.game)
      .bind(2, std::int64_t{change.number})
      .bind(3, std::int64_t{change.version})
      .bind(4, change.line)
      .bind(5, std::int64_t{change.seat})
      .bind(6, change.id)
      .bind(7, change.at)
      .step();
  if (database_.changes() == 0)
    throw Failure{SQLITE_CONSTRAINT, "the line is not the next one said in the game"};
  return {.game = change.game};
}

// Its tick is all there is to it, see advance().
Stored Games::make(const Heartbeat& /*change*/) { return {}; }

StoreResult<Resumption> Games::resume() {
  try {
    Resumption resumption{.tick = database_.number("SELECT tick FROM service"), .due = {}};
    Statement row = database_.prepare(
        "SELECT code, deadline FROM games JOIN tables ON tables.id = table_id"
        " WHERE deadline IS NOT NULL ORDER BY deadline");
    while (row.step()) resumption.due.push_back({row.text(0), row.integer(1)});
    return resumption;
  } catch (const Failure& failure) {
    return tl::unexpected<StoreError>(store_error(failure));
  } catch (const std::exception& error) {
    return tl::unexpected<StoreError>(unexpected(error));
  }
}

StoreResult<std::optional<StoredTable>> Games::load(const std::string& code) {
  try {
    return read_table(code);
  } catch (const Failure& failure) {
    return tl::unexpected<StoreError>(store_error(failure));
  } catch (const std::exception& error) {
    return tl::unexpected<StoreError>(unexpected(error));
  }
}

std::optional<StoredTable> Games::read_table(const std::string& code) {
  Statement row =
      database_.prepare("SELECT id, next_colours, first_white, lot_drawn FROM tables WHERE code = ?");
  if (!row.bind(1, code).step()) return std::nullopt;
  StoredTable table;
  table.id = row.integer(0);
  table.code = code;
  table.next_colours = row.text(1);
  table.first_white = static_cast<int>(row.integer(2));
  table.lot_drawn = row.integer(3) != 0;
  read_seats(table);
  read_games(table);
  return table;
}

void Games::read_seats(StoredTable& table) {
  Statement row =
      database_.prepare("SELECT seat, secret_hash, name, taken_tick FROM seats WHERE table_id = ?");
  row.bind(1, table.id);
  while (row.step()) {
    const auto number = static_cast<std::size_t>(row.integer(0));
    if (number >= table.seats.size()) throw Failure{SQLITE_CORRUPT, "a seat that no table has"};
    StoredSeat& seat = table.seats.at(number).emplace();
    const std::span<const unsigned char> hash = row.blob(1);
    if (hash.size() != seat.secret.size()) throw Failure{SQLITE_CORRUPT, "a seat without a secret"};
    std::ranges::copy(hash, seat.secret.begin());
    seat.name = row.text(2);
    seat.tick = row.integer(3);
  }
}

void Games::read_games(StoredTable& table) {
  Statement row = database_.prepare(
      "SELECT number, white, wish, rules, start, started_at, time_control, began_tick FROM games"
      " WHERE table_id = ? ORDER BY position");
  row.bind(1, table.id);
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
    game.events = read_events(game.number);
    game.talk = read_talk(game.number);
  }
  if (table.games.empty()) throw Failure{SQLITE_CORRUPT, "a table without a game"};
}

std::vector<StoredEvent> Games::read_events(std::int64_t game) {
  std::vector<StoredEvent> events;
  Statement row = database_.prepare(
      "SELECT line, seat, client_id, at, tick, spent FROM events WHERE game = ? ORDER BY version");
  row.bind(1, game);
  while (row.step()) {
    StoredEvent& event = events.emplace_back();
    event.line = row.text(0);
    if (!row.is_null(1)) event.seat = static_cast<int>(row.integer(1));
    event.id = row.text(2);
    event.at = row.integer(3);
    event.tick = row.integer(4);
    event.spent = row.integer(5);
  }
  return events;
}

std::vector<StoredTalk> Games::read_talk(std::int64_t game) {
  std::vector<StoredTalk> talk;
  Statement row =
      database_.prepare("SELECT version, line, seat, client_id, at FROM talk WHERE game = ? ORDER BY number");
  row.bind(1, game);
  while (row.step()) {
    talk.push_back({static_cast<int>(row.integer(0)), row.text(1), static_cast<int>(row.integer(2)),
                    row.text(3), row.integer(4)});
  }
  return talk;
}

}  // namespace muehle::sqlite
