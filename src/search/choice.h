// The moves at the root of a search with what is known about them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
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
  bool asks_again = true;                      // the database may know more later
};

// What the answers so far leave to be chosen from.
struct Selection {
  std::size_t size;  // so many choices from the first on
  bool knows_value;  // theirs is the value of the position; else nobody knows which of them has it
  bool exact;        // all choices are known
};

// Puts the choices that may be played first, the best answers before the others; else the order stays. If
// there is a win or all answers are known, these are the ones that have the best value; else all but known
// losses.
Selection select(std::vector<Choice>& choices);

// Where not all of `selected` are known, a search has put the one it likes best first: a known draw comes to
// stand before it unless the search promises much more than a draw.
void prefer_what_is_known(std::span<Choice> selected);

}  // namespace muehle::search
