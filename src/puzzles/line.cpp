#include "puzzles/line.h"

#include <algorithm>

#include "rules/symmetry.h"

namespace muehle::puzzles {
namespace {

bool differ_in_capture_only(const std::vector<Move>& moves) {
  return std::all_of(moves.begin(), moves.end(), [&](Move move) {
    return move.from == moves.front().from && move.to == moves.front().to;
  });
}

bool are_twins(const Position& position, const std::vector<Move>& moves) {
  return std::all_of(moves.begin(), moves.end(), [&](Move move) {
    for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      if (transform(moves.front(), symmetry) == move && transform(position, symmetry) == position)
        return true;
    }
    return false;
  });
}

// Lines that stop before the game does are cut.
Line cut(Line line) {
  if (line.steps() <= most_steps) return line;
  constexpr std::size_t kept = 2 * (most_steps - 1);
  line.last = {line.played[kept]};
  line.played.resize(kept);
  return line;
}

}  // namespace

bool end_the_game(const Position& position, const std::vector<Move>& moves, const RuleSet& rules) {
  return std::all_of(moves.begin(), moves.end(),
                     [&](Move move) { return !board_state(position.after(move), rules).ongoing(); });
}

bool can_be_last(const Position& position, const std::vector<Move>& moves, const RuleSet& rules) {
  if (moves.size() == 1) return true;
  if (moves.empty() || moves.size() > most_last_moves) return false;
  return differ_in_capture_only(moves) || end_the_game(position, moves, rules) || are_twins(position, moves);
}

std::optional<Right> find_step(Judge& judge, const Position& position) {
  return judge.right_moves(
      position, [&](const std::vector<Move>& moves) { return can_be_last(position, moves, judge.rules()); });
}

Line find_line(Judge& judge, const Position& start, const Right& right) {
  Line line;
  Position position = start;
  std::vector<Move> moves = right.moves;
  const int most = right.value == perfect::Value::win ? most_steps_to_win : most_steps;
  while (true) {
    line.last = moves;
    if (end_the_game(position, moves, judge.rules())) return line;
    if (moves.size() > 1 || line.steps() == most) return cut(line);
    const Position asked = position.after(moves.front());
    const auto replies = judge.best_replies(asked);
    if (!replies) return cut(line);
    const Position next = asked.after(replies->front());
    const std::optional<Right> step = find_step(judge, next);
    if (!step || step->value != right.value) return cut(line);
    line.played.push_back(moves.front());
    line.played.push_back(replies->front());
    position = next;
    moves = step->moves;
  }
}

}  // namespace muehle::puzzles
