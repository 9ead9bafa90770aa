#include "puzzles/candidates.h"

#include <algorithm>

#include "perfect/random_position.h"
#include "puzzles/line.h"
#include "puzzles/themes.h"
#include "puzzles/trap.h"
#include "rules/history.h"
#include "search/trap.h"

namespace muehle::puzzles {
namespace {

using perfect::Sector;
using perfect::Value;

constexpr int fewest_moves = 4;  // to choose from in the first position
constexpr int quiet_plies = 6;   // of a game from the start, in which nearly everything draws
constexpr int most_plies = 120;  // of a game
constexpr int plies_from_random = 24;
constexpr int one_in = 3;  // games from the start
constexpr std::array<double, 3> temperatures = {20, 40, 80};
constexpr double blunder_share = 0.05;
constexpr int sight = 2;

Move choose(const MoveList& moves, const std::vector<double>& chances, Random& random) {
  constexpr int steps = 1 << 30;
  double place = random.below(steps) / static_cast<double>(steps);
  for (int n = 0; n + 1 < moves.size(); ++n) {
    place -= chances[static_cast<std::size_t>(n)];
    if (place < 0) return moves[n];
  }
  return moves[moves.size() - 1];
}

std::optional<Candidate> find_by_value(Judge& judge, const Position& position, const Right& right,
                                       Themes wanted) {
  if (static_cast<int>(right.moves.size()) > most_last_moves) return std::nullopt;
  std::optional<Line> line = find_line(judge, position, right);
  if (!line) return std::nullopt;
  const Themes themes = themes_of(position, right.value, *line, judge.rules());
  if ((themes & wanted).none()) return std::nullopt;
  return Candidate{position, right.value, themes, std::move(*line)};
}

}  // namespace

std::optional<Candidate> find_candidate(Judge& judge, const Position& position, Themes wanted) {
  if (count_moves(position, judge.rules()) < fewest_moves) return std::nullopt;
  const std::optional<Right> right = judge.right_moves(position, most_last_moves);
  // Where everything is lost or every move is right there is nothing to find.
  if (!right || right->value == Value::loss || static_cast<int>(right->moves.size()) == right->legal)
    return std::nullopt;
  if (auto candidate = find_by_value(judge, position, *right, wanted)) return candidate;
  if (!wanted.has(Theme::trap)) return std::nullopt;
  std::optional<Line> line = find_trap(judge, position, *right);
  if (!line) return std::nullopt;
  return Candidate{position, Value::draw, themes_with(Theme::trap), std::move(*line)};
}

std::vector<Candidate> candidates_of_game(Judge& judge, const std::vector<Sector>& sectors, Themes wanted,
                                          Random& random) {
  const RuleSet& rules = judge.rules();
  const bool from_start = random.below(one_in) == 0 && judge.answer({}).has_value();
  const auto& sector = sectors[static_cast<std::size_t>(random.below(static_cast<int>(sectors.size())))];
  const Position start = from_start ? Position{} : perfect::random_position(sector, random);
  const int end = from_start ? most_plies : plies_from_random;
  const search::ErrorModel model{temperatures[static_cast<std::size_t>(random.below(temperatures.size()))],
                                 blunder_share, sight};
  std::vector<Candidate> found;
  Themes seen;
  Position position = start;
  for (int ply = 0; ply < end; ++ply) {
    const MoveList moves = legal_moves(position, rules);
    if (moves.empty()) break;
    if (!from_start || ply >= quiet_plies) {
      std::optional<Candidate> candidate = find_candidate(judge, position, wanted);
      if (candidate && !seen.has(candidate->themes.rarest())) {
        seen.add(candidate->themes.rarest());
        found.push_back(std::move(*candidate));
      }
    }
    position = position.after(choose(moves, search::chances(position, moves, rules, model), random));
  }
  return found;
}

}  // namespace muehle::puzzles
