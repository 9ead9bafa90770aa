// A sector as arrays: the positions in its slots, and all values of them. Slots are numbered row by row
// (shape_of, in mover order); positions that are alike by symmetry share one, or several where the mover's
// stones have symmetries.
#pragma once

#include <cstddef>
#include <cstdint>

#include "perfect/classes.h"
#include "perfect/database.h"
#include "perfect/index.h"
#include "perfect/shape.h"

namespace muehle::perfect {

// What arrays hold of a slot: 1 for a win of the side to move, 0 for a draw, -1 for a loss; and the plies to
// the end.
using SlotValue = std::int8_t;
using SlotPlies = std::int16_t;
inline constexpr SlotPlies no_plies = -1;  // of a draw, and where no distance is known
constexpr SlotValue slot_value(Value value) {
  return static_cast<SlotValue>(static_cast<int>(value) - static_cast<int>(Value::draw));
}

// The values of `count` slots from `first` on, which are in the sector; `plies` may be null. `probe` is one
// of this database. `Failure::missing` where the sector is not known. What files hold is read many times
// faster than what is worked out from one ply further on.
Result<void> read_slots(const Database& database, Probe& probe, const Sector& sector, std::uint64_t first,
                        std::size_t count, SlotValue* values, SlotPlies* plies);

// Of files whose bytes come little by little: the pieces without which `count` slots of a stored sector from
// `first` on cannot be read, as far as that can be told without the others.
std::vector<Page> pieces_for_slots(const Database& database, const Sector& sector, std::uint64_t first,
                                   std::size_t count);

// Calls visit(n, position, once) for `count` slots from `first` on; `once`: of the slots of a class the one
// that counts.
template <typename Visit>
void visit_slots(const Sector& sector, std::uint64_t first, std::size_t count, Visit&& visit) {
  const std::uint64_t width = shape_of(sector).width;
  const std::vector<Mask>& rows = canonical_masks(sector.own);
  for (std::size_t n = 0; n < count;) {
    const Mask own = rows[static_cast<std::size_t>((first + n) / width)];
    const Mask free = ~own & all_points;
    const Symmetries symmetries = stabiliser(own);
    std::uint64_t column = (first + n) % width;
    Mask compact = subset_at(static_cast<std::uint32_t>(column), sector.opp);
    for (; column < width && n < count; ++column, ++n) {
      const Mask opp = spread_bits(compact, free);
      visit(n, position_of(sector, own, opp), is_smallest(opp, symmetries));
      if (compact != 0) compact = next_subset(compact);
    }
  }
}

}  // namespace muehle::perfect
