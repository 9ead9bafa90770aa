// The masks of up to nine stones up to symmetry.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "perfect/subsets.h"
#include "rules/symmetry.h"

namespace muehle::perfect {

namespace detail {
using RingTable = std::array<std::array<std::uint8_t, 256>, 8>;
constexpr RingTable make_ring_table() {
  RingTable table{};
  for (int square = 0; square < 8; ++square) {
    for (Mask ring = 0; ring < 256; ++ring) {
      // The middle ring stays where it is under every symmetry.
      table[static_cast<std::size_t>(square)][ring] =
          static_cast<std::uint8_t>(transform(ring << ring_size, square * 2) >> ring_size);
    }
  }
  return table;
}
inline constexpr RingTable ring_table = make_ring_table();
}  // namespace detail

// transform() by table: what a ring looks like after each of the eight symmetries of the square.
inline Mask transform_fast(Mask mask, int symmetry) {
  const auto& ring = detail::ring_table[static_cast<std::size_t>(symmetry >> 1)];
  const Mask outer = ring[mask & 0xFF];
  const Mask middle = ring[(mask >> 8) & 0xFF];
  const Mask inner = ring[mask >> 16];
  return (symmetry & 1) != 0 ? inner | middle << 8 | outer << 16 : outer | middle << 8 | inner << 16;
}

// The canonical masks, the smallest of their images, with `stones` stones (0..most_stones), smallest first:
// 1, 4, 30, 158, 757, 2830, 8774, 22188, 46879, 82880 of them.
const std::vector<Mask>& canonical_masks(int stones);

// Symmetries, bit n for symmetry n; bit 0 is always set.
using Symmetries = std::uint16_t;
inline constexpr Symmetries no_symmetry = 1;

// Those that leave `mask` as it is.
Symmetries stabiliser(Mask mask);
// Whether none of these makes `mask` smaller: of all that are alike under them that is true of one.
inline bool is_smallest(Mask mask, Symmetries symmetries) {
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    if ((symmetries >> symmetry & 1) != 0 && transform_fast(mask, symmetry) < mask) return false;
  }
  return true;
}

}  // namespace muehle::perfect
