#include "rules/perft.h"

#include <cassert>

namespace muehle {

std::uint64_t perft(const Position& position, int depth, const RuleSet& rules) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_moves(position, rules));
  std::uint64_t nodes = 0;
  for (const Move move : legal_moves(position, rules)) nodes += perft(position.after(move), depth - 1, rules);
  return nodes;
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Position& position, int depth,
                                                         const RuleSet& rules) {
  assert(depth >= 1);
  std::vector<std::pair<Move, std::uint64_t>> counts;
  for (const Move move : legal_moves(position, rules)) {
    counts.emplace_back(move, perft(position.after(move), depth - 1, rules));
  }
  return counts;
}

}  // namespace muehle
