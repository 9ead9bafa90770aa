// Where a position may have come from.
#pragma once

#include <utility>
#include <vector>

#include "rules/movegen.h"

namespace muehle::cli::db {

// The positions in which the side that is not to move in `position` had a legal move that leads there, with
// the move: `placing` a stone, or shifting one, which takes empty hands. Whether the empty board leads to
// them is not asked.
std::vector<std::pair<Position, Move>> positions_before(const Position& position, bool placing,
                                                        const RuleSet& rules);

}  // namespace muehle::cli::db
