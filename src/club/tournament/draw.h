// Which pairings come next, of any kind of tournament, and which may. Pure: the same tournament draws the
// same.
#pragma once

#include <vector>

#include "club/tournament/tournament.h"

namespace muehle::club::tournament {

using Draw = tl::expected<std::vector<Seats>, Fault>;

// The pairings of the next round, best boards first. A Swiss round, and one of a knockout, waits for all
// results; those of a round robin do not (a league may begin them all at once). In an arena a round is those
// who are free at the moment.
Draw next_round(const Tournament& tournament);

// Whether these may be the next round.
Done may_begin(const Tournament& tournament, const std::vector<Seats>& pairings);
// How many each pairing in it has.
int games_in_next_round(const Tournament& tournament);

// Nothing comes any more, and no result is missing.
bool is_over(const Tournament& tournament);

}  // namespace muehle::club::tournament
