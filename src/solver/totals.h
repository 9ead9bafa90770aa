// How many positions of a sector are won, drawn and lost, counted once for each symmetry class.
#pragma once

#include <cstdint>
#include <optional>

#include "perfect/sector.h"
#include "solver/mask_table.h"
#include "solver/moving.h"
#include "solver/packed.h"

namespace muehle::solver {

// For the side to move.
struct Totals {
  perfect::Sector sector;
  std::uint64_t win = 0;
  std::uint64_t draw = 0;
  std::uint64_t loss = 0;
  // Plies of the longest win and loss; nothing where there is none, or where no distances are known;
  // above perfect::most_counted_plies: at least so many.
  std::optional<int> max_win = std::nullopt;
  std::optional<int> max_loss = std::nullopt;
  friend bool operator==(const Totals&, const Totals&) = default;
};

// Of a moving sector from its distances in mover order.
Totals count_distances(const perfect::Sector& sector, std::span<const Distance> values,
                       const MaskTable& masks, int threads);
// Of a sector of the placing phase.
Totals count_packed(const perfect::Sector& sector, const PackedSector& values, const MaskTable& masks,
                    int threads);

}  // namespace muehle::solver
