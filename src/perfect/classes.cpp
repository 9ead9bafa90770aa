#include "perfect/classes.h"

#include <algorithm>

namespace muehle::perfect {

Mask canonical_mask(Mask mask) {
  Mask smallest = mask;
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    smallest = std::min(smallest, transform_fast(mask, symmetry));
  }
  return smallest;
}

namespace {

// As canonical_mask(mask) == mask; most masks have a smaller image among the first.
bool is_canonical(Mask mask) {
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    if (transform_fast(mask, symmetry) < mask) return false;
  }
  return true;
}

}  // namespace

const std::vector<Mask>& canonical_masks(int stones) {
  static const auto masks = [] {
    std::array<std::vector<Mask>, most_stones + 1> made;
    for (int n = 0; n <= most_stones; ++n) {
      auto& canonical = made[static_cast<std::size_t>(n)];
      for (const Mask mask : all_subsets(point_count, n)) {
        if (is_canonical(mask)) canonical.push_back(mask);
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
