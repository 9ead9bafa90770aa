#include "solver/mask_table.h"

namespace muehle::solver {

MaskTable::MaskTable() : entries_(std::size_t{1} << point_count) {
  for (int stones = 0; stones <= perfect::most_stones; ++stones) {
    const std::vector<Mask>& canonical = perfect::canonical_masks(stones);
    auto& stabilisers = stabilisers_[static_cast<std::size_t>(stones)];
    for (std::uint32_t id = 0; id < canonical.size(); ++id) {
      stabilisers.push_back(perfect::stabiliser(canonical[id]));
      for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
        const Mask image = perfect::transform_fast(canonical[id], symmetry);
        entries_[image] = id << 4 | static_cast<std::uint32_t>(inverse(symmetry));
      }
    }
  }
}

}  // namespace muehle::solver
