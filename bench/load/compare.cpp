#include "compare.h"

#include <fmt/format.h>

#include "server/tables/game_check.h"
#include "storage/maintenance.h"

namespace muehle::load {

void compare_with_stored(const GamesPlace& place, const std::vector<Table>& tables, Faults& faults) {
  Result<StoredGames> stored = StoredGames::open(place);
  if (!stored) return faults.add(stored.error().message);
  for (const std::string& damage : stored->damage()) faults.add(damage);
  std::size_t acknowledged = 0;
  for (const Table& table : tables) {
    const auto found = stored->load(table.code());
    if (!found || !*found) {
      faults.add("table " + table.code() + " is not stored");
      continue;
    }
    table.compare_with(**found);
    for (const std::string& fault : server::faults_of(**found)) faults.add(fault);
    acknowledged += table.acknowledged();
  }
  fmt::print("compared with what is stored{:>9}   acknowledged events of {} tables\n", acknowledged,
             tables.size());
}

int print_faults(const Faults& faults) {
  constexpr std::size_t most_shown = 20;
  for (std::size_t n = 0; n < std::min(most_shown, faults.all.size()); ++n)
    fmt::print("fault: {}\n", faults.all[n]);
  fmt::print("faults                      {:>9}\n", faults.all.size());
  return static_cast<int>(std::min<std::size_t>(faults.all.size(), 100));
}

}  // namespace muehle::load
