#include "rules/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using testing::at;
using ::testing::HasSubstr;
using testing::move;
using testing::point;

TEST(Notation, ReadingOrderIsTopRowFirst) {
  std::string names;
  for (const Point p : reading_order) names += std::string(point_name(p)) + " ";
  EXPECT_EQ(names, "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1 ");
}

TEST(Notation, ThereAreTwentyFourNames) {
  std::set<std::string> accepted;
  for (char file = 0; file < 127; ++file) {
    for (char rank = 0; rank < 127; ++rank) {
      const std::string name = {file, rank};
      const Result<Point> parsed = parse_point(name);
      if (!parsed) continue;
      accepted.insert(name);
      EXPECT_EQ(point_name(*parsed), name);
    }
  }
  EXPECT_EQ(accepted.size(), 24u);
  EXPECT_FALSE(accepted.contains("d4"));
  for (const std::string_view wrong : {"", "a", "a77", "A7", "d4", "7a", " a7"}) {
    EXPECT_FALSE(parse_point(wrong)) << wrong;
  }
}

TEST(Notation, MovesAreReadAndWritten) {
  for (const std::string_view text : {"d6", "a1-a4", "d6xg7", "a1-a4xg7", "a7-g1"}) {
    EXPECT_EQ(to_text(move(text)), text);
  }
  EXPECT_EQ(move("d6xg7"), (Move{no_point, point("d6"), point("g7")}));
  EXPECT_EQ(move("a1-a4"), (Move{point("a1"), point("a4"), no_point}));
}

TEST(Notation, CaptureMayBeASecondWord) {
  EXPECT_EQ(move("d6 xg7"), move("d6xg7"));
  EXPECT_EQ(move("  a1-a4\t xg7\n"), move("a1-a4xg7"));
}

TEST(Notation, RefusesOtherMoves) {
  for (const std::string_view wrong :
       {"",       " ",        "d4",       "h1",         "d6x",    "xg7",     "d6-",        "-d6",
        "a1--a4", "a1-a4-a7", "d6xg7xa1", "d6 g7",      "d6x g7", "d6 x g7", "d6 xg7 xa1", "d6xg7 xa1",
        "D6",     "a1-a4x",   "a1xg7-a4", "d6\xc3\xa4", "a1a4",   "d7xa4xb2"}) {
    const Result<Move> parsed = parse_move(wrong);
    ASSERT_FALSE(parsed) << wrong << " was read as " << to_text(*parsed);
    EXPECT_THAT(parsed.error().message, HasSubstr("a1-a4xg7")) << wrong;
  }
}

TEST(Notation, PositionsAreReadAndWritten) {
  for (const std::string_view text : {"........................ w 9 9", "W......W...B.WB..BBB.... w 0 0",
                                      "W....................... b 8 9"}) {
    EXPECT_EQ(to_text(at(text)), text);
  }
  EXPECT_EQ(at("  W.......................\tb 8  9\r\n"), at("W....................... b 8 9"));
}

TEST(Notation, StartCarriesTheCounters) {
  const Start start = testing::start_at("W......W...B.WB..BBB.... b 0 0 17 31");
  EXPECT_EQ(start.quiet_plies, 17);
  EXPECT_EQ(start.move_number, 31);
  EXPECT_EQ(to_text(start), "W......W...B.WB..BBB.... b 0 0 17 31");
  EXPECT_EQ(testing::start_at("W......W...B.WB..BBB.... b 0 0"),
            (Start{at("W......W...B.WB..BBB.... b 0 0"), 0, 1}));
  EXPECT_EQ(at("W......W...B.WB..BBB.... b 0 0 17 31"), start.position);
}

struct BrokenPosition {
  std::string_view text;
  std::string_view what;  // named in the message
};

TEST(Notation, RefusesBrokenPositionsAndSaysWhy) {
  const BrokenPosition broken[] = {
      {"", "four fields"},
      {"........................ w 9", "not 3"},
      {"........................ w 9 9 0", "not 5"},
      {"........................ w 9 9 0 1 1", "not 7"},
      {"....................... w 9 9", "24 characters"},
      {"......................... w 9 9", "not 25"},
      {"...w.................... w 9 9", "b6"},
      {".......................X w 9 9", "character 24"},
      {"........................ W 9 9", "side to move is w or b"},
      {"........................ white 9 9", "`white`"},
      {"........................ w 10 10", "White's hand"},
      {"........................ w 9 -1", "Black's hand"},
      {"........................ w nine 9", "`nine`"},
      {"........................ w 9 8", "both hands are equal"},
      {"W....................... w 9 9", "at most 9"},
      {"W....................... b 8 8", "Black has one stone more"},
      {"........................ w 9 9 -1 1", "quiet plies"},
      {"........................ w 9 9 0 0", "move number"},
      {"........................ w 9 9 x 1", "quiet plies"},
      {"........................ w 9 9 0 99999999999", "move number"},
  };
  for (const BrokenPosition& entry : broken) {
    const Result<Position> position = parse_position(entry.text);
    ASSERT_FALSE(position) << entry.text;
    EXPECT_THAT(position.error().message, HasSubstr(entry.what)) << entry.text;
    EXPECT_FALSE(parse_start(entry.text)) << entry.text;
  }
}

TEST(Notation, WordsOfStateAndPhase) {
  EXPECT_EQ(to_text(Colour::white), "white");
  EXPECT_EQ(to_text(Colour::black), "black");
  EXPECT_EQ(parse_colour("white"), Colour::white);
  EXPECT_EQ(parse_colour("black"), Colour::black);
  EXPECT_EQ(parse_colour("White"), std::nullopt);
  EXPECT_EQ(to_text(Phase::placing), "placing");
  EXPECT_EQ(to_text(Phase::moving), "moving");
  EXPECT_EQ(to_text(Phase::flying), "flying");
  EXPECT_EQ(to_text(BoardState{}), "ongoing");
  EXPECT_EQ(to_text(BoardState{BoardEnd::too_few_stones, Colour::white}), "white_wins:too_few_stones");
  EXPECT_EQ(to_text(BoardState{BoardEnd::no_legal_move, Colour::black}), "black_wins:no_legal_move");
}

}  // namespace
}  // namespace muehle
