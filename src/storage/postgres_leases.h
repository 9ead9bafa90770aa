// Leases in a PostgreSQL database, by its clock: the servers need not agree on the time.
#pragma once

#include "storage/leases.h"
#include "storage/postgres.h"

namespace muehle::postgres {

class Leases final : public muehle::Leases {
 public:
  explicit Leases(Database& database) : database_(database) {}

  ServerId enter(const std::string& address, const std::string& home = {}) override;
  std::optional<LeaseState> renew(ServerId server, Milliseconds term) override;
  void give_up(ServerId server, std::span<const int> shards) override;
  void leave(ServerId server) override;
  std::vector<Outage> outages(int shard, Milliseconds after) override;

 private:
  Milliseconds now();
  void bury(Milliseconds now);
  void bury_of(const std::string& home);
  void take(ServerId server, int most, Milliseconds now);
  LeaseState state(ServerId server, Milliseconds now);

  Database& database_;
};

}  // namespace muehle::postgres
