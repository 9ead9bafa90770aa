// Positions shortly before a side is shut in: so seldom by chance that they are made backwards.
#pragma once

#include <vector>

#include "rules/position.h"
#include "support/random.h"

namespace muehle::puzzles {

// Begins with a random position in which Black has no move and takes moves back, the last of which White's:
// White is to move in all, the one furthest back comes first. No stone is taken on the way. Whether Black can
// help it is another question.
std::vector<Position> before_block(Random& random);

}  // namespace muehle::puzzles
