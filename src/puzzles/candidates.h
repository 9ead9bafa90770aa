// Where puzzles are found: in games of players who err, from the start and from random positions.
#pragma once

#include "perfect/sector.h"
#include "puzzles/judge.h"
#include "puzzles/puzzle.h"
#include "support/random.h"

namespace muehle::puzzles {

// A puzzle that is not rated, and for which no theme has been chosen.
struct Candidate {
  Position start;
  perfect::Value goal;
  Themes themes;
  Line line;
};

// The puzzle in `position`, if there is one with one of these themes. Only who wants traps gets them.
std::optional<Candidate> find_candidate(Judge& judge, const Position& position, Themes wanted);

// Those of one game. It begins on the empty board where the database knows that, or with a random position of
// one of these sectors; no two have a theme in common.
std::vector<Candidate> candidates_of_game(Judge& judge, const std::vector<perfect::Sector>& sectors,
                                          Themes wanted, Random& random);

}  // namespace muehle::puzzles
