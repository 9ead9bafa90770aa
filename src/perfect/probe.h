// What a database says about a position. The search knows this file, the arithmetic of answers and the rated
// moves, and no other of the part.
#pragma once

#include "perfect/answer.h"
#include "rules/position.h"
#include "support/result.h"

namespace muehle::perfect {

// Asks a database. An object belongs to one thread; any number of them can share a database.
class Probe {
 public:
  virtual ~Probe() = default;

  // Nothing: the database does not hold what it takes to know this position. That is not a draw. An error
  // names the file that is damaged.
  virtual Result<std::optional<Answer>> answer(const Position& position) = 0;
};

}  // namespace muehle::perfect
