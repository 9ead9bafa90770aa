#include "review/values.h"

#include <algorithm>

#include "rules/notation.h"

namespace muehle::review {

Result<std::vector<perfect::RatedMove>> moves_by_value(perfect::Probe& probe, const Position& position,
                                                       const RuleSet& rules) {
  auto moves = perfect::rated_moves(probe, position, rules);
  if (!moves) return moves;
  std::ranges::sort(*moves, [](const perfect::RatedMove& left, const perfect::RatedMove& right) {
    const int order = perfect::compare(left.answer, right.answer);
    return order != 0 ? order < 0 : to_text(left.move) < to_text(right.move);
  });
  return moves;
}

}  // namespace muehle::review
