#include "solver/totals.h"

#include <array>
#include <bit>
#include <cstring>

#include "perfect/classes.h"
#include "solver/parallel.h"

namespace muehle::solver {
namespace {

using Counts = std::array<std::uint64_t, 256>;  // by value

constexpr std::size_t rows_a_count_task = 64;

// Calls count_row(row, counts) for the rows of the classes that have no symmetry, and count_slot(row, column,
// counts) for one of each class in the others.
template <typename CountRow, typename CountSlot>
Counts count_classes(int first, int second, const MaskTable& masks, int threads, const CountRow& count_row,
                     const CountSlot& count_slot) {
  const std::vector<Mask>& rows = perfect::canonical_masks(first);
  const std::vector<Mask> columns = perfect::all_subsets(point_count - first, second);
  const auto count_symmetric_row = [&](std::uint32_t row, std::uint16_t twins, Counts& counts) {
    for (std::uint32_t column = 0; column < columns.size(); ++column) {
      const Mask mask = perfect::spread_bits(columns[column], ~rows[row] & all_points);
      bool smallest = true;
      for (int symmetry = 1; symmetry < symmetry_count && smallest; ++symmetry) {
        if ((twins >> symmetry & 1) != 0) smallest = perfect::transform_fast(mask, symmetry) >= mask;
      }
      if (smallest) count_slot(row, column, counts);
    }
  };
  std::vector<Counts> by_thread(static_cast<std::size_t>(threads), Counts{});
  run_parallel(threads, (rows.size() + rows_a_count_task - 1) / rows_a_count_task,
               [&](int thread, std::size_t task) {
                 Counts& counts = by_thread[static_cast<std::size_t>(thread)];
                 const std::size_t end = std::min(rows.size(), (task + 1) * rows_a_count_task);
                 for (std::size_t n = task * rows_a_count_task; n < end; ++n) {
                   const auto row = static_cast<std::uint32_t>(n);
                   const std::uint16_t twins = masks.stabiliser(first, row);
                   if (twins == 1) {
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

Totals count_distances(const perfect::Sector& sector, std::span<const Distance> values,
                       const MaskTable& masks, int threads) {
  const std::uint32_t width = perfect::choose(point_count - sector.own, sector.opp);
  const Counts counts = count_classes(
      sector.own, sector.opp, masks, threads,
      [&](std::uint32_t row, Counts& sum) {
        const Distance* begin = values.data() + std::size_t{row} * width;
        for (const Distance* value = begin; value != begin + width; ++value) ++sum[*value];
      },
      [&](std::uint32_t row, std::uint32_t column, Counts& sum) {
        ++sum[values[std::size_t{row} * width + column]];
      });
  Totals totals{.sector = sector};
  totals.draw = counts[drawn];
  for (int plies = 0; plies < drawn; ++plies) {
    const std::uint64_t classes = counts[static_cast<std::size_t>(plies)];
    if (classes == 0) continue;
    (plies % 2 != 0 ? totals.win : totals.loss) += classes;
    (plies % 2 != 0 ? totals.max_win : totals.max_loss) = plies;
  }
  return totals;
}

Totals count_packed(const perfect::Sector& sector, const PackedSector& values, const MaskTable& masks,
                    int threads) {
  const std::size_t stride = values.byte_size() / values.row_count();
  const std::uint8_t* bytes = values.bytes().data();
  const Counts counts = count_classes(
      values.white(), values.black(), masks, threads,
      [&](std::uint32_t row, Counts& sum) {
        count_packed_row(bytes + row * stride, stride, values.width(), sum);
      },
      [&](std::uint32_t row, std::uint32_t column, Counts& sum) {
        ++sum[bytes[row * stride + column / 4] >> (2 * (column % 4)) & 3];
      });
  const bool white_moves = sector.ply % 2 == 0;
  Totals totals{.sector = sector};
  totals.win = counts[white_moves ? white_wins : black_wins];
  totals.draw = counts[no_winner];
  totals.loss = counts[white_moves ? black_wins : white_wins];
  return totals;
}

}  // namespace muehle::solver
