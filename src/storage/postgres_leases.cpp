#include "storage/postgres_leases.h"

#include <algorithm>

namespace muehle::postgres {
namespace {

// So long a new server that has not renewed yet counts as alive.
constexpr Milliseconds first_term = 10'000;

// Whoever begins, ends or takes does so alone; what is written at tables does not wait for it.
constexpr const char* alone = "SELECT pg_advisory_xact_lock(hashtext('muehle leases ' || current_schema()))";

int fair_share(int servers) { return (all_shards + servers - 1) / std::max(1, servers); }

}  // namespace

// Within one transaction always the same, so that one outage ends where the next lease begins.
Milliseconds Leases::now() {
  return database_.number("SELECT CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS bigint)");
}

ServerId Leases::enter(const std::string& address, const std::string& home) {
  sql::OpenTransaction transaction(database_);
  database_.run(alone);
  if (!home.empty()) bury_of(home);
  const Milliseconds now = this->now();
  sql::Statement row = database_.prepare(
      "INSERT INTO servers (address, home, seen_at, alive_until) VALUES (?1, ?2, ?3, ?4) RETURNING id");
  row.bind(1, address).bind(2, home).bind(3, now).bind(4, now + first_term).step();
  transaction.commit();
  return row.integer(0);
}

std::optional<LeaseState> Leases::renew(ServerId server, Milliseconds term) {
  sql::OpenTransaction transaction(database_);
  database_.run(alone);
  const Milliseconds now = this->now();
  database_.prepare("UPDATE servers SET seen_at = ?2, alive_until = ?3 WHERE id = ?1")
      .bind(1, server)
      .bind(2, now)
      .bind(3, now + term)
      .step();
  if (database_.changes() == 0) return std::nullopt;
  bury(now);
  const auto servers = static_cast<int>(database_.number("SELECT count(*) FROM servers"));
  sql::Statement own = database_.prepare("SELECT count(*) FROM leases WHERE server = ?");
  own.bind(1, server).step();
  if (const int few = fair_share(servers) - static_cast<int>(own.integer(0)); few > 0) take(server, few, now);
  LeaseState found = state(server, now);
  transaction.commit();
  return found;
}

// Whoever has not renewed is gone, since he was last seen.
void Leases::bury(Milliseconds now) {
  database_
      .prepare(
          "UPDATE leases SET server = NULL, free_since = (SELECT seen_at FROM servers WHERE id = server)"
          " WHERE server IN (SELECT id FROM servers WHERE alive_until <= ?)")
      .bind(1, now)
      .ask();
  database_.prepare("DELETE FROM servers WHERE alive_until <= ?").bind(1, now).ask();
}

void Leases::bury_of(const std::string& home) {
  database_
      .prepare(
          "UPDATE leases SET server = NULL, free_since = (SELECT seen_at FROM servers WHERE id = server)"
          " WHERE server IN (SELECT id FROM servers WHERE home = ?)")
      .bind(1, home)
      .ask();
  database_.prepare("DELETE FROM servers WHERE home = ?").bind(1, home).ask();
}

// Waits for what its former owner is about to commit, see Transaction::hold().
void Leases::take(ServerId server, int most, Milliseconds now) {
  sql::Statement row = database_.prepare(
      "UPDATE leases SET server = ?1, epoch = epoch + 1 WHERE shard IN"
      " (SELECT shard FROM leases WHERE server IS NULL ORDER BY shard DESC LIMIT ?2) RETURNING shard, "
      "free_since");
  row.bind(1, server).bind(2, std::int64_t{most});
  while (row.step()) {
    if (row.is_null(1)) continue;  // nobody has had it yet
    database_.prepare("INSERT INTO outages (shard, from_ms, until_ms) VALUES (?, ?, ?)")
        .bind(1, row.integer(0))
        .bind(2, row.integer(1))
        .bind(3, now)
        .ask();
  }
}

LeaseState Leases::state(ServerId server, Milliseconds now) {
  LeaseState found;
  found.now = now;
  sql::Statement peer = database_.prepare("SELECT id, address FROM servers ORDER BY id");
  while (peer.step()) found.peers.push_back({peer.integer(0), peer.text(1)});
  sql::Statement lease = database_.prepare("SELECT shard, server, epoch FROM leases ORDER BY shard");
  while (lease.step()) {
    const auto shard = static_cast<int>(lease.integer(0));
    if (shard >= all_shards) continue;  // of a newer version
    found.owners.at(static_cast<std::size_t>(shard)) = lease.integer(1);
    if (lease.integer(1) == server) found.own.push_back({shard, lease.integer(2)});
  }
  const int share = fair_share(static_cast<int>(found.peers.size()));
  found.too_many = std::max(0, static_cast<int>(found.own.size()) - share);
  return found;
}

void Leases::give_up(ServerId server, std::span<const int> shards) {
  sql::OpenTransaction transaction(database_);
  database_.run(alone);
  const Milliseconds now = this->now();
  for (const int shard : shards) {
    database_.prepare("UPDATE leases SET server = NULL, free_since = ?3 WHERE shard = ?1 AND server = ?2")
        .bind(1, std::int64_t{shard})
        .bind(2, server)
        .bind(3, now)
        .ask();
  }
  transaction.commit();
}

void Leases::leave(ServerId server) {
  sql::OpenTransaction transaction(database_);
  database_.run(alone);
  database_.prepare("UPDATE leases SET server = NULL, free_since = ?2 WHERE server = ?1")
      .bind(1, server)
      .bind(2, now())
      .ask();
  database_.prepare("DELETE FROM servers WHERE id = ?").bind(1, server).ask();
  transaction.commit();
}

std::vector<Outage> Leases::outages(int shard, Milliseconds after) {
  std::vector<Outage> all;
  sql::Statement row = database_.prepare(
      "SELECT from_ms, until_ms FROM outages WHERE shard = ? AND until_ms > ? ORDER BY from_ms");
  row.bind(1, std::int64_t{shard}).bind(2, after);
  while (row.step()) all.push_back({row.integer(0), row.integer(1)});
  return all;
}

}  // namespace muehle::postgres
