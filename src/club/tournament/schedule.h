// Round robins: in which order everybody meets everybody. Pure.
#pragma once

#include <utility>
#include <vector>

#include "club/tournament/tournament.h"

namespace muehle::club::tournament {

// White and Black by number from 1. Of an odd number the one above it is nobody: who meets him has a bye.
using Numbers = std::pair<int, int>;
using TableRound = std::vector<Numbers>;

// Everybody meets everybody once, the colours of each differ by one at most.
//
// Berger: FIDE's tables (C.05, annex 1), the last number keeps his seat, the others move up by half their
// number.
std::vector<TableRound> berger_table(int players);
// Rutschsystem: the last number keeps his seat, the others move up by one. Whoever does not meet him has
// another colour than in the round before.
std::vector<TableRound> sliding_table(int players);

// All rounds of a round robin. Who has which number is drawn by lot. Of two cycles the second is with colours
// reversed; the last two rounds of the first change places, as FIDE has it, or some would have a colour three
// times.
std::vector<std::vector<Seats>> all_rounds(const Tournament& tournament);

}  // namespace muehle::club::tournament
