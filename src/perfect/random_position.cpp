#include "perfect/random_position.h"

namespace muehle::perfect {
Mask random_points(int wanted, Mask from, Random& random) {
  Mask mask = 0;
  while (count(mask) < wanted) mask |= bit(static_cast<Point>(random.below(point_count))) & from;
  return mask;
}

Position random_position(const Sector& sector, Random& random) {
  const Mask own = random_points(sector.own, all_points, random);
  const Mask opp = random_points(sector.opp, all_points & ~own, random);
  return position_of(sector, own, opp);
}

}  // namespace muehle::perfect
