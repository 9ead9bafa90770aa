#include "rules/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using testing::at;
using ::testing::HasSubstr;
using testing::move;
using testing::points;

Setup with_hands(int white, int black, Colour to_move) {
  Setup setup;
  setup.white_hand = white;
  setup.black_hand = black;
  setup.to_move = to_move;
  return setup;
}

std::string setup_error(const Setup& setup) {
  const Result<Position> position = Position::make(setup);
  return position ? "accepted" : position.error().message;
}

TEST(Position, StartIsTheEmptyBoard) {
  const Position start;
  EXPECT_EQ(start, at("........................ w 9 9"));
  EXPECT_EQ(start.to_move(), Colour::white);
  EXPECT_EQ(start.total(Colour::white), 9);
  EXPECT_EQ(start.empty(), all_points);
}

TEST(Position, HandsBelongTogether) {
  for (int white = 0; white <= stones_per_side; ++white) {
    for (int black = 0; black <= stones_per_side; ++black) {
      EXPECT_EQ(Position::make(with_hands(white, black, Colour::white)).has_value(), white == black)
          << white << " " << black;
      const bool fits_black = black == white + 1 || (white == 0 && black == 0);
      EXPECT_EQ(Position::make(with_hands(white, black, Colour::black)).has_value(), fits_black)
          << white << " " << black;
    }
  }
}

TEST(Position, RefusesWhatIsNotWellFormed) {
  auto twice = with_hands(5, 5, Colour::white);
  twice.white = twice.black = points("d6");
  EXPECT_THAT(setup_error(twice), HasSubstr("same point"));

  auto outside = with_hands(5, 5, Colour::white);
  outside.black = Mask{1} << point_count;
  EXPECT_THAT(setup_error(outside), HasSubstr("24 points"));

  EXPECT_THAT(setup_error(with_hands(-1, -1, Colour::white)), HasSubstr("0 to 9"));
  EXPECT_THAT(setup_error(with_hands(10, 10, Colour::white)), HasSubstr("0 to 9"));

  auto ten_white = with_hands(8, 8, Colour::white);
  ten_white.white = points("a7 d7");
  EXPECT_THAT(setup_error(ten_white), HasSubstr("White has 2 on the board and 8 in hand"));
  auto ten_black = with_hands(8, 8, Colour::white);
  ten_black.black = points("a7 d7");
  EXPECT_THAT(setup_error(ten_black), HasSubstr("Black has 2 on the board and 8 in hand"));

  EXPECT_THAT(setup_error(with_hands(3, 4, Colour::white)), HasSubstr("3 and 4"));
  EXPECT_THAT(setup_error(with_hands(4, 4, Colour::black)), HasSubstr("Black has one stone more"));
}

TEST(Position, AcceptsFinishedGames) {
  for (const std::string_view text : {"........................ w 0 0", "WW...................... b 0 0",
                                      "WW....................BB w 0 0", "........................ b 0 1"}) {
    EXPECT_TRUE(parse_position(text)) << text;
  }
}

TEST(Position, AfterAPlacement) {
  const Position next = at("W......W...B.WB..BBB.... w 3 3").after(move("d7"));
  EXPECT_EQ(next, at("WW.....W...B.WB..BBB.... b 2 3"));
}

TEST(Position, AfterASlideWithCapture) {
  const Position next = at("WW............WW.....BBB w 0 0").after(move("g4-g7xa1"));
  EXPECT_EQ(to_text(next), "WWW............W......BB b 0 0");
  EXPECT_EQ(next.total(Colour::black), 2);
  EXPECT_EQ(next.own(), next.stones(Colour::black));
  EXPECT_EQ(next.opponent(), next.stones(Colour::white));
}

TEST(Position, BlackPlacesFromHisOwnHand) {
  EXPECT_EQ(to_text(at("W....................... b 8 9").after(move("a1"))),
            "W....................B.. w 8 8");
}

TEST(Position, KeyTellsEverythingApart) {
  const std::string_view different[] = {
      "W......W...B.WB..BBB.... w 0 0", "W......W...B.WB..BBB.... b 0 0", "W......W...B.WB..BBB.... w 1 1",
      "W......W...B.WB..BBB.... b 0 1", "B......B...W.BW..WWW.... w 0 0", ".W.....W...B.WB..BBB.... w 0 0",
      "........................ w 0 0", "........................ w 9 9", "........................ b 8 9",
  };
  std::set<std::uint64_t> keys;
  for (const std::string_view text : different) {
    keys.insert(at(text).key());
    EXPECT_LT(at(text).key(), std::uint64_t{1} << 57);
    EXPECT_EQ(at(text).key(), at(text).key());
  }
  EXPECT_EQ(keys.size(), std::size(different));
}

TEST(Position, SetupIsTheWayBack) {
  const Position position = at("W......W...B.WB..BBB.... b 0 1");
  const Result<Position> again = Position::make(position.setup());
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, position);
}

}  // namespace
}  // namespace muehle
