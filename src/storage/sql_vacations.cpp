#include "storage/sql_vacations.h"

namespace muehle::sql {

std::vector<StoredVacation> Vacations::of(PlayerId player) {
  std::vector<StoredVacation> all;
  Statement row = database_.prepare(
      "SELECT began_at, until_at, began_tick, until_tick FROM vacations WHERE player = ? ORDER BY "
      "began_tick");
  row.bind(1, player);
  while (row.step()) all.push_back({row.integer(0), row.integer(1), row.integer(2), row.integer(3)});
  return all;
}

std::vector<std::pair<PlayerId, StoredVacation>> Vacations::ending_after(Milliseconds tick) {
  std::vector<std::pair<PlayerId, StoredVacation>> all;
  Statement row = database_.prepare(
      "SELECT player, began_at, until_at, began_tick, until_tick FROM vacations WHERE until_tick > ?"
      " ORDER BY player, began_tick");
  row.bind(1, tick);
  while (row.step())
    all.emplace_back(row.integer(0),
                     StoredVacation{row.integer(1), row.integer(2), row.integer(3), row.integer(4)});
  return all;
}

void Vacations::begin(PlayerId player, const StoredVacation& vacation) {
  database_
      .prepare(
          "INSERT INTO vacations (player, began_at, until_at, began_tick, until_tick) VALUES (?, ?, ?, ?, ?)")
      .bind(1, player)
      .bind(2, vacation.began_at)
      .bind(3, vacation.until_at)
      .bind(4, vacation.began_tick)
      .bind(5, vacation.until_tick)
      .ask();
}

void Vacations::end(PlayerId player, Milliseconds began_tick, UnixSeconds until_at, Milliseconds until_tick) {
  database_.prepare("UPDATE vacations SET until_at = ?, until_tick = ? WHERE player = ? AND began_tick = ?")
      .bind(1, until_at)
      .bind(2, until_tick)
      .bind(3, player)
      .bind(4, began_tick)
      .ask();
}

}  // namespace muehle::sql
