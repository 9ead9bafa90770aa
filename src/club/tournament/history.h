// What an entrant has been through, round by round, with what each was worth: all that drawing and ranking
// look at. Pure.
#pragma once

#include <vector>

#include "club/tournament/tournament.h"

namespace muehle::club::tournament {

// A round of one entrant, from his side.
struct Encounter {
  int round = 1;
  std::optional<Number> opponent = {};  // none: a bye, or he was not there
  bool bye = false;
  bool missed = false;            // he was not there
  bool finished = true;           // no result is missing
  bool played = false;            // any game on a board
  bool began_with_white = false;  // of those with an opponent
  int points = 0;
  int drawn = 0;  // what a draw would have been worth
  int wins = 0;   // games won on a board
  int black_wins = 0;
};
using History = std::vector<Encounter>;  // of one entrant, in the order of the rounds

// Of all entrants, by number. In a Swiss tournament every round stands in every history, elsewhere only those
// in which an entrant was paired or had a bye.
std::vector<History> histories(const Tournament& tournament);

int points_of(const History& history);

// What games came to: two points for a win, on a board or not, and one for a draw.
struct GamePoints {
  int white = 0;  // of him who has White in the first game
  int black = 0;
};
GamePoints game_points(const Pairing& pairing);

// What the pairing is worth to both, as the settings count it. By pairings it is nothing before its end.
GamePoints awarded(const Settings& settings, const Pairing& pairing);

}  // namespace muehle::club::tournament
