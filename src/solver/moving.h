// Solves a pair of sectors of the moving phase, own–opp and opp–own, with distances.
//
// The idea: while one player moves, the other's stones stand still. A sector is worked on in *standing
// order*: block after block, a block being one canonical mask of the standing stones with all placements of
// the mover's stones. Every quiet move keeps to its block, so the moves and un-moves of a block touch a few
// kilobytes. After a quiet move the position belongs to the partner sector, where the stones that stood are
// the mover's; in that sector's *mover order* (class of the mover's stones, then the rank of the opponent's)
// it has the same block and the same place in it. So a decided position is carried over once, from standing
// order to mover order, and its un-moves are block-local again.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "perfect/distance_model.h"
#include "rules/ruleset.h"
#include "solver/mask_table.h"
#include "solver/monitor.h"

namespace muehle::solver {

using perfect::Distance;
inline constexpr Distance drawn = perfect::no_distance;

// Distances of one sector in mover order.
using SectorValues = std::vector<Distance>;

// The finished sector that a capture leads to; called with opp >= 3 and own >= 3 only.
using FinishedSector = std::function<std::span<const Distance>(const perfect::Sector&)>;

// Solves own–opp and, unless own == opp, opp–own; the results are in mover order. `monitor`, if any, hears of
// one unit for each slot when it is prepared and of one for each that turns out to be no draw.
struct SolvedPair {
  SectorValues values;          // own–opp
  SectorValues partner_values;  // opp–own; empty when own == opp
};
SolvedPair solve_moving_pair(const perfect::Sector& sector, MillProtection protection, const MaskTable& masks,
                             const FinishedSector& finished, int threads, Monitor* monitor = nullptr);

}  // namespace muehle::solver
