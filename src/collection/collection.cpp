#include "collection/collection.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "collection/statements.h"
#include "collection/tables.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/record_tags.h"
#include "support/text.h"

namespace muehle::collection {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t application_id =
    0x4dfc6773;  // "Müg" and s: a collection of games, not a server's file
constexpr std::int64_t schema_version = 1;

std::string tag_of(const Record& record, std::string_view name) {
  const std::string* value = find_tag(record.tags, name);
  return value == nullptr || *value == "?" ? "" : *value;
}
// As records of ours have it, so that days have one order: `2026-3-1` and `1.3.2026` are `2026.03.01`.
std::string date_of(const Record& record) {
  std::string date = tag_of(record, "Date");
  std::ranges::replace(date, '-', '.');
  std::ranges::replace(date, '/', '.');
  std::vector<std::string_view> parts = split(date, '.');
  constexpr std::size_t year_digits = 4;
  if (parts.size() == 3 && parts[2].size() == year_digits) std::swap(parts[0], parts[2]);
  if (parts.front().size() != year_digits) return date;
  std::string ordered(parts.front());
  for (const std::string_view part : std::span(parts).subspan(1)) ordered += fmt::format(".{:0>2}", part);
  return ordered;
}
std::string moves_of(const History& history) {
  std::string text;
  for (const Ply& ply : history.plies()) {
    if (!text.empty()) text += ' ';
    text += to_text(ply.move);
  }
  return text;
}

constexpr std::string_view columns =
    "g.id, g.white, g.black, g.date, g.event, g.result, g.rules, g.source, g.plies, g.record";

StoredGame row(const sql::Statement& found) {
  return {.id = found.integer(0),
          .white = found.text(1),
          .black = found.text(2),
          .date = found.text(3),
          .event = found.text(4),
          .result = found.text(5),
          .rules = found.text(6),
          .source = found.text(7),
          .plies = static_cast<int>(found.integer(8)),
          .record = found.text(9)};
}

}  // namespace

Collection::Collection(std::unique_ptr<Tables> tables) : tables_(std::move(tables)) {}
Collection::Collection(Collection&&) noexcept = default;
Collection& Collection::operator=(Collection&&) noexcept = default;
Collection::~Collection() = default;

Result<Collection> Collection::open(const fs::path& file, Missing missing) {
  std::error_code none;
  const bool is_new = !fs::exists(file, none) || fs::file_size(file, none) == 0;
  if (is_new && missing == Missing::fail)
    return fail(fmt::format("there is no collection {}; `muehle games add` makes one", file.string()));
  try {
    auto tables = std::make_unique<Tables>(Tables{file, sqlite::Database(file)});
    sqlite::Database& database = tables->database;
    database.run("PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000");
    if (is_new) {
      sql::OpenTransaction writing(database);
      database.run(std::string(collection_tables()));
      database.run(fmt::format("PRAGMA user_version = {}; PRAGMA application_id = {}", schema_version,
                               application_id));
      writing.commit();
    }
    if (database.number("PRAGMA application_id") != application_id)
      return fail(fmt::format("{} is no collection of games", file.string()));
    if (const std::int64_t version = database.number("PRAGMA user_version"); version != schema_version)
      return fail(fmt::format("{} is a collection of version {}; this program knows version {}",
                              file.string(), version, schema_version));
    return Collection(std::move(tables));
  } catch (const sql::Failure& failure) {
    return fail(fmt::format("cannot open {}: {}", file.string(), failure.message));
  }
}

Result<Added> Collection::add(std::span<const NewGame> games) {
  return tables_->attempt([&](sqlite::Database& database) {
    sql::OpenTransaction writing(database);
    Added added;
    for (const NewGame& game : games) {
      const Record& record = game.record;
      const History& history = record.game.history();
      const std::string white = tag_of(record, "White");
      const std::string black = tag_of(record, "Black");
      sql::Statement insert = database.prepare(
          "INSERT INTO games (white, black, white_key, black_key, date, event, result, rules, source, start, "
          "moves, "
          "plies, record) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING "
          "id");
      const std::string texts[] = {white,
                                   black,
                                   compared(white),
                                   compared(black),
                                   date_of(record),
                                   tag_of(record, "Event"),
                                   std::string(result_text(record.game.outcome())),
                                   to_text(record.game.rules()),
                                   game.source,
                                   to_text(history.start()),
                                   moves_of(history)};
      int parameter = 0;
      for (const std::string& text : texts) insert.bind(++parameter, std::string_view(text));
      const std::string text = write_record(record);
      insert.bind(++parameter, std::int64_t{history.size()}).bind(++parameter, std::string_view(text));
      if (!insert.step()) {
        ++added.known;
        continue;
      }
      const std::int64_t id = insert.integer(0);
      run(insert);
      std::optional<std::int64_t> next;
      for (int ply = history.size(); ply >= 0; --ply) {
        const std::int64_t here = key_of(history.position(ply));
        sql::Statement place =
            database.prepare("INSERT INTO positions (position, game, ply, next) VALUES (?, ?, ?, ?)");
        place.bind(1, here).bind(2, id).bind(3, std::int64_t{ply}).bind_or_null(4, next);
        run(place);
        next = here;
      }
      ++added.added;
    }
    writing.commit();
    return added;
  });
}

Result<std::vector<StoredGame>> Collection::find(const Wanted& wanted, int most, int skip) {
  return tables_->attempt([&](sqlite::Database& database) {
    const Condition condition(wanted);
    sql::Statement found =
        database.prepare(fmt::format("SELECT {} FROM games g{} ORDER BY g.date DESC, g.id LIMIT ? OFFSET ?",
                                     columns, condition.text("WHERE")));
    const int next = condition.bind(found, 1);
    found.bind(next, std::int64_t{most}).bind(next + 1, std::int64_t{skip});
    std::vector<StoredGame> games;
    while (found.step()) games.push_back(row(found));
    return games;
  });
}

Result<std::int64_t> Collection::count(const Wanted& wanted) {
  return tables_->attempt([&](sqlite::Database& database) {
    const Condition condition(wanted);
    sql::Statement found = database.prepare("SELECT COUNT(*) FROM games g" + condition.text("WHERE"));
    condition.bind(found, 1);
    found.step();
    return found.integer(0);
  });
}

Result<std::optional<StoredGame>> Collection::game(std::int64_t id) {
  return tables_->attempt([&](sqlite::Database& database) {
    sql::Statement found = database.prepare(fmt::format("SELECT {} FROM games g WHERE g.id = ?", columns));
    found.bind(1, id);
    return found.step() ? std::optional(row(found)) : std::nullopt;
  });
}

Result<bool> Collection::remove(std::int64_t id) {
  return tables_->attempt([&](sqlite::Database& database) {
    sql::Statement gone = database.prepare("DELETE FROM games WHERE id = ?");
    gone.bind(1, id).step();
    return database.changes() > 0;
  });
}

Result<std::vector<Branch>> Collection::tree(const Position& position, const RuleSet& rules,
                                             const Wanted& wanted) {
  return tables_->attempt([&](sqlite::Database& database) {
    std::map<std::int64_t, Branch> branches;  // by where they lead
    for (const Move& move : legal_moves(position, rules))
      branches[key_of(position.after(move))].moves.push_back(move);
    const Condition condition(wanted);
    sql::Statement found = database.prepare(
        "SELECT next, COUNT(*), SUM(CASE result WHEN '1-0' THEN 1 ELSE 0 END), "
        "SUM(CASE result WHEN '1/2-1/2' THEN 1 ELSE 0 END), SUM(CASE result WHEN '0-1' THEN 1 ELSE 0 END) "
        "FROM "
        "(SELECT DISTINCT p.next AS next, g.id, g.result AS result FROM positions p JOIN games g ON g.id = "
        "p.game "
        "WHERE p.position = ? AND p.next IS NOT NULL" +
        condition.text("AND") + ") GROUP BY next");
    found.bind(1, key_of(position));
    condition.bind(found, 2);
    std::vector<Branch> played;
    while (found.step()) {
      const auto branch = branches.find(found.integer(0));
      if (branch == branches.end()) continue;  // a move by other rules
      Branch& one = branch->second;
      std::ranges::sort(one.moves, {}, [](const Move& move) { return to_text(move); });
      one.games = found.integer(1);
      one.white = found.integer(2);
      one.draws = found.integer(3);
      one.black = found.integer(4);
      played.push_back(one);
    }
    std::ranges::sort(played, [](const Branch& a, const Branch& b) {
      return a.games != b.games ? a.games > b.games : to_text(a.moves.front()) < to_text(b.moves.front());
    });
    return played;
  });
}

Result<Totals> Collection::totals() {
  return tables_->attempt([&](sqlite::Database& database) {
    return Totals{.games = database.number("SELECT COUNT(*) FROM games"),
                  .players = database.number(
                      "SELECT COUNT(*) FROM (SELECT white_key FROM games UNION SELECT black_key FROM games) "
                      "WHERE white_key <> ''"),
                  .positions = database.number("SELECT COUNT(DISTINCT position) FROM positions")};
  });
}

}  // namespace muehle::collection
