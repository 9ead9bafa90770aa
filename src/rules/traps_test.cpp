// The traps an implementation of these rules falls into, one test each.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "rules/game.h"
#include "rules/rules_test.h"

namespace muehle {
namespace {

using testing::at;
using ::testing::ElementsAre;
using testing::is_legal;
using ::testing::IsEmpty;
using testing::move;

std::string state(std::string_view position) { return to_text(board_state(at(position), {})); }

std::optional<Fault> fault(std::string_view position, std::string_view text,
                           std::string_view rules = "standard") {
  return find_fault(at(position), move(text), testing::rules(rules));
}

TEST(RulesTraps, T01_StonesInHandCountForTheTotal) {
  EXPECT_EQ(state("W......W...B..B..BBB.... w 1 1"), "ongoing") << "two on the board and one in hand";
  EXPECT_EQ(state("W......W...B..B..BBB.... w 0 0"), "black_wins:too_few_stones");
  EXPECT_EQ(state("W......................W b 0 1"), "white_wins:too_few_stones") << "Black has one in all";
}

TEST(RulesTraps, T01_TotalsBelowThreeLoseForWhoeverHasThem) {
  EXPECT_EQ(state("WWW...................BB w 0 0"), "white_wins:too_few_stones");
  EXPECT_EQ(state("WWW...................BB b 0 0"), "white_wins:too_few_stones");
  EXPECT_EQ(state("WW....................BB w 0 0"), "black_wins:too_few_stones")
      << "both: the side to move has lost";
  EXPECT_EQ(state("WW....................BB b 0 0"), "white_wins:too_few_stones");
}

TEST(RulesTraps, T02_AMillWhilePlacingDoesNotEndTheGame) {
  Game game;
  testing::play_moves(game, "a7 f4 d7 b4 g7xb4");
  EXPECT_EQ(count(game.position().stones(Colour::black)), 1);
  EXPECT_FALSE(game.outcome().over());
  testing::play_moves(game, "d2 a4 f2 a1xf2");
  EXPECT_EQ(count(game.position().stones(Colour::black)), 2);
  EXPECT_FALSE(game.outcome().over());
}

TEST(RulesTraps, T03_NobodyIsBlockedWithAStoneInHand) {
  const std::string_view stuck = "WB.......B.............. w 4 4";
  EXPECT_EQ(state(stuck), "ongoing");
  EXPECT_EQ(to_text(phase(at(stuck), {})), "placing");
  EXPECT_EQ(legal_moves(at(stuck), {}).size(), 21);
}

TEST(RulesTraps, T04_OnlyThePlayerToMoveCanBeBlocked) {
  EXPECT_EQ(state("WWB.B..BWWB.B........B.. w 0 0"), "black_wins:no_legal_move");
  EXPECT_EQ(state("WWB.B..BWWB.B........B.. b 0 0"), "ongoing");
}

TEST(RulesTraps, T05_EachFliesByHisOwnCount) {
  const std::string_view white_has_three = "W......W...B.WB..BBB....";
  EXPECT_EQ(to_text(phase(at(std::string(white_has_three) + " w 0 0"), {})), "flying");
  EXPECT_EQ(to_text(phase(at(std::string(white_has_three) + " b 0 0"), {})), "moving");
  EXPECT_EQ(fault(std::string(white_has_three) + " b 0 0", "b2-a7"), Fault::target_occupied);
  EXPECT_EQ(fault(std::string(white_has_three) + " b 0 0", "b2-a1"), Fault::target_not_adjacent);
}

TEST(RulesTraps, T06_ThreeOnTheBoardWithAHandIsPlacing) {
  const std::string_view position = "W......W...B.WB..BBB.... w 3 3";
  EXPECT_EQ(to_text(phase(at(position), {})), "placing");
  EXPECT_EQ(fault(position, "a7-d7"), Fault::must_place);
  EXPECT_EQ(fault(position, "a7-b2"), Fault::must_place);
  EXPECT_TRUE(is_legal(at(position), "d7"));
}

TEST(RulesTraps, T07_ProtectionIsThatOfTheOpponentBeforeTheRemoval) {
  // White's own mill is being closed; Black's mill a1 d1 g1 is protected, his loose stones are not.
  const std::string_view position = "WW........W.B........BBB w 5 5";
  EXPECT_EQ(fault(position, "g7xa1"), Fault::capture_protected);
  EXPECT_EQ(fault(position, "g7xe4"), std::nullopt);
  EXPECT_EQ(fault(position, "g7xb4"), Fault::capture_not_opponent);
  // All of them in the mill: after the removal none would be, which protects nobody.
  EXPECT_EQ(fault("WW...................BBB w 6 6", "g7xd1"), std::nullopt);
}

TEST(RulesTraps, T08_FiveStonesInTwoMillsAreAllInMills) {
  const Position position = at("BBB......BW....W...WWB.. w 0 0");
  EXPECT_EQ(removable(position, {}), position.opponent());
  EXPECT_EQ(count(removable(position, {})), 5);
  EXPECT_EQ(removable(position, testing::rules("strikt")), 0u);
}

TEST(RulesTraps, T09_TheSameMillCountsEveryTime) {
  const Game game =
      testing::game_from("standard", "WWWW.W......B.BB....BBB. w 0 0", "d7-d6xe4 c3-d3 d6-d7xd3");
  EXPECT_TRUE(game.history().plies()[0].mill_closed);
  EXPECT_TRUE(game.history().plies()[2].mill_closed);
  EXPECT_EQ(game.position().total(Colour::black), 4);
}

TEST(RulesTraps, T10_MovingAlongItsOwnLineClosesNothing) {
  // From a7 to a4 with a1 behind it: the stone is not in two places.
  const Position position = at("W.B.W.B.....W.......BWB. w 0 0");
  EXPECT_FALSE(closes_mill(position, move("a7-a4")));
}

TEST(RulesTraps, T11_FiftyMovesAreAHundredPlies) {
  constexpr std::string_view start = "W..B..W.....WB...B.W...B w 0 0 98 90";
  Game game = testing::game_from("standard", start, "a7-d7");
  EXPECT_FALSE(game.outcome().over()) << "99 quiet plies";
  testing::play_moves(game, "g1-g4");
  EXPECT_EQ(to_text(game.outcome()), "draw:no_mill");
  ASSERT_EQ(game.proof().size(), 1u);
  EXPECT_THAT(game.proof()[0].proof, ElementsAre("41."));
}

TEST(RulesTraps, T12_TheMillResetsTheCountNotTheRemoval) {
  // Strict: White closes a mill, all black stones are in a mill, nothing is taken.
  constexpr std::string_view start = "WW............WW.....BBB w 0 0 17 30";
  const Game game = testing::game_from("standard,millProtection=strict", start, "g4-g7 a1-a4");
  EXPECT_TRUE(game.history().plies()[0].mill_closed);
  EXPECT_FALSE(game.history().plies()[0].move.captures());
  EXPECT_EQ(game.history().quiet_plies(1), 0);
  EXPECT_EQ(game.history().quiet_moving_plies(1), 0);
  EXPECT_EQ(game.history().quiet_plies(2), 1);
}

TEST(RulesTraps, T13_APositionIsMoreThanItsStones) {
  EXPECT_NE(at("W......W...B.WB..BBB.... w 0 0"), at("W......W...B.WB..BBB.... b 0 0"));
  EXPECT_NE(at("W......W...B.WB..BBB.... w 1 1"), at("W......W...B.WB..BBB.... w 2 2"));
}

TEST(RulesTraps, T14_TheThirdOccurrenceDrawsNotTheFourth) {
  Game game = testing::game_from("muehle-spielen", "W..B..W.....WB...B.W...B w 0 0",
                                 "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7");
  EXPECT_FALSE(game.outcome().over());
  testing::play_moves(game, "g4-g1");
  EXPECT_EQ(to_text(game.outcome()), "draw:repetition");
  EXPECT_THAT(game.proof()[0].proof, ElementsAre("start", "2…", "4…"));
}

TEST(RulesTraps, T15_AWinComesBeforeADraw) {
  // The hundredth quiet ply blocks White.
  const Game blocking = testing::game_from("standard", "WWB.B..BWWB..B.......B.. b 0 0 99 60", "f4-e4");
  EXPECT_EQ(blocking.history().quiet_moving_plies(1), 100);
  EXPECT_EQ(to_text(blocking.outcome()), "black_wins:no_legal_move");
  EXPECT_THAT(blocking.proof(), IsEmpty());
  // A start that is both lost and due is lost.
  EXPECT_EQ(to_text(testing::game_from("standard", "WWB.B..BWWB.B........B.. w 0 0 100 60").outcome()),
            "black_wins:no_legal_move");
}

TEST(RulesTraps, T16_MovingBeginsWhenBothHandsAreEmpty) {
  EXPECT_EQ(to_text(phase(at("W......W...B.WB..BB..... b 0 1"), {})), "placing")
      << "White's hand is empty already";
  const Position last = at("W......W...B.WB..BB..... b 0 1").after(move("a1"));
  EXPECT_EQ(last.to_move(), Colour::white);
  EXPECT_EQ(to_text(phase(last, {})), "flying");
  EXPECT_FALSE(
      Position::make({.white = 0, .black = 0, .white_hand = 0, .black_hand = 1, .to_move = Colour::white}));
}

TEST(RulesTraps, T17_EveryRemovalThatWinsIsAMoveOfItsOwn) {
  const Position position = at("WW............WW.....BBB w 0 0");
  int wins = 0;
  for (const Move each : legal_moves(position, {})) {
    if (!board_state(position.after(each), {}).ongoing()) ++wins;
  }
  EXPECT_EQ(wins, 3);
  for (const std::string_view text : {"g4-g7xa1", "g4-g7xd1", "g4-g7xg1"})
    EXPECT_TRUE(is_legal(position, text));
}

}  // namespace
}  // namespace muehle
