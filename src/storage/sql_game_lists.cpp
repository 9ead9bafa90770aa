// Lists of games.
#include <algorithm>

#include "storage/sql_games.h"
#include "storage/sql_listed.h"

namespace muehle::sql {
namespace {

constexpr const char* from_all = " FROM games JOIN tables ON tables.id = games.table_id";
// A page of one player's games, `his`, is found by an index before anything is joined to it: PostgreSQL keeps
// the order of so many joins as it is written.
std::string from_page(const std::string& his) {
  return " FROM (" + his +
         ") AS his JOIN games ON games.number = his.game JOIN tables ON tables.id ="
         " games.table_id";
}
constexpr const char* is_ended = " WHERE outcome <> 'ongoing' AND tables.is_public <> 0";

std::vector<ListedGame> listed_games_in(Statement& row) {
  std::vector<ListedGame> games;
  while (row.step()) games.push_back(listed_game_of(row));
  return games;
}

std::string_view condition(GameFilter::Result result) {
  switch (result) {
    case GameFilter::Result::won:
      return " AND result = 2";
    case GameFilter::Result::lost:
      return " AND result = 0";
    case GameFilter::Result::drawn:
      return " AND result = 1";
    case GameFilter::Result::aborted:
      return " AND ended_at IS NOT NULL AND result IS NULL";
    case GameFilter::Result::running:
      return " AND ended_at IS NULL";
  }
  return {};
}

std::string_view condition(GameFilter::Time time) {
  switch (time) {
    case GameFilter::Time::live:
      return " AND pace = 0";
    case GameFilter::Time::correspondence:
      return " AND pace = 1";
    case GameFilter::Time::unlimited:
      return " AND pace = 2";
  }
  return {};
}

// The numbers of the public games of a player, who is ?1, that are asked for; at most ?2. Each filter has an
// index with the games in their order; by a part of a name, one is looked through.
std::string public_page(const GameFilter& filter) {
  std::string all = "SELECT game FROM player_games";
  all += " WHERE player = ?1 AND shown <> 0";
  if (filter.result) all += condition(*filter.result);
  if (filter.time) all += condition(*filter.time);
  if (!filter.rules.empty()) all += " AND rules = ?3";
  if (filter.house_rules) all += " AND rules LIKE '%,%'";
  if (!filter.opponent.empty())
    all += " AND opponent IN (SELECT id FROM players WHERE skeleton LIKE ?4 ESCAPE '!')";
  if (filter.before) all += " AND game < ?5";
  return all + " ORDER BY game DESC LIMIT ?2";
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
  std::vector<ListedGame> games = running_games_of(player, most);
  const int left = most - static_cast<int>(games.size());
  if (left == 0) return games;
  for (ListedGame& game : own_games("SELECT game, colour FROM player_games WHERE player = ?1"
                                    " AND ended_at IS NOT NULL ORDER BY ended_at DESC, game DESC LIMIT ?2",
                                    player, left))
    games.push_back(std::move(game));
  return games;
}

// Asked often, and few at a time, however many he has played.
std::vector<ListedGame> Games::running_games_of(PlayerId player, int most) {
  return own_games(
      "SELECT game, colour FROM player_games JOIN games ON number = game WHERE player = ?1"
      " AND ended_at IS NULL ORDER BY moved_at DESC, game DESC LIMIT ?2",
      player, most);
}

std::vector<ListedGame> Games::shared_games_of(PlayerId player, int most) {
  std::vector<ListedGame> games = own_games(
      "SELECT g.number AS game, abs(g.white - p.seat) AS colour FROM seat_partners p"
      " JOIN games g ON g.table_id = p.table_id WHERE p.player = ?1 AND p.is_gone = 0"
      " ORDER BY g.outcome = 'ongoing' DESC, g.moved_at DESC, g.number DESC LIMIT ?2",
      player, most);
  for (ListedGame& game : games) game.is_shared = true;
  return games;
}

// Also where he came by a return link.
std::vector<ListedGame> Games::own_games(const std::string& page, PlayerId player, int most) {
  Statement row = database_.prepare(std::string(select_listed) + ", his.colour" + from_page(page) +
                                    with_players + " ORDER BY moved_at DESC, number DESC");
  row.bind(1, player).bind(2, std::int64_t{most});
  std::vector<ListedGame> games;
  while (row.step())
    games.emplace_back(listed_game_of(row)).own = static_cast<int>(row.integer(behind_listed));
  return games;
}

std::vector<ListedGame> Games::public_games_of(PlayerId player, const GameFilter& filter, int most) {
  Statement row = database_.prepare(std::string(select_listed) + from_page(public_page(filter)) +
                                    with_players + " ORDER BY number DESC");
  row.bind(1, player).bind(2, std::int64_t{most});
  if (!filter.rules.empty()) row.bind(3, filter.rules);
  if (!filter.opponent.empty()) row.bind(4, "%" + as_pattern(filter.opponent) + "%");
  if (filter.before) row.bind(5, *filter.before);
  return listed_games_in(row);
}

HeadToHead Games::between(PlayerId player, PlayerId other) {
  Statement row = database_.prepare(
      "SELECT result, count(*) FROM player_games WHERE player = ? AND opponent = ? AND result IS NOT NULL"
      " GROUP BY result");
  row.bind(1, player).bind(2, other);
  HeadToHead games;
  while (row.step()) {
    const std::int64_t result = row.integer(0);
    (result == 2 ? games.won : result == 1 ? games.drawn : games.lost) = static_cast<int>(row.integer(1));
  }
  return games;
}

std::vector<std::int64_t> Games::games_listed_wrong(int most) {
  constexpr const char* all =
      "SELECT game, player, colour, shown, opponent, ended_at, result, pace, rules FROM ";
  const std::string is(std::string(all) + "player_games");
  const std::string should_be(std::string(all) + "player_games_now");
  Statement row = database_.prepare("SELECT DISTINCT game FROM (SELECT * FROM (" + is + " EXCEPT " +
                                    should_be + ") AS a UNION ALL SELECT * FROM (" + should_be + " EXCEPT " +
                                    is + ") AS b) AS wrong ORDER BY game LIMIT ?");
  row.bind(1, std::int64_t{most});
  std::vector<std::int64_t> games;
  while (row.step()) games.push_back(row.integer(0));
  return games;
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
  const std::string his =
      "SELECT game FROM player_games WHERE player = ?1 AND shown <> 0 AND ended_at >= ?2 AND ended_at < ?3"
      " AND (ended_at, game) > (?4, ?5) ORDER BY ended_at, game LIMIT ?6";
  const std::string ended = std::string(is_ended) +
                            " AND ?1 = 0 AND moved_at >= ?2 AND moved_at < ?3"
                            " AND (moved_at, number) > (?4, ?5)";
  Statement row = database_.prepare(filter.player ? select_listed + from_page(his) + with_players +
                                                        " ORDER BY moved_at, number"
                                                  : std::string(select_listed) + from_all + with_players +
                                                        ended + " ORDER BY moved_at, number LIMIT ?6");
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
  return ended_game(listed_game_of(row));
}

EndedGame Games::ended_game(ListedGame listed) {
  Statement row =
      database_.prepare("SELECT position, white, start, began_tick, packed FROM games WHERE number = ?");
  row.bind(1, listed.number).ask();
  const std::int64_t number = listed.number;
  Statement rulings = rulings_of(number);
  row.step();
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
                    .outcome = listed.standing.outcome};
  read_rulings(rulings, played);
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
