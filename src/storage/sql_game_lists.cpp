// Lists of games.
#include <algorithm>

#include "storage/sql_games.h"

namespace muehle::sql {
namespace {

constexpr const char* select_listed =
    "SELECT number, code, tables.is_public, tables.rated, games.rules, games.time_control, started_at,"
    " moved_at, plies, board, turn, outcome, left_white, left_black, deadline, falls_by_abort,"
    " w.player, coalesce(CASE WHEN pw.skeleton IS NULL THEN w.name ELSE pw.name END, ''),"
    " pw.skeleton IS NOT NULL, w.seat IS NOT NULL,"
    " b.player, coalesce(CASE WHEN pb.skeleton IS NULL THEN b.name ELSE pb.name END, ''),"
    " pb.skeleton IS NOT NULL, b.seat IS NOT NULL,"
    " rw.rating, rw.deviation, rb.rating, rb.deviation, coalesce(pw.bot, 0), coalesce(pb.bot, 0)";
constexpr const char* from_all = " FROM games JOIN tables ON tables.id = games.table_id";
// The few tables of a player, ?1, come first: PostgreSQL keeps the order of so many joins as it is written.
constexpr const char* from_his_seats =
    " FROM (SELECT DISTINCT table_id FROM seats WHERE player = ?1) AS his"
    " JOIN tables ON tables.id = his.table_id JOIN games ON games.table_id = his.table_id";
constexpr const char* from_his_tables =
    " FROM (SELECT table_id FROM seats WHERE player = ?1 UNION"
    " SELECT table_id FROM seat_visitors WHERE player = ?1) AS his"
    " JOIN tables ON tables.id = his.table_id JOIN games ON games.table_id = his.table_id";
constexpr const char* with_players =
    " LEFT JOIN seats w ON w.table_id = games.table_id AND w.seat = white"
    " LEFT JOIN seats b ON b.table_id = games.table_id AND b.seat = 1 - white"
    " LEFT JOIN players pw ON pw.id = w.player LEFT JOIN players pb ON pb.id = b.player"
    " LEFT JOIN ratings rw ON rw.player = w.player AND rw.pool ="
    " CASE WHEN games.time_control LIKE '1/%' THEN 'correspondence' ELSE 'live' END"
    " LEFT JOIN ratings rb ON rb.player = b.player AND rb.pool ="
    " CASE WHEN games.time_control LIKE '1/%' THEN 'correspondence' ELSE 'live' END";

constexpr const char* is_ended = " WHERE outcome <> 'ongoing' AND tables.is_public <> 0";

std::optional<double> real_or_null(const Statement& row, int column) {
  if (row.is_null(column)) return std::nullopt;
  return row.real(column);
}

std::optional<ListedGame::Player> listed_player_of(const Statement& row, int column, int rating, int bot) {
  if (row.integer(column + 3) == 0) return std::nullopt;
  return ListedGame::Player{.id = row.integer(column),
                            .name = row.text(column + 1),
                            .registered = row.integer(column + 2) != 0,
                            .bot = row.integer(bot) != 0,
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

std::vector<ListedGame> listed_games_in(Statement& row) {
  std::vector<ListedGame> games;
  while (row.step()) games.push_back(game_of(row));
  return games;
}

std::string_view condition(GameFilter::Result result) {
  switch (result) {
    case GameFilter::Result::won:
      return " AND ((outcome LIKE 'white_wins%' AND w.player = ?1)"
             " OR (outcome LIKE 'black_wins%' AND b.player = ?1))";
    case GameFilter::Result::lost:
      return " AND ((outcome LIKE 'white_wins%' AND b.player = ?1)"
             " OR (outcome LIKE 'black_wins%' AND w.player = ?1))";
    case GameFilter::Result::drawn:
      return " AND outcome LIKE 'draw%'";
    case GameFilter::Result::aborted:
      return " AND outcome LIKE 'aborted%'";
    case GameFilter::Result::running:
      return " AND outcome = 'ongoing'";
  }
  return {};
}

std::string_view condition(GameFilter::Time time) {
  switch (time) {
    case GameFilter::Time::live:
      return " AND games.time_control <> '-' AND games.time_control NOT LIKE '1/%'";
    case GameFilter::Time::correspondence:
      return " AND games.time_control LIKE '1/%'";
    case GameFilter::Time::unlimited:
      return " AND games.time_control = '-'";
  }
  return {};
}

// Of a player, who is ?1.
std::string condition(const GameFilter& filter) {
  std::string all;
  if (filter.result) all += condition(*filter.result);
  if (filter.time) all += condition(*filter.time);
  if (!filter.rules.empty()) all += " AND games.rules = ?3";
  if (filter.house_rules) all += " AND games.rules LIKE '%,%'";
  if (!filter.opponent.empty())
    all += " AND CASE WHEN w.player = ?1 THEN pb.skeleton ELSE pw.skeleton END LIKE ?4 ESCAPE '!'";
  if (filter.before) all += " AND number < ?5";
  return all;
}

// A text for LIKE that stands for itself.
std::string as_pattern(const std::string& text) {
  std::string pattern;
  for (const char c : text) {
    if (c == '!' || c == '%' || c == '_') pattern += '!';
    pattern += c;
  }
  return pattern;
}

}  // namespace

std::vector<ListedGame> Games::games_of(PlayerId player, int most) {
  return games_where("outcome IS NOT NULL", player, most);
}

// Asked often, and few at a time, however many he has played.
std::vector<ListedGame> Games::running_games_of(PlayerId player, int most) {
  return games_where("outcome = 'ongoing'", player, most);
}

std::vector<ListedGame> Games::games_where(std::string_view outcome, PlayerId player, int most) {
  // His colour, also where he came by a return link.
  const std::string with_seat = std::string(select_listed) +
                                ", abs(white - coalesce((SELECT seat FROM seats s WHERE s.table_id ="
                                " games.table_id AND s.player = ?1), (SELECT seat FROM seat_visitors v WHERE"
                                " v.table_id = games.table_id AND v.player = ?1)))";
  Statement row =
      database_.prepare(with_seat + from_his_tables + with_players + " WHERE " + std::string(outcome) +
                        " ORDER BY outcome = 'ongoing' DESC, moved_at DESC, number DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  std::vector<ListedGame> games;
  while (row.step()) games.emplace_back(game_of(row)).own = static_cast<int>(row.integer(30));
  return games;
}

std::vector<ListedGame> Games::public_games_of(PlayerId player, const GameFilter& filter, int most) {
  Statement row = database_.prepare(std::string(select_listed) + from_his_seats + with_players +
                                    " WHERE outcome IS NOT NULL AND tables.is_public <> 0" +
                                    condition(filter) + " ORDER BY number DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  if (!filter.rules.empty()) row.bind(3, filter.rules);
  if (!filter.opponent.empty()) row.bind(4, "%" + as_pattern(filter.opponent) + "%");
  if (filter.before) row.bind(5, *filter.before);
  return listed_games_in(row);
}

HeadToHead Games::between(PlayerId player, PlayerId other) {
  Statement row = database_.prepare(
      "SELECT coalesce(sum(CASE WHEN outcome LIKE 'white_wins%' AND w.player = ?1 OR outcome LIKE"
      " 'black_wins%' AND b.player = ?1 THEN 1 ELSE 0 END), 0),"
      " coalesce(sum(CASE WHEN outcome LIKE 'draw%' THEN 1 ELSE 0 END), 0),"
      " coalesce(sum(CASE WHEN outcome LIKE 'white_wins%' AND w.player = ?2 OR outcome LIKE"
      " 'black_wins%' AND b.player = ?2 THEN 1 ELSE 0 END), 0)"
      " FROM seats mine JOIN seats his ON his.table_id = mine.table_id AND his.player = ?2"
      " JOIN games ON games.table_id = mine.table_id"
      " JOIN seats w ON w.table_id = games.table_id AND w.seat = white"
      " JOIN seats b ON b.table_id = games.table_id AND b.seat = 1 - white"
      " WHERE mine.player = ?1");
  row.bind(1, player).bind(2, other).step();
  return {.won = static_cast<int>(row.integer(0)),
          .drawn = static_cast<int>(row.integer(1)),
          .lost = static_cast<int>(row.integer(2))};
}

std::vector<ListedGame> Games::public_games_running(int most) {
  Statement row =
      database_.prepare(std::string(select_listed) + from_all + with_players +
                        " WHERE outcome = 'ongoing' AND tables.is_public <> 0 AND b.seat IS NOT NULL"
                        " AND w.seat IS NOT NULL ORDER BY moved_at DESC LIMIT ?");
  row.bind(1, std::int64_t{most});
  return listed_games_in(row);
}

std::vector<EndedGame> Games::public_games_ended(const EndedFilter& filter, int most) {
  const char* from = filter.player ? from_his_seats : from_all;
  Statement row = database_.prepare(std::string(select_listed) + from + with_players + is_ended +
                                    (filter.player ? "" : " AND ?1 = 0") +
                                    " AND moved_at >= ?2 AND moved_at < ?3 AND (moved_at, number) > (?4, ?5)"
                                    " ORDER BY moved_at, number LIMIT ?6");
  row.bind(1, filter.player.value_or(0))
      .bind(2, std::max(filter.since, filter.after.at))
      .bind(3, filter.until)
      .bind(4, filter.after.at)
      .bind(5, filter.after.number)
      .bind(6, std::int64_t{most});
  std::vector<EndedGame> games;
  for (ListedGame& listed : listed_games_in(row)) games.push_back(ended_game(std::move(listed)));
  return games;
}

std::optional<EndedGame> Games::public_game_ended(std::int64_t number) {
  Statement row =
      database_.prepare(std::string(select_listed) + from_all + with_players + is_ended + " AND number = ?");
  if (!row.bind(1, number).step()) return std::nullopt;
  return ended_game(game_of(row));
}

EndedGame Games::ended_game(ListedGame listed) {
  Statement row =
      database_.prepare("SELECT position, white, start, began_tick, packed FROM games WHERE number = ?");
  row.bind(1, listed.number).step();
  const std::int64_t number = listed.number;
  StoredGame played{.number = number,
                    .white = static_cast<int>(row.integer(1)),
                    .wish = std::nullopt,
                    .rules = listed.rules,
                    .start = row.text(2),
                    .time_control = listed.time_control,
                    .started_at = listed.began_at,
                    .tick = row.integer(3),
                    .events = row.integer(4) != 0 ? read_packed(number) : read_events(number),
                    .talk = {},
                    .rulings = read_rulings(number),
                    .outcome = listed.standing.outcome};
  return {
      .listed = std::move(listed), .round = static_cast<int>(row.integer(0)), .played = std::move(played)};
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

}  // namespace muehle::sql
