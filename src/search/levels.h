// The levels of the computer: how deep it looks and how it errs. bench/levels.cpp plays them against each
// other.
#pragma once

#include <span>

#include "search/search.h"

namespace muehle::search {

struct Level {
  int number;     // from 1, the weakest
  Limits limits;  // for one move; they let a phone answer within two seconds, too
  Errors errors;  // without a seed
  Style style = Style::solid;
};

// All levels, the weakest first.
std::span<const Level> levels();
// Without oversights, with more time than any level; its number follows the last one's.
const Level& full_strength();
// As strong, and among moves that are as good it takes the one after which the other side errs most easily;
// its number follows that one's.
const Level& trap_setter();
// A level, full_strength() or trap_setter(); null where there is no such number.
const Level* find_level(int number);

// The errors of level `number` if it is so careless and so naive, both in per cent: with 0 and 0 it overlooks
// nothing, with 100 and 100 it is a beginner. Without a seed.
Errors careless(int carelessness, int naivety, int number);

// The errors of a level for one game: what is overlooked and misjudged follows from the seed.
Errors errors_for(const Level& level, std::uint64_t seed);

}  // namespace muehle::search
