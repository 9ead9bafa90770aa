// Where stones should stand, and how mobile they should be.
#include <algorithm>

#include "cli/db/findings/measure.h"

namespace muehle::cli::db {
namespace {

using perfect::MaskPair;
using perfect::placing_plies;
using perfect::Sector;
using perfect::Value;

// Counts by a whole number that is read off a position, for the side to move.
using Tally = std::map<int, Counts>;
using Feature = int (*)(MaskPair);

int more_crossings(MaskPair masks) {
  return count(masks.first & crossings) - count(masks.second & crossings);
}
int more_corners(MaskPair masks) { return count(masks.first & corners) - count(masks.second & corners); }

// In steps of three, so that the table stays short: step 0 is −1 … +1.
int more_slides(MaskPair masks) {
  constexpr int slides_in_step = 3;
  constexpr int most_steps = 4;
  const Mask empty = ~(masks.first | masks.second) & all_points;
  const int more = count_shifts(masks.first, empty) - count_shifts(masks.second, empty);
  const int steps = more >= 0 ? (more + 1) / slides_in_step : -((1 - more) / slides_in_step);
  return std::clamp(steps, -most_steps, most_steps);
}

void tally(const Measure& measure, const char* name, Feature feature, const Sector& sector,
           PlaceFindings& found) {
  std::vector<Tally> tallies(static_cast<std::size_t>(measure.options().threads));
  const auto visit = [&](int thread, MaskPair masks, std::uint8_t slot, std::uint64_t images) {
    Counts& counts = tallies[static_cast<std::size_t>(thread)][feature(masks)];
    const auto value = static_cast<Value>(slot);
    (value == Value::win ? counts.win : value == Value::draw ? counts.draw : counts.loss) += images;
  };
  if (!visit_values(measure, sector, visit)) return;
  for (std::size_t n = 1; n < tallies.size(); ++n) {
    for (const auto& [number, counts] : tallies[n]) add(tallies.front()[number], counts);
  }
  PlaceTable table{name, sector.ply, sector.own, sector.opp, {}};
  for (const auto& [number, counts] : tallies.front()) table.rows.push_back({number, counts});
  found.tables.push_back(std::move(table));
}

}  // namespace

PlaceFindings measure_places(Measure& measure) {
  constexpr Sector early{8, 4, 4};
  constexpr Sector late{12, 6, 6};
  constexpr Sector moving{placing_plies, 9, 9};
  constexpr Sector one_fewer{placing_plies, 8, 9};
  PlaceFindings found;
  tally(measure, "slides", more_slides, moving, found);
  tally(measure, "slides", more_slides, one_fewer, found);
  for (const Sector& sector : {early, late, moving}) {
    tally(measure, "crossings", more_crossings, sector, found);
    tally(measure, "corners", more_corners, sector, found);
  }
  return found;
}

}  // namespace muehle::cli::db
