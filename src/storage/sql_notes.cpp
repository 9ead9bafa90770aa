#include "storage/sql_notes.h"

#include "storage/sql_players.h"

namespace muehle::sql {
namespace {

constexpr const char* select_notes =
    "SELECT code, game, text, changed_at FROM game_notes JOIN games ON number = game"
    " JOIN tables ON tables.id = games.table_id WHERE player = ?1 ";

std::vector<StoredNote> notes_in(Statement& row) {
  std::vector<StoredNote> all;
  while (row.step()) all.push_back({row.text(0), row.integer(1), row.text(2), row.integer(3)});
  return all;
}

}  // namespace

bool Notes::may_note(PlayerId player, const std::string& code, std::int64_t game) {
  Statement row = database_.prepare(
      "SELECT 1 FROM player_games JOIN games ON number = game JOIN tables ON tables.id = games.table_id"
      " WHERE player = ? AND game = ? AND code = ?");
  return row.bind(1, player).bind(2, game).bind(3, code).step();
}

std::optional<StoredNote> Notes::of(PlayerId player, std::int64_t game) {
  Statement row = database_.prepare(std::string(select_notes) + "AND game = ?2");
  row.bind(1, player).bind(2, game);
  std::vector<StoredNote> found = notes_in(row);
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

void Notes::keep(PlayerId player, std::int64_t game, const std::string& text, UnixSeconds at) {
  if (text.empty()) {
    database_.prepare("DELETE FROM game_notes WHERE player = ? AND game = ?")
        .bind(1, player)
        .bind(2, game)
        .ask();
    return;
  }
  database_
      .prepare(
          "INSERT INTO game_notes (player, game, text, changed_at) VALUES (?1, ?2, ?3, ?4)"
          " ON CONFLICT (player, game) DO UPDATE SET text = ?3, changed_at = ?4")
      .bind(1, player)
      .bind(2, game)
      .bind(3, text)
      .bind(4, at)
      .ask();
}

std::vector<StoredNote> Notes::all_of(PlayerId player, int most) {
  Statement row =
      database_.prepare(std::string(select_notes) + "ORDER BY changed_at DESC, game DESC LIMIT ?2");
  row.bind(1, player).bind(2, std::int64_t{most});
  return notes_in(row);
}

std::vector<PlayerId> Notes::astray(int most) {
  Statement row = database_.prepare(
      "SELECT DISTINCT player FROM game_notes JOIN players ON id = player WHERE skeleton IS NULL"
      " ORDER BY player LIMIT ?");
  row.bind(1, std::int64_t{most});
  return players_in(row);
}

}  // namespace muehle::sql
