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

#include "perfect/sector.h"
#include "rules/ruleset.h"
#include "solver/mask_table.h"
#include "solver/monitor.h"
#include "solver/moving.h"
#include "solver/packed.h"

namespace muehle::solver {

// The sectors of a ply, White's rows.
using Ply = std::map<perfect::Sector, PackedSector>;

// Values of a sector of the placing phase from those of the next ply. `monitor`, if any, hears of one unit
// for each slot.
PackedSector solve_placing_sector(const perfect::Sector& sector, const Ply& next, MillProtection protection,
                                  const MaskTable& masks, int threads, Monitor* monitor = nullptr);

// The same with distances, those of the side to move in White's rows. They take four times the room and more
// work, for no move may be left out because another one wins already.
using DistancePly = std::map<perfect::Sector, std::span<const Distance>>;
SectorValues solve_placing_distances(const perfect::Sector& sector, const DistancePly& next,
                                     MillProtection protection, const MaskTable& masks, int threads,
                                     Monitor* monitor = nullptr);

}  // namespace muehle::solver
