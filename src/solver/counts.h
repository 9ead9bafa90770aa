// How many positions of a sector are won, drawn and lost, for the side to move.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "perfect/sector.h"
#include "solver/mask_table.h"
#include "solver/moving.h"
#include "solver/packed.h"

namespace muehle::solver {

struct ValueCounts {
  std::uint64_t win = 0;
  std::uint64_t draw = 0;
  std::uint64_t loss = 0;
  friend bool operator==(const ValueCounts&, const ValueCounts&) = default;
};

struct Extreme {
  int plies;  // above perfect::most_counted_plies: at least so many
  // An example: the first in the order of the slots. A survey always has one, who only counts has none.
  std::optional<Position> position = std::nullopt;
  friend bool operator==(const Extreme&, const Extreme&) = default;
};

struct SectorSurvey {
  perfect::Sector sector;
  bool has_distances = false;
  ValueCounts classes = {};    // positions up to symmetry
  ValueCounts positions = {};  // all of them; none where they were not counted
  // Where distances are there.
  std::optional<Extreme> longest_win = {};
  std::optional<Extreme> longest_loss = {};
  // Slots that a file holds and that were held against their successors, and how many of them differ.
  std::uint64_t checked = 0;
  std::uint64_t wrong = 0;
  std::optional<Position> first_wrong = {};
  friend bool operator==(const SectorSurvey&, const SectorSurvey&) = default;
};

// By the byte that stands for a value: a distance, or a perfect::Value.
using Counts = std::array<std::uint64_t, 256>;
ValueCounts count_values(const Counts& counts, bool distances);
// Of distances the longest win or loss.
std::optional<int> longest(const Counts& distances, perfect::Value value);

// Counts classes of a sector by its distances, in White's rows; a moving sector has White as its mover.
SectorSurvey count_distances(const perfect::Sector& sector, std::span<const Distance> values,
                             const MaskTable& masks, int threads);
// And of a sector of the placing phase by its packed values.
SectorSurvey count_packed(const perfect::Sector& sector, const PackedSector& values, const MaskTable& masks,
                          int threads);

}  // namespace muehle::solver
