// Proves puzzles: by the rules alone, and by a database.
#pragma once

#include <string>

#include "puzzles/judge.h"
#include "puzzles/puzzle.h"

namespace muehle::puzzles {

// What is wrong and what would be right, in English; nothing when all is well.
using Flaw = std::optional<std::string>;

// By the rules: the moves are legal, and the line shows its themes.
Flaw find_illegal(const Puzzle& puzzle, const RuleSet& rules);

// By a database, for a puzzle without such a flaw: the right moves are those of the line and no others,
// replies are the best resistance, and the position is worth what is to be reached.
Flaw find_wrong(const Puzzle& puzzle, Judge& judge);

}  // namespace muehle::puzzles
