// A knockout: who loses a pairing is out. Pure.
//
// The best are apart: by rating, so that the first two can only meet in the last round, and who is missing
// for a full bracket is missed by the best of them. Of a pairing that ends level the two play another one, of
// two games; where that is level too, the lot decides.
#pragma once

#include <vector>

#include "club/tournament/tournament.h"

namespace muehle::club::tournament {

inline constexpr int games_of_play_off = 2;

struct Bracket {
  std::vector<std::optional<Number>>
      slots;                     // of those who are still in it; two neighbours meet, one without goes on
  std::vector<Seats> due = {};   // the pairings that come next; none: it is over
  bool play_off = false;         // they are those that ended level
  bool waiting = false;          // for results of the last round
  std::vector<int> stages = {};  // how many each entrant has come through, byes among them
};
// As it stands. Who has withdrawn is out, and his opponent goes on.
Bracket bracket(const Tournament& tournament);

// Two of whom one goes on, as a bracket shows them.
struct Tie {
  std::optional<Number> upper = {};  // none: a bye, or not known yet
  std::optional<Number> lower = {};
  std::optional<Number> winner = {};
  struct At {
    int round = 1;
    int board = 1;
    friend bool operator==(const At&, const At&) = default;
  };
  std::vector<At> played = {};  // the pairings of the two, a play-off behind the first one
  friend bool operator==(const Tie&, const Tie&) = default;
};
// From the first stage to the final, also those to come: each has half as many as the one before, and the
// winners of two neighbours meet.
std::vector<std::vector<Tie>> ties(const Tournament& tournament);

// Whether the rounds are those that follow from the results before them.
bool agrees_with_itself(const Tournament& tournament);

}  // namespace muehle::club::tournament
