// The positions from which a game takes longest: in the moving phase, and with so many stones placed.
#pragma once

#include <vector>

#include "cli/db/findings/measure.h"

namespace muehle::cli::db {

// A decided position: odd plies are won for the side to move, even ones lost.
struct Late {
  Position position;
  int plies;
};

// All positions of a kind with at least `least` plies, up to symmetry, the longest games first.
struct AllLate {
  std::vector<Late> positions;
  int least = 0;
};
// Whether no position of the kind is decided at all.
inline bool nobody_wins(const AllLate& all) { return all.positions.empty() && all.least <= 1; }

// With White to move: exchanging the colours makes both sides equal.
AllLate longest_moving(Measure& measure);

// With `ply` stones placed, 0 < ply < placing_plies. `later` has those with one stone more, of which these
// follow where the database does not store their distances.
AllLate longest_placing(Measure& measure, int ply, const AllLate& later);
// The smallest `ply` for which that can be done.
int earliest_placement(const Measure& measure);

}  // namespace muehle::cli::db
