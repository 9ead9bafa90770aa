// Vacations in an SQL database.
#pragma once

#include "storage/sql.h"
#include "storage/vacations.h"

namespace muehle::sql {

class Vacations final : public muehle::Vacations {
 public:
  explicit Vacations(Database& database) : database_(database) {}

  std::vector<StoredVacation> of(PlayerId player) override;
  std::vector<std::pair<PlayerId, StoredVacation>> ending_after(Milliseconds tick) override;
  void begin(PlayerId player, const StoredVacation& vacation) override;
  void end(PlayerId player, Milliseconds began_tick, UnixSeconds until_at, Milliseconds until_tick) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql
