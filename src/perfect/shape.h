// The table that the values of a sector make.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "perfect/sector.h"
#include "perfect/subsets.h"

namespace muehle::perfect {

// How many masks with so many stones there are up to symmetry.
inline constexpr std::array<std::uint32_t, most_stones + 1> class_counts = {1,    4,    30,    158,   757,
                                                                            2830, 8774, 22188, 46879, 82880};

// Positions are numbered by the class of one side's stones, the row, and the rank of the other side's on the
// points that are left, the column.
struct Shape {
  std::uint32_t rows;
  std::uint32_t width;
  std::uint32_t stride;  // bytes of a row with two bits a value

  constexpr std::uint64_t slots() const { return std::uint64_t{rows} * width; }
  // Room for a row that is unpacked four values at a time.
  constexpr std::size_t padded_width() const { return std::size_t{4} * stride; }
};

constexpr Shape shape_of(int row_stones, int column_stones) {
  const std::uint32_t width = choose(point_count - row_stones, column_stones);
  return {class_counts[static_cast<std::size_t>(row_stones)], width, (width + 3) / 4};
}
// In mover order, as files have it: the rows are those of the side to move.
constexpr Shape shape_of(const Sector& sector) { return shape_of(sector.own, sector.opp); }
// In standing order: the rows are those of the other side.
constexpr Shape standing_shape_of(const Sector& sector) { return shape_of(sector.opp, sector.own); }
// As the placing phase is solved: the rows are White's.
constexpr Shape white_shape_of(const Sector& sector) { return shape_of(sector.white(), sector.black()); }

}  // namespace muehle::perfect
