// How long to think about a move when the whole game has a clock. Pure arithmetic, no clock of its own.
#pragma once

#include <cstdint>

#include "search/search.h"

namespace muehle::search {

// Microseconds, all of the player who is to move.
struct ClockState {
  std::int64_t left = 0;
  std::int64_t increment = 0;  // added after every move (Fischer)
  int moves_to_go = 0;         // until time is added; 0: what is left is for the rest of the game
};

// Limits that are times only: `aim` to spread the clock over the moves that are to come, `microseconds` for a
// move that deserves more. Never more than `left`, and always something. `plies_played` since the game began.
Limits limits_for(const ClockState& clock, int plies_played);

}  // namespace muehle::search
