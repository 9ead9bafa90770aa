#include "storage/sqlite_players.h"

namespace muehle::sqlite {
namespace {

// Of columns 0 to 4.
StoredPlayer player_of(const Statement& row) {
  return {.id = row.integer(0),
          .name = row.text(1),
          .registered = row.integer(2) != 0,
          .language = row.text(3),
          .created_at = row.integer(4)};
}

}  // namespace

PlayerId Players::add_guest(const std::string& name, const std::string& language, UnixSeconds at) {
  database_.prepare("INSERT INTO players (name, language, created_at) VALUES (?, ?, ?)")
      .bind(1, name)
      .bind(2, language)
      .bind(3, at)
      .step();
  return database_.last_id();
}

void Players::rename(PlayerId player, const std::string& name) {
  database_.prepare("UPDATE players SET name = ? WHERE id = ?").bind(1, name).bind(2, player).step();
}

void Players::set_language(PlayerId player, const std::string& language) {
  database_.prepare("UPDATE players SET language = ? WHERE id = ?").bind(1, language).bind(2, player).step();
}

bool Players::enroll(PlayerId guest, const AccountName& name, const std::string& password) {
  database_
      .prepare(
          "UPDATE OR IGNORE players SET name = ?, skeleton = ?, password = ?"
          " WHERE id = ? AND skeleton IS NULL")
      .bind(1, name.shown)
      .bind(2, name.skeleton)
      .bind(3, password)
      .bind(4, guest)
      .step();
  return database_.changes() > 0;
}

void Players::set_password(PlayerId player, const std::string& password) {
  database_.prepare("UPDATE players SET password = ? WHERE id = ? AND skeleton IS NOT NULL")
      .bind(1, password)
      .bind(2, player)
      .step();
}

std::optional<std::string> Players::password_of(PlayerId player) {
  Statement row = database_.prepare("SELECT password FROM players WHERE id = ?");
  if (!row.bind(1, player).step() || row.is_null(0)) return std::nullopt;
  return row.text(0);
}

std::optional<StoredPlayer> Players::by_skeleton(const std::string& skeleton) {
  Statement row = database_.prepare(
      "SELECT id, name, skeleton IS NOT NULL, language, created_at FROM players WHERE skeleton = ?");
  if (!row.bind(1, skeleton).step()) return std::nullopt;
  return player_of(row);
}

void Players::merge(PlayerId guest, PlayerId account) {
  // Not where the account sits opposite or has the seat already.
  database_
      .prepare(
          "UPDATE seats SET player = ?2 WHERE player = ?1 AND NOT EXISTS"
          " (SELECT 1 FROM seats other WHERE other.table_id = seats.table_id AND other.player = ?2)")
      .bind(1, guest)
      .bind(2, account)
      .step();
  database_.prepare("UPDATE OR IGNORE seat_visitors SET player = ?2 WHERE player = ?1")
      .bind(1, guest)
      .bind(2, account)
      .step();
  database_.prepare("DELETE FROM sessions WHERE player = ?").bind(1, guest).step();
  database_.prepare("DELETE FROM seeks WHERE player = ?").bind(1, guest).step();
}

void Players::erase(PlayerId player) {
  for (const char* sql :
       {"DELETE FROM sessions WHERE player = ?", "DELETE FROM seat_visitors WHERE player = ?",
        "DELETE FROM ratings WHERE player = ?", "DELETE FROM seeks WHERE player = ?",
        "DELETE FROM relations WHERE player = ?1 OR other = ?1",
        "DELETE FROM challenge_doors WHERE player = ?",
        "DELETE FROM challenges WHERE challenger = ?1 OR challenged = ?1",
        "UPDATE seats SET name = '', secret_hash = randomblob(32) WHERE player = ?",
        "UPDATE players SET name = '', skeleton = NULL, password = NULL, language = ''"
        " WHERE id = ?"}) {
    database_.prepare(sql).bind(1, player).step();
  }
}

void Players::begin_session(PlayerId player, const NewSession& session) {
  database_
      .prepare("INSERT INTO sessions (token_hash, player, device, began_at, seen_at) VALUES (?, ?, ?, ?, ?4)")
      .bind(1, std::span<const unsigned char>(session.token))
      .bind(2, player)
      .bind(3, session.device)
      .bind(4, session.at)
      .step();
}

std::optional<std::pair<StoredPlayer, std::int64_t>> Players::by_token(const SecretHash& token) {
  Statement row = database_.prepare(
      "SELECT players.id, name, skeleton IS NOT NULL, language, created_at, sessions.id FROM sessions"
      " JOIN players ON players.id = player WHERE token_hash = ?");
  if (!row.bind(1, std::span<const unsigned char>(token)).step()) return std::nullopt;
  return std::pair(player_of(row), row.integer(5));
}

void Players::see(std::int64_t session, UnixSeconds at) {
  database_.prepare("UPDATE sessions SET seen_at = ? WHERE id = ?").bind(1, at).bind(2, session).step();
}

std::vector<StoredSession> Players::sessions_of(PlayerId player) {
  std::vector<StoredSession> sessions;
  Statement row = database_.prepare(
      "SELECT id, device, began_at, seen_at FROM sessions WHERE player = ? ORDER BY seen_at DESC, id DESC");
  row.bind(1, player);
  while (row.step()) sessions.push_back({row.integer(0), row.text(1), row.integer(2), row.integer(3)});
  return sessions;
}

void Players::end_session(PlayerId player, std::int64_t session) {
  database_.prepare("DELETE FROM sessions WHERE player = ? AND id = ?")
      .bind(1, player)
      .bind(2, session)
      .step();
}

void Players::end_other_sessions(PlayerId player, std::int64_t session) {
  database_.prepare("DELETE FROM sessions WHERE player = ? AND id <> ?")
      .bind(1, player)
      .bind(2, session)
      .step();
}

}  // namespace muehle::sqlite
