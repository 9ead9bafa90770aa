// Counts of games by hour in an SQL database.
#pragma once

#include "storage/lobby_hours.h"
#include "storage/sql.h"

namespace muehle::sql {

class LobbyHours final : public muehle::LobbyHours {
 public:
  explicit LobbyHours(Database& database) : database_(database) {}

  void count(const WeekHour& when, int kept) override;
  Sum before(const WeekHour& when, int weeks) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql
