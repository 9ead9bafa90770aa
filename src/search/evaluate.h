// The static value of a position, without looking ahead.
#pragma once

#include "rules/movegen.h"
#include "search/score.h"

namespace muehle::search {

// What the search goes by: the value of the fitted network. The position is not over on the board. Never a
// decided score. Draw rules are not looked at.
Score evaluate(const Position& position, const RuleSet& rules);

}  // namespace muehle::search
