// What is known of a position before its value is read: the contexts in which values are coded.
//
// Values are coded block by block, a block being a run of columns of one row, in the order of the columns.
// The context of a position is made of the position itself and of positions of the same block that come
// before it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "perfect/sector.h"
#include "perfect/subsets.h"

namespace muehle::perfect {

// Empty points on which a sliding player with the stones `mask` closes a mill now: two stones of a line
// stand, and a third one is next to the point outside the line. Occupied points are not left out.
constexpr Mask sliding_closing_points(Mask mask) {
  const Mask next = turn_rings(mask, 7);      // bit p: the stone one place clockwise of p
  const Mask previous = turn_rings(mask, 1);  // bit p: the stone one place counter-clockwise of p
  const Mask at_corner = (next & turn_rings(mask, 6) & previous) | (previous & turn_rings(mask, 2) & next);
  const Mask outer = mask & 0xFF;
  const Mask middle = (mask >> ring_size) & 0xFF;
  const Mask inner = mask >> (2 * ring_size);
  const Mask across =
      (middle & inner) | ((outer & inner) << ring_size) | ((outer & middle) << (2 * ring_size));
  const Mask across_next = (mask << ring_size) | (mask >> ring_size);
  const Mask at_middle = (next & previous & across_next) | (across & (next | previous));
  return (at_corner & corners) | (at_middle & side_middles);
}

namespace detail {
// C(position, n) for the steps from a column to an earlier one.
using ChooseTable = std::array<std::array<std::uint32_t, most_stones>, point_count>;
constexpr ChooseTable make_choose_table() {
  ChooseTable table{};
  for (int position = 0; position < point_count; ++position) {
    for (int n = 0; n < most_stones; ++n)
      table[static_cast<std::size_t>(position)][static_cast<std::size_t>(n)] = choose(position, n);
  }
  return table;
}
inline constexpr ChooseTable choose_table = make_choose_table();
}  // namespace detail

// Calls visit(distance) for earlier columns of the block, `distance` columns back, as long as it returns
// true: those in which one stone of the other side stands one free point lower. `compact` are its stones
// gathered on the free points, `done` the columns of the block before this one.
template <typename Visit>
void visit_neighbours(Mask compact, std::uint32_t done, Visit&& visit) {
  std::size_t n = 0;
  for (Mask left = compact; left != 0; left &= left - 1, ++n) {
    const int position = std::countr_zero(left);
    if (position == 0 || (compact >> (position - 1) & 1) != 0) continue;
    // Steps of higher stones are never shorter, so the first one that leaves the block is the last.
    const std::uint32_t back = detail::choose_table[static_cast<std::size_t>(position - 1)][n];
    if (back > done || !visit(back)) return;
  }
}

// What of a position is looked at besides its neighbours: closing moves and mills of both sides.
class Features {
 public:
  static constexpr std::uint32_t count = 4 * 4 * 3 * 4;

  // For the positions in which the side to move has the stones `own`.
  Features(const Sector& sector, Mask own)
      : free_(~own & all_points),
        opp_jumps_(!sector.moving() || sector.opp == fewest_stones),
        own_closing_((!sector.moving() || sector.own == fewest_stones ? closing_points(own)
                                                                      : sliding_closing_points(own)) &
                     free_),
        own_mills_(at_most(muehle::count(stones_in_mills(own)) / 3, 3)) {}

  Mask free() const { return free_; }

  // 0..count-1 for the other side's stones `opp`.
  std::uint32_t operator()(Mask opp) const {
    const Mask empty = free_ & ~opp;
    const std::uint32_t own_closing = at_most(muehle::count(own_closing_ & empty), 3);
    const Mask closing = opp_jumps_ ? closing_points(opp) : sliding_closing_points(opp);
    const std::uint32_t opp_closing = at_most(muehle::count(closing & empty), 3);
    const int in_mills = muehle::count(opp & closing_points(opp));
    const std::uint32_t opp_mills = in_mills >= 5 ? 2 : in_mills > 0 ? 1 : 0;
    return ((own_closing * 4 + opp_closing) * 3 + opp_mills) * 4 + own_mills_;
  }

 private:
  static constexpr std::uint32_t at_most(int value, std::uint32_t most) {
    return std::min(static_cast<std::uint32_t>(value), most);
  }

  Mask free_;
  bool opp_jumps_;
  Mask own_closing_;
  std::uint32_t own_mills_;
};

}  // namespace muehle::perfect
