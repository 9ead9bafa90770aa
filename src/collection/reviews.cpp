#include "collection/reviews.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "collection/statements.h"
#include "collection/tables.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "rules/record_tags.h"

namespace muehle::collection {
namespace {

using review::ReviewedMove;

std::optional<std::int64_t> rating_of(const Record& record, std::string_view tag) {
  const std::string* text = find_tag(record.tags, tag);
  if (text == nullptr) return std::nullopt;
  int rating = 0;
  const char* end = text->data() + text->size();
  const auto [behind, wrong] = std::from_chars(text->data(), end, rating);
  return wrong == std::errc() && behind == end && rating > 0 ? std::optional<std::int64_t>(rating)
                                                             : std::nullopt;
}

std::optional<std::int64_t> value_of(const review::Worth& worth) {
  if (!worth.answer) return std::nullopt;
  return static_cast<std::int64_t>(worth.answer->value);
}

std::optional<Colour> loser_of(const Outcome& outcome) {
  if (outcome.verdict == Verdict::white_wins) return Colour::black;
  if (outcome.verdict == Verdict::black_wins) return Colour::white;
  return std::nullopt;
}

void insert(sql::Database& database, std::int64_t id, const Position& before, const ReviewedMove& move) {
  sql::Statement row = database.prepare(
      "INSERT INTO judged (game, ply, position, mover, phase, best, played, judgement, lost, keeping, legal, "
      "chance, exact) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  row.bind(1, id).bind(2, std::int64_t{move.ply}).bind(3, key_of(before));
  row.bind(4, static_cast<std::int64_t>(move.mover)).bind(5, static_cast<std::int64_t>(move.phase));
  row.bind_or_null(6, value_of(move.best)).bind_or_null(7, value_of(move.played));
  row.bind(8, static_cast<std::int64_t>(move.judgement)).bind_real(9, move.lost);
  std::optional<std::int64_t> keeping;
  std::optional<std::int64_t> legal;
  if (move.difficulty) {
    keeping = move.difficulty->keeping;
    legal = move.difficulty->moves;
    row.bind_real(12, move.difficulty->chance);
  } else {
    row.bind_or_null(12, std::optional<std::int64_t>());
  }
  row.bind_or_null(10, keeping).bind_or_null(11, legal);
  const bool exact = move.best.exact && move.played.exact;
  row.bind(13, std::int64_t{exact ? 1 : 0});
  run(row);
  for (const review::Line& line : move.better) {
    sql::Statement kept =
        database.prepare("INSERT INTO keeping (game, ply, next) VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
    kept.bind(1, id).bind(2, std::int64_t{move.ply}).bind(3, key_of(before.after(line.moves.front())));
    run(kept);
  }
}

// A value that was kept.
review::Worth worth_in(const sql::Statement& row, int column) {
  if (row.is_null(column)) return {};
  return {.answer = perfect::Answer{static_cast<perfect::Value>(row.integer(column)), std::nullopt}};
}

constexpr std::string_view columns_of_a_move =
    "ply, mover, phase, best, played, judgement, lost, keeping, legal, chance";
ReviewedMove move_in(const sql::Statement& row) {
  ReviewedMove move{.ply = static_cast<int>(row.integer(0)),
                    .mover = static_cast<Colour>(row.integer(1)),
                    .phase = static_cast<Phase>(row.integer(2)),
                    .best = worth_in(row, 3),
                    .played = worth_in(row, 4),
                    .judgement = static_cast<review::Judgement>(row.integer(5)),
                    .lost = row.real(6)};
  if (!row.is_null(7)) {
    move.difficulty = review::Difficulty{.keeping = static_cast<int>(row.integer(7)),
                                         .moves = static_cast<int>(row.integer(8)),
                                         .chance = row.real(9)};
  }
  return move;
}

std::optional<int> number_or_null(const sql::Statement& row, int column) {
  return row.is_null(column) ? std::nullopt : std::optional(static_cast<int>(row.integer(column)));
}

// Behind moves that kept the value, and behind those that a review named.
std::set<std::int64_t> kept_behind(sql::Database& database, std::int64_t key) {
  sql::Statement found = database.prepare(
      "SELECT p.next FROM judged j "
      "JOIN positions p ON p.game = j.game AND p.ply = j.ply - 1 AND p.position = j.position "
      "WHERE j.position = ?1 AND j.judgement = 0 "
      "UNION SELECT k.next FROM judged j JOIN keeping k ON k.game = j.game AND k.ply = j.ply "
      "WHERE j.position = ?1");
  found.bind(1, key);
  std::set<std::int64_t> keys;
  while (found.step()) keys.insert(found.integer(0));
  return keys;
}

std::string only_of_the_player(const Wanted& wanted) {
  return wanted.player ? " AND ((j.mover = 0 AND g.white_key = ?) OR (j.mover = 1 AND g.black_key = ?))" : "";
}
// The number of the next parameter.
int bind_player(sql::Statement& statement, int first, const Wanted& wanted) {
  if (!wanted.player) return first;
  const std::string player = compared(*wanted.player);
  statement.bind(first, std::string_view(player)).bind(first + 1, std::string_view(player));
  return first + 2;
}

// What the wanted moves in the position with this key were, by the keys of what they lead to.
struct Tried {
  int times = 0;
  int erred = 0;
};
std::map<std::int64_t, Tried> tried(sql::Database& database, std::int64_t key, const Wanted& wanted) {
  const Condition condition(wanted);
  sql::Statement found = database.prepare(
      "SELECT p.next, COUNT(*), SUM(j.judgement > 1) FROM judged j JOIN games g ON g.id = j.game "
      "JOIN positions p ON p.game = j.game AND p.ply = j.ply - 1 AND p.position = j.position "
      "WHERE j.position = ?" +
      only_of_the_player(wanted) + condition.text("AND") + " GROUP BY p.next");
  found.bind(1, key);
  condition.bind(found, bind_player(found, 2, wanted));
  std::map<std::int64_t, Tried> moves;
  while (found.step())
    moves[found.integer(0)] = {static_cast<int>(found.integer(1)), static_cast<int>(found.integer(2))};
  return moves;
}

// What is right and what was played, by the moves of the position as it stood in its game.
void find_moves(sql::Database& database, std::int64_t key, const Wanted& wanted, CostlyPosition& position) {
  const std::set<std::int64_t> kept = kept_behind(database, key);
  std::map<std::int64_t, Tried> played = tried(database, key, wanted);
  MoveList moves = legal_moves(position.position, position.rules);
  std::ranges::sort(moves, {}, [](const Move& move) { return to_text(move); });
  for (const Move& move : moves) {
    const std::int64_t next = key_of(position.position.after(move));
    if (kept.contains(next)) position.right.push_back(move);
    if (const auto found = played.extract(next))
      position.played.push_back({move, found.mapped().times, found.mapped().erred});
  }
  std::ranges::sort(position.played, [](const auto& a, const auto& b) {
    return a.times != b.times ? a.times > b.times : to_text(a.move) < to_text(b.move);
  });
}

}  // namespace

Result<Reviews> Reviews::of(Collection& collection) {
  return collection.tables_->attempt([&](sqlite::Database& database) {
    database.run(std::string(review_tables()));
    return Reviews(*collection.tables_);
  });
}

Result<std::vector<std::int64_t>> Reviews::missing(const Wanted& wanted, bool again) {
  return tables_->attempt([&](sqlite::Database& database) {
    const Condition condition(wanted);
    const std::string_view those = again ? "1" : "r.game IS NULL";
    sql::Statement found = database.prepare(fmt::format(
        "SELECT g.id FROM games g LEFT JOIN reviews r ON r.game = g.id WHERE {}{} ORDER BY r.made IS "
        "NOT NULL, r.made, g.rules, g.id",
        those, condition.text("AND")));
    condition.bind(found, 1);
    std::vector<std::int64_t> ids;
    while (found.step()) ids.push_back(found.integer(0));
    return ids;
  });
}

Result<void> Reviews::keep(std::int64_t id, const Record& record, const review::Review& review) {
  const auto kept = tables_->attempt([&](sqlite::Database& database) {
    const History& history = record.game.history();
    sql::OpenTransaction writing(database);
    sql::Statement gone = database.prepare("DELETE FROM reviews WHERE game = ?");
    gone.bind(1, id);
    run(gone);
    std::optional<std::int64_t> losing;
    if (const auto loser = loser_of(record.game.outcome())) losing = review::losing_ply(review, *loser);
    sql::Statement row = database.prepare(
        "INSERT INTO reviews (game, exact_moves, white_rating, black_rating, losing_ply, made) VALUES (?, ?, "
        "?, ?, ?, "
        "(SELECT COALESCE(MAX(made), 0) + 1 FROM reviews))");
    row.bind(1, id).bind(2, std::int64_t{review.exact_moves});
    row.bind_or_null(3, rating_of(record, "WhiteElo")).bind_or_null(4, rating_of(record, "BlackElo"));
    row.bind_or_null(5, losing);
    run(row);
    for (const ReviewedMove& move : review.moves) insert(database, id, history.position(move.ply - 1), move);
    writing.commit();
    return true;
  });
  if (!kept) return tl::unexpected(kept.error());
  return {};
}

Result<void> Reviews::each(const Wanted& wanted, const std::function<void(const ReviewedGame&)>& take) {
  const auto heard = tables_->attempt([&](sqlite::Database& database) {
    const Condition condition(wanted);
    sql::Statement games = database.prepare(
        "SELECT g.id, g.white, g.black, g.date, g.result, r.white_rating, r.black_rating, r.exact_moves, "
        "r.losing_ply, g.white_key, g.black_key FROM games g JOIN reviews r ON r.game = g.id" +
        condition.text("WHERE") + " ORDER BY g.id");
    condition.bind(games, 1);
    while (games.step()) {
      ReviewedGame game{.id = games.integer(0),
                        .players = {games.text(1), games.text(2)},
                        .keys = {games.text(9), games.text(10)},
                        .ratings = {number_or_null(games, 5), number_or_null(games, 6)},
                        .date = games.text(3),
                        .result = games.text(4),
                        .exact_moves = static_cast<int>(games.integer(7)),
                        .losing_ply = number_or_null(games, 8),
                        .moves = {}};
      sql::Statement moves = database.prepare(
          fmt::format("SELECT {} FROM judged WHERE game = ? ORDER BY ply", columns_of_a_move));
      moves.bind(1, game.id);
      while (moves.step()) game.moves.push_back(move_in(moves));
      take(game);
    }
    return true;
  });
  if (!heard) return tl::unexpected(heard.error());
  return {};
}

Result<std::vector<CostlyPosition>> Reviews::costly(const Wanted& wanted, int most) {
  return tables_->attempt([&](sqlite::Database& database) {
    const Condition condition(wanted);
    sql::Statement found = database.prepare(fmt::format(
        "SELECT j.position, COUNT(*), SUM(j.judgement > 1), "
        "SUM(CASE WHEN j.judgement > 1 THEN j.lost ELSE 0 END) AS lost, MIN(j.game), MIN(j.exact) "
        "FROM judged j JOIN games g ON g.id = j.game WHERE 1{}{} GROUP BY j.position "
        "HAVING SUM(j.judgement > 1) > 0 ORDER BY lost DESC, COUNT(*), j.position LIMIT ?",
        only_of_the_player(wanted), condition.text("AND")));
    const int next = condition.bind(found, bind_player(found, 1, wanted));
    found.bind(next, std::int64_t{most});
    std::vector<CostlyPosition> costly;
    while (found.step()) {
      const std::int64_t key = found.integer(0);
      CostlyPosition position{.position = {},
                              .rules = {},
                              .game = found.integer(4),
                              .times = static_cast<int>(found.integer(1)),
                              .erred = static_cast<int>(found.integer(2)),
                              .lost = found.real(3),
                              .exact = found.integer(5) != 0,
                              .right = {}};
      sql::Statement stood = database.prepare(
          "SELECT p.ply, g.record FROM positions p JOIN games g ON g.id = p.game WHERE p.game = ? AND "
          "p.position = ? ORDER BY p.ply LIMIT 1");
      stood.bind(1, position.game).bind(2, key);
      if (!stood.step()) continue;
      position.ply = static_cast<int>(stood.integer(0));
      const Result<Record> record = read_record(stood.text(1));
      if (!record) continue;
      const History& history = record->game.history();
      position.position = history.position(position.ply);
      position.rules = history.rules();
      find_moves(database, key, wanted, position);
      costly.push_back(std::move(position));
    }
    return costly;
  });
}

}  // namespace muehle::collection
