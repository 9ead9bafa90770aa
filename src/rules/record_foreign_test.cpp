// Records and lists of moves as other programs, sites and people write them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/record.h"
#include "rules/record_tags.h"
#include "rules/rules_test.h"

namespace muehle {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::moves;
using testing::must;
using ::testing::Not;

Record read_foreign(std::string_view text) { return must(read_record(text, ResultText::optional), text); }

std::vector<Move> moves_played(const Record& record) {
  std::vector<Move> all;
  for (const Ply& ply : record.game.history().plies()) all.push_back(ply.move);
  return all;
}
std::vector<Move> moves_in(std::string_view text) { return moves_played(read_foreign(text)); }

std::string refusal(std::string_view text) {
  const Result<Record> record = read_record(text, ResultText::optional);
  return record ? "read" : record.error().message;
}
std::vector<PointNames> ways(std::string_view text) {
  std::vector<PointNames> ways;
  const auto found = read_each_way(text, ResultText::optional);
  for (const Record& each : found ? *found : std::vector<Record>()) ways.push_back(each.points);
  return ways;
}

TEST(ForeignRecord, TakesTheNumberOfPliesForAHint) {
  // Some programs count a stone that is placed or moved and the one that it takes as two.
  const Record record = read_foreign(
      "[White \"A\"]\n[Result \"*\"]\n[Variant \"Nine Men's Morris\"]\n[PlyCount \"6\"]\n\n"
      "1. a7 b4 2. d7 d2 3. g7xd2 *\n");
  EXPECT_EQ(moves_played(record), moves("a7 b4 d7 d2 g7xd2"));
  EXPECT_THAT(record.remarks, IsEmpty());
  EXPECT_THAT(write_record(record), HasSubstr("[PlyCount \"5\"]"));
}

TEST(ForeignRecord, ReadsAnUnknownVariantByTheRulesGivenAndSaysSo) {
  const Record record = read_foreign("[Variant \"Custom\"]\n[Rules \"standard,flyAt=never\"]\n1. d6 f4 *");
  EXPECT_EQ(record.game.rules(), testing::rules("standard,flyAt=never"));
  ASSERT_EQ(record.remarks.size(), 1u);
  EXPECT_EQ(record.remarks[0].code, to_text(Problem::unknown_variant));
  EXPECT_EQ(record.remarks[0].message,
            "line 1, column 1: nothing is known of the variant `Custom`; the game is read by the rules "
            "`standard,flyAt=never`");
  for (const std::string_view ours :
       {"Nine Men's Morris", "nine men\u2019s morris", "9 Men's Morris", "M\u00fchle", "Mill"})
    EXPECT_EQ(variant_of(ours), Variant::this_game) << ours;
}

TEST(ForeignRecord, RefusesAnotherGameByItsName) {
  for (const std::string other : {"Twelve Men's Morris", "12 men's morris", "Morabaraba", "Lasker Morris",
                                  "Six Men\u2019s Morris", "Chess"})
    EXPECT_EQ(refusal("[Variant \"" + other + "\"]\n1. d6 f4 *"),
              "line 1, column 1: the variant `Nine Men's Morris` is expected, not `" + other + "`");
}

TEST(ForeignRecord, RefusesAStartThatItDoesNotRead) {
  constexpr std::string_view fen = "[FEN \"O*******/**@*****/******** w p p 1 8 1 8 0 0 0 0 0 0 0 2\"]\n";
  EXPECT_THAT(refusal("[SetUp \"1\"]\n" + std::string(fen) + "2. d6 f4 *"),
              HasSubstr("line 1, column 1: with SetUp"));
  EXPECT_THAT(refusal(std::string(fen) + "2. d6 f4 *"), HasSubstr("a tag Position is expected"));
}

// With tags, as the site's files have them.
TEST(ForeignRecord, ReadsNumbersOfPointsWithTheirTags) {
  const Record record =
      read_foreign("[Site \"PlayOK\"]\n[White \"anna\"]\n[Result \"*\"]\n\n1. 5 14 2. 20 11 *\n");
  EXPECT_EQ(moves_played(record), moves("d6 f4 d2 b4"));
  EXPECT_EQ(record.points, PointNames::from_one);
  ASSERT_NE(find_tag(record.tags, "White"), nullptr);
  EXPECT_EQ(*find_tag(record.tags, "White"), "anna");
  EXPECT_EQ(ways("[Site \"PlayOK\"]\n1. 5 14 *"), std::vector{PointNames::from_one});
}

TEST(ForeignRecord, ReadsNamesInTheSignsThatThereAre) {
  const std::vector<Move> all = moves("d6 f4 d7 b4 b6 a1 f6xa1");
  for (const std::string_view text : {
           "1. d6 f4 2. d7 b4 3. b6 a1 4. f6xa1",
           "D6, F4, D7, B4, B6, A1, F6 xA1",
           "d6 f4\nd7 {a mill comes} b4 b6 a1 f6 x a1 *",
           "d6 f4 d7 b4 b6 a1 f6\u00d7a1",
           "d6 f4 d7 b4 b6 a1 f6 : A1",
           "d6 f4 d7 b4 b6 a1 f6: a1",
           "1. d6 1.. f4 2. d7 2... b4 3. b6 3… a1 4. f6xa1",
           "1. d6 2. f4 3. d7 4. b4 5. b6 6. a1 7. f6xa1",
       })
    EXPECT_EQ(moves_in(text), all) << text;
  const std::string start = "[Position \"WWW..B.BB.............W. w 0 0\"]\n";
  for (const std::string_view shift : {"a7-a4", "a7->a4", "A7>a4", "a7\u2013a4", "a7\u2192a4", "a7\u2014A4"})
    EXPECT_EQ(moves_in(start + std::string(shift)), moves("a7-a4")) << shift;
  EXPECT_EQ(to_text(read_foreign("d6 f4 \u00bd-\u00bd").game.outcome()), "draw:recorded");
}

TEST(ForeignRecord, TellsTheWaysOfNumbersApartByTheRules) {
  EXPECT_EQ(ways("5 14"), (std::vector{PointNames::from_one, PointNames::from_zero}));
  EXPECT_EQ(ways("0 14"), std::vector{PointNames::from_zero});
  EXPECT_EQ(ways("1. 24 14 2. 20 11"), std::vector{PointNames::from_one});
  EXPECT_EQ(ways("d6 f4"), std::vector{PointNames::names});
  EXPECT_EQ(moves_in("4 0, 13; 23"), moves("d6 a7 f4 g1"));
  // A move from 0 to 1 and one from 1 to 0 look like results.
  EXPECT_EQ(moves_in("[Position \"W.W..B.BB.............W. w 0 0\"]\n0-1 5-4 1-0 4-5"),
            moves("a7-d7 f6-d6 d7-a7 d6-f6"));
}

TEST(ForeignRecord, AsksWhereNumbersAreAGameInTwoWays) {
  EXPECT_THAT(refusal("5 14 20 11"), HasSubstr("can be counted from 0 or from 1"));
  EXPECT_THAT(refusal("5 14 20 11"), ::testing::StartsWith("line 1, column 1: "));
}

TEST(ForeignRecord, SaysOfTheWayThatCameFurthestWhatIsWrong) {
  // A list by names with a variation and one wrong move.
  EXPECT_EQ(
      refusal("1. d6 f4 (1... c4 2. d2 b4) 2. d2 b4 3. d2 a1 *"),
      "line 1, column 41: d2 is not legal in ....W.....B..B.....W.... w 7 7: The target point is occupied.");
  EXPECT_THAT(refusal("d6 f4 d4 a1"), HasSubstr("line 1, column 7: a move"));
  EXPECT_THAT(refusal("1 d6 *"), HasSubstr("line 1, column 1: after a move number"));
  EXPECT_THAT(refusal("1. 5 14 2. 99 11"), HasSubstr("line 1, column 12: a move (d6"));
  EXPECT_THAT(refusal("0 5 0"), HasSubstr("line 1, column 5: a7 is not legal"));
  EXPECT_THAT(refusal("5 d6"), HasSubstr("line 1, column 1"));
  for (const std::string_view none : {"", "hello there", "25", "-3", "0 24 5"})
    EXPECT_THAT(refusal(none), none.empty() ? ::testing::Matcher<std::string>("read") : Not("read")) << none;
}

TEST(ForeignRecord, RefusesNumbersOfMovesThatAreWrong) {
  EXPECT_THAT(refusal("1. d6 f4 9. d2 b4"), HasSubstr("2. is expected, not 9."));
  EXPECT_THAT(refusal("1. d6 2. f4 4. d2"), HasSubstr("1... is expected, not 2."));
}

// The usual record of a game that somebody gave up.
TEST(ForeignRecord, MakesUpNoReasonForAResult) {
  for (const auto& [head, result, outcome] : std::vector<std::array<std::string, 3>>{
           {"", "1-0", "white_wins:recorded"},
           {"", "0-1", "black_wins:recorded"},
           {"", "1/2-1/2", "draw:recorded"},
           {"[Termination \"normal\"]\n", "1-0", "white_wins:recorded"},
           {"[Termination \"agreement\"]\n", "1/2-1/2", "draw:agreement"},
       }) {
    const Record record = read_foreign(head + "1. d6 f4 " + result);
    EXPECT_EQ(to_text(record.game.outcome()), outcome);
    const std::string written = write_record(record);
    for (const std::string_view made_up : {"adjudicate", "offer", "accept", "recorded", "[%"})
      EXPECT_THAT(written, Not(HasSubstr(std::string(made_up)))) << outcome;
    const Record again = read_foreign(written);
    EXPECT_EQ(again.game.log(), record.game.log());
    EXPECT_EQ(write_record(again), written);
  }
  EXPECT_THAT(write_record(read_foreign("[Termination \"agreement\"]\n1. d6 1/2-1/2")),
              HasSubstr("[Termination \"agreement\"]"));
}

}  // namespace
}  // namespace muehle
