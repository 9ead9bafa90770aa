// Tables that nobody came to: which they are, and the end of them.
#include "storage/sql_games.h"

namespace muehle::sql {
namespace {

// Nobody but who opened it has ever sat there, and nothing was done in its one game. Of a table `t`.
constexpr const char* nobody_came =
    "NOT EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND seat = 1)"
    " AND (SELECT count(*) FROM games WHERE table_id = t.id) = 1"
    " AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM games g JOIN events ON game = g.number WHERE g.table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM games g JOIN packed_games ON game = g.number WHERE g.table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM games g JOIN talk ON game = g.number WHERE g.table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM games g JOIN rulings ON game = g.number WHERE g.table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM games g JOIN calls ON game = g.number WHERE g.table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM games g JOIN rated_games ON game = g.number WHERE g.table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM games g JOIN referee_log ON game = g.number WHERE g.table_id = t.id)";

}  // namespace

WaitingTables Games::waiting_tables(std::int64_t after, UnixSeconds opened_before, int most) {
  WaitingTables found;
  Statement row = database_.prepare(std::string("SELECT id, code, created_at < ? AND ") + nobody_came +
                                    " FROM tables t WHERE id > ? ORDER BY id LIMIT ?");
  row.bind(1, opened_before).bind(2, after).bind(3, std::int64_t{most});
  int seen = 0;
  for (; row.step(); ++seen) {
    found.last = row.integer(0);
    if (row.integer(2) != 0) found.codes.push_back(row.text(1));
  }
  if (seen < most) found.last = 0;
  return found;
}

bool Games::remove_waiting(const std::string& code) {
  std::int64_t table = 0;
  {
    Statement row =
        database_.prepare(std::string("SELECT id FROM tables t WHERE code = ? AND ") + nobody_came);
    if (!row.bind(1, code).step()) return false;
    table = row.integer(0);
  }
  for (const char* sql :
       {"DELETE FROM foreseen WHERE game IN (SELECT number FROM games WHERE table_id = ?)",
        "DELETE FROM counsel WHERE table_id = ?", "DELETE FROM games WHERE table_id = ?",
        "DELETE FROM seat_visitors WHERE table_id = ?", "DELETE FROM seat_doors WHERE table_id = ?",
        "DELETE FROM seat_partners WHERE table_id = ?", "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?"})
    database_.prepare(sql).bind(1, table).ask();
  return true;
}

}  // namespace muehle::sql
