#include "perfect/rated_moves.h"

#include <algorithm>

#include "rules/movegen.h"

namespace muehle::perfect {

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
  return rated_moves(position, rules, [&](Move move) -> Result<std::optional<Answer>> {
    const auto reply = probe.answer(position.after(move));
    if (!reply) return tl::unexpected(reply.error());
    return for_the_mover(*reply);
  });
}

Result<std::vector<Move>> best_line(const AskPosition& ask, const Position& position, const RuleSet& rules,
                                    int most_plies) {
  std::vector<Move> line;
  Position now = position;
  while (static_cast<int>(line.size()) < most_plies) {
    RatedMove best;
    for (const Move move : legal_moves(now, rules)) {
      const auto reply = ask(now.after(move));
      if (!reply) return tl::unexpected(reply.error());
      if (!*reply) return line;
      const std::optional<Answer> answer = for_the_mover(*reply);
      if (is_better(answer, best.answer)) best = {move, answer};
    }
    if (!best.answer || best.answer->value == Value::draw) break;
    line.push_back(best.move);
    now = now.after(best.move);
  }
  return line;
}

Result<std::vector<Move>> best_line(Probe& probe, const Position& position, const RuleSet& rules,
                                    int most_plies) {
  return best_line([&](const Position& next) { return probe.answer(next); }, position, rules, most_plies);
}

}  // namespace muehle::perfect
