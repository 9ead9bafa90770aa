// The solver against plain forward value iteration, value by value.
#include "value_iteration/value_iteration.h"

#include <gtest/gtest.h>

#include "perfect/index.h"
#include "rules/notation.h"
#include "solver/moving.h"
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
