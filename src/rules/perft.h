// Counting sequences of moves: the classic test of a move generator.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/movegen.h"

namespace muehle {

// The number of sequences of exactly `depth` legal moves from `position`. The last ply is counted, not
// played.
std::uint64_t perft(const Position& position, int depth, const RuleSet& rules);

// The same by first move; `depth` >= 1.
std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth,
                                                         const RuleSet& rules);

}  // namespace muehle
