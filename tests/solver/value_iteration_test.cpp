// The solver against plain forward value iteration, value by value.
#include "value_iteration/value_iteration.h"

#include <gtest/gtest.h>

#include "perfect/index.h"
#include "perfect/shape.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "solver/moving.h"
#include "solver/placing.h"
#include "vectors.h"

namespace muehle::value_iteration {
namespace {

constexpr int iteration_threads = 2;
constexpr Counts three_three{3, 3};

class AgainstValueIteration : public testing::TestWithParam<MillProtection> {
 protected:
  AgainstValueIteration() { plain_.solve(three_three); }

  const ValueIteration& plain() const { return plain_; }

 private:
  ValueIteration plain_{RuleSet{.mill_protection = GetParam()}, Effort::one_of_each_class, iteration_threads};
};

TEST_P(AgainstValueIteration, everyValueOfThreeAgainstThreeIsTheSame) {
  const solver::MaskTable masks;
  const auto [values, none] =
      solver::solve_moving_pair(perfect::moving_sector(3, 3), GetParam(), masks, {}, iteration_threads);
  const std::uint32_t width = perfect::choose(point_count - 3, 3);
  std::uint64_t positions = 0;
  std::uint64_t different = 0;
  const std::vector<Mask> sets = point_sets(3);
  for (const Mask own : sets) {
    for (const Mask opp : sets) {
      if ((own & opp) != 0) continue;
      ++positions;
      const perfect::Place place = perfect::place_of(own, opp);
      const solver::Distance solved = values[std::size_t{place.row} * width + place.column];
      if (solved != plain().plies(position_of(own, opp))) ++different;
    }
  }
  EXPECT_EQ(positions, 2'691'920u);
  EXPECT_EQ(different, 0u);
}

// What the moves of a placing position lead to decides it, down to the moving phase.
Plies plainly(const ValueIteration& moving, const Position& position) {
  if (position.hand(Colour::white) == 0 && position.hand(Colour::black) == 0) return moving.plies(position);
  if (position.total(position.to_move()) < fewest_stones) return 0;
  int win = endless;
  int loss = 0;
  for (const Move move : legal_moves(position, moving.rules())) {
    const Plies next = plainly(moving, position.after(move));
    if (next == endless) {
      loss = endless;
    } else if (next % 2 == 0) {
      win = std::min(win, next + 1);
    } else if (loss != endless) {
      loss = std::max(loss, next + 1);
    }
  }
  return static_cast<Plies>(win != endless ? win : loss);
}

TEST_P(AgainstValueIteration, everyPlacementOfSixStonesTakesAsLong) {
  const solver::MaskTable masks;
  const perfect::Sector moving = perfect::moving_sector(3, 3);
  const perfect::Sector last{perfect::placing_plies - 1, 2, 3};
  const perfect::Sector last_but_one{perfect::placing_plies - 2, 2, 2};
  const auto [values, none] = solver::solve_moving_pair(moving, GetParam(), masks, {}, iteration_threads);
  const solver::SectorValues of_black =
      solver::solve_placing_distances(last, {{moving, values}}, GetParam(), masks, iteration_threads);
  const solver::SectorValues of_white =
      solver::solve_placing_distances(last_but_one, {{last, of_black}}, GetParam(), masks, iteration_threads);
  const std::pair<perfect::Sector, const solver::SectorValues*> solved[] = {{last, &of_black},
                                                                            {last_but_one, &of_white}};
  for (const auto& [sector, found] : solved) {
    const std::uint32_t width = white_shape_of(sector).width;
    std::uint64_t different = 0;
    std::uint64_t decided = 0;
    for (std::uint32_t slot = 0; slot < found->size(); ++slot) {
      const auto [white, black] =
          perfect::masks_at({slot / width, slot % width}, sector.white(), sector.black());
      const bool white_moves = sector.mover() == Colour::white;
      const Plies plies =
          plainly(plain(), position_of(sector, white_moves ? white : black, white_moves ? black : white));
      different += plies != (*found)[slot] ? 1 : 0;
      decided += plies != endless ? 1 : 0;
    }
    EXPECT_EQ(different, 0u) << "ply " << sector.ply;
    EXPECT_GT(decided, found->size() / 2) << "ply " << sector.ply;
  }
}

INSTANTIATE_TEST_SUITE_P(BothProtections, AgainstValueIteration,
                         testing::Values(MillProtection::exception_all_in_mills, MillProtection::strict),
                         [](const auto& test) {
                           return test.param == MillProtection::strict ? "strict" : "standard";
                         });

// Value iteration must be right by itself.
TEST(ValueIteration, knowsTheCountedTotalsOfThreeAgainstThree) {
  ValueIteration plain(RuleSet{}, Effort::one_of_each_class, iteration_threads);
  plain.solve(three_three);
  std::map<std::string, std::uint64_t> totals;
  int longest_win = 0;
  int longest_loss = 0;
  const std::vector<Mask> sets = point_sets(3);
  for (const Mask own : sets) {
    for (const Mask opp : sets) {
      if ((own & opp) != 0) continue;
      const int plies = plain.plies(position_of(own, opp));
      ++totals[plies == endless ? "draw" : plies % 2 != 0 ? "win" : "loss"];
      if (plies == endless) continue;
      int& longest = plies % 2 != 0 ? longest_win : longest_loss;
      longest = std::max(longest, plies);
    }
  }
  const auto expected = vectors::file("endgame_3_3");
  for (const auto& [value, positions] : totals)
    EXPECT_EQ(positions, expected.at(value).to_number<std::uint64_t>()) << value;
  EXPECT_EQ(longest_win, expected.at("longest_win_plies").to_number<int>());
  EXPECT_EQ(longest_loss, expected.at("longest_loss_plies").to_number<int>());
}

}  // namespace
}  // namespace muehle::value_iteration
