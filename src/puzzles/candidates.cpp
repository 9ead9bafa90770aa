#include "puzzles/candidates.h"

#include <array>

#include "perfect/random_position.h"
#include "puzzles/line.h"
#include "puzzles/shut_in.h"
#include "puzzles/themes.h"
#include "puzzles/trap.h"
#include "search/trap.h"

namespace muehle::puzzles {
namespace {

using perfect::Sector;
using perfect::Value;

constexpr int fewest_moves = 4;  // to choose from in the first position
constexpr int quiet_plies = 6;   // of a game from the start, in which nearly everything draws
constexpr int most_plies = 120;  // of a game
constexpr int plies_from_random = 24;
constexpr int one_from_start = 3;  // of so many games
constexpr std::array<double, 3> temperatures = {20, 40, 80};
constexpr double blunder_share = 0.05;
constexpr int sight = 2;
constexpr int ways_back = 40;   // from so many blocks
constexpr int one_shut_in = 2;  // of so many, as long as blocks are wanted

Move choose(const MoveList& moves, const std::vector<double>& chances, Random& random) {
  constexpr int steps = 1 << 30;
  double place = random.below(steps) / static_cast<double>(steps);
  for (int n = 0; n + 1 < moves.size(); ++n) {
    place -= chances[static_cast<std::size_t>(n)];
    if (place < 0) return moves[n];
  }
  return moves[moves.size() - 1];
}

std::optional<Candidate> find_by_value(Judge& judge, const Position& position, Themes wanted) {
  const std::optional<Right> right = find_step(judge, position);
  // Where every move is right there is nothing to find.
  if (!right || static_cast<int>(right->moves.size()) == right->legal) return std::nullopt;
  Line line = find_line(judge, position, *right);
  const Themes themes = themes_of(position, right->value, line, judge.rules());
  if ((themes & wanted).none()) return std::nullopt;
  // Where no distance is known the other side may hold out longer.
  if (themes.has(Theme::win) && judge.plies(position) != line.plies()) return std::nullopt;
  return Candidate{position, right->value, themes, std::move(line)};
}

std::optional<Candidate> find_by_chance(Judge& judge, const Position& position) {
  const std::optional<Right> right = judge.right_moves(position);
  if (!right) return std::nullopt;
  std::optional<Line> line = find_trap(judge, position, *right);
  if (!line) return std::nullopt;
  return Candidate{position, Value::draw, themes_with(Theme::trap), std::move(*line)};
}

// What one game, or one way back, has brought.
class Harvest {
 public:
  Harvest(Judge& judge, Themes wanted) : judge_(judge), wanted_(wanted) {}

  const RuleSet& rules() const { return judge_.rules(); }
  void look_at(const Position& position) {
    std::optional<Candidate> candidate = find_candidate(judge_, position, wanted_);
    if (!candidate || seen_.has(candidate->themes.rarest())) return;
    seen_.add(candidate->themes.rarest());
    found_.push_back(std::move(*candidate));
  }
  std::vector<Candidate> take() { return std::move(found_); }

 private:
  Judge& judge_;
  Themes wanted_;
  Themes seen_;
  std::vector<Candidate> found_;
};

// Two who err, for so many plies; the first few positions are not looked at.
void play_game(Position position, int plies, int quiet, Harvest& harvest, Random& random) {
  const search::ErrorModel model{temperatures[static_cast<std::size_t>(random.below(temperatures.size()))],
                                 blunder_share, sight};
  for (int ply = 0; ply < plies; ++ply) {
    const MoveList moves = legal_moves(position, harvest.rules());
    if (moves.empty()) return;
    if (ply >= quiet) harvest.look_at(position);
    const std::vector<double> chances = search::chances(position, moves, harvest.rules(), model);
    position = position.after(choose(moves, chances, random));
  }
}

}  // namespace

std::optional<Candidate> find_candidate(Judge& judge, const Position& position, Themes wanted) {
  if (count_moves(position, judge.rules()) < fewest_moves) return std::nullopt;
  if (auto candidate = find_by_value(judge, position, wanted)) return candidate;
  return wanted.has(Theme::trap) ? find_by_chance(judge, position) : std::nullopt;
}

std::vector<Candidate> find_candidates(Judge& judge, const std::vector<Sector>& sectors, Themes wanted,
                                       Random& random) {
  Harvest harvest(judge, wanted);
  if (wanted.has(Theme::block) && random.below(one_shut_in) == 0) {
    for (int way = 0; way < ways_back; ++way) {
      for (const Position& position : before_block(random)) harvest.look_at(position);
    }
  } else if (random.below(one_from_start) == 0 && judge.value({})) {
    play_game({}, most_plies, quiet_plies, harvest, random);
  } else {
    const auto sector = static_cast<std::size_t>(random.below(static_cast<int>(sectors.size())));
    play_game(perfect::random_position(sectors[sector], random), plies_from_random, 0, harvest, random);
  }
  return harvest.take();
}

}  // namespace muehle::puzzles
