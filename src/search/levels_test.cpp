#include "search/levels.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "rules/notation.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

TEST(Levels, AreNumberedFromOne) {
  int number = 0;
  for (const Level& level : levels()) {
    EXPECT_EQ(level.number, ++number);
    EXPECT_EQ(find_level(level.number), &level);
  }
  EXPECT_EQ(number, 10);
  EXPECT_EQ(find_level(0), nullptr);
  EXPECT_EQ(find_level(11), &full_strength());
  EXPECT_EQ(find_level(12), &trap_setter());
  EXPECT_EQ(trap_setter().style, Style::trap);
  EXPECT_EQ(find_level(13), nullptr);
}

TEST(Levels, LookFurtherAndErrLessTheHigherTheyAre) {
  for (std::size_t n = 1; n < levels().size(); ++n) {
    const Level& lower = levels()[n - 1];
    const Level& higher = levels()[n];
    EXPECT_GE(higher.limits.depth, lower.limits.depth);
    EXPECT_GE(higher.limits.nodes, lower.limits.nodes);
    EXPECT_GE(higher.limits.microseconds, lower.limits.microseconds);
    EXPECT_LT(higher.errors.own_mills_overlooked, lower.errors.own_mills_overlooked);
    EXPECT_LT(higher.errors.threats_overlooked, lower.errors.threats_overlooked);
    EXPECT_LT(higher.errors.captures_overlooked, lower.errors.captures_overlooked);
    EXPECT_LE(higher.errors.misjudgement, lower.errors.misjudgement);
    EXPECT_LE(higher.errors.naivety, lower.errors.naivety);
  }
}

TEST(Levels, AnswerWithinTwoSeconds) {
  for (const Level& level : levels()) EXPECT_LE(level.limits.microseconds, 1'500'000);
}

TEST(Levels, FullStrengthOverlooksNothing) {
  EXPECT_FALSE(full_strength().errors.overlooks());
  EXPECT_FALSE(levels().back().errors.overlooks());
  EXPECT_GT(full_strength().limits.microseconds, levels().back().limits.microseconds);
}

TEST(Levels, CarelessnessIsAShareOfABeginners) {
  const Errors beginner = careless(100, 80, 3);
  const Errors half = careless(50, 40, 3);
  EXPECT_EQ(half.threats_overlooked * 2, beginner.threats_overlooked);
  EXPECT_EQ(half.naivety * 2, beginner.naivety);
  EXPECT_TRUE(half.sees_winning_mill);
  EXPECT_FALSE(careless(100, 80, 2).sees_winning_mill);
  EXPECT_EQ(half.own_mills_overlooked * 2, beginner.own_mills_overlooked);
  EXPECT_FALSE(careless(0, 0, 3).overlooks());
}

// Both ways of winning at once: the mill that takes the third stone, and the move that shuts the last stone
// in.
TEST(Levels, FromTheThirdOnNobodyMissesAnImmediateWin) {
  int wins = 0;
  for (std::uint64_t game = 0; game < 400; ++game) {
    const History history = testing::random_history({}, 40 + static_cast<int>(game % 60), game);
    const Position& position = history.position();
    if (legal_moves(position, {}).empty()) continue;
    const auto wins_at_once = [&](Move move) { return !board_state(position.after(move), {}).ongoing(); };
    if (std::ranges::none_of(legal_moves(position, {}), wins_at_once)) continue;
    ++wins;
    for (const Level& level : levels().subspan(2)) {
      const Limits limits = tighter(level.limits, {.nodes = 5000});
      const Report report = testing::search(history, limits, {}, errors_for(level, game));
      EXPECT_TRUE(wins_at_once(*report.best)) << level.number << " in " << to_text(position);
    }
  }
  EXPECT_GT(wins, 20);
}

TEST(Levels, PlayDifferentlyWithDifferentSeeds) {
  const History history{RuleSet{}};
  for (const Level& level : levels()) {
    std::vector<Move> openings;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Limits limits = tighter(level.limits, {.depth = 3});
      openings.push_back(*testing::search(history, limits, {}, errors_for(level, seed)).best);
    }
    EXPECT_NE(std::count(openings.begin(), openings.end(), openings[0]), 10) << level.number;
  }
}

}  // namespace
}  // namespace muehle::search
