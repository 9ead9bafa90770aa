#include "puzzles/twins.h"

#include <algorithm>

#include "rules/symmetry.h"

namespace muehle::puzzles {

Shape shape_of(const Position& position) {
  const int in_hand = position.hand(Colour::white) + position.hand(Colour::black);
  Shape smallest{position.own(), position.opponent(), in_hand};
  for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    smallest = std::min(smallest, Shape{transform(position.own(), symmetry),
                                        transform(position.opponent(), symmetry), in_hand});
  }
  return smallest;
}

int difference(const Shape& a, const Shape& b) {
  int fewest = point_count;
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    const Mask own = transform(b.own, symmetry);
    const Mask opponent = transform(b.opponent, symmetry);
    fewest = std::min(fewest, count((a.own ^ own) | (a.opponent ^ opponent)));
  }
  return fewest;
}

}  // namespace muehle::puzzles
