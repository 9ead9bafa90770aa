// When players are on vacation, as it is stored.
#pragma once

#include <utility>
#include <vector>

#include "storage/players.h"
#include "storage/stored_table.h"

namespace muehle {

class Vacations {
 public:
  virtual ~Vacations() = default;

  // All of a player, the earliest first.
  virtual std::vector<StoredVacation> of(PlayerId player) = 0;
  // Of all players, those that end after then, the earliest of each first.
  virtual std::vector<std::pair<PlayerId, StoredVacation>> ending_after(Milliseconds tick) = 0;
  virtual void begin(PlayerId player, const StoredVacation& vacation) = 0;
  // The one that began then has ended.
  virtual void end(PlayerId player, Milliseconds began_tick, UnixSeconds until_at,
                   Milliseconds until_tick) = 0;
};

}  // namespace muehle
