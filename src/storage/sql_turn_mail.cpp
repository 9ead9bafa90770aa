#include "storage/sql_turn_mail.h"

#include <algorithm>
#include <array>
#include <utility>

#include "storage/sql_players.h"

namespace muehle {
namespace {

constexpr std::array<std::pair<TurnMailWay, std::string_view>, 4> ways = {
    {{TurnMailWay::none, "none"},
     {TurnMailWay::at_once, "at_once"},
     {TurnMailWay::daily, "daily"},
     {TurnMailWay::refused, "refused"}}};

}  // namespace

std::string_view to_text(TurnMailWay way) {
  return std::ranges::find(ways, way, &std::pair<TurnMailWay, std::string_view>::first)->second;
}

}  // namespace muehle

namespace muehle::sql {
namespace {

constexpr const char* select_all =
    "SELECT player, way, hour, zone, stop_key, next_at, failures, refusals FROM turn_mails WHERE ";

// A turn by days, of a player `t` or of a seat that he shares, that he was not told of: both sit there, and
// no referee has stopped it.
std::string untold_turn() {
  const std::string untold =
      " AND g.deadline IS NOT NULL AND g.moved_at <= ?3 AND g.started_at <= ?3"
      " AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = g.table_id AND s.seat = 1)"
      " AND NOT EXISTS (SELECT 1 FROM told_turns o WHERE o.player = t.player AND o.game = g.number"
      " AND o.plies = g.plies AND o.board = g.board))";
  return "(EXISTS (SELECT 1 FROM player_games p JOIN games g ON g.number = p.game"
         " WHERE p.player = t.player AND p.ended_at IS NULL AND p.pace = 1 AND g.turn = p.colour" +
         untold +
         " OR EXISTS (SELECT 1 FROM seat_partners p JOIN games g ON g.table_id = p.table_id"
         " WHERE p.player = t.player AND p.is_gone = 0 AND g.outcome = 'ongoing'"
         " AND g.time_control LIKE '1/%' AND g.turn = abs(g.white - p.seat)" +
         untold + ")";
}

TurnMailWay read_way(const std::string& text) {
  for (const auto& [way, name] : ways) {
    if (name == text) return way;
  }
  throw Failure{Failure::Kind::broken, "no way in which somebody has mail: " + text};
}

std::optional<StoredTurnMail> turn_mail_in(Statement& row) {
  if (!row.step()) return std::nullopt;
  return StoredTurnMail{.player = row.integer(0),
                        .way = read_way(row.text(1)),
                        .hour = static_cast<int>(row.integer(2)),
                        .zone = row.text(3),
                        .stop_key = row.text(4),
                        .next_at = row.integer(5),
                        .failures = static_cast<int>(row.integer(6)),
                        .refusals = static_cast<int>(row.integer(7))};
}

std::vector<ToldTurn> told_turns_in(Statement& row) {
  std::vector<ToldTurn> all;
  while (row.step()) all.push_back({row.integer(0), static_cast<int>(row.integer(1)), row.text(2)});
  return all;
}

}  // namespace

std::optional<StoredTurnMail> TurnMails::of(PlayerId player) {
  Statement row = database_.prepare(std::string(select_all) + "player = ?");
  row.bind(1, player);
  return turn_mail_in(row);
}

std::optional<StoredTurnMail> TurnMails::by_stop_key(const std::string& key) {
  Statement row = database_.prepare(std::string(select_all) + "stop_key = ?");
  row.bind(1, key);
  return turn_mail_in(row);
}

void TurnMails::choose(const StoredTurnMail& wanted) {
  database_
      .prepare(
          "INSERT INTO turn_mails (player, way, hour, zone, stop_key, next_at, failures, refusals)"
          " VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0) ON CONFLICT (player) DO UPDATE SET way = ?2, hour = ?3,"
          " zone = ?4, next_at = ?6, failures = 0, refusals = 0")
      .bind(1, wanted.player)
      .bind(2, to_text(wanted.way))
      .bind(3, std::int64_t{wanted.hour})
      .bind(4, wanted.zone)
      .bind(5, wanted.stop_key)
      .bind(6, wanted.next_at)
      .ask();
}

std::vector<PlayerId> TurnMails::due(UnixSeconds now, UnixSeconds began, PlayerId after, int most) {
  Statement row =
      database_.prepare(std::string("SELECT t.player FROM turn_mails t JOIN mail_addresses m ON m.player ="
                                    " t.player WHERE t.player > ?1 AND t.next_at <= ?2 AND (t.way = 'daily'"
                                    " OR (t.way = 'at_once' AND ") +
                        untold_turn() + ")) ORDER BY t.player LIMIT ?4");
  row.bind(1, after).bind(2, now).bind(3, began).bind(4, std::int64_t{most});
  return players_in(row);
}

std::vector<ToldTurn> TurnMails::told(PlayerId player) {
  Statement row =
      database_.prepare("SELECT game, plies, board FROM told_turns WHERE player = ? ORDER BY game");
  row.bind(1, player);
  return told_turns_in(row);
}

void TurnMails::tell(PlayerId player, const std::vector<ToldTurn>& turns) {
  database_
      .prepare(
          "DELETE FROM told_turns WHERE player = ?1 AND game NOT IN"
          " (SELECT game FROM player_games WHERE player = ?1 AND ended_at IS NULL) AND game NOT IN"
          " (SELECT g.number FROM seat_partners p JOIN games g ON g.table_id = p.table_id"
          " WHERE p.player = ?1 AND p.is_gone = 0 AND g.outcome = 'ongoing')")
      .bind(1, player)
      .ask();
  for (const ToldTurn& turn : turns) {
    database_
        .prepare(
            "INSERT INTO told_turns (player, game, plies, board) VALUES (?1, ?2, ?3, ?4)"
            " ON CONFLICT (player, game) DO UPDATE SET plies = ?3, board = ?4")
        .bind(1, player)
        .bind(2, turn.game)
        .bind(3, std::int64_t{turn.plies})
        .bind(4, turn.board)
        .ask();
  }
}

void TurnMails::settle(const StoredTurnMail& before, const StoredTurnMail& after) {
  database_
      .prepare(
          "UPDATE turn_mails SET way = ?1, next_at = ?2, failures = ?3, refusals = ?4 WHERE player = ?5"
          " AND way = ?6 AND hour = ?7 AND zone = ?8 AND next_at = ?9")
      .bind(1, to_text(after.way))
      .bind(2, after.next_at)
      .bind(3, std::int64_t{after.failures})
      .bind(4, std::int64_t{after.refusals})
      .bind(5, before.player)
      .bind(6, to_text(before.way))
      .bind(7, std::int64_t{before.hour})
      .bind(8, before.zone)
      .bind(9, before.next_at)
      .ask();
}

std::vector<PlayerId> TurnMails::astray(int most) {
  Statement row = database_.prepare(
      "SELECT player FROM turn_mails WHERE player NOT IN (SELECT player FROM mail_addresses)"
      " UNION SELECT player FROM told_turns JOIN players ON id = player WHERE skeleton IS NULL"
      " ORDER BY player LIMIT ?");
  row.bind(1, std::int64_t{most});
  return players_in(row);
}

}  // namespace muehle::sql
