#include "search/naive.h"

#include <gtest/gtest.h>

#include "rules/patterns.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::at;
using testing::random_history;
using testing::rules;

// Three white stones on the top side, with a stone that slides between two mills, against scattered black
// ones.
TEST(Terms, SeesAZwickmuehle) {
  // White: a7 d7 g7 (a mill) and b6 f6; d7-d6 closes b6 d6 f6, and d6-d7 closes the first again.
  const Position position = at("WWWW.W...............BBB w 0 0");
  const Terms white = terms_of(position, Colour::white, {});
  EXPECT_EQ(white.stones, 5);
  EXPECT_EQ(white.mills, 1);
  EXPECT_EQ(white.gaps, 1);
  EXPECT_EQ(white.threats, 1);
  EXPECT_EQ(white.double_mills, 1);
  EXPECT_EQ(white.double_mills, static_cast<int>(zwickmuehlen(position, Colour::white).size()));
  EXPECT_FALSE(white.flying);
}

TEST(Terms, AGapIsAThreatOnlyForAStoneThatCanGetThere) {
  // a7 and d7 want g7. A stone on g4 can go there, one on f6 cannot.
  const Terms near =
      terms_of(at("WW............W......BBB w 0 0"), Colour::white, rules("standard,flyAt=never"));
  EXPECT_EQ(near.gaps, 1);
  EXPECT_EQ(near.threats, 1);
  EXPECT_EQ(near.double_mills, 0);
  const Terms far =
      terms_of(at("WW...W...............BBB w 0 0"), Colour::white, rules("standard,flyAt=never"));
  EXPECT_EQ(far.gaps, 1);
  EXPECT_EQ(far.threats, 0);
  // Who flies or places gets everywhere.
  EXPECT_EQ(terms_of(at("WW...W...............BBB w 0 0"), Colour::white, {}).threats, 1);
  EXPECT_EQ(terms_of(at("WW...W...............BBB w 2 2"), Colour::white, {}).threats, 1);
}

TEST(Terms, FlyingIsAMatterOfTheRules) {
  const Position position = at(".B.......WB........B.WWB w 0 0");
  EXPECT_TRUE(terms_of(position, Colour::white, {}).flying);
  const Terms blocked =
      terms_of(at(".B.......WB........B.WWB b 0 0"), Colour::white, rules("standard,flyAt=never"));
  EXPECT_FALSE(blocked.flying);
}

TEST(Terms, BlockedStonesAgreeWithTheRules) {
  for (int plies = 10; plies < 60; plies += 7) {
    const Position position = random_history({}, plies, 5).position();
    for (const Colour colour : {Colour::white, Colour::black}) {
      const Terms found = terms_of(position, colour, {});
      if (found.flying) continue;
      EXPECT_EQ(found.blocked, count(blocked_stones(position, colour)));
      EXPECT_EQ(found.mills, static_cast<int>(mills(position, colour).size()));
      EXPECT_LE(found.gaps, static_cast<int>(open_mills(position, colour).size()));
    }
  }
}

TEST(NaiveValue, AStoneMoreIsBetter) {
  EXPECT_GT(naive_value(at("WWW.W....W...........BBB w 0 0"), {}), 100);
  EXPECT_LT(naive_value(at("WWW.W....W...........BBB b 0 0"), {}), -100);
}

}  // namespace
}  // namespace muehle::search
