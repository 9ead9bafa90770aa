// Links to calendars in an SQL database.
#pragma once

#include "storage/calendars.h"
#include "storage/sql.h"

namespace muehle::sql {

class Calendars final : public muehle::Calendars {
 public:
  explicit Calendars(Database& database) : database_(database) {}

  std::optional<UnixSeconds> made_at(PlayerId player) override;
  void make(PlayerId player, const SecretHash& secret, UnixSeconds at) override;
  void remove(PlayerId player) override;
  std::optional<PlayerId> whose(const SecretHash& secret) override;
  std::vector<PlayerId> astray(int most) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql
