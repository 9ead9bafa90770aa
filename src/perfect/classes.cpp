#include "perfect/classes.h"

namespace muehle::perfect {

const std::vector<Mask>& canonical_masks(int stones) {
  static const auto masks = [] {
    constexpr Symmetries all_symmetries = (1u << symmetry_count) - 1;
    std::array<std::vector<Mask>, most_stones + 1> made;
    for (int n = 0; n <= most_stones; ++n) {
      auto& canonical = made[static_cast<std::size_t>(n)];
      for (const Mask mask : all_subsets(point_count, n)) {
        if (is_smallest(mask, all_symmetries)) canonical.push_back(mask);
      }
    }
    return made;
  }();
  return masks[static_cast<std::size_t>(stones)];
}

Symmetries stabiliser(Mask mask) {
  Symmetries keeps = 0;
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    if (transform_fast(mask, symmetry) == mask) keeps = static_cast<Symmetries>(keeps | 1 << symmetry);
  }
  return keeps;
}

}  // namespace muehle::perfect
