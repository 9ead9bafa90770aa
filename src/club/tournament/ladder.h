// A ladder: everybody has a place, and who wins a pairing against somebody above takes his; those in between
// move down by one. Pure.
#pragma once

#include <vector>

#include "club/tournament/draw.h"

namespace muehle::club::tournament {

// From the top. In the beginning by rating; who comes later, at the foot. Who has withdrawn is not in it, and
// comes back to where he would stand.
std::vector<Number> ladder_order(const Tournament& tournament);

// Whether one of the two may challenge the other one now.
bool within_reach(const Tournament& tournament, Number one, Number other);

// The pairing of a challenge, for begin_round.
Draw challenge(const Tournament& tournament, Number challenger, Number above);

}  // namespace muehle::club::tournament
