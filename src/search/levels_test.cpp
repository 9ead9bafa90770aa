#include "search/levels.h"

#include <gtest/gtest.h>

#include "search/search_test.h"

namespace muehle::search {
namespace {

TEST(Levels, AreNumberedFromOne) {
  int number = 0;
  for (const Level& level : levels()) {
    EXPECT_EQ(level.number, ++number);
    EXPECT_EQ(find_level(level.number), &level);
    EXPECT_FALSE(level.name.de.empty() || level.name.en.empty());
    EXPECT_FALSE(level.description.de.empty() || level.description.en.empty());
  }
  EXPECT_EQ(find_level(0), nullptr);
  EXPECT_EQ(find_level(number + 1), nullptr);
}

TEST(Levels, LookFurtherAndErrLessTheHigherTheyAre) {
  for (std::size_t n = 1; n < levels().size(); ++n) {
    const Level& lower = levels()[n - 1];
    const Level& higher = levels()[n];
    EXPECT_GT(higher.limits.depth, lower.limits.depth);
    EXPECT_GT(higher.limits.nodes, lower.limits.nodes);
    EXPECT_LT(higher.errors.own_mills_overlooked, lower.errors.own_mills_overlooked);
    EXPECT_LT(higher.errors.threats_overlooked, lower.errors.threats_overlooked);
    EXPECT_LT(higher.errors.misjudgement, lower.errors.misjudgement);
  }
}

TEST(Levels, AnswerWithinASecond) {
  for (const Level& level : levels()) EXPECT_LE(level.limits.microseconds, 1'000'000);
}

TEST(Levels, FromTheThirdOnNobodyMissesTheWinningMill) {
  const History history = testing::history("standard", "W.W.W..........W.....BBB w 0 0");
  for (const Level& level : levels()) {
    if (level.number < 3) continue;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      const Report report = testing::search(history, {.nodes = 500}, {}, errors_for(level, seed));
      EXPECT_EQ(report.best->to, testing::move("d7").to);
    }
  }
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
