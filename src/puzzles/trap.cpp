#include "puzzles/trap.h"

#include <algorithm>

#include "puzzles/line.h"
#include "search/trap.h"

namespace muehle::puzzles {
namespace {

using perfect::Value;

struct Choices {
  MoveList moves;
  std::vector<bool> errs;
  std::vector<double> chances;
};

// What the fallible side may play in a drawn position. The values first: they are cheaper.
std::optional<Choices> choices_of(Judge& judge, const Position& position) {
  const std::optional<Right> right = judge.right_moves(position);
  if (!right || right->value != Value::draw || static_cast<int>(right->moves.size()) == right->legal)
    return std::nullopt;
  Choices choices{legal_moves(position, judge.rules()), {}, {}};
  for (const Move move : choices.moves)
    choices.errs.push_back(std::find(right->moves.begin(), right->moves.end(), move) == right->moves.end());
  choices.chances = search::chances(position, choices.moves, judge.rules(), {});
  return choices;
}

double chance_of_error(Judge& judge, const Position& position) {
  const std::optional<Choices> choices = choices_of(judge, position);
  double sum = 0;
  for (std::size_t n = 0; choices && n < choices->errs.size(); ++n)
    sum += choices->errs[n] ? choices->chances[n] : 0;
  return sum;
}

}  // namespace

std::optional<std::vector<Move>> best_traps(Judge& judge, const Position& position, const Right& right) {
  if (right.value != Value::draw || static_cast<int>(right.moves.size()) < fewest_drawing_moves)
    return std::nullopt;
  constexpr double same = 1e-6;
  std::vector<double> chances;
  for (const Move move : right.moves) chances.push_back(chance_of_error(judge, position.after(move)));
  const double best = *std::max_element(chances.begin(), chances.end());
  if (best < least_chance_of_error) return std::nullopt;
  std::vector<Move> traps;
  for (std::size_t n = 0; n < chances.size(); ++n) {
    if (chances[n] > best - same) {
      traps.push_back(right.moves[n]);
    } else if (chances[n] > best - clear_margin) {
      return std::nullopt;
    }
  }
  if (traps.size() == right.moves.size() || !can_be_last(position, traps, judge.rules())) return std::nullopt;
  return traps;
}

std::optional<Move> likeliest_error(Judge& judge, const Position& position) {
  const std::optional<Choices> choices = choices_of(judge, position);
  if (!choices) return std::nullopt;
  std::optional<Move> likeliest;
  double highest = 0;
  for (int n = 0; n < choices->moves.size(); ++n) {
    const auto at = static_cast<std::size_t>(n);
    if (!choices->errs[at] || choices->chances[at] <= highest) continue;
    highest = choices->chances[at];
    likeliest = choices->moves[n];
  }
  return likeliest;
}

std::optional<Line> find_trap(Judge& judge, const Position& start, const Right& right) {
  const auto traps = best_traps(judge, start, right);
  if (!traps) return std::nullopt;
  const Line alone{{}, *traps};
  if (traps->size() > 1) return alone;
  const Position asked = start.after(traps->front());
  const std::optional<Move> error = likeliest_error(judge, asked);
  if (!error) return alone;
  const Position erred = asked.after(*error);
  const std::optional<Right> punishing = find_step(judge, erred);
  if (!punishing) return alone;
  return Line{{traps->front(), *error}, punishing->moves};
}

}  // namespace muehle::puzzles
