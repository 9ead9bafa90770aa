// What a survey has found out about the rows of a sector.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "perfect/sector.h"
#include "solver/counts.h"

namespace muehle::solver {

// A row as a file has it.
struct HeldRow {
  std::span<const std::uint8_t> bytes;
  std::span<const std::uint8_t> kept = {};  // nonzero where the file says something; empty: everywhere
};

// Each thread has one of its own, for its rows.
class SectorTally {
 public:
  SectorTally(const perfect::Sector& sector, bool distances);

  // `columns`: the masks behind the values of the row.
  void count(std::uint32_t row, std::span<const std::uint8_t> values, std::span<const Mask> columns);
  // `worked_out` against what a file holds of the row.
  void compare(std::uint32_t row, std::span<const std::uint8_t> worked_out, const HeldRow& held);
  void merge(const SectorTally& other);
  SectorSurvey result() const;

 private:
  std::uint64_t slot(std::uint32_t row, std::uint32_t column) const {
    return std::uint64_t{row} * width_ + column;
  }
  std::optional<Extreme> extreme(perfect::Value value) const;

  perfect::Sector sector_;
  std::uint32_t width_;
  bool distances_;
  Counts classes_{};  // by the bytes of values
  Counts positions_{};
  std::array<std::uint64_t, 256> first_;  // the first slot with a byte
  std::uint64_t checked_ = 0;
  std::uint64_t wrong_ = 0;
  std::uint64_t first_wrong_;
};

}  // namespace muehle::solver
