// For every mask of up to nine stones its class and the symmetry that leads there, by one look-up. 64 MB, so
// it is for the solver only.
#pragma once

#include <cstdint>
#include <vector>

#include "perfect/classes.h"

namespace muehle::solver {

class MaskTable {
 public:
  MaskTable();

  struct Entry {
    std::uint32_t id;  // index into canonical_masks(count(mask))
    int symmetry;      // transform(mask, symmetry) is canonical
  };
  // `mask` has at most nine points.
  Entry operator[](Mask mask) const {
    const std::uint32_t packed = entries_[mask];
    return {packed >> 4, static_cast<int>(packed & 15)};
  }
  void prefetch(Mask mask) const { __builtin_prefetch(&entries_[mask]); }

  // The symmetries that leave canonical mask `id` with `stones` stones as it is.
  perfect::Symmetries stabiliser(int stones, std::uint32_t id) const {
    return stabilisers_[static_cast<std::size_t>(stones)][id];
  }

 private:
  std::vector<std::uint32_t> entries_;
  std::array<std::vector<perfect::Symmetries>, perfect::most_stones + 1> stabilisers_;
};

}  // namespace muehle::solver
