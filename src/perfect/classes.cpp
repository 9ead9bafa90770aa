#include "perfect/classes.h"

#include <algorithm>

namespace muehle::perfect {
namespace {

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
constexpr RingTable ring_table = make_ring_table();

}  // namespace

Mask transform_fast(Mask mask, int symmetry) {
  const auto& ring = ring_table[static_cast<std::size_t>(symmetry >> 1)];
  const Mask outer = ring[mask & 0xFF];
  const Mask middle = ring[(mask >> 8) & 0xFF];
  const Mask inner = ring[mask >> 16];
  return (symmetry & 1) != 0 ? inner | middle << 8 | outer << 16 : outer | middle << 8 | inner << 16;
}

Mask canonical_mask(Mask mask) {
  Mask smallest = mask;
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    smallest = std::min(smallest, transform_fast(mask, symmetry));
  }
  return smallest;
}

const std::vector<Mask>& canonical_masks(int stones) {
  static const auto masks = [] {
    std::array<std::vector<Mask>, most_stones + 1> made;
    for (int n = 0; n <= most_stones; ++n) {
      auto& canonical = made[static_cast<std::size_t>(n)];
      for (const Mask mask : all_subsets(point_count, n)) {
        if (canonical_mask(mask) == mask) canonical.push_back(mask);
      }
    }
    return made;
  }();
  return masks[static_cast<std::size_t>(stones)];
}

std::uint16_t stabiliser(Mask mask) {
  std::uint16_t keeps = 0;
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    if (transform_fast(mask, symmetry) == mask) keeps = static_cast<std::uint16_t>(keeps | 1 << symmetry);
  }
  return keeps;
}

}  // namespace muehle::perfect
