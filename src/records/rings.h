// Points by the ring they lie on and their place on it, as some programs count them.
#pragma once

#include "rules/board.h"

namespace muehle::records {

// `ring` from 1, inside, to 3; `place` from 1, top middle, clockwise to 8, the top left corner.
constexpr Point point_on(int ring, int place) {
  return static_cast<Point>((ring_count - ring) * ring_size + place % ring_size);
}

}  // namespace muehle::records
