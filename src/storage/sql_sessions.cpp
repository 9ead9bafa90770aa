// Of Players: their sessions, and the devices that they are known by.
#include "storage/sql_players.h"

namespace muehle::sql {

void Players::begin_session(PlayerId player, const NewSession& session) {
  database_
      .prepare(
          "INSERT INTO sessions (token_hash, player, device, began_at, seen_at) VALUES (?1, ?2, ?3, ?4, ?4)")
      .bind(1, std::span<const unsigned char>(session.token))
      .bind(2, player)
      .bind(3, session.device)
      .bind(4, session.at)
      .ask();
}

void Players::renew_session(std::int64_t session, const SecretHash& token) {
  database_.prepare("UPDATE sessions SET token_hash = ? WHERE id = ?")
      .bind(1, std::span<const unsigned char>(token))
      .bind(2, session)
      .ask();
}

void Players::see(std::int64_t session, UnixSeconds at) {
  database_.prepare("UPDATE sessions SET seen_at = ? WHERE id = ?").bind(1, at).bind(2, session).ask();
}

bool Players::renew_guest_session(std::int64_t session, const SecretHash& token) {
  database_
      .prepare(
          "UPDATE sessions SET token_hash = ? WHERE id = ? AND EXISTS"
          " (SELECT 1 FROM players WHERE id = sessions.player AND skeleton IS NULL)")
      .bind(1, std::span<const unsigned char>(token))
      .bind(2, session)
      .step();
  return database_.changes() > 0;
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
      .ask();
}

void Players::end_other_sessions(PlayerId player, std::int64_t session) {
  database_.prepare("DELETE FROM sessions WHERE player = ? AND id <> ?")
      .bind(1, player)
      .bind(2, session)
      .ask();
}

void Players::forget_unseen(PlayerId after, PlayerId last, const Unseen& before) {
  database_
      .prepare(
          "DELETE FROM sessions WHERE player > ?1 AND player <= ?2 AND seen_at < CASE WHEN EXISTS"
          " (SELECT 1 FROM players WHERE id = sessions.player AND skeleton IS NOT NULL)"
          " THEN CAST(?3 AS BIGINT) ELSE CAST(?4 AS BIGINT) END")
      .bind(1, after)
      .bind(2, last)
      .bind(3, before.of_accounts)
      .bind(4, before.of_guests)
      .ask();
  database_.prepare("DELETE FROM known_devices WHERE player > ? AND player <= ? AND seen_at < ?")
      .bind(1, after)
      .bind(2, last)
      .bind(3, before.devices)
      .ask();
}

bool Players::renew_device(const SecretHash& former, const SecretHash& device) {
  database_.prepare("UPDATE known_devices SET token_hash = ? WHERE token_hash = ?")
      .bind(1, std::span<const unsigned char>(device))
      .bind(2, std::span<const unsigned char>(former))
      .step();
  return database_.changes() > 0;
}

void Players::remember_device(PlayerId player, const SecretHash& device, UnixSeconds at, int most) {
  database_
      .prepare(
          "INSERT INTO known_devices (player, token_hash, seen_at) VALUES (?1, ?2, ?3)"
          " ON CONFLICT (token_hash, player) DO UPDATE SET seen_at = excluded.seen_at")
      .bind(1, player)
      .bind(2, std::span<const unsigned char>(device))
      .bind(3, at)
      .ask();
  // Of two in the same second this one stays.
  database_
      .prepare(
          "DELETE FROM known_devices WHERE player = ?1 AND token_hash <> ?2 AND token_hash NOT IN"
          " (SELECT token_hash FROM known_devices WHERE player = ?1 AND token_hash <> ?2"
          " ORDER BY seen_at DESC, token_hash LIMIT ?3)")
      .bind(1, player)
      .bind(2, std::span<const unsigned char>(device))
      .bind(3, std::int64_t{most} - 1)
      .ask();
}

std::vector<UnixSeconds> Players::devices_of(PlayerId player) {
  std::vector<UnixSeconds> seen;
  Statement row =
      database_.prepare("SELECT seen_at FROM known_devices WHERE player = ? ORDER BY seen_at DESC");
  row.bind(1, player);
  while (row.step()) seen.push_back(row.integer(0));
  return seen;
}

bool Players::knows_device(PlayerId player, const SecretHash& device, UnixSeconds since) {
  Statement row =
      database_.prepare("SELECT 1 FROM known_devices WHERE player = ? AND token_hash = ? AND seen_at >= ?");
  return row.bind(1, player).bind(2, std::span<const unsigned char>(device)).bind(3, since).step();
}

}  // namespace muehle::sql
