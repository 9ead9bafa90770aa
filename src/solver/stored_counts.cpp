#include "solver/stored_counts.h"

#include <algorithm>
#include <vector>

#include "perfect/slots.h"

namespace muehle::solver {
namespace {

using perfect::SlotPlies;
using perfect::SlotValue;

void add(ValueCounts& counts, SlotValue value, std::uint64_t positions) {
  (value > 0 ? counts.win : value < 0 ? counts.loss : counts.draw) += positions;
}

// So many positions are alike by symmetry.
std::uint64_t class_size(const Position& position) {
  std::uint64_t same = 0;
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    if (perfect::transform_fast(position.own(), symmetry) == position.own() &&
        perfect::transform_fast(position.opponent(), symmetry) == position.opponent())
      ++same;
  }
  return symmetry_count / same;
}

void take_longest(std::optional<Extreme>& longest, int plies, const Position& position) {
  if (!longest || plies > longest->plies) longest = Extreme{plies, position};
}

// As counted in a byte, which every win or loss that takes longer shares with its like.
int plies_of(SlotValue value, SlotPlies plies) {
  if (plies != perfect::no_plies) return plies;
  return perfect::distance_of(perfect::most_counted_plies + (value > 0 ? 1 : 2));
}

}  // namespace

Result<SectorSurvey> count_stored(const perfect::Database& database, perfect::Probe& probe,
                                  const perfect::Sector& sector) {
  constexpr std::uint64_t stretch = std::uint64_t{1} << 16;
  SectorSurvey counts{.sector = sector, .has_distances = database.knows(sector, perfect::Content::distance)};
  std::vector<SlotValue> values(stretch);
  std::vector<SlotPlies> plies(stretch);
  const std::uint64_t slots = shape_of(sector).slots();
  for (std::uint64_t first = 0; first < slots; first += stretch) {
    const auto count = static_cast<std::size_t>(std::min(stretch, slots - first));
    const auto read = perfect::read_slots(database, probe, sector, first, count, values.data(), plies.data());
    if (!read) return tl::unexpected(read.error());
    perfect::visit_slots(sector, first, count, [&](std::size_t n, const Position& position, bool once) {
      if (!once) return;
      add(counts.classes, values[n], 1);
      add(counts.positions, values[n], class_size(position));
      if (!counts.has_distances || values[n] == 0) return;
      take_longest(values[n] > 0 ? counts.longest_win : counts.longest_loss, plies_of(values[n], plies[n]),
                   position);
    });
  }
  return counts;
}

}  // namespace muehle::solver
