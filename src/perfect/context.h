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

// The points on which two stones of a line wait for the third one.
struct Closing {
  Mask any;      // closing_points() of the board
  Mask sliding;  // of these, where a stone outside the line is next to the point
};

constexpr Closing closing_of(Mask mask) {
  const Mask next = turn_rings(mask, 7);      // bit p: the stone one place clockwise of p
  const Mask previous = turn_rings(mask, 1);  // bit p: the stone one place counter-clockwise of p
  const Mask onwards = next & turn_rings(mask, 6);
  const Mask backwards = previous & turn_rings(mask, 2);
  const Mask between = next & previous;
  const Mask outer = mask & 0xFF;
  const Mask middle = (mask >> ring_size) & 0xFF;
  const Mask inner = mask >> (2 * ring_size);
  const Mask across =
      (middle & inner) | ((outer & inner) << ring_size) | ((outer & middle) << (2 * ring_size));
  const Mask next_ring = (mask << ring_size) | (mask >> ring_size);
  return {((onwards | backwards) & corners) | ((between | across) & side_middles),
          (((onwards & previous) | (backwards & next)) & corners) |
              (((between & next_ring) | (across & (next | previous))) & side_middles)};
}

namespace detail {
// C(position, n): how many columns back a stone's step down to `position` leads, for the stone with index n.
using StepTable = std::array<std::array<std::uint32_t, most_stones>, point_count>;
constexpr StepTable make_step_table() {
  StepTable table{};
  for (int position = 0; position < point_count; ++position) {
    for (int n = 0; n < most_stones; ++n)
      table[static_cast<std::size_t>(position)][static_cast<std::size_t>(n)] = choose(position, n);
  }
  return table;
}
inline constexpr StepTable step_table = make_step_table();
}  // namespace detail

// The earlier columns in which one stone of the other side stands one free point lower, in the order of the
// stones. `compact` are its stones gathered on the free points.
class Neighbours {
 public:
  explicit Neighbours(Mask compact) : compact_(compact), left_(compact & ~(compact << 1) & ~Mask{1}) {}

  bool any() const { return left_ != 0; }
  // How many columns back the next one is. Steps of higher stones are never shorter, so after the first one
  // that leaves the block all do.
  std::uint32_t next() {
    const auto position = static_cast<std::size_t>(std::countr_zero(left_) - 1);
    const auto n = static_cast<std::size_t>(count(compact_ & ((left_ & -left_) - 1)));
    left_ &= left_ - 1;
    return detail::step_table[position][n];
  }

 private:
  Mask compact_;
  Mask left_;
};

// What of a position is looked at besides its neighbours: closing moves and mills of both sides.
class Features {
 public:
  static constexpr std::uint32_t count = 4 * 4 * 3 * 4;

  // For the positions in which the side to move has the stones `own`.
  Features(const Sector& sector, Mask own)
      : free_(~own & all_points), opp_jumps_(!sector.moving() || sector.opp == fewest_stones) {
    const Closing closing = closing_of(own);
    const bool jumps = !sector.moving() || sector.own == fewest_stones;
    own_closing_ = (jumps ? closing.any : closing.sliding) & free_;
    own_mills_ = at_most(muehle::count(own & closing.any) / 3, 3);
  }

  Mask free() const { return free_; }

  // 0..count-1 for the other side's stones `opp`.
  std::uint32_t operator()(Mask opp) const {
    const Mask empty = free_ & ~opp;
    const std::uint32_t own_closing = at_most(muehle::count(own_closing_ & empty), 3);
    const Closing closing = closing_of(opp);
    const std::uint32_t opp_closing =
        at_most(muehle::count((opp_jumps_ ? closing.any : closing.sliding) & empty), 3);
    const int in_mills = muehle::count(opp & closing.any);
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
