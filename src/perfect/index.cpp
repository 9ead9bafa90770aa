#include "perfect/index.h"

#include <algorithm>
#include <cassert>

namespace muehle::perfect {
Place place_of(Mask first, Mask second) {
  assert((first & second) == 0);
  Mask canonical = first;
  Mask image = second;
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    const Mask moved = transform_fast(first, symmetry);
    if (moved >= canonical) continue;
    canonical = moved;
    image = transform_fast(second, symmetry);
  }
  const std::vector<Mask>& classes = canonical_masks(count(first));
  const auto row = std::lower_bound(classes.begin(), classes.end(), canonical);
  return {static_cast<std::uint32_t>(row - classes.begin()),
          subset_rank(count(second))(gather_bits(image, ~canonical & all_points))};
}

MaskPair masks_at(Place place, int first_stones, int second_stones) {
  const Mask first = canonical_masks(first_stones)[place.row];
  return {first, spread_bits(subset_at(place.column, second_stones), ~first & all_points)};
}

bool represents_class(MaskPair masks) {
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    if (transform_fast(masks.first, symmetry) == masks.first &&
        transform_fast(masks.second, symmetry) < masks.second) {
      return false;
    }
  }
  return true;
}

}  // namespace muehle::perfect
