// The levels of the computer: how deep it looks and how it errs.
#pragma once

#include <span>

#include "search/search.h"

namespace muehle::search {

struct Level {
  int number;  // from 1, the weakest
  Words name;
  Words description;
  Limits limits;  // for one move; the nodes alone make it answer within about a second in the browser, too
  Errors errors;  // without a seed
};

// All levels, the weakest first.
std::span<const Level> levels();
// Null where there is no such level.
const Level* find_level(int number);

// The errors of a level for one game: what is overlooked and misjudged follows from the seed.
Errors errors_for(const Level& level, std::uint64_t seed);

}  // namespace muehle::search
