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
  return position_of(sector, own, opp);
}

}  // namespace muehle::perfect
