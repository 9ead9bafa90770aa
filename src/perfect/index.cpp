#include "perfect/index.h"

#include <algorithm>
#include <cassert>

namespace muehle::perfect {
Row row_of(Mask first) {
  Row row{0, 0, first};
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    const Mask image = transform_fast(first, symmetry);
    if (image < row.canonical) row = {0, symmetry, image};
  }
  const std::vector<Mask>& classes = canonical_masks(count(first));
  row.number = static_cast<std::uint32_t>(std::lower_bound(classes.begin(), classes.end(), row.canonical) -
                                          classes.begin());
  return row;
}

Place place_of(Mask first, Mask second) {
  assert((first & second) == 0);
  const Row row = row_of(first);
  return {row.number, column_of(row, second, subset_rank(count(second)))};
}

MaskPair masks_at(Place place, int first_stones, int second_stones) {
  const Mask first = canonical_masks(first_stones)[place.row];
  return {first, spread_bits(subset_at(place.column, second_stones), ~first & all_points)};
}

bool represents_class(MaskPair masks) { return is_smallest(masks.second, stabiliser(masks.first)); }

}  // namespace muehle::perfect
