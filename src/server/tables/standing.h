// How a game stands, in the words of the store.
#pragma once

#include "play/clock.h"
#include "play/vacation.h"
#include "rules/game.h"
#include "storage/standing.h"
#include "storage/stored_table.h"

namespace muehle::server {

Standing standing_of(const Game& game, const play::Clock& clock);
// Until when somebody has to move by that clock.
void set_deadline(Standing& standing, const play::Clock& clock);
// What a stored line has made of the clock of a game that had `plies_before` plies and is `game` after it.
play::Clock after_line(play::Clock clock, int plies_before, const Game& game, const StoredEvent& line);
play::Leaves leaves_of(const std::vector<StoredVacation>& vacations);

}  // namespace muehle::server
