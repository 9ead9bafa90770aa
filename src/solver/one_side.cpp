#include "solver/one_side.h"

#include <cassert>

#include "perfect/shape.h"
#include "rules/movegen.h"

namespace muehle::solver {

using perfect::ClassBits;
using perfect::Sector;

namespace {

void add(ClassBits& bits, std::uint32_t number) {
  bits[number / 8] = static_cast<std::uint8_t>(bits[number / 8] | 1u << (number % 8));
}

// Calls call(mask) for the canonical mask of each class that is there.
template <typename Call>
void for_each_class(const ClassBits& bits, int stones, Call&& call) {
  const std::vector<Mask>& masks = perfect::canonical_masks(stones);
  for (std::uint32_t n = 0; n < masks.size(); ++n) {
    if (perfect::holds(bits, n)) call(masks[n]);
  }
}

}  // namespace

// In every round White places first. Whoever takes does so in his own turn: White's losses come after his
// placement, Black's before.
OneSide::OneSide(Colour side, MillProtection protection, const MaskTable& masks)
    : protection_(protection), masks_(masks) {
  rounds_[0] = empty_round(0);
  add(rounds_[0][index(0, 0)], 0);
  for (int placed = 1; placed <= stones_per_side; ++placed) {
    const Round& before = rounds_[static_cast<std::size_t>(placed - 1)];
    rounds_[static_cast<std::size_t>(placed)] = side == Colour::white
                                                    ? lose(place(before, placed), placed, placed)
                                                    : place(lose(before, placed - 1, placed), placed);
  }
}

OneSide::Round OneSide::empty_round(int placed) const {
  Round round;
  for (int taken = 0; taken <= most_lost; ++taken) {
    for (int lost = 0; lost <= std::min(most_lost, placed); ++lost) {
      round[index(taken, lost)].resize(
          perfect::class_bytes(perfect::class_counts[static_cast<std::size_t>(placed - lost)]));
    }
  }
  return round;
}

// The side places its stone number `placed`.
OneSide::Round OneSide::place(const Round& before, int placed) const {
  Round after = empty_round(placed);
  for (int taken = 0; taken <= most_lost; ++taken) {
    for (int lost = 0; lost <= std::min(most_lost, placed - 1); ++lost) {
      for_each_class(before[index(taken, lost)], placed - 1 - lost, [&](Mask mask) {
        for_each_point(~mask & all_points, [&](Point to) {
          const std::uint32_t number = masks_[mask | bit(to)].id;
          const bool closes = completes_line(mask, to);
          // With strict protection there may be nothing to take.
          if (!closes || protection_ == MillProtection::strict) add(after[index(taken, lost)], number);
          if (closes && taken < most_lost) add(after[index(taken + 1, lost)], number);
        });
      });
    }
  }
  return after;
}

// The other side, which has placed `other_placed` stones, may take one of this side's.
OneSide::Round OneSide::lose(const Round& before, int placed, int other_placed) const {
  Round after = before;
  for (int taken = 0; taken <= most_lost; ++taken) {
    if (other_placed - taken < fewest_stones) continue;  // too few for a mill
    for (int lost = 0; lost < std::min(most_lost, placed); ++lost) {
      for_each_class(before[index(taken, lost)], placed - lost, [&](Mask mask) {
        for_each_point(takes_from(mask, stones_per_side - lost, protection_), [&](Point taken_from) {
          add(after[index(taken, lost + 1)], masks_[mask & ~bit(taken_from)].id);
        });
      });
    }
  }
  return after;
}

perfect::Reached BothSides::reached(const Sector& sector) const {
  assert(!sector.moving() && sector.ply % 2 == 0);
  const int placed = sector.ply / 2;
  const int white_lost = placed - sector.own;
  const int black_lost = placed - sector.opp;
  return perfect::Reached(sector, white_.classes(placed, black_lost, white_lost),
                          black_.classes(placed, white_lost, black_lost));
}

}  // namespace muehle::solver
