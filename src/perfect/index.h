// Where a pair of masks is found: the row of its class and the column in the row.
#pragma once

#include "perfect/classes.h"

namespace muehle::perfect {

// A sector is a table. Its rows are the classes of the first side's stones in the order of canonical_masks(),
// its columns the placements of the second side's stones on the points that the canonical first side leaves
// free, by rank. A class of positions whose first side has symmetries of its own has several columns in its
// row, all with one value.
struct Place {
  std::uint32_t row;
  std::uint32_t column;
  friend bool operator==(const Place&, const Place&) = default;
};

// The row of these stones of the first side, nine at most, and the symmetry that takes them there.
struct Row {
  std::uint32_t number;
  int symmetry;
  Mask canonical;
};
Row row_of(Mask first);
// The column in it of stones of the second side, which share no point with those of the first.
inline std::uint32_t column_of(const Row& row, Mask second, const SubsetRank& rank) {
  return rank(gather_bits(transform_fast(second, row.symmetry), ~row.canonical & all_points));
}
// A place of the class of (`first`, `second`).
Place place_of(Mask first, Mask second);

// The masks at a place, the first one canonical. `first_stones` and `second_stones` say in which sector.
struct MaskPair {
  Mask first;
  Mask second;
  friend bool operator==(const MaskPair&, const MaskPair&) = default;
};
MaskPair masks_at(Place place, int first_stones, int second_stones);

// True for one of the columns that share a class only, so that classes are counted once.
bool represents_class(MaskPair masks);

}  // namespace muehle::perfect
