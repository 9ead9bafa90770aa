// How often players held the value of positions, in an SQL database.
#pragma once

#include "storage/perfect_play.h"
#include "storage/sql.h"

namespace muehle::sql {

class PerfectPlay final : public muehle::PerfectPlay {
 public:
  explicit PerfectPlay(Database& database) : database_(database) {}

  std::optional<UnreadGame> next_unread() override;
  void put(std::int64_t game, const std::optional<std::array<HeldByPhase, 2>>& held) override;
  void look_again() override;
  Sum of(PlayerId player, club::Pool pool) override;
  Sum of_others(PlayerId player, club::Pool pool, double rating, double near, int most) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql
