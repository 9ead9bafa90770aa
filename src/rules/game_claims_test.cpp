// Claims of a draw by rule, and how long each player may make them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "rules/game.h"
#include "rules/rules_test.h"

namespace muehle {
namespace {

using ::testing::ElementsAre;
using testing::event;
using testing::game;
using testing::game_from;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::same;

constexpr std::string_view white_first = "W..B..W.....WB...B.W...B w 0 0";
constexpr std::string_view black_first = "W..B..W.....WB...B.W...B b 0 0";
// The start stands for the third time after these eight plies, and nothing else has before.
constexpr std::string_view white_rounds = "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7 g4-g1";
constexpr std::string_view black_rounds = "g1-g4 a7-d7 g4-g1 d7-a7 g1-g4 a7-d7 g4-g1 d7-a7";

Game repeated() { return game_from("brettspielnetz", white_first, white_rounds); }

Game and_then(Game game, const std::vector<std::string>& lines) {
  testing::play(game, lines);
  return game;
}

bool may_claim(const Game& game, Colour by) { return !game.claimable(by).empty(); }

std::string refusal_message(const Game& before, std::string_view line, Refusal refusal) {
  Game after = before;
  const auto applied = after.apply(event(line));
  if (applied) return "accepted";
  EXPECT_EQ(applied.error().refusal, refusal) << line;
  EXPECT_TRUE(same(before, after)) << "a refused claim changes nothing";
  return applied.error().message;
}

// --- who, and how long ---

TEST(Claim, BothMayFromTheMomentItStands) {
  Game before = game_from("brettspielnetz", white_first, "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7");
  EXPECT_FALSE(may_claim(before, Colour::white) || may_claim(before, Colour::black));
  const Game now = repeated();
  EXPECT_TRUE(may_claim(now, Colour::white)) << "on turn";
  EXPECT_TRUE(may_claim(now, Colour::black)) << "not on turn";
}

// It arose by Black's move: White's right ends with his reply, Black's with his own next move.
TEST(Claim, LastsUntilTheOwnNextMoveIsCompleted) {
  const Game replied = and_then(repeated(), {"move a7-a4"});
  EXPECT_FALSE(may_claim(replied, Colour::white));
  EXPECT_TRUE(may_claim(replied, Colour::black)) << "the reply does not cancel it";
  const Game moved = and_then(replied, {"move g1-d1"});
  EXPECT_FALSE(may_claim(moved, Colour::white));
  EXPECT_FALSE(may_claim(moved, Colour::black));
}

TEST(Claim, TheSameWithColoursExchanged) {
  const Game now = game_from("brettspielnetz", black_first, black_rounds);
  EXPECT_TRUE(may_claim(now, Colour::white) && may_claim(now, Colour::black));
  const Game replied = and_then(now, {"move g1-d1"});
  EXPECT_TRUE(may_claim(replied, Colour::white));
  EXPECT_FALSE(may_claim(replied, Colour::black));
  EXPECT_FALSE(may_claim(and_then(replied, {"move a7-a4"}), Colour::white));
}

TEST(Claim, AReplyThatEndsTheGameCancelsIt) {
  // Black has a draw by the count; White's reply takes his third last stone.
  const Game due = game_from("brettspielnetz", "WW............WW.....BBB b 0 0 99 70", "a1-a4");
  ASSERT_TRUE(may_claim(due, Colour::black));
  ASSERT_TRUE(may_claim(due, Colour::white));
  const Game won = and_then(due, {"move g4-g7xd1"});
  EXPECT_EQ(to_text(won.outcome()), "white_wins:too_few_stones");
  EXPECT_FALSE(may_claim(won, Colour::black));
  refusal_message(won, "claim black any \"\"", Refusal::game_over);
}

TEST(Claim, AMillInTheReplyDoesNotCancelIt) {
  // The count is full after Black's move; White closes a mill, Black may still claim.
  const Game due = game_from("brettspielnetz", "WWWW.W......B.BB....BBB. b 0 0 99 70", "c3-d3");
  const Game replied = and_then(due, {"move d7-d6xe4"});
  EXPECT_EQ(replied.history().quiet_plies(2), 0);
  EXPECT_FALSE(may_claim(replied, Colour::white));
  const Game claimed = and_then(replied, {"claim black no_mill \"50 Züge\""});
  EXPECT_EQ(to_text(claimed.outcome()), "draw:no_mill");
  EXPECT_EQ(claimed.history().size(), 2);
}

// --- right claims ---

TEST(Claim, AloneEndsTheGameWithTheProof) {
  for (const std::string_view line : {"claim white any \"dreimal\"", "claim white repetition \"\"",
                                      "claim black any \"\"", "claim black repetition \"dreimal\""}) {
    Game claimed = repeated();
    const auto applied = claimed.apply(event(line));
    ASSERT_TRUE(applied) << line;
    ASSERT_TRUE(applied->claim);
    EXPECT_TRUE(applied->claim->right);
    ASSERT_EQ(applied->claim->proof.size(), 1u);
    EXPECT_THAT(applied->claim->proof[0].proof, ElementsAre("start", "2…", "4…"));
    EXPECT_EQ(claimed.proof(), applied->claim->proof);
    EXPECT_EQ(to_text(claimed.outcome()), "draw:repetition");
    EXPECT_EQ(claimed.log().back(), (LoggedEvent{8, event(line)}));
  }
}

TEST(Claim, AfterTheReplyEndsTheGameWithTheSameProof) {
  const Game claimed = and_then(repeated(), {"move a7-a4", "claim black repetition \"\""});
  EXPECT_EQ(to_text(claimed.outcome()), "draw:repetition");
  EXPECT_THAT(claimed.proof()[0].proof, ElementsAre("start", "2…", "4…"));
}

TEST(Claim, WithAMoveEndsTheGameBeforeIt) {
  Game claimed = repeated();
  const auto applied = claimed.apply(event("move a7-a4 claim repetition \"x\""));
  ASSERT_TRUE(applied);
  EXPECT_TRUE(applied->claim->right);
  EXPECT_EQ(to_text(claimed.outcome()), "draw:repetition");
  EXPECT_EQ(claimed.history().size(), 8) << "the move is not recorded";
  EXPECT_EQ(claimed.log().back(), (LoggedEvent{8, event("claim white repetition \"x\"")}));
}

TEST(Claim, WithAMoveAfterTheReplyToo) {
  const Game claimed = and_then(repeated(), {"move a7-a4", "move g1-d1 claim any \"\""});
  EXPECT_EQ(to_text(claimed.outcome()), "draw:repetition");
  EXPECT_EQ(claimed.history().size(), 9);
}

TEST(Claim, WithAWinningMoveStillEndsTheGameBeforeIt) {
  const Game due = game_from("brettspielnetz", "WW............WW.....BBB b 0 0 99 70", "a1-a4");
  const Game claimed = and_then(due, {"move g4-g7xd1 claim any \"\""});
  EXPECT_EQ(to_text(claimed.outcome()), "draw:no_mill");
  EXPECT_EQ(claimed.history().size(), 1);
}

TEST(Claim, WithAnIllegalMoveIsNoClaim) {
  refusal_message(repeated(), "move a7-g1 claim any \"\"", Refusal::illegal_move);
}

TEST(Claim, NoMillProofIsTheMoveWhereTheCountBegan) {
  const Game due = game_from("brettspielnetz", std::string(white_first) + " 98 90", "a7-d7 g1-g4");
  ASSERT_EQ(due.claimable(Colour::white).size(), 1u);
  EXPECT_THAT(due.claimable(Colour::white)[0].proof, ElementsAre("41."));
  const Game claimed = and_then(due, {"claim white any \"\""});
  EXPECT_EQ(to_text(claimed.outcome()), "draw:no_mill");
}

TEST(Claim, BothRulesMayStandAtOnce) {
  const Game due = game_from("brettspielnetz", std::string(white_first) + " 92 80", white_rounds);
  EXPECT_EQ(due.claimable(Colour::white).size(), 2u);
  EXPECT_EQ(to_text(and_then(due, {"claim white any \"\""}).outcome()), "draw:repetition");
  EXPECT_EQ(and_then(due, {"claim white any \"\""}).proof().size(), 2u);
  EXPECT_EQ(to_text(and_then(due, {"claim white no_mill \"\""}).outcome()), "draw:no_mill");
  EXPECT_EQ(and_then(due, {"claim white no_mill \"\""}).proof().size(), 1u);
}

TEST(Claim, MayBeDueInTheStartPosition) {
  const Game due = game_from("brettspielnetz", std::string(white_first) + " 100 90");
  EXPECT_FALSE(due.outcome().over());
  EXPECT_TRUE(may_claim(due, Colour::white) && may_claim(due, Colour::black));
  EXPECT_TRUE(may_claim(and_then(due, {"move a7-d7", "move g1-g4"}), Colour::white)) << "the count goes on";
}

TEST(Claim, ConsecutiveRepetitionIsClaimedToo) {
  const Game due = game_from("brettspielnetz,repetition=consecutive", white_first, white_rounds);
  EXPECT_EQ(to_text(and_then(due, {"claim black repetition \"\""}).outcome()), "draw:repetition");
}

// --- wrong claims ---

TEST(Claim, WrongAloneIsRefusedWithTheReason) {
  const Game early = game_from("brettspielnetz", white_first, "a7-d7 g1-g4 d7-a7 g4-g1");
  EXPECT_THAT(refusal_message(early, "claim white repetition \"\"", Refusal::claim_unfounded),
              HasSubstr("2 time"));
  EXPECT_THAT(refusal_message(early, "claim black no_mill \"\"", Refusal::claim_unfounded),
              HasSubstr("4 plies without a closed mill have been played, 100 are needed"));
  const std::string both = refusal_message(early, "claim black any \"\"", Refusal::claim_unfounded);
  EXPECT_THAT(both, HasSubstr("third time"));
  EXPECT_THAT(both, HasSubstr("100 are needed"));
}

TEST(Claim, OfTheOtherRuleIsWrong) {
  EXPECT_THAT(refusal_message(repeated(), "claim white no_mill \"\"", Refusal::claim_unfounded),
              HasSubstr("8 plies"));
}

TEST(Claim, OfARuleThatIsOffIsWrong) {
  const Game no_repetition = game_from("brettspielnetz,repetition=off", white_first, white_rounds);
  EXPECT_THAT(refusal_message(no_repetition, "claim white repetition \"\"", Refusal::claim_unfounded),
              HasSubstr("know no draw by repetition"));
  const Game no_limit = game_from("muehle-spielen,drawByRule=claim", white_first, "a7-d7");
  EXPECT_THAT(refusal_message(no_limit, "claim white no_mill \"\"", Refusal::claim_unfounded),
              HasSubstr("know no draw for want of mills"));
  const Game moving_only = game_from("standard,drawByRule=claim", white_first, "a7-d7");
  EXPECT_THAT(refusal_message(moving_only, "claim white no_mill \"\"", Refusal::claim_unfounded),
              HasSubstr("1 plies"));
}

TEST(Claim, WrongWithAMovePlaysItAndStandsAsAnOffer) {
  Game claimed = game_from("brettspielnetz", white_first, "a7-d7 g1-g4 d7-a7 g4-g1");
  const auto applied = claimed.apply(event("move a7-d7 claim repetition \"dreimal!\""));
  ASSERT_TRUE(applied);
  ASSERT_TRUE(applied->claim);
  EXPECT_FALSE(applied->claim->right);
  EXPECT_THAT(applied->claim->reason, HasSubstr("third time"));
  EXPECT_THAT(applied->claim->proof, IsEmpty());
  EXPECT_EQ(claimed.history().size(), 5);
  EXPECT_EQ(claimed.offer(), (StandingOffer{Colour::white, "dreimal!"}));
  EXPECT_EQ(to_text(and_then(claimed, {"accept black"}).outcome()), "draw:agreement");
}

// The claim speaks of the position before the move: that the move itself repeats makes it no better.
TEST(Claim, RefersToThePositionBeforeTheMove) {
  Game claimed = game_from("brettspielnetz", white_first, "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7");
  const auto applied = claimed.apply(event("move g4-g1 claim repetition \"\""));
  ASSERT_TRUE(applied);
  EXPECT_FALSE(applied->claim->right);
  EXPECT_EQ(claimed.history().size(), 8);
  EXPECT_EQ(claimed.offer()->by, Colour::black);
  EXPECT_TRUE(may_claim(claimed, Colour::black)) << "but now it stands";
}

TEST(Claim, WrongOneAnswersAnOfferWithAnOffer) {
  const Game crossed = game("brettspielnetz", {"move d6 offer \"\"", "move f4 claim any \"\""});
  EXPECT_EQ(to_text(crossed.outcome()), "draw:agreement");
}

TEST(Claim, WrongOneMakesNoOfferWhereNoneIsAllowed) {
  const Game no_agreement = game("brettspielnetz,drawByAgreement=false", {"move d6 claim any \"\""});
  EXPECT_EQ(no_agreement.history().size(), 1);
  EXPECT_EQ(no_agreement.offer(), std::nullopt);
  const Game too_soon =
      game("brettspielnetz", {"offer white \"\"", "withdraw white", "move d6 claim any \"\""});
  EXPECT_EQ(too_soon.history().size(), 1);
  EXPECT_EQ(too_soon.offer(), std::nullopt);
}

TEST(Claim, RulesThatDeclareDrawsThemselvesHaveNoClaims) {
  for (const std::string_view rules :
       {"standard", "zwanzig-zuege", "schelling-salon", "strikt", "muehle-spielen"}) {
    const Game playing = game(rules, {"move d6"});
    refusal_message(playing, "claim white any \"\"", Refusal::claims_off);
    refusal_message(playing, "move f4 claim any \"\"", Refusal::claims_off);
    EXPECT_FALSE(may_claim(playing, Colour::white));
  }
}

}  // namespace
}  // namespace muehle
