// Solves the placing phase, ply by ply from the last placement back to the empty board.
//
// All positions of a ply are kept in rows: one class of White's stones with all placements of Black's. When
// Black places, White's stones stand still, so a position and what it leads to share a row (captures apart).
// When White places, every row is made from the rows of one more white stone: for each new stone one symmetry
// takes the whole row over. So no ply needs its positions put into another order.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <utility>

#include "perfect/sector.h"
#include "rules/ruleset.h"
#include "solver/mask_table.h"
#include "solver/monitor.h"
#include "solver/packed.h"

namespace muehle::solver {

using perfect::placing_plies;

// Stones on the board, White's and Black's.
using StonePair = std::pair<int, int>;

// The stone counts that can stand on the board after `ply` plies (0..18) with the game not over: each side
// has lost at most as many stones as the other could take (its third stone closes the first mill), and has
// three in all.
std::vector<StonePair> placing_sectors(int ply);

using Ply = std::map<StonePair, PackedSector>;

// Values of ply `ply` (0..17) from those of the next one. `white`–`black` is one of placing_sectors(ply).
// `monitor`, if any, hears of one unit for each slot.
PackedSector solve_placing_sector(int ply, StonePair stones, const Ply& next, MillProtection protection,
                                  const MaskTable& masks, int threads, Monitor* monitor = nullptr);

}  // namespace muehle::solver
