// What a tie-break of an entrant is worth, from all histories; the rule of each stands in ranking.h. Pure.
#pragma once

#include <span>
#include <vector>

#include "club/tournament/history.h"

namespace muehle::club::tournament {

// The histories as a ranking counts them.
std::vector<History> counted(const Tournament& tournament);

// `level` are those whose tie it is to break, the entrant among them; only direct encounters look at them.
int tie_break(TieBreak which, const std::vector<History>& histories, Number entrant,
              std::span<const Number> level, Kind kind);

}  // namespace muehle::club::tournament
