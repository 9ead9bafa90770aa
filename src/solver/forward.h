// The positions of the placing phase that games reach, ply by ply from the empty board on: a bit for each.
//
// Rows are White's in every ply, as in placing.h: Black's placements stay in their row, White's take a whole
// row over to another one by one symmetry.
#pragma once

#include <atomic>
#include <map>

#include "perfect/sector.h"
#include "perfect/shape.h"
#include "rules/ruleset.h"
#include "solver/mask_table.h"
#include "solver/monitor.h"
#include "solver/one_side.h"

namespace muehle::solver {

// A bit for each slot of a sector, White's rows. Of the slots of a class only the one with the smallest black
// mask has it. Threads may set bits at the same time.
class ReachedSlots {
 public:
  explicit ReachedSlots(const perfect::Sector& sector);

  std::uint32_t width() const { return width_; }
  std::uint32_t rows() const { return rows_; }
  void set(std::uint32_t row, std::uint32_t column);
  std::uint64_t count() const;
  // Calls call(column) for every one of a row, in ascending order.
  template <typename Call>
  void for_each(std::uint32_t row, Call&& call) const {
    const std::uint64_t begin = std::uint64_t{row} * width_;
    const std::uint64_t end = begin + width_;
    for (std::uint64_t at = begin; at < end;) {
      const std::uint64_t word = words_[at / 64] >> (at % 64);
      const std::uint64_t next =
          word == 0 ? (at / 64 + 1) * 64 : at + static_cast<std::uint64_t>(std::countr_zero(word));
      if (word != 0 && next < end) call(static_cast<std::uint32_t>(next - begin));
      at = word == 0 ? next : next + 1;
    }
  }

 private:
  std::uint32_t width_;
  std::uint32_t rows_;
  std::vector<std::uint64_t> words_;
};

using ReachedPly = std::map<perfect::Sector, ReachedSlots>;

// The empty board.
ReachedPly empty_board();
// One ply after `before`, which is one of the placing phase. When `monitor` has stopped the result means
// nothing.
ReachedPly next_ply(const ReachedPly& before, MillProtection protection, const MaskTable& masks, int threads,
                    Monitor& monitor);

// How the positions of a ply compare with those whose sides are both possible (one_side.h).
struct SidesCheck {
  std::uint64_t reached = 0;   // classes that games reach
  std::uint64_t possible = 0;  // classes whose sides are both possible
  std::uint64_t refused = 0;   // reached, though a side is not: none, or the sides are wrong
};
// `ply` is an even one.
SidesCheck hold_against(const ReachedPly& ply, const BothSides& sides, int threads);

}  // namespace muehle::solver
