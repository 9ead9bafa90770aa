// Subscriptions to pushes in an SQL database.
#pragma once

#include "storage/push.h"
#include "storage/sql.h"

namespace muehle::sql {

class Subscriptions final : public muehle::Subscriptions {
 public:
  explicit Subscriptions(Database& database) : database_(database) {}

  void add(std::int64_t session, const std::string& endpoint, UnixSeconds at, int most) override;
  void remove(PlayerId player, const std::string& endpoint) override;
  std::vector<StoredSubscription> of(PlayerId player) override;
  void want(PlayerId player, UnixSeconds from) override;
  std::vector<StoredSubscription> due(UnixSeconds now, int most) override;
  std::vector<StoredSubscription> take_due(UnixSeconds now, UnixSeconds until, int most) override;
  std::optional<StoredSubscription> wanted(std::int64_t id) override;
  void settle(const StoredSubscription& subscription, UnixSeconds next) override;
  void put_off(std::int64_t id, UnixSeconds next) override;
  void remove(std::int64_t id) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql
