#include "server/tables/held_table.h"

#include <unordered_set>

namespace muehle::server {

int HeldTable::count_watching() const {
  if (room && room->has_free_seat()) return 0;
  std::unordered_set<PlayerId> players;
  int unknown = 0;
  for (const Guest& guest : listeners) {
    const bool sits = guest.player && room && room->seat_of(*guest.player);
    if (guest.seat || sits) continue;
    if (guest.player) players.insert(*guest.player);
    if (!guest.player) ++unknown;
  }
  return static_cast<int>(players.size()) + unknown;
}

}  // namespace muehle::server
