// A symmetry of the board for masks that are gathered on the points that one side leaves free.
#pragma once

#include <array>

#include "perfect/classes.h"

namespace muehle::solver {

// A permutation of points, from masks gathered in one field to masks gathered in another, by two table
// look-ups.
class GatheredPermutation {
 public:
  // Points of `from_field` go to their images under `symmetry`; a point that is not in `to_field` then goes
  // nowhere.
  void set(Mask from_field, Mask to_field, int symmetry) {
    width_ = count(from_field);
    low_width_ = (width_ + 1) / 2;
    std::array<Mask, point_count> images{};
    int n = 0;
    for_each_point(from_field, [&](Point point) {
      images[static_cast<std::size_t>(n++)] =
          perfect::gather_bits(perfect::transform_fast(bit(point), symmetry), to_field);
    });
    fill(low_, images.data(), low_width_);
    fill(high_, images.data() + low_width_, width_ - low_width_);
  }
  Mask operator()(Mask gathered) const {
    return low_[gathered & ((Mask{1} << low_width_) - 1)] | high_[gathered >> low_width_];
  }

 private:
  static constexpr std::size_t half = std::size_t{1} << (point_count / 2);

  static void fill(std::array<Mask, half>& table, const Mask* images, int width) {
    table[0] = 0;
    for (Mask bits = 1; bits < Mask{1} << width; ++bits) {
      table[bits] = table[bits & (bits - 1)] | images[std::countr_zero(bits)];
    }
  }

  int width_ = 0;
  int low_width_ = 0;
  std::array<Mask, half> low_{};
  std::array<Mask, half> high_{};
};

}  // namespace muehle::solver
