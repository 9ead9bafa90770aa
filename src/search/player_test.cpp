#include "search/player.h"

#include <gtest/gtest.h>

#include <set>

#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::event;
using testing::game;
using testing::game_from;
using testing::play;
using testing::TestTable;

// Even: four against four, and nobody can close a mill soon.
constexpr std::string_view even = "W..W....W.W....B..B.BB.. w 0 0 ";
// White has seven stones against four.
constexpr std::string_view white_ahead = "B..BWW.W.BWBB.WWBWBBBW.W w 0 0 ";

constexpr std::uint64_t seed = 1;

struct TestPlayer : TestTable {
  explicit TestPlayer(int level = 3) : limited(*find_level(level)), player({&limited, seed}, table) {
    limited.limits = tighter(limited.limits, {.nodes = 3000, .microseconds = unlimited_time});
  }
  std::optional<Decision> decide(const Game& game, Colour colour) { return player.decide(game, colour); }

  Level limited;
  ComputerPlayer player;
};

Game even_game(std::string_view rules, int quiet_plies, const std::vector<std::string>& lines = {}) {
  Game game = game_from(rules, std::string(even) + std::to_string(quiet_plies) + " 90");
  play(game, lines);
  return game;
}

TEST(ComputerPlayer, MovesOnlyWhenItIsItsTurn) {
  TestPlayer computer;
  const Game start;
  EXPECT_FALSE(computer.decide(start, Colour::black));
  const std::optional<Decision> decision = computer.decide(start, Colour::white);
  ASSERT_TRUE(decision);
  const auto* made = std::get_if<MakeMove>(&decision->event);
  ASSERT_NE(made, nullptr);
  EXPECT_TRUE(start.moves().contains(made->move));
  EXPECT_TRUE(std::holds_alternative<std::monostate>(made->with));
}

TEST(ComputerPlayer, DoesNothingInAFinishedGame) {
  TestPlayer computer;
  const Game over = game("standard", {"resign white"});
  EXPECT_FALSE(computer.decide(over, Colour::white));
  EXPECT_FALSE(computer.decide(over, Colour::black));
}

TEST(ComputerPlayer, AcceptsWhenNothingHappens) {
  for (const Colour colour : {Colour::white, Colour::black}) {
    TestPlayer computer;
    const std::string by(to_text(other(colour)));
    const std::optional<Decision> decision =
        computer.decide(even_game("standard", 20, {"offer " + by + " \"\""}), colour);
    ASSERT_TRUE(decision);
    EXPECT_EQ(decision->event, Event(AcceptDraw{colour}));
    EXPECT_FALSE(decision->remark);
  }
}

TEST(ComputerPlayer, DeclinesWhenAMillWasClosedLately) {
  TestPlayer computer;
  const std::optional<Decision> decision =
      computer.decide(even_game("standard", 19, {"offer black \"Remis?\""}), Colour::white);
  ASSERT_TRUE(decision);
  EXPECT_EQ(decision->remark, Remark::too_early);
  EXPECT_EQ(decision->event, Event(DeclineDraw{Colour::white, {}})) << "the words are the host's";
}

TEST(ComputerPlayer, DeclinesWhenItIsWinning) {
  // White closes its mill with the next move and wins.
  Game winning = game_from("standard", "W.W.W..........W.....BBB w 0 0 30 90");
  play(winning, {"offer black \"\""});
  TestPlayer computer(10);
  EXPECT_EQ(computer.decide(winning, Colour::white)->remark, Remark::win_in_sight);

  Game ahead = game_from("standard", std::string(white_ahead) + "30 90");
  play(ahead, {"offer black \"\""});
  EXPECT_EQ(computer.decide(ahead, Colour::white)->remark, Remark::ahead);

  Game behind = game_from("standard", std::string(white_ahead) + "30 90");
  play(behind, {"offer white \"\""});
  EXPECT_EQ(computer.decide(behind, Colour::black)->event, Event(AcceptDraw{Colour::black}));
}

// What the computer decides is always possible, and it comes to an end.
TEST(ComputerPlayer, ItsEventsAreAccepted) {
  for (const Preset& preset : presets()) {
    TestPlayer white(2);
    TestPlayer black(1);
    Game game(preset.rules);
    for (int n = 0; n < 400 && !game.outcome().over(); ++n) {
      std::optional<Decision> decision = white.decide(game, Colour::white);
      if (!decision) decision = black.decide(game, Colour::black);
      ASSERT_TRUE(decision) << preset.id;
      const auto applied = game.apply(decision->event);
      ASSERT_TRUE(applied) << preset.id << ": " << to_text(decision->event) << ": "
                           << applied.error().message;
    }
  }
}

TEST(ComputerPlayer, ClaimsADueDraw) {
  const Game due = even_game("brettspielnetz", 100);
  TestPlayer computer;
  for (const Colour colour : {Colour::white, Colour::black}) {
    const std::optional<Decision> decision = computer.decide(due, colour);
    ASSERT_TRUE(decision);
    EXPECT_TRUE(std::holds_alternative<ClaimDraw>(decision->event));
    Game claimed = due;
    ASSERT_TRUE(claimed.apply(decision->event));
    EXPECT_EQ(claimed.outcome(), (Outcome{Verdict::draw, Reason::no_mill}));
  }
}

TEST(ComputerPlayer, DoesNotClaimWhenItWins) {
  const Game won = game_from("brettspielnetz", "W.W.W..........W.....BBB w 0 0 100 90");
  TestPlayer computer;
  EXPECT_TRUE(std::holds_alternative<MakeMove>(computer.decide(won, Colour::white)->event));
  EXPECT_TRUE(std::holds_alternative<ClaimDraw>(computer.decide(won, Colour::black)->event));
}

TEST(ComputerPlayer, OffersADrawWhereNobodyCounts) {
  for (const std::string_view rules : {"schelling-salon", "strikt"}) {
    TestPlayer computer;
    const std::optional<Decision> late = computer.decide(even_game(rules, 100), Colour::white);
    const auto* offer = std::get_if<Offer>(&std::get<MakeMove>(late->event).with);
    ASSERT_NE(offer, nullptr) << rules;
    EXPECT_EQ(late->remark, Remark::long_quiet);
    const std::optional<Decision> early = computer.decide(even_game(rules, 99), Colour::white);
    EXPECT_TRUE(std::holds_alternative<std::monostate>(std::get<MakeMove>(early->event).with));
  }
}

TEST(ComputerPlayer, OffersOnlyWhereItMay) {
  TestPlayer computer;
  // Its last offer was declined a moment ago.
  Game again = even_game("schelling-salon", 100, {"offer white \"\"", "decline black \"\""});
  const std::optional<Decision> decision = computer.decide(again, Colour::white);
  EXPECT_TRUE(std::holds_alternative<std::monostate>(std::get<MakeMove>(decision->event).with));
  // These rules count, and end the game themselves.
  const std::optional<Decision> counted = computer.decide(even_game("standard", 98), Colour::white);
  EXPECT_TRUE(std::holds_alternative<std::monostate>(std::get<MakeMove>(counted->event).with));
}

TEST(ComputerPlayer, OffersAfterTheThirdOccurrence) {
  Game turning = even_game("schelling-salon", 0);
  for (int circle = 0; circle < 2; ++circle) {
    testing::play_moves(turning, "a7-d7 a1-d1 d7-a7 d1-a1");
  }
  ASSERT_TRUE(turning.draw_suggested());
  TestPlayer computer;
  const std::optional<Decision> decision = computer.decide(turning, Colour::white);
  const auto* offer = std::get_if<Offer>(&std::get<MakeMove>(decision->event).with);
  ASSERT_NE(offer, nullptr);
  EXPECT_EQ(decision->remark, Remark::going_round);
}

TEST(ComputerPlayer, AStoppedSearchStillMoves) {
  const std::atomic<bool> stop = true;
  Control control;
  control.stop = &stop;
  TestPlayer computer(4);
  const Game start;
  const std::optional<Decision> decision = computer.player.decide(start, Colour::white, control);
  ASSERT_TRUE(decision);
  EXPECT_TRUE(start.moves().contains(std::get<MakeMove>(decision->event).move));
}

TEST(ComputerPlayer, EveryRemarkHasANameOfItsOwn) {
  std::set<std::string_view> names;
  for (int n = 0; n < remark_count; ++n) names.insert(to_text(static_cast<Remark>(n)));
  EXPECT_EQ(names.size(), static_cast<std::size_t>(remark_count));
  EXPECT_FALSE(names.contains(""));
}

}  // namespace
}  // namespace muehle::search
