#include "solver/sector_pair.h"

#include "solver/parallel.h"

namespace muehle::solver {
namespace {

// Of states: states, values and tables of a part together fit the second-level cache.
constexpr std::size_t part_bytes = 128 * 1024;

}  // namespace

SectorPair::SectorPair(const perfect::Sector& sector, MillProtection protection, const MaskTable& masks,
                       int threads, Monitor* monitor)
    : protection_(protection), masks_(masks), threads_(threads), monitor_(monitor) {
  sides_.push_back(make_side(sector));
  if (sector.own != sector.opp) sides_.push_back(make_side(perfect::partner_of(sector)));
}

void SectorPair::for_parts(int side, const std::function<void(int, std::size_t)>& work) const {
  run_parallel(threads_, sides_[static_cast<std::size_t>(side)].parts, work, monitor_);
}

Side SectorPair::make_side(const perfect::Sector& sector) const {
  Side side;
  side.sector = sector;
  const perfect::Shape shape = perfect::standing_shape_of(sector);
  side.width = shape.width;
  side.block_count = shape.rows;
  side.blocks_per_part = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(part_bytes / side.width));
  side.parts = (side.block_count + side.blocks_per_part - 1) / side.blocks_per_part;
  side.state.resize(shape.slots());
  side.partner.assign(shape.slots(), drawn);
  side.captures.resize(side.parts);
  const std::vector<Slots> empty(side.parts);
  side.incoming.assign(static_cast<std::size_t>(threads_), empty);
  side.next_incoming = side.incoming;
  return side;
}

const std::vector<Mask>& subsets_of(int width, int size) {
  static const auto tables = [] {
    std::array<std::array<std::vector<Mask>, perfect::most_stones + 1>, point_count + 1> made;
    for (int w = point_count - perfect::most_stones; w <= point_count - 3; ++w) {
      for (int s = 3; s <= perfect::most_stones; ++s) made[w][s] = perfect::all_subsets(w, s);
    }
    return made;
  }();
  return tables[static_cast<std::size_t>(width)][static_cast<std::size_t>(size)];
}

}  // namespace muehle::solver
