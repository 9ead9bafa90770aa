// How hard a puzzle is: the levels of the computer try it, each several times and each time with other
// errors.
#pragma once

#include <memory>
#include <vector>

#include "puzzles/puzzle.h"
#include "rules/ruleset.h"
#include "search/search.h"

namespace muehle::puzzles {

// How often a level has found the whole line.
struct Tried {
  int level;
  int solved;
  int times;
};

// The level's number on the scale of ratings: level 1 has the lowest, and the steps are those that the levels
// have in games against each other (docs/benchmarks.md).
int rating_of_level(int level);

// The rating on Elo's curve that makes these results most likely, if also somebody far below has failed once
// and somebody far above has solved it once. In tens.
int fitted_rating(const std::vector<Tried>& results);

// One thread's levels and what they think with.
class Rater {
 public:
  Rater();
  ~Rater();
  Rater(Rater&&) noexcept;

  // Says the same for the same puzzle, whatever was rated before.
  int rate(const Position& start, const Line& line, const RuleSet& rules);

 private:
  bool solves(int level, std::uint64_t seed, const Position& start, const Line& line, const RuleSet& rules);

  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace muehle::puzzles
