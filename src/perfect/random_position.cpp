#include "perfect/random_position.h"

namespace muehle::perfect {
namespace {

// `stones` points outside `taken`.
Mask random_stones(int stones, Mask taken, Random& random) {
  Mask mask = 0;
  while (count(mask) < stones) mask |= bit(static_cast<Point>(random.below(point_count))) & ~taken;
  return mask;
}

}  // namespace

Position random_position(const Sector& sector, Random& random) {
  const Mask own = random_stones(sector.own, 0, random);
  const Mask opp = random_stones(sector.opp, own, random);
  // White moves in the moving phase, too: who it is changes nothing.
  if (sector.ply % 2 == 0)
    return *Position::make({own, opp, sector.own_hand(), sector.opp_hand(), Colour::white});
  return *Position::make({opp, own, sector.opp_hand(), sector.own_hand(), Colour::black});
}

}  // namespace muehle::perfect
