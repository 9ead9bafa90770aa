// The state of all positions of a pair before anything is known but what captures lead to.
#pragma once

#include "solver/sector_pair.h"

namespace muehle::solver {

// Counts the quiet moves of every position, puts what captures decide into Side::captures, and emits those
// that have lost because they cannot move.
//
// Captures are block-local, too: for a standing mask and each stone that may be taken, the finished sector
// has one row for all placements of the mover's stones that hold a mill; un-moves take it to where they came
// from.
void start_moving(SectorPair& pair, const FinishedSector& finished);

}  // namespace muehle::solver
