// Positions whose moves are all labelled with their exact values, as tools/critical_set writes them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "rules/position.h"
#include "support/result.h"

namespace muehle::bench {

struct Problem {
  Position position;
  char value;                         // w, d or l for the side to move
  std::map<std::string, char> moves;  // what each move leads to, for the same side
};

// `count` of them from number `from` on, the first one being 1; 0: all.
Result<std::vector<Problem>> read_problems(const std::string& file, int from, int count);

// What a move gives away: 1 from a win to a draw or from a draw to a loss, 2 from a win to a loss.
int given_away(const Problem& problem, const std::string& move);

}  // namespace muehle::bench
