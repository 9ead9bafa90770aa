#include "solver/counts.h"

#include <array>
#include <bit>
#include <cstring>

#include "perfect/classes.h"
#include "perfect/shape.h"
#include "solver/parallel.h"

namespace muehle::solver {
namespace {

constexpr std::size_t rows_a_count_task = 64;

// Calls count_row(row, counts) for the rows of the classes that have no symmetry, and count_slot(row, column,
// counts) for one of each class in the others.
template <typename CountRow, typename CountSlot>
Counts count_classes(int first, int second, const MaskTable& masks, int threads, const CountRow& count_row,
                     const CountSlot& count_slot) {
  const std::vector<Mask>& rows = perfect::canonical_masks(first);
  const std::vector<Mask> columns = perfect::all_subsets(point_count - first, second);
  const auto count_symmetric_row = [&](std::uint32_t row, perfect::Symmetries twins, Counts& counts) {
    for (std::uint32_t column = 0; column < columns.size(); ++column) {
      const Mask mask = perfect::spread_bits(columns[column], ~rows[row] & all_points);
      if (perfect::is_smallest(mask, twins)) count_slot(row, column, counts);
    }
  };
  std::vector<Counts> by_thread(static_cast<std::size_t>(threads), Counts{});
  run_parallel(threads, (rows.size() + rows_a_count_task - 1) / rows_a_count_task,
               [&](int thread, std::size_t task) {
                 Counts& counts = by_thread[static_cast<std::size_t>(thread)];
                 const std::size_t end = std::min(rows.size(), (task + 1) * rows_a_count_task);
                 for (std::size_t n = task * rows_a_count_task; n < end; ++n) {
                   const auto row = static_cast<std::uint32_t>(n);
                   const perfect::Symmetries twins = masks.stabiliser(first, row);
                   if (twins == perfect::no_symmetry) {
                     count_row(row, counts);
                   } else {
                     count_symmetric_row(row, twins, counts);
                   }
                 }
               });
  Counts sum{};
  for (const Counts& counts : by_thread) {
    for (std::size_t value = 0; value < sum.size(); ++value) sum[value] += counts[value];
  }
  return sum;
}

// Of a row of `width` packed values; the unused ones at its end are zero.
void count_packed_row(const std::uint8_t* bytes, std::size_t size, std::uint32_t width, Counts& counts) {
  constexpr std::uint64_t low_bits = 0x5555555555555555;
  std::uint64_t draws = 0;
  std::uint64_t wins = 0;
  for (std::size_t n = 0; n < size; n += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + n, std::min(sizeof word, size - n));
    draws += static_cast<std::uint64_t>(std::popcount(word & low_bits));
    wins += static_cast<std::uint64_t>(std::popcount(word & ~low_bits));
  }
  counts[no_winner] += draws;
  counts[white_wins] += wins;
  counts[black_wins] += width - draws - wins;
}

}  // namespace

ValueCounts count_values(const Counts& counts, bool distances) {
  using perfect::Value;
  std::array<std::uint64_t, 3> sums{};
  for (std::size_t byte = 0; byte < counts.size(); ++byte) {
    if (counts[byte] == 0) continue;
    sums[distances ? code_of(perfect::value_of(static_cast<Distance>(byte))) : byte] += counts[byte];
  }
  return {sums[code_of(Value::win)], sums[code_of(Value::draw)], sums[code_of(Value::loss)]};
}

std::optional<int> longest(const Counts& distances, perfect::Value value) {
  for (int plies = drawn - 1; plies >= 0; --plies) {
    if (distances[static_cast<std::size_t>(plies)] != 0 &&
        perfect::value_of(static_cast<Distance>(plies)) == value)
      return plies;
  }
  return std::nullopt;
}

SectorSurvey count_distances(const perfect::Sector& sector, std::span<const Distance> values,
                             const MaskTable& masks, int threads) {
  const std::uint32_t width = white_shape_of(sector).width;
  const Counts counts = count_classes(
      sector.white(), sector.black(), masks, threads,
      [&](std::uint32_t row, Counts& sum) {
        const Distance* begin = values.data() + std::size_t{row} * width;
        for (const Distance* value = begin; value != begin + width; ++value) ++sum[*value];
      },
      [&](std::uint32_t row, std::uint32_t column, Counts& sum) {
        ++sum[values[std::size_t{row} * width + column]];
      });
  const auto extreme = [&](perfect::Value value) -> std::optional<Extreme> {
    if (const std::optional<int> plies = longest(counts, value)) return Extreme{*plies};
    return std::nullopt;
  };
  SectorSurvey survey{.sector = sector, .has_distances = true};
  survey.classes = count_values(counts, true);
  survey.longest_win = extreme(perfect::Value::win);
  survey.longest_loss = extreme(perfect::Value::loss);
  return survey;
}

SectorSurvey count_packed(const perfect::Sector& sector, const PackedSector& values, const MaskTable& masks,
                          int threads) {
  const std::size_t stride = values.shape().stride;
  const std::uint8_t* bytes = values.bytes().data();
  const Counts counts = count_classes(
      sector.white(), sector.black(), masks, threads,
      [&](std::uint32_t row, Counts& sum) {
        count_packed_row(bytes + row * stride, stride, values.width(), sum);
      },
      [&](std::uint32_t row, std::uint32_t column, Counts& sum) {
        ++sum[bytes[row * stride + column / 4] >> (2 * (column % 4)) & 3];
      });
  SectorSurvey survey{.sector = sector};
  survey.classes = count_values(counts, false);  // as White sees them
  if (sector.mover() == Colour::black) std::swap(survey.classes.win, survey.classes.loss);
  return survey;
}

}  // namespace muehle::solver
