// Lists of games.
#include "storage/sqlite_games.h"

namespace muehle::sqlite {
namespace {

constexpr const char* columns =
    "SELECT number, code, tables.is_public, tables.rated, games.rules, games.time_control, started_at,"
    " moved_at, plies, board, turn, outcome, left_white, left_black, deadline, falls_by_abort,"
    " w.player, coalesce(CASE WHEN pw.skeleton IS NULL THEN w.name ELSE pw.name END, ''),"
    " pw.skeleton IS NOT NULL, w.seat IS NOT NULL,"
    " b.player, coalesce(CASE WHEN pb.skeleton IS NULL THEN b.name ELSE pb.name END, ''),"
    " pb.skeleton IS NOT NULL, b.seat IS NOT NULL,"
    " rw.rating, rw.deviation, rb.rating, rb.deviation";
constexpr const char* from =
    " FROM games JOIN tables ON tables.id = games.table_id"
    " LEFT JOIN seats w ON w.table_id = games.table_id AND w.seat = white"
    " LEFT JOIN seats b ON b.table_id = games.table_id AND b.seat = 1 - white"
    " LEFT JOIN players pw ON pw.id = w.player LEFT JOIN players pb ON pb.id = b.player"
    " LEFT JOIN ratings rw ON rw.player = w.player AND rw.pool = iif(games.time_control LIKE '1/%',"
    " 'correspondence', 'live')"
    " LEFT JOIN ratings rb ON rb.player = b.player AND rb.pool = iif(games.time_control LIKE '1/%',"
    " 'correspondence', 'live')";

std::optional<double> real_or_null(const Statement& row, int column) {
  if (row.is_null(column)) return std::nullopt;
  return row.real(column);
}

std::optional<ListedGame::Player> player_of(const Statement& row, int column, int rating) {
  if (row.integer(column + 3) == 0) return std::nullopt;
  return ListedGame::Player{.id = row.integer(column),
                            .name = row.text(column + 1),
                            .registered = row.integer(column + 2) != 0,
                            .rating = real_or_null(row, rating),
                            .deviation = real_or_null(row, rating + 1)};
}

std::optional<std::int64_t> integer_or_null(const Statement& row, int column) {
  if (row.is_null(column)) return std::nullopt;
  return row.integer(column);
}

ListedGame game_of(const Statement& row) {
  ListedGame game{.number = row.integer(0),
                  .code = row.text(1),
                  .players = {player_of(row, 16, 24), player_of(row, 20, 26)},
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

std::vector<ListedGame> all_of(Statement& row) {
  std::vector<ListedGame> games;
  while (row.step()) games.push_back(game_of(row));
  return games;
}

}  // namespace

std::vector<ListedGame> Games::games_of(PlayerId player, int most) {
  // His colour, also where he came by a return link.
  const std::string with_seat = std::string(columns) +
                                ", abs(white - coalesce((SELECT seat FROM seats s WHERE s.table_id ="
                                " games.table_id AND s.player = ?1), (SELECT seat FROM seat_visitors v WHERE"
                                " v.table_id = games.table_id AND v.player = ?1)))";
  Statement row = database_.prepare(
      with_seat + from +
      " WHERE outcome IS NOT NULL AND games.table_id IN (SELECT table_id FROM seats WHERE player = ?1 UNION"
      " SELECT table_id FROM seat_visitors WHERE player = ?1)"
      " ORDER BY outcome = 'ongoing' DESC, moved_at DESC, number DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  std::vector<ListedGame> games;
  while (row.step()) games.emplace_back(game_of(row)).own = static_cast<int>(row.integer(28));
  return games;
}

std::vector<ListedGame> Games::public_games_of(PlayerId player, int most) {
  Statement row = database_.prepare(
      std::string(columns) + from +
      " WHERE outcome IS NOT NULL AND tables.is_public AND games.table_id IN (SELECT table_id FROM seats"
      " WHERE player = ?1) ORDER BY moved_at DESC, number DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  return all_of(row);
}

std::vector<ListedGame> Games::public_games_running(int most) {
  Statement row = database_.prepare(std::string(columns) + from +
                                    " WHERE outcome = 'ongoing' AND tables.is_public AND b.seat IS NOT NULL"
                                    " AND w.seat IS NOT NULL ORDER BY moved_at DESC LIMIT ?");
  row.bind(1, std::int64_t{most});
  return all_of(row);
}

std::vector<std::string> Games::codes_to_note(int most) {
  std::vector<std::string> codes;
  Statement row = database_.prepare(
      "SELECT DISTINCT code FROM games JOIN tables ON tables.id = games.table_id WHERE outcome IS NULL LIMIT "
      "?");
  row.bind(1, std::int64_t{most});
  while (row.step()) codes.push_back(row.text(0));
  return codes;
}

}  // namespace muehle::sqlite
