#include "perfect/rated_moves.h"

#include <algorithm>

#include "rules/movegen.h"

namespace muehle::perfect {
namespace {

AskPosition asking(Probe& probe) {
  return [&probe](const Position& position) { return probe.answer(position); };
}

AskMove after_moves(const AskPosition& ask, const Position& position) {
  return [ask, &position](Move move) -> Result<std::optional<Answer>> {
    const Result<std::optional<Answer>> reply = ask(position.after(move));
    if (!reply) return tl::unexpected(reply.error());
    return for_the_mover(*reply);
  };
}

}  // namespace

Result<std::vector<RatedMove>> rated_moves(const Position& position, const RuleSet& rules,
                                           const AskMove& ask) {
  const auto better = [](const RatedMove& left, const RatedMove& right) {
    return is_better(left.answer, right.answer);
  };
  std::vector<RatedMove> moves;
  for (const Move move : legal_moves(position, rules)) {
    const auto answer = ask(move);
    if (!answer) return tl::unexpected(answer.error());
    const RatedMove rated{move, *answer};
    moves.insert(std::upper_bound(moves.begin(), moves.end(), rated, better), rated);
  }
  return moves;
}

Result<std::vector<RatedMove>> rated_moves(Probe& probe, const Position& position, const RuleSet& rules) {
  return rated_moves(position, rules, after_moves(asking(probe), position));
}

Result<std::vector<Move>> best_line(const AskPosition& ask, const Position& position, const RuleSet& rules,
                                    int most_plies) {
  std::vector<Move> line;
  Position now = position;
  while (static_cast<int>(line.size()) < most_plies) {
    const auto moves = rated_moves(now, rules, after_moves(ask, now));
    if (!moves) return tl::unexpected(moves.error());
    if (moves->empty() || !moves->back().answer) break;
    const RatedMove& best = moves->front();
    if (best.answer->value == Value::draw) break;
    line.push_back(best.move);
    now = now.after(best.move);
  }
  return line;
}

Result<std::vector<Move>> best_line(Probe& probe, const Position& position, const RuleSet& rules,
                                    int most_plies) {
  return best_line(asking(probe), position, rules, most_plies);
}

}  // namespace muehle::perfect
