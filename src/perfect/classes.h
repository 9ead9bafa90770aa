// The masks of up to nine stones up to symmetry.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "perfect/subsets.h"
#include "rules/symmetry.h"

namespace muehle::perfect {

// transform() from a table: what each ring looks like after each of the eight symmetries of the square.
Mask transform_fast(Mask mask, int symmetry);

// The smallest image of `mask`.
Mask canonical_mask(Mask mask);

// The canonical masks with `stones` stones (0..most_stones), smallest first: 1, 4, 30, 158, 757, 2830, 8774, 22188,
// 46879, 82880 of them.
const std::vector<Mask>& canonical_masks(int stones);
inline constexpr std::array<std::uint32_t, most_stones + 1> class_counts = {1,    4,    30,    158,   757,
                                                                            2830, 8774, 22188, 46879, 82880};

// The symmetries that leave `mask` as it is, bit n for symmetry n; bit 0 is always set.
std::uint16_t stabiliser(Mask mask);

// Positions of one sector of the moving phase, or of one kind in the placing phase, are numbered by the class of the
// first side's stones and the rank of the second side's stones on the points that are left.
constexpr std::uint64_t slot_count(int first, int second) {
  return std::uint64_t{class_counts[static_cast<std::size_t>(first)]} * choose(point_count - first, second);
}

}  // namespace muehle::perfect
