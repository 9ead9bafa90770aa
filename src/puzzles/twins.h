// How much two positions differ, however the board is turned.
#pragma once

#include "rules/position.h"

namespace muehle::puzzles {

// A position as its solver sees it, so that it does not matter who is White. Of all that the symmetries make
// of it the smallest.
struct Shape {
  Mask own = 0;
  Mask opponent = 0;
  int in_hand = 0;  // of both
  friend auto operator<=>(const Shape&, const Shape&) = default;
};
Shape shape_of(const Position& position);

// The points on which they differ when one is turned so that these are the fewest.
int difference(const Shape& a, const Shape& b);

// Puzzles of one theme that differ less are too much alike: one stone stands elsewhere, or one is missing.
inline constexpr int least_difference = 4;

}  // namespace muehle::puzzles
