#include "storage/sql_listed.h"

namespace muehle::sql {
namespace {

std::optional<double> real_or_null(const Statement& row, int column) {
  if (row.is_null(column)) return std::nullopt;
  return row.real(column);
}

// `more`: what is told of White, and behind it of Black, that lies apart from the rest.
std::optional<ListedGame::Player> listed_player_of(const Statement& row, int column, int rating, int more) {
  if (row.integer(column + 3) == 0) return std::nullopt;
  return ListedGame::Player{.id = row.integer(column),
                            .name = row.text(column + 1),
                            .registered = row.integer(column + 2) != 0,
                            .bot = row.integer(more) != 0,
                            .deleted = row.integer(more + 2) != 0,
                            .mark = row.text(more + 4),
                            .rating = real_or_null(row, rating),
                            .deviation = real_or_null(row, rating + 1)};
}

std::optional<std::int64_t> integer_or_null(const Statement& row, int column) {
  if (row.is_null(column)) return std::nullopt;
  return row.integer(column);
}

}  // namespace

ListedGame listed_game_of(const Statement& row) {
  ListedGame game{.number = row.integer(0),
                  .code = row.text(1),
                  .players = {listed_player_of(row, 16, 24, 28), listed_player_of(row, 20, 26, 29)},
                  .own = {},
                  .rules = row.text(4),
                  .time_control = row.text(5),
                  .is_public = row.integer(2) != 0,
                  .rated = row.integer(3) != 0,
                  .standing = {},
                  .began_at = row.integer(6),
                  .moved_at = row.integer(7)};
  game.standing = {.plies = static_cast<int>(row.integer(8)),
                   .position = row.text(9),
                   .turn = integer_or_null(row, 10),
                   .outcome = row.text(11),
                   .left = {integer_or_null(row, 12), integer_or_null(row, 13)},
                   .deadline = integer_or_null(row, 14),
                   .falls_by_abort = row.integer(15) != 0};
  return game;
}

}  // namespace muehle::sql
