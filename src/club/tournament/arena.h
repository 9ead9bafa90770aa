// An arena: who is free is paired at once, until the host closes it. Pure.
//
// By these criteria in strict order: no two meet whose last game was against each other; nobody meets whom he
// met last; the one who stays over, where their number is odd, has played most; points and then ratings are
// near; colours are as they are due.
//
// A win is worth the same in every game. Doubling the points of who wins three times running, as some arenas
// do, rewards him who plays the most and the weakest, and a result that is corrected would change what all
// later ones were worth.
#pragma once

#include <vector>

#include "club/tournament/tournament.h"

namespace muehle::club::tournament {

// Those who are there and free, in pairs; none where fewer than two are.
std::vector<Seats> arena_round(const Tournament& tournament);

}  // namespace muehle::club::tournament
