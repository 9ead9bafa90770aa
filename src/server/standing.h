// How a game stands, in the words of the store.
#pragma once

#include "play/clock.h"
#include "play/vacation.h"
#include "rules/game.h"
#include "storage/games.h"

namespace muehle::server {

Standing standing_of(const Game& game, const play::Clock& clock);
play::Leaves leaves_of(const std::vector<StoredVacation>& vacations);

}  // namespace muehle::server
