// Draw offers: they stand until answered, withdrawn or passed over by a move; ten own moves between two of
// them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "rules/game.h"
#include "rules/rules_test.h"

namespace muehle {
namespace {

using testing::event;
using testing::game;
using testing::game_from;
using testing::quiet_start;
using testing::same;

void expect_offer_refused(const Game& before, std::string_view line, Refusal refusal) {
  Game after = before;
  const auto applied = after.apply(event(line));
  ASSERT_FALSE(applied) << line;
  EXPECT_EQ(applied.error().refusal, refusal) << line << ": " << applied.error().message;
  EXPECT_TRUE(same(before, after)) << "a refused event changes nothing: " << line;
}

// Plays `plies` plies of a to and fro that these rules do not count.
void shuffle(Game& game, int plies) {
  constexpr std::string_view round[] = {"move a7-d7", "move g1-g4", "move d7-a7", "move g4-g1"};
  for (int n = 0; n < plies; ++n) testing::play(game, {std::string(round[game.history().size() % 4])});
}

Game uncounted() { return game_from("strikt", quiet_start); }

TEST(Offer, MayBeMadeOnTurnOrNotAloneOrWithAMove) {
  EXPECT_EQ(game("standard", {"offer white \"a\""}).offer(), (StandingOffer{Colour::white, "a"}));
  EXPECT_EQ(game("standard", {"offer black \"b\""}).offer(), (StandingOffer{Colour::black, "b"}));
  EXPECT_EQ(game("standard", {"move d6 offer \"c\""}).offer(), (StandingOffer{Colour::white, "c"}));
  EXPECT_EQ(game("standard", {"move d6", "offer white \"\""}).offer(), (StandingOffer{Colour::white, ""}));
}

TEST(Offer, IsAcceptedByTheOther) {
  for (const std::string by : {"white", "black"}) {
    const std::string receiver = by == "white" ? "black" : "white";
    Game offered = game("standard", {"move d6", "offer " + by + " \"\""});
    expect_offer_refused(offered, "accept " + by, Refusal::no_offer);
    testing::play(offered, {"accept " + receiver});
    EXPECT_EQ(to_text(offered.outcome()), "draw:agreement");
    EXPECT_EQ(offered.offer(), std::nullopt);
  }
}

TEST(Offer, IsDeclinedWithOrWithoutAReason) {
  Game offered = game("standard", {"move d6 offer \"Remis?\""});
  expect_offer_refused(offered, "decline white \"\"", Refusal::no_offer);
  testing::play(offered, {"decline black \"ich stehe besser\""});
  EXPECT_EQ(offered.offer(), std::nullopt);
  EXPECT_EQ(offered.log().back().event, event("decline black \"ich stehe besser\""));
  expect_offer_refused(offered, "accept black", Refusal::no_offer);
  expect_offer_refused(offered, "decline black \"\"", Refusal::no_offer);
}

TEST(Offer, IsWithdrawnByWhoMadeIt) {
  Game offered = game("standard", {"move d6 offer \"\""});
  expect_offer_refused(offered, "withdraw black", Refusal::no_offer);
  testing::play(offered, {"withdraw white"});
  EXPECT_EQ(offered.offer(), std::nullopt);
  expect_offer_refused(offered, "withdraw white", Refusal::no_offer);
  expect_offer_refused(offered, "accept black", Refusal::no_offer);
}

TEST(Offer, StandsWhileTheOffererMoves) {
  Game offered = game("standard", {"offer white \"\"", "move d6"});
  EXPECT_TRUE(offered.offer());
  testing::play(offered, {"accept black"});
  EXPECT_EQ(to_text(offered.outcome()), "draw:agreement");
}

TEST(Offer, IsRefusedWhenTheReceiverMoves) {
  const Game offered = game("standard", {"move d6 offer \"\"", "move f4"});
  EXPECT_EQ(offered.offer(), std::nullopt);
  expect_offer_refused(offered, "accept black", Refusal::no_offer);
  // Before the offerer's move counts too: the offer of the player who is not to move.
  EXPECT_EQ(game("standard", {"offer black \"\"", "move d6"}).offer(), std::nullopt);
}

TEST(Offer, SecondOneOfTheSamePlayerIsRefused) {
  const Game offered = game("standard", {"offer white \"\""});
  expect_offer_refused(offered, "offer white \"\"", Refusal::offer_stands);
  expect_offer_refused(offered, "move d6 offer \"\"", Refusal::offer_stands);
}

TEST(Offer, CrossingOffersAgree) {
  const Game crossed = game("standard", {"move d6", "offer white \"\"", "offer black \"auch\""});
  EXPECT_EQ(to_text(crossed.outcome()), "draw:agreement");
  const Game with_move = game("standard", {"move d6 offer \"\"", "move f4 offer \"auch\""});
  EXPECT_EQ(to_text(with_move.outcome()), "draw:agreement");
  EXPECT_EQ(with_move.history().size(), 2);
}

TEST(Offer, CrossingWithAWinningMoveWins) {
  Game winning = game_from("standard", "WW............WW.....BBB w 0 0");
  testing::play(winning, {"offer black \"\"", "move g4-g7xa1 offer \"\""});
  EXPECT_EQ(to_text(winning.outcome()), "white_wins:too_few_stones");
}

TEST(Offer, WithAMoveThatEndsTheGameIsMoot) {
  Game winning = game_from("standard", "WW............WW.....BBB w 0 0");
  testing::play(winning, {"move g4-g7xa1 offer \"\""});
  EXPECT_EQ(to_text(winning.outcome()), "white_wins:too_few_stones");
  EXPECT_EQ(winning.offer(), std::nullopt);
}

// An offer after own move n, the next one after own move n + 10.
TEST(Offer, NotAgainForTenOwnMoves) {
  for (const std::string by : {"white", "black"}) {
    const std::string receiver = by == "white" ? "black" : "white";
    const Colour colour = by == "white" ? Colour::white : Colour::black;
    Game playing = uncounted();
    shuffle(playing, 2);
    testing::play(playing, {"offer " + by + " \"\"", "decline " + receiver + " \"\""});
    for (int own = 0; own < moves_between_offers; ++own) {
      EXPECT_EQ(playing.offer_refusal(colour), Refusal::offer_too_soon) << own;
      expect_offer_refused(playing, "offer " + by + " \"\"", Refusal::offer_too_soon);
      shuffle(playing, 2);
    }
    EXPECT_EQ(playing.offer_refusal(colour), std::nullopt);
    testing::play(playing, {"offer " + by + " \"\""});
  }
}

// Between White's move and Black's the two have not moved equally often: White's next offer has to wait for
// his own eleventh move, Black's for his tenth.
TEST(Offer, AfterAMoveOfWhiteOnlyOwnMovesCount) {
  Game playing = uncounted();
  shuffle(playing, 1);
  Game of_white = playing;
  testing::play(of_white, {"offer white \"\"", "decline black \"\""});
  shuffle(of_white, 19);
  EXPECT_EQ(of_white.offer_refusal(Colour::white), Refusal::offer_too_soon);
  shuffle(of_white, 1);
  EXPECT_EQ(of_white.offer_refusal(Colour::white), std::nullopt);

  Game of_black = playing;
  testing::play(of_black, {"offer black \"\"", "decline white \"\""});
  shuffle(of_black, 18);
  EXPECT_EQ(of_black.offer_refusal(Colour::black), Refusal::offer_too_soon);
  shuffle(of_black, 1);
  EXPECT_EQ(of_black.offer_refusal(Colour::black), std::nullopt);
}

TEST(Offer, WithdrawnOnesCountToo) {
  Game playing = uncounted();
  testing::play(playing, {"offer white \"\"", "withdraw white"});
  expect_offer_refused(playing, "offer white \"\"", Refusal::offer_too_soon);
  expect_offer_refused(playing, "move a7-d7 offer \"\"", Refusal::offer_too_soon);
}

TEST(Offer, AgainAtOnceWhenTheOpponentMadeOneSince) {
  Game playing = uncounted();
  testing::play(playing,
                {"offer white \"\"", "decline black \"\"", "offer black \"\"", "decline white \"\""});
  EXPECT_EQ(playing.offer_refusal(Colour::white), std::nullopt);
  EXPECT_EQ(playing.offer_refusal(Colour::black), Refusal::offer_too_soon);
  testing::play(playing, {"offer white \"\""});
}

TEST(Offer, TheOtherPlayerIsNotHeldBack) {
  Game playing = uncounted();
  testing::play(playing, {"offer white \"\"", "decline black \"\""});
  EXPECT_EQ(playing.offer_refusal(Colour::black), std::nullopt);
}

TEST(Offer, AgainAtOnceWhenAClaimIsDue) {
  Game playing = game_from("brettspielnetz", quiet_start);
  testing::play(playing, {"offer white \"\"", "decline black \"\""});
  shuffle(playing, 7);
  EXPECT_EQ(playing.offer_refusal(Colour::white), Refusal::offer_too_soon);
  shuffle(playing, 1);
  ASSERT_FALSE(playing.claimable(Colour::white).empty());
  EXPECT_EQ(playing.offer_refusal(Colour::white), std::nullopt);
  testing::play(playing, {"offer white \"dreimal dieselbe Stellung\""});
}

TEST(Offer, RulesWithoutAgreementHaveNone) {
  const Game none = game("standard,drawByAgreement=false", {"move d6"});
  expect_offer_refused(none, "offer white \"\"", Refusal::agreement_off);
  expect_offer_refused(none, "move f4 offer \"\"", Refusal::agreement_off);
  expect_offer_refused(none, "accept black", Refusal::no_offer);
}

// Something that might be done now, with a text wherever there may be one.
Event any_event(const Game& game) {
  const Colour by = *rc::gen::element(Colour::white, Colour::black);
  const std::string text = *rc::gen::element<std::string>("a", "du \"Esel\"", "viel\nText");
  switch (*rc::gen::inRange(0, 9)) {
    case 0:
      return OfferDraw{by, {text}};
    case 1:
      return DeclineDraw{by, text};
    case 2:
      return ClaimDraw{by, {std::nullopt, text}};
    case 3:
      return WithdrawOffer{by};
    case 4:
      return TakeBack{1};
    default: {
      const MoveList moves = game.moves();
      if (moves.size() == 0) return Resign{by};
      const Move move = *(moves.begin() + *rc::gen::inRange(0, static_cast<int>(moves.size())));
      switch (*rc::gen::inRange(0, 3)) {
        case 0:
          return MakeMove{move, Offer{text}};
        case 1:
          return MakeMove{move, Claim{std::nullopt, text}};
        default:
          return MakeMove{move, {}};
      }
    }
  }
}

RC_GTEST_PROP(Texts, ChangeNothingOfAGame, ()) {
  Game spoken = game_from(*rc::gen::element<std::string>("standard", "strikt"), quiet_start);
  Game silent = spoken;
  for (int n = 0; n < 60 && !spoken.outcome().over(); ++n) {
    const Event event = any_event(spoken);
    const auto with = spoken.apply(event);
    const auto without = silent.apply(with_text(event, ""));
    RC_ASSERT(with.has_value() == without.has_value());
    RC_ASSERT(spoken.outcome() == silent.outcome());
    RC_ASSERT(spoken.position() == silent.position());
    RC_ASSERT(spoken.history().size() == silent.history().size());
    RC_ASSERT(spoken.offer().has_value() == silent.offer().has_value());
  }
}

}  // namespace
}  // namespace muehle
