// A move at the root of a search with what is known about it.
#pragma once

#include <optional>
#include <vector>

#include "perfect/probe.h"
#include "search/reach.h"
#include "search/score.h"

namespace muehle::search {

struct Choice {
  MoveCode move;
  Score score = -infinite_score;  // of the last depth in which it was among the best, else a bound
  std::vector<Move> line = {};    // empty until it was among the best
  std::optional<perfect::Answer> answer = {};  // the database's
};

}  // namespace muehle::search
