#include "solver/stored_counts.h"

#include <algorithm>
#include <vector>

#include "perfect/slots.h"
#include "solver/sector_tally.h"

namespace muehle::solver {
namespace {

// The byte that stands for it in a table: a distance, or a value.
std::uint8_t byte_of(perfect::SlotValue value, perfect::SlotPlies plies, bool distances) {
  const auto whole = static_cast<perfect::Value>(value + static_cast<int>(perfect::Value::draw));
  if (!distances) return static_cast<std::uint8_t>(whole);
  const std::optional<int> known = plies == perfect::no_plies ? std::nullopt : std::optional<int>(plies);
  return perfect::distance_of(perfect::Answer{whole, known});
}

}  // namespace

Result<SectorSurvey> count_stored(const perfect::Database& database, perfect::Probe& probe,
                                  const perfect::Sector& sector) {
  const bool distances = database.knows(sector, perfect::Content::distance);
  const auto [rows, width, stride] = shape_of(sector);
  const std::vector<Mask> columns = perfect::all_subsets(point_count - sector.own, sector.opp);
  SectorTally tally(sector, distances);
  std::vector<perfect::SlotValue> values(width);
  std::vector<perfect::SlotPlies> plies(width);
  std::vector<std::uint8_t> bytes(width);
  for (std::uint32_t row = 0; row < rows; ++row) {
    const auto read = perfect::read_slots(database, probe, sector, std::uint64_t{row} * width, width,
                                          values.data(), plies.data());
    if (!read) return tl::unexpected(read.error());
    std::ranges::transform(values, plies, bytes.begin(),
                           [distances](perfect::SlotValue value, perfect::SlotPlies left) {
                             return byte_of(value, left, distances);
                           });
    tally.count(row, bytes, columns);
  }
  return tally.result();
}

}  // namespace muehle::solver
