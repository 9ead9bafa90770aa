#include "solver/sector_tally.h"

#include <algorithm>
#include <bit>

#include "perfect/classes.h"
#include "perfect/index.h"
#include "perfect/shape.h"

namespace muehle::solver {
namespace {

using namespace perfect;

constexpr std::uint64_t no_slot = ~std::uint64_t{0};

// Slots are numbered row by row.
Position position_at(const Sector& sector, std::uint64_t slot) {
  const std::uint32_t width = shape_of(sector).width;
  const auto row = static_cast<std::uint32_t>(slot / width);
  const auto column = static_cast<std::uint32_t>(slot % width);
  const MaskPair masks = masks_at({row, column}, sector.own, sector.opp);
  return position_of(sector, masks.first, masks.second);
}

}  // namespace

SectorTally::SectorTally(const Sector& sector, bool distances)
    : sector_(sector), width_(shape_of(sector).width), distances_(distances), first_wrong_(no_slot) {
  first_.fill(no_slot);
}

void SectorTally::count(std::uint32_t row, std::span<const std::uint8_t> values,
                        std::span<const Mask> columns) {
  const Mask own = canonical_masks(sector_.own)[row];
  const Symmetries twins = stabiliser(own);
  const auto images = static_cast<std::uint64_t>(symmetry_count / std::popcount(twins));
  for (std::uint32_t column = 0; column < values.size(); ++column) {
    const std::uint8_t value = values[column];
    positions_[value] += images;
    if (twins == no_symmetry || is_smallest(spread_bits(columns[column], ~own & all_points), twins))
      ++classes_[value];
    first_[value] = std::min(first_[value], slot(row, column));
  }
}

void SectorTally::compare(std::uint32_t row, std::span<const std::uint8_t> worked_out, const HeldRow& held) {
  const auto& [bytes, kept] = held;
  const auto left_out = kept.empty() ? 0 : std::ranges::count(kept, std::uint8_t{0});
  checked_ += bytes.size() - static_cast<std::size_t>(left_out);
  if (std::ranges::equal(bytes, worked_out)) return;
  for (std::uint32_t column = 0; column < bytes.size(); ++column) {
    if (bytes[column] == worked_out[column] || (!kept.empty() && kept[column] == 0)) continue;
    ++wrong_;
    first_wrong_ = std::min(first_wrong_, slot(row, column));
  }
}

void SectorTally::merge(const SectorTally& other) {
  for (std::size_t n = 0; n < classes_.size(); ++n) {
    classes_[n] += other.classes_[n];
    positions_[n] += other.positions_[n];
    first_[n] = std::min(first_[n], other.first_[n]);
  }
  checked_ += other.checked_;
  wrong_ += other.wrong_;
  first_wrong_ = std::min(first_wrong_, other.first_wrong_);
}

SectorSurvey SectorTally::result() const {
  SectorSurvey survey{.sector = sector_, .has_distances = distances_};
  survey.classes = count_values(classes_, distances_);
  survey.positions = count_values(positions_, distances_);
  survey.longest_loss = extreme(Value::loss);
  survey.longest_win = extreme(Value::win);
  survey.checked = checked_;
  survey.wrong = wrong_;
  if (first_wrong_ != no_slot) survey.first_wrong = position_at(sector_, first_wrong_);
  return survey;
}

std::optional<Extreme> SectorTally::extreme(Value value) const {
  const std::optional<int> plies = distances_ ? longest(positions_, value) : std::nullopt;
  if (!plies) return std::nullopt;
  return Extreme{*plies, position_at(sector_, first_[static_cast<std::size_t>(*plies)])};
}

}  // namespace muehle::solver
