#include "club/tournament/colours.h"

#include <gtest/gtest.h>

#include <string_view>

namespace muehle::club::tournament {
namespace {

// w and b: began with that colour; - : had no game.
History played(std::string_view colours) {
  History history;
  for (const char colour : colours) {
    history.push_back({.round = static_cast<int>(history.size()) + 1,
                       .opponent = 9,
                       .played = colour != '-',
                       .began_with_white = colour == 'w'});
  }
  return history;
}

Wish wish(std::string_view colours) { return wish_of(played(colours)); }

TEST(Colours, WishesGrowWithTheDifference) {
  EXPECT_EQ(wish(""), (Wish{Due::none, Side::white, 0}));
  EXPECT_EQ(wish("--"), (Wish{Due::none, Side::white, 0}));
  EXPECT_EQ(wish("w"), (Wish{Due::strong, Side::black, 1}));
  EXPECT_EQ(wish("b"), (Wish{Due::strong, Side::white, -1}));
  EXPECT_EQ(wish("wb"), (Wish{Due::mild, Side::white, 0}));
  EXPECT_EQ(wish("bw"), (Wish{Due::mild, Side::black, 0}));
  EXPECT_EQ(wish("wwbw"), (Wish{Due::absolute, Side::black, 2}));
}

TEST(Colours, AThirdTimeRunningIsWorseThanAnyDifference) {
  EXPECT_EQ(wish("ww"), (Wish{Due::third, Side::black, 2}));
  EXPECT_EQ(wish("wwwbb"), (Wish{Due::third, Side::white, 1})) << "in spite of the difference";
  EXPECT_EQ(wish("w-w"), (Wish{Due::third, Side::black, 2})) << "what was not played does not count";
}

bool white(std::string_view first, std::string_view second, bool lot = false) {
  return first_has_white(played(first), played(second), lot);
}

TEST(Colours, WhoIsDueMoreGetsHisColour) {
  EXPECT_TRUE(white("b", "w"));
  EXPECT_FALSE(white("w", "b"));
  EXPECT_TRUE(white("", "w")) << "who wants nothing takes what is left";
  EXPECT_FALSE(white("w", ""));
  EXPECT_FALSE(white("", "b"));
  EXPECT_FALSE(white("ww", "bw")) << "a third time is worse than a second";
  EXPECT_FALSE(white("wb", "bb"));
  EXPECT_FALSE(white("wwbw", "w")) << "two times more before once more";
  EXPECT_TRUE(white("w", "wwbw"));
  EXPECT_FALSE(white("wwwbw", "wwbw")) << "three times more before two times more";
}

TEST(Colours, ElseBothGetAnotherOneThanTheLastTimeTheyDiffered) {
  EXPECT_TRUE(white("bwb", "bbw"));
  EXPECT_FALSE(white("bbw", "bwb"));
}

TEST(Colours, ElseTheFirstGetsHis) {
  EXPECT_TRUE(white("b", "b"));
  EXPECT_FALSE(white("w", "w"));
}

TEST(Colours, ElseTheLotDecides) {
  EXPECT_TRUE(white("", "", true));
  EXPECT_FALSE(white("", "-", false));
}

}  // namespace
}  // namespace muehle::club::tournament
