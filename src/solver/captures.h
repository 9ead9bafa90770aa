// What a closed mill may take, for masks alone: the solver has no Position at hand.
#pragma once

#include "rules/board.h"
#include "rules/ruleset.h"

namespace muehle::solver {

// The stones of `standing` that a mill of the other side may take; none under `strict` when all stand in
// mills. For the protections that can be solved, exception_all_in_mills and strict.
constexpr Mask takes_from(Mask standing, MillProtection protection) {
  const Mask loose = standing & ~stones_in_mills(standing);
  return loose != 0 || protection == MillProtection::strict ? loose : standing;
}

}  // namespace muehle::solver
