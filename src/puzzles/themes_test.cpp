#include "puzzles/themes.h"

#include <gtest/gtest.h>

#include "rules/rules_test.h"

namespace muehle::puzzles {
namespace {

using perfect::Value;
using testing::at;
using testing::move;
using testing::moves;

// a7 ─ d7 ─ g7 and b6, f6 with d6 empty: the stone on d7 slides to d6 and back.
constexpr std::string_view before_zwickmuehle = "WWWW.........W.B....BBB. w 0 0";
constexpr std::string_view zwickmuehle = "WWWW.W.B.......B....BB.. b 0 0";

TEST(PuzzleThemes, BuildsAZwickmuehle) {
  EXPECT_TRUE(builds_zwickmuehle(at(before_zwickmuehle), move("f4-f6"), {}));
  EXPECT_FALSE(builds_zwickmuehle(at(before_zwickmuehle), move("f4-g4"), {}));
}

TEST(PuzzleThemes, WhatTheNextMoveBreaksIsNoZwickmuehle) {
  // Black goes from d5 to d6.
  EXPECT_FALSE(builds_zwickmuehle(at("WWWW...B.....W.B....BB.. w 0 0"), move("f4-f6"), {}));
}

TEST(PuzzleThemes, WhoHasAZwickmuehleBuildsNone) {
  EXPECT_FALSE(builds_zwickmuehle(at("WWWW.W.........BWB..BB.. w 0 0"), move("d7-d6xc3"), {}));
}

TEST(PuzzleThemes, BreaksAZwickmuehle) {
  EXPECT_TRUE(breaks_zwickmuehle(at(zwickmuehle), move("d5-d6")));
  EXPECT_FALSE(breaks_zwickmuehle(at(zwickmuehle), move("d5-e5")));
}

// Black's d7, d5 and b6 wait for d6, where White stands.
constexpr std::string_view guarded = ".B.BW..B.......B.W...W.W w 0 0";

TEST(PuzzleThemes, ASacrificeLetsTheOtherSideTake) {
  EXPECT_TRUE(is_sacrifice(at(guarded), move("d6-f6"), {}));
  EXPECT_FALSE(is_sacrifice(at(guarded), move("a1-a4"), {}));
}

TEST(PuzzleThemes, WhatNothingPreventsIsNoSacrifice) {
  // d6 is empty: whatever White does but filling it, and he cannot, Black closes the mill.
  EXPECT_FALSE(is_sacrifice(at(".B.B...B.......B.W..WW.W w 0 0"), move("a1-a4"), {}));
}

TEST(PuzzleThemes, AMillIsNoSacrifice) {
  // d6-f6 closes f6 f4 f2.
  const Position position = at(".B.BW..B.....W.B....WW.. w 0 0");
  EXPECT_FALSE(is_sacrifice(position, move("d6-f6xc3"), {}));
}

// Black's four stones have one step left, d6-d5.
constexpr std::string_view nearly_shut_in = "BBBWBW..WW....W......... w 0 0";

TEST(PuzzleThemes, EndsByBlock) {
  EXPECT_TRUE(ends_by_block(at(nearly_shut_in), {{}, moves("e5-d5")}, {}));
  EXPECT_FALSE(ends_by_block(at(nearly_shut_in), {{}, moves("e5-d5 e5-e4")}, {}));
  EXPECT_TRUE(ends_the_game(at(nearly_shut_in), {{}, moves("e5-d5")}, {}));
}

TEST(PuzzleThemes, TheLastStoneButTwoIsNoBlock) {
  const Position position = at("WW.W.................BBB w 0 0");
  const Line line{{}, moves("b6-g7xa1 b6-g7xd1 b6-g7xg1")};
  EXPECT_TRUE(ends_the_game(position, line, {}));
  EXPECT_FALSE(ends_by_block(position, line, {}));
  EXPECT_EQ(themes_of(position, Value::win, line, {}), themes_with(Theme::win, Theme::flying));
}

TEST(PuzzleThemes, FlyingNeedsEmptyHands) {
  EXPECT_TRUE(is_flying(at("WW.W..............B..BBB w 0 0"), {}));
  EXPECT_FALSE(is_flying(at("WW.WW.............B..BBB w 0 0"), {}));
  EXPECT_FALSE(is_flying(at("WW.W..............B..BBB w 1 1"), {}));
}

TEST(PuzzleThemes, OneMoveThatWinsOrDraws) {
  const Position position = at(guarded);
  EXPECT_TRUE(themes_of(position, Value::win, {{}, moves("a1-a4")}, {}).has(Theme::only));
  EXPECT_TRUE(themes_of(position, Value::draw, {{}, moves("a1-a4")}, {}).has(Theme::draw));
  EXPECT_FALSE(themes_of(position, Value::draw, {{}, moves("a1-a4")}, {}).has(Theme::only));
  EXPECT_FALSE(themes_of(position, Value::win, {{}, moves("a1-a4 a1-d1")}, {}).has(Theme::only));
}

TEST(PuzzleThemes, AllFirstMovesHaveToShowATheme) {
  EXPECT_TRUE(themes_of(at(guarded), Value::draw, {{}, moves("d6-f6")}, {}).has(Theme::sacrifice));
  EXPECT_FALSE(themes_of(at(guarded), Value::draw, {{}, moves("d6-f6 a1-a4")}, {}).has(Theme::sacrifice));
}

TEST(PuzzleThemes, TheRarestIsFirst) {
  EXPECT_EQ(themes_with(Theme::only, Theme::block, Theme::win).rarest(), Theme::block);
  EXPECT_EQ(themes_with(Theme::only).rarest(), Theme::only);
}

}  // namespace
}  // namespace muehle::puzzles
