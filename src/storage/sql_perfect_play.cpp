#include "storage/sql_perfect_play.h"

#include "storage/ratings.h"

namespace muehle::sql {
namespace {

constexpr std::string_view sums =
    " coalesce(sum(placed), 0), coalesce(sum(placed_held), 0), coalesce(sum(moved), 0),"
    " coalesce(sum(moved_held), 0), coalesce(sum(flown), 0), coalesce(sum(flown_held), 0)";

// From this column on, as `sums` has them.
HeldByPhase held_in(const Statement& row, int column) {
  HeldByPhase held;
  for (HeldPositions& phase : held) {
    phase = {static_cast<int>(row.integer(column)), static_cast<int>(row.integer(column + 1))};
    column += 2;
  }
  return held;
}

}  // namespace

std::optional<UnreadGame> PerfectPlay::next_unread() {
  Statement row = database_.prepare(
      "SELECT r.game, t.code FROM rated_games r JOIN games ON games.number = r.game"
      " JOIN tables t ON t.id = games.table_id WHERE r.counts = 1"
      " AND NOT EXISTS (SELECT 1 FROM perfect_play p WHERE p.game = r.game) ORDER BY r.number DESC LIMIT 1");
  if (!row.step()) return std::nullopt;
  return UnreadGame{row.integer(0), row.text(1)};
}

void PerfectPlay::put(std::int64_t game, const std::optional<std::array<HeldByPhase, 2>>& held) {
  database_.prepare("DELETE FROM perfect_play WHERE game = ?").bind(1, game).ask();
  for (std::int64_t side = 0; side < 2; ++side) {
    Statement row = database_.prepare(
        "INSERT INTO perfect_play (game, side, known, placed, placed_held, moved, moved_held, flown,"
        " flown_held) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row.bind(1, game).bind(2, side).bind(3, std::int64_t{held ? 1 : 0});
    int column = 4;
    for (const HeldPositions& phase : held ? held->at(static_cast<std::size_t>(side)) : HeldByPhase{}) {
      row.bind(column, std::int64_t{phase.critical}).bind(column + 1, std::int64_t{phase.held});
      column += 2;
    }
    row.ask();
  }
}

void PerfectPlay::look_again() { database_.run("DELETE FROM perfect_play WHERE known = 0"); }

PerfectPlay::Sum PerfectPlay::of(PlayerId player, club::Pool pool) {
  Statement row =
      database_.prepare(std::string("SELECT coalesce(sum(CASE WHEN known = 1 THEN 1 ELSE 0 END), 0),"
                                    " coalesce(sum(CASE WHEN known = 0 THEN 1 ELSE 0 END), 0),"
                                    " coalesce(sum(CASE WHEN known IS NULL THEN 1 ELSE 0 END), 0),") +
                        std::string(sums) +
                        " FROM rated_games r LEFT JOIN perfect_play p ON p.game = r.game"
                        " AND p.side = CASE WHEN r.white = ?1 THEN 0 ELSE 1 END"
                        " WHERE (r.white = ?1 OR r.black = ?1) AND r.pool = ?2 AND r.counts = 1");
  row.bind(1, player).bind(2, pool_name(pool)).step();
  return {static_cast<int>(row.integer(0)), static_cast<int>(row.integer(1)),
          static_cast<int>(row.integer(2)), held_in(row, 3)};
}

PerfectPlay::Sum PerfectPlay::of_others(PlayerId player, club::Pool pool, double rating, double near,
                                        int most) {
  Statement row =
      database_.prepare(std::string("SELECT count(*),") + std::string(sums) +
                        " FROM (SELECT game, white, black, white_after, black_after FROM rated_games"
                        " WHERE pool = ?2 AND counts = 1 ORDER BY number DESC LIMIT ?5) AS r"
                        " JOIN perfect_play p ON p.game = r.game WHERE known = 1"
                        " AND CASE WHEN side = 0 THEN white ELSE black END <> ?1"
                        " AND CASE WHEN side = 0 THEN white_after ELSE black_after END BETWEEN ?3 AND ?4");
  row.bind(1, player)
      .bind(2, pool_name(pool))
      .bind_real(3, rating - near)
      .bind_real(4, rating + near)
      .bind(5, std::int64_t{most})
      .step();
  return {static_cast<int>(row.integer(0)), 0, 0, held_in(row, 1)};
}

}  // namespace muehle::sql
