// A position's moves as a database shows them.
#pragma once

#include <vector>

#include "perfect/rated_moves.h"

namespace muehle::review {

// The legal moves, best first, equally good ones in the order of their names. `rules` are the database's.
Result<std::vector<perfect::RatedMove>> moves_by_value(perfect::Probe& probe, const Position& position,
                                                       const RuleSet& rules);

}  // namespace muehle::review
