#include "match/opening.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "rules/game.h"
#include "rules/rules_test.h"
#include "rules/symmetry.h"

namespace muehle::match {
namespace {

using ::testing::HasSubstr;

TEST(RandomOpening, DependsOnTheSeedOnlyAndClosesNoMill) {
  EXPECT_EQ(random_opening(3, 6, {}), random_opening(3, 6, {}));
  EXPECT_NE(random_opening(3, 6, {}), random_opening(4, 6, {}));
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Game game;
    for (const Move move : random_opening(seed, 10, {})) {
      ASSERT_TRUE(game.apply(MakeMove{move, {}}));
      EXPECT_FALSE(game.history().plies().back().mill_closed);
    }
    EXPECT_LE(game.history().size(), 10);
  }
}

TEST(Openings, AreReadLineByLine) {
  const auto openings = parse_openings("# remark\nd6 f4\n\nd6 f4 d7 b2 d5xf4  # a mill\r\n", {});
  ASSERT_TRUE(openings);
  EXPECT_EQ(openings->size(), 2u);
  EXPECT_EQ(openings->back(), muehle::testing::moves("d6 f4 d7 b2 d5xf4"));
}

TEST(Openings, ErrorsNameTheLine) {
  EXPECT_THAT(parse_openings("d6\nd6 d6\n", {}).error().message, HasSubstr("line 2: d6 is not legal"));
  EXPECT_THAT(parse_openings("d6 d4\n", {}).error().message, HasSubstr("line 1: "));
  EXPECT_THAT(parse_openings("# nothing\n", {}).error().message, HasSubstr("no opening"));
}

TEST(BalancedOpenings, AreDifferentUpToSymmetry) {
  const std::vector<Opening> openings = balanced_openings();
  EXPECT_GE(openings.size(), 500u);
  std::set<std::uint64_t> classes;
  for (const Opening& opening : openings) {
    Position position;
    for (const Move move : opening) {
      EXPECT_FALSE(move.captures());
      position = position.after(move);
    }
    EXPECT_TRUE(classes.insert(canonical(position).key()).second);
    EXPECT_GE(opening.size(), 4u);
    EXPECT_LE(opening.size(), 8u);
  }
}

}  // namespace
}  // namespace muehle::match
