// The beginnings of the games of a match.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/notation.h"
#include "rules/ruleset.h"

namespace muehle::match {

using Opening = std::vector<Move>;  // from the empty board

// Random placements that close no mill, `plies` of them.
Opening random_opening(std::uint64_t seed, int plies, const RuleSet& rules);

// One opening a line, its moves between blanks; empty lines and what follows # are remarks. Errors name the
// line, and the move that is not legal under `rules` or ends the game.
Result<std::vector<Opening>> parse_openings(std::string_view text, const RuleSet& rules);

// The openings that come with the program: exact draws (see bench/data), each position once up to symmetry.
std::vector<Opening> balanced_openings();

}  // namespace muehle::match
