// A round of a Swiss tournament: everybody meets somebody who has about as many points and whom he has not
// met. Pure.
//
// The whole field is paired at once, by these criteria in strict order; each is counted over all pairings
// together:
//
//   1. nobody meets somebody again whom he has played
//   2. nobody has a bye who had one, or who won a round by forfeit alone
//   3. nobody begins with the same colour for the third time running; only where a pairing is one game
//   4. the bye goes to whom has the fewest points
//   5. those who meet have nearly as many points as each other: the differences squared
//   6. colours are as they are due, stronger wishes first; only where a pairing is one game
//   7. nobody meets one with more points (or fewer) who did so in one of the last two rounds
//   8. of those with as many points the upper half meets the lower half
//
// The ideas are those of FIDE's Dutch system (C.04.3), which goes from one score group to the next instead;
// see docs/tournaments.md for what differs. Why it is done so stands in docs/adr/010-tournaments.md.
#pragma once

#include <array>
#include <vector>

#include "club/tournament/colours.h"
#include "club/tournament/criteria.h"

namespace muehle::club::tournament {

enum class Float { none, up, down };  // met somebody with more points, or with fewer

// An entrant as the next round sees him.
struct Contender {
  Number number = 0;
  int points = 0;
  std::vector<Number> met = {};  // in order
  int byes = 0;                  // and rounds won by forfeit alone
  Wish wish = {};
  std::array<Float, 2> floats = {};  // in the last round and in the one before it
  int place = 0;                     // among those with as many points, from 0: by rating, then by number
  int group = 1;                     // how many those are
};
// Those who play in the next round, by points, then by place.
std::vector<Contender> contenders(const Tournament& tournament, const std::vector<History>& histories);

// What speaks against a pairing of one with as many points or more and one with as many or fewer, or against
// a bye.
Criteria against(const Contender& upper, const Contender& lower, int games);
Criteria against_bye(const Contender& contender, int fewest_points);

// At least two play in it.
std::vector<Seats> swiss_round(const Tournament& tournament);

}  // namespace muehle::club::tournament
