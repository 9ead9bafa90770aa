// A game as lists have it, out of `games` and `tables`: one way of asking for it and of reading it, whatever
// else is asked for.
#pragma once

#include "storage/listed_games.h"
#include "storage/sql.h"

namespace muehle::sql {

// Begins the statement; FROM has games and tables, and behind those:
inline constexpr const char* select_listed =
    "SELECT number, code, tables.is_public, tables.rated, games.rules, games.time_control, started_at,"
    " moved_at, plies, board, turn, outcome, left_white, left_black, deadline, falls_by_abort,"
    " w.player, coalesce(CASE WHEN pw.skeleton IS NULL THEN w.name ELSE pw.name END, ''),"
    " pw.skeleton IS NOT NULL, w.seat IS NOT NULL,"
    " b.player, coalesce(CASE WHEN pb.skeleton IS NULL THEN b.name ELSE pb.name END, ''),"
    " pb.skeleton IS NOT NULL, b.seat IS NOT NULL,"
    " rw.rating, rw.deviation, rb.rating, rb.deviation, coalesce(pw.bot, 0), coalesce(pb.bot, 0),"
    " coalesce(pw.deleted, 0), coalesce(pb.deleted, 0),"
    " coalesce(pw.mark, ''), coalesce(pb.mark, '')";
inline constexpr const char* with_players =
    " LEFT JOIN seats w ON w.table_id = games.table_id AND w.seat = white"
    " LEFT JOIN seats b ON b.table_id = games.table_id AND b.seat = 1 - white"
    " LEFT JOIN players pw ON pw.id = w.player LEFT JOIN players pb ON pb.id = b.player"
    " LEFT JOIN ratings rw ON rw.player = w.player AND rw.pool ="
    " CASE WHEN games.time_control LIKE '1/%' THEN 'correspondence' ELSE 'live' END"
    " LEFT JOIN ratings rb ON rb.player = b.player AND rb.pool ="
    " CASE WHEN games.time_control LIKE '1/%' THEN 'correspondence' ELSE 'live' END";
inline constexpr int behind_listed = 34;  // the first column of what else is asked for

ListedGame listed_game_of(const Statement& row);

}  // namespace muehle::sql
