#include "storage/sql_push.h"

namespace muehle::sql {
namespace {

constexpr const char* select_subscriptions =
    "SELECT push_subscriptions.id, sessions.player, endpoint, wanted, failures, made_at FROM "
    "push_subscriptions"
    " JOIN sessions ON sessions.id = session ";

std::vector<StoredSubscription> subscriptions_in(Statement& row) {
  std::vector<StoredSubscription> all;
  while (row.step())
    all.push_back({row.integer(0), row.integer(1), row.text(2), static_cast<int>(row.integer(3)),
                   static_cast<int>(row.integer(4)), row.integer(5)});
  return all;
}

}  // namespace

void Subscriptions::add(std::int64_t session, const std::string& endpoint, UnixSeconds at, int most) {
  // A browser whose player has changed is his from now on.
  database_
      .prepare(
          "INSERT INTO push_subscriptions (session, endpoint, made_at) VALUES (?1, ?2, ?3)"
          " ON CONFLICT (endpoint) DO UPDATE SET session = ?1 WHERE push_subscriptions.session <> ?1")
      .bind(1, session)
      .bind(2, endpoint)
      .bind(3, at)
      .ask();
  database_
      .prepare(
          "DELETE FROM push_subscriptions WHERE id IN (SELECT p.id FROM push_subscriptions p"
          " JOIN sessions s ON s.id = p.session WHERE s.player ="
          " (SELECT player FROM sessions WHERE id = ?1) AND p.endpoint <> ?2"
          " ORDER BY p.made_at DESC, p.id DESC LIMIT 1000 OFFSET ?3)")
      .bind(1, session)
      .bind(2, endpoint)
      .bind(3, std::int64_t{most} - 1)
      .ask();
}

void Subscriptions::remove(PlayerId player, const std::string& endpoint) {
  database_
      .prepare(
          "DELETE FROM push_subscriptions WHERE endpoint = ? AND session IN"
          " (SELECT id FROM sessions WHERE player = ?)")
      .bind(1, endpoint)
      .bind(2, player)
      .ask();
}

std::vector<StoredSubscription> Subscriptions::of(PlayerId player) {
  Statement row = database_.prepare(std::string(select_subscriptions) +
                                    "WHERE player = ? ORDER BY made_at, push_subscriptions.id");
  row.bind(1, player);
  return subscriptions_in(row);
}

void Subscriptions::want(PlayerId player, UnixSeconds from) {
  database_
      .prepare(
          "UPDATE push_subscriptions SET wanted = wanted + 1,"
          " next_at = CASE WHEN wanted > 0 OR next_at > ?2 THEN next_at ELSE ?2 END"
          " WHERE session IN (SELECT id FROM sessions WHERE player = ?1)")
      .bind(1, player)
      .bind(2, from)
      .ask();
}

std::vector<StoredSubscription> Subscriptions::due(UnixSeconds now, int most) {
  Statement row =
      database_.prepare(std::string(select_subscriptions) +
                        "WHERE wanted <> 0 AND next_at <= ? ORDER BY next_at, push_subscriptions.id LIMIT ?");
  row.bind(1, now).bind(2, std::int64_t{most});
  return subscriptions_in(row);
}

std::vector<StoredSubscription> Subscriptions::take_due(UnixSeconds now, UnixSeconds until, int most) {
  std::vector<StoredSubscription> taken = due(now, most);
  for (const StoredSubscription& one : taken) {
    database_.prepare("UPDATE push_subscriptions SET next_at = ? WHERE id = ?")
        .bind(1, until)
        .bind(2, one.id)
        .ask();
  }
  return taken;
}

std::optional<StoredSubscription> Subscriptions::wanted(std::int64_t id) {
  Statement row = database_.prepare(std::string(select_subscriptions) +
                                    "WHERE push_subscriptions.id = ? AND wanted <> 0");
  row.bind(1, id);
  std::vector<StoredSubscription> found = subscriptions_in(row);
  if (found.empty()) return std::nullopt;
  return std::move(found.front());
}

void Subscriptions::settle(const StoredSubscription& subscription, UnixSeconds next) {
  // What was wanted meanwhile is still to come, once.
  database_
      .prepare(
          "UPDATE push_subscriptions SET wanted = CASE WHEN wanted > ? THEN 1 ELSE 0 END, failures = 0,"
          " next_at = ? WHERE id = ?")
      .bind(1, std::int64_t{subscription.wanted})
      .bind(2, next)
      .bind(3, subscription.id)
      .ask();
}

void Subscriptions::put_off(std::int64_t id, UnixSeconds next) {
  database_.prepare("UPDATE push_subscriptions SET failures = failures + 1, next_at = ? WHERE id = ?")
      .bind(1, next)
      .bind(2, id)
      .ask();
}

void Subscriptions::remove(std::int64_t id) {
  database_.prepare("DELETE FROM push_subscriptions WHERE id = ?").bind(1, id).ask();
}

}  // namespace muehle::sql
