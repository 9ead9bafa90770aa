#include "storage/sql_ratings.h"

#include <algorithm>

namespace muehle::sql {

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
  database_
      .prepare(
          "INSERT INTO ratings (player, pool, rating, deviation, volatility, games, played_at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, pool) DO UPDATE SET rating = excluded.rating,"
          " deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,"
          " played_at = excluded.played_at")
      .bind(1, player)
      .bind(2, pool_name(pool))
      .bind_real(3, standing.rating.rating)
      .bind_real(4, standing.rating.deviation)
      .bind_real(5, standing.rating.volatility)
      .bind(6, std::int64_t{standing.rating.games})
      .bind(7, standing.last)
      .step();
}

void Ratings::remove(PlayerId player, club::Pool pool) {
  database_.prepare("DELETE FROM ratings WHERE player = ? AND pool = ?")
      .bind(1, player)
      .bind(2, pool_name(pool))
      .step();
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
      .step();
}

void Ratings::correct(const CountedGame& game) {
  database_
      .prepare(
          "UPDATE rated_games SET half_points = ?, counts = ?, white_after = ?, black_after = ? WHERE game = "
          "?")
      .bind(1, static_cast<std::int64_t>(game.result.score))
      .bind(2, std::int64_t{game.counts})
      .bind_real(3, game.white_after)
      .bind_real(4, game.black_after)
      .bind(5, game.game)
      .step();
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

std::vector<CountedGame> Ratings::counted(club::Pool pool) {
  std::vector<CountedGame> games;
  Statement row = database_.prepare(
      "SELECT game, white, black, half_points, ended_at, white_after, black_after, counts FROM rated_games"
      " WHERE pool = ? ORDER BY number");
  row.bind(1, pool_name(pool));
  while (row.step()) {
    games.push_back(
        {.game = row.integer(0),
         .pool = pool,
         .result = {row.integer(1), row.integer(2), static_cast<club::Score>(row.integer(3)), row.integer(4)},
         .white_after = row.real(5),
         .black_after = row.real(6),
         .counts = row.integer(7) != 0});
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

}  // namespace muehle::sql
