// Random positions of a sector, the same for the same seed everywhere.
#pragma once

#include "perfect/sector.h"
#include "support/random.h"

namespace muehle::perfect {

// So many of the points `from`, which has as many at least.
Mask random_points(int wanted, Mask from, Random& random);

// A position of the sector, each of them as likely as any other. Game over or not.
Position random_position(const Sector& sector, Random& random);

}  // namespace muehle::perfect
