#include "engine/count.h"

#include <algorithm>

#include "rules/perft.h"

namespace muehle::engine {
namespace {

constexpr int plies_at_once = 3;  // take far less than a millisecond

std::uint64_t stoppable_perft(const Position& position, int depth, const RuleSet& rules,
                              const std::atomic<bool>& stop) {
  if (depth <= plies_at_once) return perft(position, depth, rules);
  std::uint64_t nodes = 0;
  for (const Move move : legal_moves(position, rules)) {
    if (stop) break;
    nodes += stoppable_perft(position.after(move), depth - 1, rules, stop);
  }
  return nodes;
}

}  // namespace

std::vector<Move> ordered_moves(const History& history) {
  if (outcome_of(history).over()) return {};
  const MoveList legal = legal_moves(history.position(), history.rules());
  std::vector<Move> moves(legal.begin(), legal.end());
  std::sort(moves.begin(), moves.end(), [](Move a, Move b) { return to_text(a) < to_text(b); });
  return moves;
}

std::optional<std::uint64_t> count_sequences(const History& history, int depth, const std::atomic<bool>& stop,
                                             const std::function<void(Move, std::uint64_t)>& part) {
  std::uint64_t sum = 0;
  for (const Move move : ordered_moves(history)) {
    const std::uint64_t nodes =
        stoppable_perft(history.position().after(move), depth - 1, history.rules(), stop);
    if (stop) return std::nullopt;
    if (part) part(move, nodes);
    sum += nodes;
  }
  return sum;
}

}  // namespace muehle::engine
