// The table of a tournament. Pure.
//
// Points first, in a knockout how far somebody has come, in a ladder his place. Then the tie-breaks in the
// order of the settings, as FIDE has them (C.07 of August 2024); docs/tournaments.md has their rules in
// words:
//
// - buchholz: the points of all opponents
// - buchholz_cut_1: without the least of them; first of all without a round that he missed or forfeited
// - sonneborn_berger: for each opponent his points times those of the pairing
// - direct_encounter: the points among those who are level, if all of them have met
// - wins: games won on a board
// - black_wins: those of them with Black
//
// Unplayed rounds, FIDE's way ("dummy opponent"): in a round without an opponent on a board one has met
// somebody with as many points as oneself. And rounds that an opponent was not there for, after the last one
// he was, count for him as if drawn. In a round robin a forfeit counts as played, but what somebody did who
// withdrew before he had played half of his pairings counts for nobody.
#pragma once

#include <vector>

#include "club/tournament/history.h"

namespace muehle::club::tournament {

struct Line {
  Number entrant = 0;
  int rank = 1;  // the same for all who are level in everything
  int points = 0;
  std::vector<int> tie_breaks = {};  // in the order of the settings
  friend bool operator==(const Line&, const Line&) = default;
};
// All entrants, best first; who is level, by number.
std::vector<Line> ranking(const Tournament& tournament);

}  // namespace muehle::club::tournament
