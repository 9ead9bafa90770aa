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
  read_counsel(*table);
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
  read_counsel(*table);
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
      "SELECT id, next_colours, first_white, lot_drawn, is_public, rated, absence_days, first_moves,"
      " coalesce((SELECT t.code FROM tournament_games JOIN tournaments t ON t.id = tournament"
      " WHERE table_id = tables.id), '') FROM tables WHERE code = ?");
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
  table.first_moves = row.integer(7);
  table.tournament = row.text(8);
  read_seats(table);
  read_partners(table);
  return table;
}

void Games::read_seats(StoredTable& table) {
  Statement row = database_.prepare(
      "SELECT seat, secret_hash, CASE WHEN skeleton IS NULL THEN seats.name ELSE players.name END, "
      "taken_tick,"
      " seats.player, skeleton IS NOT NULL, rating, deviation, taken_at, seen_at, coalesce(bot, 0),"
      " coalesce(deleted, 0), seats.player IS NOT NULL AND skeleton IS NULL AND NOT EXISTS"
      " (SELECT 1 FROM sessions WHERE sessions.player = seats.player), coalesce(mark, '') FROM seats"
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
    seat.mark = row.text(13);
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
    if (!table.rated) read_movers(game);
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
