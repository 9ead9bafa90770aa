// Random positions of the moving phase with few stones.
#pragma once

#include "perfect/random_position.h"
#include "rules/movegen.h"
#include "support/random.h"

namespace muehle::testing_support {

using perfect::random_points;

// An unfinished position with three or four stones a side, `most` at most.
inline Position random_moving_position(Random& random, int most) {
  while (true) {
    const int white = fewest_stones + random.below(2);
    const Mask own = random_points(white, all_points, random);
    const int black = fewest_stones + random.below(most - white - fewest_stones + 1);
    const Mask other_stones = random_points(black, all_points & ~own, random);
    const Colour mover = random.below(2) == 0 ? Colour::white : Colour::black;
    const auto position = Position::make({own, other_stones, 0, 0, mover});
    if (position && board_state(*position, {}).ongoing()) return *position;
  }
}

}  // namespace muehle::testing_support
