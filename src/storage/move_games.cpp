#include "storage/move_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "storage/data_folder.h"
#include "storage/migrations.h"
#include "storage/postgres.h"
#include "storage/postgres_migrations.h"
#include "storage/postgres_store.h"
#include "storage/sqlite.h"

namespace muehle {
namespace {

using sql::Failure;
using sql::Statement;

struct Table {
  std::string_view name;
  std::string_view key;
  std::string_view counted;  // the column for which it makes numbers itself; empty: none
  bool follows = false;      // from the others: the database fills it
};

// Each behind those that it refers to.
constexpr std::array<Table, 56> tables = {{{"service", "id", ""},
                                           {"players", "id", "id"},
                                           {"sessions", "id", "id"},
                                           {"host_link", "id", ""},
                                           {"tables", "id", "id"},
                                           {"seats", "table_id, seat", ""},
                                           {"seat_visitors", "table_id, seat, player", ""},
                                           {"games", "number", "number"},
                                           {"player_games", "game, player", "", true},
                                           {"seat_doors", "table_id, seat", ""},
                                           {"seat_partners", "table_id, player", ""},
                                           {"counsel", "table_id, seat, number", ""},
                                           {"consulted_moves", "game, version", ""},
                                           {"events", "game, version", ""},
                                           {"packed_games", "game", ""},
                                           {"talk", "game, number", ""},
                                           {"chat", "table_id, number", ""},
                                           {"foreseen", "game, seat", ""},
                                           {"rulings", "game, number", ""},
                                           {"calls", "id", "id"},
                                           {"referee_log", "id", "id"},
                                           {"ratings", "player, pool", ""},
                                           {"rated_games", "number", "number"},
                                           {"seeks", "id", ""},
                                           {"relations", "player, other", ""},
                                           {"challenge_doors", "player", ""},
                                           {"challenges", "id", ""},
                                           {"agreements", "id", ""},
                                           {"invitations", "id", "id"},
                                           {"vacations", "player, began_tick", ""},
                                           {"mail_addresses", "player", ""},
                                           {"mail_links", "token_hash", ""},
                                           {"push_subscriptions", "id", "id"},
                                           {"bot_doors", "player", ""},
                                           {"tokens", "id", "id"},
                                           {"known_devices", "token_hash, player", ""},
                                           {"kept_names", "bare", ""},
                                           {"clubs", "id", "id"},
                                           {"club_members", "club, player", ""},
                                           {"club_requests", "club, player", ""},
                                           {"club_news", "id", "id"},
                                           {"club_presets", "club, name", ""},
                                           {"club_letters", "id", "id"},
                                           {"club_face", "id", ""},
                                           {"tournaments", "id", "id"},
                                           {"tournament_acts", "tournament, number", ""},
                                           {"tournament_games", "tournament, round_act, board, game", ""},
                                           {"turn_mails", "player", ""},
                                           {"told_turns", "player, game", ""},
                                           {"calendars", "player", ""},
                                           {"game_notes", "player, game", ""},
                                           {"reports", "id", "id"},
                                           {"referee_letters", "id", "id"},
                                           {"player_notes", "id", "id"},
                                           {"perfect_play", "game, side", ""},
                                           {"lobby_hours", "week, hour", ""}}};

enum class Type { integer, real, text, blob };

struct Column {
  std::string name;
  Type type;
};

Type type_of(const std::string& name) {
  if (name == "bigint") return Type::integer;
  if (name == "double precision") return Type::real;
  if (name == "bytea") return Type::blob;
  return Type::text;
}

std::vector<Column> columns_of(postgres::Database& to, const Table& table) {
  std::vector<Column> columns;
  Statement row = to.prepare(
      "SELECT column_name, data_type FROM information_schema.columns"
      " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position");
  row.bind(1, table.name);
  while (row.step()) columns.push_back({row.text(0), type_of(row.text(1))});
  return columns;
}

std::string names_of(std::span<const Column> columns) {
  std::string names;
  for (const Column& column : columns) names += (names.empty() ? "" : ", ") + column.name;
  return names;
}

std::string select_all(const Table& table, std::span<const Column> columns) {
  return fmt::format("SELECT {} FROM {} ORDER BY {}", names_of(columns), table.name, table.key);
}

void bind(Statement& to, int parameter, Type type, const Statement& row, int column) {
  switch (type) {
    case Type::integer:
      to.bind_or_null(parameter,
                      row.is_null(column) ? std::nullopt : std::optional<std::int64_t>(row.integer(column)));
      return;
    case Type::real:
      to.bind_real(parameter, row.real(column));
      return;
    case Type::text:
      to.bind_or_null(parameter,
                      row.is_null(column) ? std::nullopt : std::optional<std::string>(row.text(column)));
      return;
    case Type::blob:
      to.bind(parameter, row.blob(column));
      return;
  }
}

bool same_value(Type type, const Statement& a, const Statement& b, int column) {
  if (a.is_null(column) != b.is_null(column)) return false;
  switch (type) {
    case Type::integer:
      return a.integer(column) == b.integer(column);
    case Type::real:
      return a.real(column) == b.real(column);
    case Type::text:
      return a.text(column) == b.text(column);
    case Type::blob:
      return std::ranges::equal(a.blob(column), b.blob(column));
  }
  return false;
}

class GamesMove {
 public:
  GamesMove(sqlite::Database& from, postgres::Database& to) : from_(from), to_(to) {}

  std::vector<MovedTable> all() {
    std::vector<MovedTable> moved;
    std::string names;
    for (const Table& table : tables) names += fmt::format("{}{}", names.empty() ? "" : ", ", table.name);
    to_.run("TRUNCATE " + names);
    for (const Table& table : tables) {
      if (!table.follows) moved.push_back({std::string(table.name), copy(table)});
    }
    for (const Table& table : tables) compare(table);
    for (const Table& table : tables) go_on_counting(table);
    return moved;
  }

 private:
  std::int64_t copy(const Table& table) {
    const std::vector<Column> columns = columns_of(to_, table);
    std::string places;
    for (std::size_t n = 0; n < columns.size(); ++n) places += n == 0 ? "?" : ", ?";
    const std::string insert =
        fmt::format("INSERT INTO {} ({}) VALUES ({})", table.name, names_of(columns), places);
    Statement row = from_.prepare(select_all(table, columns));
    std::int64_t rows = 0;
    for (; row.step(); ++rows) {
      Statement into = to_.prepare(insert);
      for (std::size_t n = 0; n < columns.size(); ++n)
        bind(into, static_cast<int>(n) + 1, columns[n].type, row, static_cast<int>(n));
      into.ask();
    }
    return rows;
  }

  // A stretch at a time, as all of a large table would not fit into the memory.
  void compare(const Table& table) {
    const std::vector<Column> columns = columns_of(to_, table);
    to_.run(fmt::format("DECLARE stored NO SCROLL CURSOR FOR {}", select_all(table, columns)));
    Statement expected = from_.prepare(select_all(table, columns));
    for (bool more = true; more;) {
      Statement found = to_.prepare("FETCH 1000 FROM stored");
      more = false;
      while (found.step()) {
        more = true;
        if (!expected.step()) throw different(table);
        for (std::size_t n = 0; n < columns.size(); ++n) {
          if (!same_value(columns[n].type, expected, found, static_cast<int>(n))) throw different(table);
        }
      }
    }
    if (expected.step()) throw different(table);
    to_.run("CLOSE stored");
  }
  static Failure different(const Table& table) {
    return {Failure::Kind::broken,
            fmt::format("what was read back of {} is not what was written", table.name)};
  }

  // No number is given twice, neither one of what was deleted.
  void go_on_counting(const Table& table) {
    if (table.counted.empty()) return;
    std::int64_t last =
        from_.number(fmt::format("SELECT coalesce(max({}), 0) FROM {}", table.counted, table.name));
    Statement row = from_.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?");
    if (row.bind(1, table.name).step()) last = std::max(last, row.integer(0));
    to_.run(fmt::format("SELECT setval(pg_get_serial_sequence('{}', '{}'), {}, false)", table.name,
                        table.counted, last + 1));
  }

  sqlite::Database& from_;
  postgres::Database& to_;
};

}  // namespace

Result<std::vector<MovedTable>> move_games(const std::filesystem::path& file, const std::string& database,
                                           bool over_games) {
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return fail("there is no file " + file.string());
  const Result<std::optional<FolderLock>> held =
      hold_data_folder(std::filesystem::absolute(file).parent_path(),
                       "stop it first: what is played while the games move would be lost");
  if (!held) return tl::unexpected<Error>(held.error());
  std::string which = file.string();
  try {
    sqlite::Database from(file, sqlite::Database::Missing::fail);
    from.run("PRAGMA busy_timeout = 2000");
    sqlite::check_schema(from, false);
    which = without_password(database);
    postgres::Database to(database);
    take_postgres(to, Use::alone);
    postgres::migrate(to);
    const bool has_games = to.number("SELECT count(*) FROM (SELECT 1 FROM players LIMIT 1) one") > 0 ||
                           to.number("SELECT count(*) FROM (SELECT 1 FROM tables LIMIT 1) one") > 0;
    if (has_games && !over_games) {
      return fail(fmt::format(
          "{} has players or games; make a backup of them, and give --force to write over them", which));
    }
    const sql::OpenReading reading(from);
    sql::OpenTransaction writing(to);
    std::vector<MovedTable> moved = GamesMove(from, to).all();
    writing.commit();
    return moved;
  } catch (const Failure& failure) {
    return fail(fmt::format("cannot use {}: {}", which, failure.message));
  }
}

}  // namespace muehle
