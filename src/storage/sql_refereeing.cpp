#include "storage/sql_refereeing.h"

namespace muehle::sql {
namespace {

// Of White and Black in `games`, as all see them; empty: none given.
constexpr const char* names =
    " coalesce(CASE WHEN pw.skeleton IS NULL THEN w.name ELSE pw.name END, ''),"
    " coalesce(CASE WHEN pb.skeleton IS NULL THEN b.name ELSE pb.name END, '')";
constexpr const char* named =
    " LEFT JOIN seats w ON w.table_id = games.table_id AND w.seat = games.white"
    " LEFT JOIN seats b ON b.table_id = games.table_id AND b.seat = 1 - games.white"
    " LEFT JOIN players pw ON pw.id = w.player LEFT JOIN players pb ON pb.id = b.player";

std::string calls() {
  return std::string(
             "SELECT calls.id, calls.game, tables.code, calls.seat, calls.seat = games.white, calls.text,"
             " calls.at, calls.closed_at,") +
         names +
         ", games.rules, games.time_control, coalesce(games.outcome, 'ongoing'), coalesce(games.plies, 0),"
         " games.position"
         " FROM calls JOIN games ON games.number = calls.game JOIN tables ON tables.id = games.table_id" +
         named;
}

StoredCall call_of(const Statement& row) {
  StoredCall call{.id = row.integer(0),
                  .game = row.integer(1),
                  .code = row.text(2),
                  .seat = static_cast<int>(row.integer(3)),
                  .by_white = row.integer(4) != 0,
                  .text = row.text(5),
                  .position = static_cast<int>(row.integer(14)),
                  .at = row.integer(6),
                  .closed_at = {},
                  .names = {row.text(8), row.text(9)},
                  .rules = row.text(10),
                  .time_control = row.text(11),
                  .outcome = row.text(12),
                  .plies = static_cast<int>(row.integer(13))};
  if (!row.is_null(7)) call.closed_at = row.integer(7);
  return call;
}

std::string select_deeds() {
  return std::string(
             "SELECT referee_log.id, referee_log.at, a.name, what, referee_log.game, coalesce(code, ''),"
             " coalesce(p.name, ''), reason, games.position,") +
         names +
         " FROM referee_log JOIN players a ON a.id = actor"
         " LEFT JOIN players p ON p.id = about LEFT JOIN games ON games.number = referee_log.game"
         " LEFT JOIN tables ON tables.id = games.table_id" +
         named;
}
constexpr const char* newest_deeds = " ORDER BY referee_log.id DESC LIMIT ?2";

std::vector<StoredDeed> deeds_in(Statement& row) {
  std::vector<StoredDeed> found;
  while (row.step()) {
    StoredDeed& deed = found.emplace_back();
    deed.id = row.integer(0);
    deed.at = row.integer(1);
    deed.by = row.text(2);
    deed.what = row.text(3);
    if (!row.is_null(4)) deed.game = row.integer(4);
    deed.code = row.text(5);
    deed.about = row.text(6);
    deed.reason = row.text(7);
    if (!row.is_null(8)) deed.position = static_cast<int>(row.integer(8));
    deed.names = {row.text(9), row.text(10)};
  }
  return found;
}

}  // namespace

std::array<bool, 2> called_in(Database& database, std::int64_t game) {
  std::array<bool, 2> called{};
  Statement row = database.prepare("SELECT seat FROM calls WHERE game = ? AND closed_at IS NULL");
  row.bind(1, game);
  while (row.step()) called.at(static_cast<std::size_t>(row.integer(0))) = true;
  return called;
}

std::int64_t Refereeing::add_call(const NewCall& call) {
  Statement row = database_.prepare(
      "INSERT INTO calls (game, player, seat, text, at) VALUES (?, ?, ?, ?, ?) RETURNING id");
  row.bind(1, call.game)
      .bind_or_null(2, call.player)
      .bind(3, std::int64_t{call.seat})
      .bind(4, call.text)
      .bind(5, call.at)
      .step();
  return row.integer(0);
}

Refereeing::CallCount Refereeing::calls_of(std::int64_t game, int seat) {
  Statement row = database_.prepare(
      "SELECT coalesce(sum(CASE WHEN closed_at IS NULL THEN 1 ELSE 0 END), 0), count(*) FROM calls WHERE "
      "game = ? AND seat = ?");
  row.bind(1, game).bind(2, std::int64_t{seat}).step();
  return {static_cast<int>(row.integer(0)), static_cast<int>(row.integer(1))};
}

int Refereeing::open_calls_by(PlayerId player) {
  Statement row = database_.prepare("SELECT count(*) FROM calls WHERE player = ? AND closed_at IS NULL");
  row.bind(1, player).step();
  return static_cast<int>(row.integer(0));
}

// Who sat down before there were players is somebody else in each game.
std::vector<StoredCall> Refereeing::open_calls(int most) {
  std::vector<StoredCall> found;
  Statement row =
      database_.prepare(calls() +
                        " JOIN (SELECT id, row_number() OVER (PARTITION BY player,"
                        " CASE WHEN player IS NULL THEN 2 * game + seat ELSE 0 END ORDER BY at, id) AS turn"
                        " FROM calls WHERE closed_at IS NULL) AS turns ON turns.id = calls.id"
                        " ORDER BY turns.turn, calls.at, calls.id LIMIT ?");
  row.bind(1, std::int64_t{most});
  while (row.step()) found.push_back(call_of(row));
  return found;
}

std::optional<StoredCall> Refereeing::call(std::int64_t id) {
  Statement row = database_.prepare(calls() + " WHERE calls.id = ?");
  if (!row.bind(1, id).step()) return std::nullopt;
  return call_of(row);
}

Refereeing::Waiting Refereeing::waiting_for(PlayerId referee) {
  Statement row = database_.prepare(
      "SELECT coalesce(sum(CASE WHEN closed_at IS NULL THEN 1 ELSE 0 END), 0), coalesce(max(calls.id), 0),"
      " coalesce(max(CASE WHEN closed_at IS NULL THEN calls.at END), 0)"
      " FROM calls JOIN games ON games.number = calls.game WHERE NOT EXISTS"
      " (SELECT 1 FROM seats s WHERE s.table_id = games.table_id AND s.player = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM seat_visitors v WHERE v.table_id = games.table_id AND v.player = ?1)");
  row.bind(1, referee).step();
  return {static_cast<int>(row.integer(0)), row.integer(1), row.integer(2)};
}

std::vector<PlayerId> Refereeing::referees_of(const std::string& code, UnixSeconds now) {
  std::vector<PlayerId> found;
  {
    Statement row = database_.prepare(
        "SELECT id FROM players WHERE role <> 'player'"
        " AND (suspended_until IS NULL OR suspended_until <= ?) ORDER BY id");
    row.bind(1, now);
    while (row.step()) found.push_back(row.integer(0));
  }
  std::erase_if(found, [&](PlayerId referee) { return sits_at(code, referee); });
  return found;
}

bool Refereeing::sits_at(const std::string& code, PlayerId player) {
  Statement row = database_.prepare(
      "SELECT 1 FROM tables t WHERE t.code = ?1 AND"
      " (EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.player = ?2)"
      " OR EXISTS (SELECT 1 FROM seat_visitors v WHERE v.table_id = t.id AND v.player = ?2))");
  return row.bind(1, code).bind(2, player).step();
}

std::array<bool, 2> Refereeing::called_in(std::int64_t game) { return sql::called_in(database_, game); }

void Refereeing::close_call(std::int64_t id, UnixSeconds at) {
  database_.prepare("UPDATE calls SET closed_at = ? WHERE id = ? AND closed_at IS NULL")
      .bind(1, at)
      .bind(2, id)
      .ask();
}

void Refereeing::close_calls_of(std::int64_t game, UnixSeconds at) {
  database_.prepare("UPDATE calls SET closed_at = ? WHERE game = ? AND closed_at IS NULL")
      .bind(1, at)
      .bind(2, game)
      .ask();
}

int Refereeing::rulings_in(std::int64_t game) {
  Statement row = database_.prepare("SELECT count(*) FROM rulings WHERE game = ?");
  row.bind(1, game).step();
  return static_cast<int>(row.integer(0));
}

std::vector<StoppedGame> Refereeing::stopped_games(int most) {
  std::vector<StoppedGame> found;
  Statement row = database_.prepare(
      std::string("SELECT games.number, tables.code, games.position,") + names +
      ", games.rules, games.time_control, games.plies, coalesce(r.name, ''), stop.line, stop.at"
      " FROM rulings AS stop JOIN games ON games.number = stop.game"
      " JOIN tables ON tables.id = games.table_id LEFT JOIN players r ON r.id = stop.referee" +
      named +
      " WHERE stop.line LIKE 'stop %' AND games.outcome = 'ongoing' AND NOT EXISTS"
      " (SELECT 1 FROM rulings later WHERE later.game = stop.game AND later.number > stop.number"
      " AND later.line LIKE 'go on %') ORDER BY stop.at, games.number LIMIT ?");
  row.bind(1, std::int64_t{most});
  while (row.step())
    found.push_back({.game = row.integer(0),
                     .code = row.text(1),
                     .position = static_cast<int>(row.integer(2)),
                     .names = {row.text(3), row.text(4)},
                     .rules = row.text(5),
                     .time_control = row.text(6),
                     .plies = static_cast<int>(row.integer(7)),
                     .by = row.text(8),
                     .line = row.text(9),
                     .at = row.integer(10)});
  return found;
}

void Refereeing::note(const Deed& deed) {
  database_
      .prepare("INSERT INTO referee_log (at, actor, what, game, about, reason) VALUES (?, ?, ?, ?, ?, ?)")
      .bind(1, deed.at)
      .bind(2, deed.by)
      .bind(3, deed.what)
      .bind_or_null(4, deed.game)
      .bind_or_null(5, deed.about)
      .bind(6, deed.reason)
      .ask();
}

std::vector<StoredDeed> Refereeing::deeds(std::int64_t before, int most) {
  Statement row = database_.prepare(select_deeds() + " WHERE ?1 = 0 OR referee_log.id < ?1" + newest_deeds);
  row.bind(1, before).bind(2, std::int64_t{most});
  return deeds_in(row);
}

std::vector<StoredDeed> Refereeing::deeds_about(PlayerId player, int most) {
  Statement row =
      database_.prepare(select_deeds() +
                        " WHERE about = ?1 OR (what IN ('warn white', 'caution white') AND w.player = ?1)"
                        " OR (what IN ('warn black', 'caution black') AND b.player = ?1)" +
                        newest_deeds);
  row.bind(1, player).bind(2, std::int64_t{most});
  return deeds_in(row);
}

}  // namespace muehle::sql
