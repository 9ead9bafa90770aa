// Decided positions decide those before them, distance by distance.
#pragma once

#include "solver/sector_pair.h"

namespace muehle::solver {

// One round: what was decided at `plies - 1` decides its predecessors at `plies`. False when all is done.
bool play_round(SectorPair& pair, int plies);

}  // namespace muehle::solver
