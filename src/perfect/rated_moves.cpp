#include "perfect/rated_moves.h"

#include <algorithm>
#include <limits>

#include "rules/movegen.h"

namespace muehle::perfect {
namespace {

// Larger is better.
long worth(const std::optional<Answer>& answer) {
  constexpr long unknown_plies = 1'000;
  constexpr long a_value = 1'000'000;
  if (!answer) return std::numeric_limits<long>::min();
  const long plies = answer->plies.value_or(unknown_plies);
  switch (answer->value) {
    case Value::win:
      return a_value - plies;
    case Value::draw:
      return 0;
    case Value::loss:
      return plies - a_value;
  }
  return 0;
}

}  // namespace

std::optional<Answer> for_the_mover(const std::optional<Answer>& reply) {
  if (!reply) return std::nullopt;
  return Answer{for_the_other(reply->value), reply->plies ? std::optional(*reply->plies + 1) : std::nullopt};
}

int compare(const std::optional<Answer>& left, const std::optional<Answer>& right) {
  const long a = worth(left);
  const long b = worth(right);
  return a > b ? -1 : a < b ? 1 : 0;
}

Result<std::vector<RatedMove>> rated_moves(Probe& probe, const Position& position, const RuleSet& rules) {
  const auto better = [](const RatedMove& left, const RatedMove& right) {
    return compare(left.answer, right.answer) < 0;
  };
  std::vector<RatedMove> moves;
  for (const Move move : legal_moves(position, rules)) {
    const auto reply = probe.answer(position.after(move));
    if (!reply) return tl::unexpected(reply.error());
    const RatedMove rated{move, for_the_mover(*reply)};
    moves.insert(std::upper_bound(moves.begin(), moves.end(), rated, better), rated);
  }
  return moves;
}

Result<std::vector<Move>> best_line(Probe& probe, const Position& position, const RuleSet& rules,
                                    int most_plies) {
  std::vector<Move> line;
  Position now = position;
  while (static_cast<int>(line.size()) < most_plies) {
    const auto moves = rated_moves(probe, now, rules);
    if (!moves) return tl::unexpected(moves.error());
    if (moves->empty()) break;
    const RatedMove& best = moves->front();
    if (!best.answer || best.answer->value == Value::draw) break;
    line.push_back(best.move);
    now = now.after(best.move);
  }
  return line;
}

}  // namespace muehle::perfect
