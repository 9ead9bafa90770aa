#include "storage/sql_ratings.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace muehle::sql {
namespace {

// So many rows are written by one statement, as far as there are as many: each number of rows has a statement
// of its own, which is kept.
constexpr std::array<std::size_t, 4> rows_at_once = {1000, 100, 10, 1};

template <typename Row, typename Write>
void write_together(std::span<const Row> rows, Write write) {
  for (const std::size_t size : rows_at_once) {
    for (; rows.size() >= size; rows = rows.subspan(size)) write(rows.first(size));
  }
}

// VALUES with a parameter in each place.
std::string values_of(std::size_t rows, int columns) {
  std::string row = "(?";
  for (int n = 1; n < columns; ++n) row += ", ?";
  row += ")";
  std::string all = "VALUES ";
  for (std::size_t n = 0; n < rows; ++n) all += n == 0 ? row : ", " + row;
  return all;
}

}  // namespace

std::optional<club::Standing> Ratings::of(PlayerId player, club::Pool pool) {
  Statement row = database_.prepare(
      "SELECT rating, deviation, volatility, games, played_at FROM ratings WHERE player = ? AND pool = ?");
  if (!row.bind(1, player).bind(2, pool_name(pool)).step()) return std::nullopt;
  const club::Rating rating{.rating = row.real(0),
                            .deviation = row.real(1),
                            .volatility = row.real(2),
                            .games = static_cast<int>(row.integer(3))};
  return club::Standing{rating, row.integer(4)};
}

void Ratings::set(PlayerId player, club::Pool pool, const club::Standing& standing) {
  set(pool, {{player, standing}});
}

void Ratings::set(club::Pool pool, const club::Standings& standings) {
  const std::vector<std::pair<PlayerId, club::Standing>> rows(standings.begin(), standings.end());
  write_together(std::span(rows), [&](auto some) {
    constexpr int columns = 7;
    Statement statement = database_.prepare(
        "INSERT INTO ratings (player, pool, rating, deviation, volatility, games, played_at) " +
        values_of(some.size(), columns) +
        " ON CONFLICT (player, pool) DO UPDATE SET rating = excluded.rating,"
        " deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,"
        " played_at = excluded.played_at");
    int parameter = 0;
    for (const auto& [player, standing] : some) {
      statement.bind(++parameter, player)
          .bind(++parameter, pool_name(pool))
          .bind_real(++parameter, standing.rating.rating)
          .bind_real(++parameter, standing.rating.deviation)
          .bind_real(++parameter, standing.rating.volatility)
          .bind(++parameter, std::int64_t{standing.rating.games})
          .bind(++parameter, standing.last);
    }
    statement.ask();
  });
}

void Ratings::remove(PlayerId player, club::Pool pool) {
  database_.prepare("DELETE FROM ratings WHERE player = ? AND pool = ?")
      .bind(1, player)
      .bind(2, pool_name(pool))
      .ask();
}

void Ratings::count(const CountedGame& game) {
  database_
      .prepare(
          "INSERT INTO rated_games (game, pool, white, black, half_points, ended_at, white_after, "
          "black_after)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
      .bind(1, game.game)
      .bind(2, pool_name(game.pool))
      .bind(3, game.result.white)
      .bind(4, game.result.black)
      .bind(5, static_cast<std::int64_t>(game.result.score))
      .bind(6, game.result.at)
      .bind_real(7, game.white_after)
      .bind_real(8, game.black_after)
      .ask();
}

void Ratings::correct(std::span<const CountedGame> games) {
  write_together(games, [&](std::span<const CountedGame> some) {
    constexpr int columns = 5;
    Statement statement = database_.prepare(
        "UPDATE rated_games SET half_points = v.column2, counts = v.column3, white_after = v.column4,"
        " black_after = v.column5 FROM (" +
        values_of(some.size(), columns) + ") AS v WHERE rated_games.game = v.column1");
    int parameter = 0;
    for (const CountedGame& game : some) {
      statement.bind(++parameter, game.game)
          .bind(++parameter, static_cast<std::int64_t>(game.result.score))
          .bind(++parameter, std::int64_t{game.counts})
          .bind_real(++parameter, game.white_after)
          .bind_real(++parameter, game.black_after);
    }
    statement.ask();
  });
}

std::optional<club::Pool> Ratings::pool_of(std::int64_t game) {
  Statement row = database_.prepare("SELECT pool FROM rated_games WHERE game = ?");
  if (!row.bind(1, game).step()) return std::nullopt;
  return row.text(0) == pool_name(club::Pool::live) ? club::Pool::live : club::Pool::correspondence;
}

std::optional<std::array<RatingChange, 2>> Ratings::changes_by(std::int64_t game) {
  Statement row = database_.prepare(
      "SELECT white, black, pool, number, white_after, black_after FROM rated_games"
      " WHERE game = ? AND counts <> 0");
  if (!row.bind(1, game).step()) return std::nullopt;
  std::array<RatingChange, 2> changes;
  for (int side = 0; side < 2; ++side) {
    Statement earlier = database_.prepare(
        "SELECT * FROM (SELECT number, white_after AS after FROM rated_games WHERE white = ?1 AND pool = ?2"
        " AND counts <> 0 AND number < ?3 ORDER BY number DESC LIMIT 1) AS as_white UNION ALL"
        " SELECT * FROM (SELECT number, black_after AS after FROM rated_games WHERE black = ?1 AND pool = ?2"
        " AND counts <> 0 AND number < ?3 ORDER BY number DESC LIMIT 1) AS as_black"
        " ORDER BY number DESC LIMIT 1");
    earlier.bind(1, row.integer(side)).bind(2, row.text(2)).bind(3, row.integer(3));
    const double before = earlier.step() ? earlier.real(1) : club::first_rating;
    changes.at(static_cast<std::size_t>(side)) = {before, row.real(4 + side)};
  }
  return changes;
}

club::Standings Ratings::all(club::Pool pool) {
  club::Standings standings;
  Statement row = database_.prepare(
      "SELECT rating, deviation, volatility, games, played_at, player FROM ratings WHERE pool = ?");
  row.bind(1, pool_name(pool));
  while (row.step()) {
    standings[row.integer(5)] = {.rating = {.rating = row.real(0),
                                            .deviation = row.real(1),
                                            .volatility = row.real(2),
                                            .games = static_cast<int>(row.integer(3))},
                                 .last = row.integer(4)};
  }
  return standings;
}

std::vector<CountedGame> Ratings::counted(club::Pool pool, std::int64_t after) {
  std::vector<CountedGame> games;
  Statement row = database_.prepare(
      "SELECT game, white, black, half_points, ended_at, white_after, black_after, counts, number FROM"
      " rated_games WHERE pool = ? AND number > ? ORDER BY number");
  row.bind(1, pool_name(pool)).bind(2, after);
  while (row.step()) {
    games.push_back(
        {.game = row.integer(0),
         .pool = pool,
         .result = {row.integer(1), row.integer(2), static_cast<club::Score>(row.integer(3)), row.integer(4)},
         .white_after = row.real(5),
         .black_after = row.real(6),
         .counts = row.integer(7) != 0,
         .place = row.integer(8)});
  }
  return games;
}

std::vector<RatingPoint> Ratings::history(PlayerId player, club::Pool pool, int most) {
  std::vector<RatingPoint> points;
  Statement row = database_.prepare(
      "SELECT r.ended_at, r.after, r.half_points, CASE WHEN tables.is_public <> 0 THEN code END, players.id,"
      " players.name FROM (SELECT * FROM (SELECT number, game, ended_at, white_after AS after, half_points,"
      " black AS opponent FROM rated_games WHERE white = ?1 AND pool = ?2 AND counts <> 0"
      " ORDER BY number DESC LIMIT ?3) AS as_white UNION ALL SELECT * FROM (SELECT number, game, ended_at,"
      " black_after AS after, 2 - half_points AS half_points, white AS opponent FROM rated_games"
      " WHERE black = ?1 AND pool = ?2 AND counts <> 0 ORDER BY number DESC LIMIT ?3) AS as_black"
      " ORDER BY number DESC LIMIT ?3) AS r JOIN games ON games.number = r.game"
      " JOIN tables ON tables.id = games.table_id JOIN players ON players.id = r.opponent"
      " ORDER BY r.number DESC");
  row.bind(1, player).bind(2, pool_name(pool)).bind(3, std::int64_t{most});
  while (row.step()) {
    RatingPoint point{.at = row.integer(0),
                      .rating = row.real(1),
                      .half_points = static_cast<int>(row.integer(2)),
                      .code = std::nullopt,
                      .opponent = row.integer(4),
                      .opponent_name = row.text(5)};
    if (!row.is_null(3)) point.code = row.text(3);
    points.push_back(std::move(point));
  }
  std::ranges::reverse(points);
  return points;
}

std::vector<RankedPlayer> Ratings::ranked(club::Pool pool, UnixSeconds since) {
  std::vector<RankedPlayer> players;
  // Since ever: what is stored says it, and no game is looked at. `+ 0`: by the index of the player's games,
  // not by that of their ends.
  Statement row = database_.prepare(
      since <= 0
          ? std::string("SELECT rating, deviation, volatility, games, played_at, id, name, mark, games, NULL"
                        " FROM ratings JOIN players ON id = player WHERE pool = ? AND games > 0"
                        " AND skeleton IS NOT NULL AND bot = 0 AND hidden = 0 ORDER BY skeleton")
          : std::string(
                "SELECT rating, deviation, volatility, r.games, played_at, id, name, mark, recent.games,"
                " (SELECT after FROM (SELECT * FROM (SELECT number, white_after AS after FROM rated_games"
                " WHERE white = id AND pool = ?1 AND counts <> 0 AND ended_at + 0 < ?2"
                " ORDER BY number DESC LIMIT 1) AS as_white UNION ALL SELECT * FROM (SELECT number,"
                " black_after AS after FROM rated_games WHERE black = id AND pool = ?1 AND counts <> 0"
                " AND ended_at + 0 < ?2 ORDER BY number DESC LIMIT 1) AS as_black) AS earlier"
                " ORDER BY number DESC LIMIT 1) FROM (SELECT player, count(*) AS games FROM"
                " (SELECT white AS player FROM rated_games WHERE pool = ?1 AND ended_at >= ?2 AND counts <> 0"
                " UNION ALL SELECT black FROM rated_games WHERE pool = ?1 AND ended_at >= ?2 AND counts <> 0)"
                " AS played GROUP BY player) AS recent"
                " JOIN ratings r ON r.player = recent.player AND r.pool = ?1 JOIN players ON id = r.player"
                " WHERE skeleton IS NOT NULL AND bot = 0 AND hidden = 0 ORDER BY skeleton"));
  row.bind(1, pool_name(pool));
  if (since > 0) row.bind(2, since);
  while (row.step()) {
    RankedPlayer player{.id = row.integer(5),
                        .name = row.text(6),
                        .mark = row.text(7),
                        .standing = {.rating = {.rating = row.real(0),
                                                .deviation = row.real(1),
                                                .volatility = row.real(2),
                                                .games = static_cast<int>(row.integer(3))},
                                     .last = row.integer(4)},
                        .games = static_cast<int>(row.integer(8))};
    if (!row.is_null(9)) player.before = row.real(9);
    players.push_back(std::move(player));
  }
  return players;
}

}  // namespace muehle::sql
