// Ratings in an SQL database.
#pragma once

#include "storage/ratings.h"
#include "storage/sql.h"

namespace muehle::sql {

class Ratings final : public muehle::Ratings {
 public:
  explicit Ratings(Database& database) : database_(database) {}

  std::optional<club::Standing> of(PlayerId player, club::Pool pool) override;
  void set(PlayerId player, club::Pool pool, const club::Standing& standing) override;
  void set(club::Pool pool, const club::Standings& standings) override;
  void remove(PlayerId player, club::Pool pool) override;
  void count(const CountedGame& game) override;
  void correct(std::span<const CountedGame> games) override;
  std::optional<club::Pool> pool_of(std::int64_t game) override;
  std::optional<std::array<RatingChange, 2>> changes_by(std::int64_t game) override;
  club::Standings all(club::Pool pool) override;
  std::vector<CountedGame> counted(club::Pool pool, std::int64_t after) override;
  std::vector<RatingPoint> history(PlayerId player, club::Pool pool, int most) override;
  std::vector<RankedPlayer> ranked(club::Pool pool, UnixSeconds since) override;

 private:
  Database& database_;
};

}  // namespace muehle::sql
