// Where puzzles are found: in games of players who err, from the start and from random positions, and in
// positions made backwards from a block.
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

// Those of one game, no two of which have the same rarest theme. It begins on the empty board where the
// database knows that, with a random position of one of these sectors, or shortly before a block.
std::vector<Candidate> find_candidates(Judge& judge, const std::vector<perfect::Sector>& sectors,
                                       Themes wanted, Random& random);

}  // namespace muehle::puzzles
