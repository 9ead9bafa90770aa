// How games end, what a game refuses, and taking back. Offers and claims have files of their own.
#include "rules/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using ::testing::ElementsAre;
using testing::event;
using testing::game;
using testing::game_from;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::quiet_start;
using testing::same;

constexpr std::string_view to_and_fro = "a7-d7 g1-g4 d7-a7 g4-g1";

void expect_refused(const Game& before, std::string_view line, Refusal refusal) {
  Game after = before;
  const auto applied = after.apply(event(line));
  ASSERT_FALSE(applied) << line;
  EXPECT_EQ(applied.error().refusal, refusal) << line << ": " << applied.error().message;
  EXPECT_FALSE(applied.error().message.empty());
  EXPECT_TRUE(same(before, after)) << "a refused event changes nothing: " << line;
}

TEST(Game, BeginsWithTheEmptyBoard) {
  const Game fresh;
  EXPECT_EQ(to_text(fresh.outcome()), "ongoing");
  EXPECT_EQ(fresh.rules(), RuleSet{});
  EXPECT_EQ(fresh.moves().size(), 24);
  EXPECT_THAT(fresh.log(), IsEmpty());
  EXPECT_EQ(fresh.offer(), std::nullopt);
}

TEST(Game, EndsOnTheBoard) {
  EXPECT_EQ(to_text(game_from("standard", "WW............WW.....BBB w 0 0", "g4-g7xa1").outcome()),
            "white_wins:too_few_stones");
  EXPECT_EQ(to_text(game_from("standard", "WWB.B..BWWB..B.......B.. b 0 0", "f4-e4").outcome()),
            "black_wins:no_legal_move");
}

TEST(Game, EndsByEvents) {
  const std::pair<std::string, std::string_view> endings[] = {
      {"resign white", "black_wins:resignation"},
      {"resign black", "white_wins:resignation"},
      {"time white", "black_wins:time"},
      {"time black", "white_wins:time"},
      {"adjudicate white", "white_wins:adjudicated"},
      {"adjudicate black", "black_wins:adjudicated"},
      {"adjudicate draw", "draw:adjudicated"},
      {"recorded white", "white_wins:recorded"},
      {"recorded draw", "draw:recorded"},
      {"recorded draw agreement", "draw:agreement"},
      {"absent white", "black_wins:absence"},
      {"absent black draw", "draw:absence"},
      {"abort", "aborted"},
  };
  for (const auto& [line, outcome] : endings) {
    const Game ended = game("standard", {"move d6", "offer black \"\"", line});
    EXPECT_EQ(to_text(ended.outcome()), outcome);
    EXPECT_EQ(ended.offer(), std::nullopt);
    EXPECT_EQ(ended.moves().size(), 0);
    EXPECT_EQ(ended.log().back(), (LoggedEvent{1, event(line)}));
    EXPECT_THAT(ended.proof(), IsEmpty());
    EXPECT_FALSE(ended.draw_suggested());
  }
}

TEST(Game, NothingHappensAfterTheEnd) {
  for (const std::string ending : {"resign white", "abort", "adjudicate draw"}) {
    const Game ended = game("brettspielnetz", {"move d6", ending});
    for (const std::string_view line :
         {"move d2", "offer white \"\"", "withdraw white", "accept white", "decline white \"\"",
          "claim white any \"\"", "resign white", "time black", "adjudicate draw", "abort"}) {
      expect_refused(ended, line, Refusal::game_over);
    }
    EXPECT_EQ(ended.offer_refusal(Colour::white), Refusal::game_over);
    EXPECT_THAT(ended.claimable(Colour::white), IsEmpty());
  }
}

TEST(Game, IllegalMovesAreRefusedWithTheFault) {
  Game fresh = game("standard", {"move d6"});
  const auto applied = fresh.apply(event("move d6"));
  ASSERT_FALSE(applied);
  EXPECT_EQ(applied.error().refusal, Refusal::illegal_move);
  EXPECT_EQ(applied.error().fault, Fault::target_occupied);
  EXPECT_THAT(applied.error().message, HasSubstr("occupied"));
  expect_refused(fresh, "move d6 offer \"\"", Refusal::illegal_move);
  expect_refused(fresh, "move a1-a4", Refusal::illegal_move);
}

TEST(Game, LongTextsAreRefused) {
  const std::string longest(max_message_bytes, 'x');
  const std::string too_long = quote(longest + "x");
  for (const std::string prefix :
       {"offer white ", "claim white any ", "move d6 offer ", "move d6 claim any "}) {
    expect_refused(game("brettspielnetz"), prefix + too_long, Refusal::text_too_long);
  }
  Game offered = game("standard", {"offer white " + quote(longest)});
  expect_refused(offered, "decline black " + too_long, Refusal::text_too_long);
  EXPECT_TRUE(offered.apply(event("decline black " + quote(longest))));
}

TEST(Game, SetUpPositionsMayBeOver) {
  const Game lost = game_from("standard", "WW...................BBB w 0 0");
  EXPECT_EQ(to_text(lost.outcome()), "black_wins:too_few_stones");
  expect_refused(lost, "resign white", Refusal::game_over);
  EXPECT_EQ(to_text(game_from("standard", "WWB.B..BWWB.B........B.. w 0 0").outcome()),
            "black_wins:no_legal_move");
  EXPECT_EQ(to_text(game_from("standard", std::string(quiet_start) + " 100 70").outcome()), "draw:no_mill");
}

// --- draws that come by themselves ---

std::string after_two_rounds(std::string_view rules) {
  Game game = game_from(rules, quiet_start, to_and_fro);
  testing::play_moves(game, to_and_fro);
  return to_text(game.outcome());
}

TEST(AutomaticDraw, ByRepetitionWhereThePresetHasIt) {
  EXPECT_EQ(after_two_rounds("standard"), "draw:repetition");
  EXPECT_EQ(after_two_rounds("muehle-spielen"), "draw:repetition");
  EXPECT_EQ(after_two_rounds("zwanzig-zuege"), "draw:repetition");
  EXPECT_EQ(after_two_rounds("brettspielnetz"), "ongoing") << "there it is claimed";
  EXPECT_EQ(after_two_rounds("schelling-salon"), "ongoing");
  EXPECT_EQ(after_two_rounds("strikt"), "ongoing");
}

TEST(AutomaticDraw, ZwanzigZuegeNeedsThreeInSuccession) {
  constexpr std::string_view detour = "a7-d7 g1-g4 d7-a7 g4-g1 a7-a4 g1-d1 a4-a7 d1-g1";
  EXPECT_EQ(to_text(game_from("zwanzig-zuege", quiet_start, detour).outcome()), "ongoing");
  EXPECT_EQ(to_text(game_from("standard", quiet_start, detour).outcome()), "draw:repetition");
}

TEST(AutomaticDraw, ZwanzigZuegeAfterTwentyPliesWithoutAMill) {
  const std::string start = std::string(quiet_start) + " 18 40";
  Game game = game_from("zwanzig-zuege", start, "a7-d7");
  EXPECT_FALSE(game.outcome().over());
  testing::play_moves(game, "g1-g4");
  EXPECT_EQ(to_text(game.outcome()), "draw:no_mill");
  ASSERT_EQ(game.proof().size(), 1u);
  EXPECT_THAT(game.proof()[0].proof, ElementsAre("31."));
}

// Every opening without a mill would be drawn at ply 20 if placements counted.
TEST(AutomaticDraw, PlacementsCountOnlyWhereTheRulesSaySo) {
  constexpr std::string_view placing = "c4 f4 f2 b4 d6 f6 a7 a1 g7 c5 e3 c3 d1 e4 g4 g1 d2 d3";
  Game not_counted = game("standard,noMillLimitPlies=18");
  testing::play_moves(not_counted, placing);
  EXPECT_EQ(to_text(not_counted.outcome()), "ongoing");
  EXPECT_EQ(not_counted.history().quiet_plies(18), 18);
  Game counted = game("standard,noMillLimitPlies=18,noMillCountsPlacing=true");
  testing::play_moves(counted, placing);
  EXPECT_EQ(to_text(counted.outcome()), "draw:no_mill");
  EXPECT_THAT(counted.proof()[0].proof, ElementsAre("1."));
}

TEST(AutomaticDraw, WhereNothingIsCountedAnOfferIsSuggested) {
  for (const std::string_view rules : {"schelling-salon", "strikt"}) {
    Game game = game_from(rules, quiet_start, to_and_fro);
    EXPECT_FALSE(game.draw_suggested());
    testing::play_moves(game, to_and_fro);
    EXPECT_TRUE(game.draw_suggested()) << "third occurrence";
    testing::play_moves(game, "a7-a4");
    EXPECT_FALSE(game.draw_suggested()) << "another position";
    EXPECT_TRUE(game_from(rules, std::string(quiet_start) + " 100 70").draw_suggested());
    EXPECT_FALSE(game_from(rules, std::string(quiet_start) + " 99 70").draw_suggested());
  }
  for (const std::string_view rules :
       {"brettspielnetz", "muehle-spielen", "standard,repetition=off,noMillLimitPlies=200",
        "strikt,drawByAgreement=false"}) {
    EXPECT_FALSE(game_from(rules, std::string(quiet_start) + " 100 70").draw_suggested()) << rules;
  }
}

// --- taking back ---

TEST(TakeBack, RestoresTheGameBeforeTheMove) {
  const Game before =
      game("standard", {"move a7", "offer white \"Remis?\"", "decline black \"nein\"", "move f4"});
  Game after = before;
  testing::play(after, {"move d7", "move b4 offer \"jetzt?\"", "withdraw black", "takeback 2"});
  EXPECT_TRUE(same(after, before));
}

TEST(TakeBack, OffersOfThatMomentStandAgain) {
  const Game before = game("standard", {"move a7", "offer white \"Remis?\""});
  Game after = before;
  testing::play(after, {"move f4"});
  EXPECT_EQ(after.offer(), std::nullopt);
  testing::play(after, {"takeback 1"});
  EXPECT_EQ(after.offer(), (StandingOffer{Colour::white, "Remis?"}));
  EXPECT_TRUE(same(after, before));
}

TEST(TakeBack, UndoesTheEnd) {
  for (const std::string ending : {"resign white", "time black", "abort", "adjudicate draw"}) {
    const Game before = game("standard", {"move a7"});
    Game after = before;
    testing::play(after, {"move f4", ending, "takeback 1"});
    EXPECT_TRUE(same(after, before)) << ending;
  }
  const Game before = game_from("standard", quiet_start, "a7-d7 g1-g4 d7-a7 g4-g1 a7-d7 g1-g4 d7-a7");
  Game drawn = before;
  testing::play_moves(drawn, "g4-g1");
  ASSERT_TRUE(drawn.outcome().over());
  testing::play(drawn, {"takeback 1"});
  EXPECT_TRUE(same(drawn, before));
}

TEST(TakeBack, CountersComeBack) {
  Game game = game_from("standard", "WWWW.W......B.BB....BBB. w 0 0 30 40", "");
  const Game before = game;
  testing::play_moves(game, "d7-d6xe4");
  EXPECT_EQ(game.history().quiet_plies(1), 0);
  testing::play(game, {"takeback 1"});
  EXPECT_EQ(game.history().quiet_plies(0), 30);
  EXPECT_TRUE(same(game, before));
}

TEST(TakeBack, NoMoreThanWasPlayed) {
  const Game two = game("standard", {"move a7", "move f4"});
  expect_refused(two, "takeback 3", Refusal::too_few_plies);
  Game other = two;
  EXPECT_FALSE(other.apply(TakeBack{0}));
  EXPECT_FALSE(other.apply(TakeBack{-1}));
  EXPECT_FALSE(other.apply(TakeBack{std::numeric_limits<int>::min()}));
  EXPECT_TRUE(same(other, two));
  testing::play(other, {"takeback 2"});
  EXPECT_TRUE(same(other, Game()));
}

TEST(GameText, NamesEverything) {
  EXPECT_EQ(to_text(Outcome{}), "ongoing");
  EXPECT_EQ(to_text(Outcome{Verdict::aborted, Reason::none}), "aborted");
  EXPECT_EQ(to_text(Outcome{Verdict::draw, Reason::no_mill}), "draw:no_mill");
  EXPECT_EQ(to_text(Reason::none), "none");
  const std::pair<Refusal, std::string_view> refusals[] = {
      {Refusal::game_over, "game_over"},
      {Refusal::illegal_move, "illegal_move"},
      {Refusal::text_too_long, "text_too_long"},
      {Refusal::agreement_off, "agreement_off"},
      {Refusal::offer_stands, "offer_stands"},
      {Refusal::offer_too_soon, "offer_too_soon"},
      {Refusal::no_offer, "no_offer"},
      {Refusal::claims_off, "claims_off"},
      {Refusal::claim_unfounded, "claim_unfounded"},
      {Refusal::too_few_plies, "too_few_plies"},
  };
  for (const auto& [refusal, text] : refusals) EXPECT_EQ(to_text(refusal), text);
}

}  // namespace
}  // namespace muehle
