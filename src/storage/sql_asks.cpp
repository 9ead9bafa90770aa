// What players ask of each other, and what waits for an answer.
#include "storage/sql_games.h"

namespace muehle::sql {
namespace {

// The games of a player, ?1, of which `which` is so, with the seat that he has in each.
std::string in_his_games(const std::string& which) {
  return " FROM (SELECT number, abs(white - colour) AS seat FROM player_games JOIN games ON number = game"
         " WHERE player = ?1 AND " +
         which + ") AS his JOIN games ON games.number = his.number JOIN tables ON tables.id = games.table_id";
}
// Who has said it, and that it was not himself.
constexpr const char* by_the_other =
    " LEFT JOIN seats ON seats.table_id = games.table_id AND seats.seat = 1 - his.seat"
    " LEFT JOIN players ON players.id = seats.player";
constexpr const char* not_by_himself = " AND coalesce(seats.player, 0) <> ?1";
// Who has neither an account nor a session is gone, and plays no game any more. None: who sat down before
// there were players.
constexpr const char* not_by_nobody =
    " AND (seats.player IS NULL OR players.skeleton IS NOT NULL"
    " OR EXISTS (SELECT 1 FROM sessions WHERE sessions.player = seats.player))";
constexpr const char* told =
    " coalesce(seats.player, 0),"
    " coalesce(CASE WHEN players.skeleton IS NULL THEN seats.name ELSE players.name END, ''), said.at";
constexpr const char* without_hurry = " WHERE (games.time_control = '-' OR games.time_control LIKE '1/%')";

std::vector<Ask> asks_in(Statement& row) {
  std::vector<Ask> asks;
  while (row.step())
    asks.push_back({.code = row.text(0),
                    .game = row.integer(1),
                    .number = static_cast<int>(row.integer(2)),
                    .by = row.integer(3),
                    .name = row.text(4),
                    .at = row.integer(5)});
  return asks;
}

}  // namespace

// What was said last of another game is what stands (play/talk.h): who is answered by asking has his game.
std::vector<Ask> Games::next_asks_to(PlayerId player, UnixSeconds over_after, int most) {
  Statement row = database_.prepare(std::string("SELECT tables.code, games.number, said.number,") + told +
                                    in_his_games("ended_at > ?2") +
                                    " JOIN talk AS said ON said.game = games.number" + by_the_other +
                                    " WHERE said.line LIKE 'next ask%'"
                                    " AND said.seat <> his.seat" +
                                    not_by_himself + not_by_nobody +
                                    " AND said.number = (SELECT max(number) FROM talk"
                                    " WHERE talk.game = games.number AND talk.line LIKE 'next %')"
                                    " AND NOT EXISTS (SELECT 1 FROM games AS later"
                                    " WHERE later.table_id = games.table_id AND later.number > games.number)"
                                    " ORDER BY said.at DESC, games.number DESC LIMIT ?3");
  row.bind(1, player).bind(2, over_after).bind(3, std::int64_t{most});
  return asks_in(row);
}

// It stands until it is answered, or anything happens but talk (play/talk.h).
std::vector<Ask> Games::undo_asks_to(PlayerId player, int most) {
  Statement row = database_.prepare(
      std::string("SELECT tables.code, games.number, said.number,") + told +
      in_his_games("ended_at IS NULL") + " JOIN talk AS said ON said.game = games.number" + by_the_other +
      without_hurry + " AND said.line LIKE 'undo ask%' AND said.seat <> his.seat" + not_by_himself +
      " AND said.number = (SELECT max(number) FROM talk"
      " WHERE talk.game = games.number AND talk.line LIKE 'undo %')"
      " AND NOT EXISTS (SELECT 1 FROM events WHERE events.game = games.number"
      " AND events.version > said.version AND events.line NOT LIKE 'offer %'"
      " AND events.line NOT LIKE 'withdraw %' AND events.line NOT LIKE 'decline %')"
      " ORDER BY said.at DESC, games.number DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  return asks_in(row);
}

// Only one without a move, as the last line of its game: with a move, and after one, it is the other one's
// turn besides, and that waits for him already.
std::vector<Ask> Games::draw_offers_to(PlayerId player, int most) {
  Statement row = database_.prepare(
      std::string("SELECT tables.code, games.number, said.version,") + told +
      in_his_games("ended_at IS NULL") + " JOIN events AS said ON said.game = games.number" + by_the_other +
      without_hurry +
      " AND said.line LIKE CASE WHEN his.seat = games.white THEN 'offer black %' ELSE 'offer white %' END" +
      not_by_himself +
      " AND said.version = (SELECT max(version) FROM events WHERE events.game = games.number)"
      " ORDER BY said.at DESC, games.number DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  return asks_in(row);
}

}  // namespace muehle::sql
