#include "match/match.h"

#include <gtest/gtest.h>

#include "rules/rules_test.h"
#include "support/random.h"

namespace muehle::match {
namespace {

using muehle::testing::rules;

// The level with far fewer nodes, so that the test is quick; what it overlooks stays the same.
Maker hasty(int number, std::uint64_t nodes) {
  search::Level level = *search::find_level(number);
  level.limits.nodes = std::min(level.limits.nodes, nodes);
  return [level](std::uint64_t seed) { return level_player(level, seed); };
}

TEST(Opening, DependsOnTheSeedOnly) {
  const Conditions conditions;
  EXPECT_EQ(opening(conditions, 3), opening(conditions, 3));
  EXPECT_NE(opening(conditions, 3), opening(conditions, 4));
  EXPECT_NE(opening(conditions, 3), opening({.seed = 2}, 3));
  for (int number = 0; number < 50; ++number) {
    Game game;
    for (const Move move : opening({.opening_plies = 10}, number)) {
      ASSERT_TRUE(game.apply(MakeMove{move, {}}));
      EXPECT_FALSE(game.history().plies().back().mill_closed);
    }
    EXPECT_LE(game.history().size(), 10);
  }
}

TEST(Match, BothColoursOfEveryOpeningArePlayed) {
  const Conditions conditions;
  const Game one = play_match_game(conditions, 6, random_mover, random_mover);
  const Game two = play_match_game(conditions, 7, random_mover, random_mover);
  for (int ply = 0; ply < conditions.opening_plies; ++ply) {
    EXPECT_EQ(one.history().plies()[ply].move, two.history().plies()[ply].move);
  }
  EXPECT_EQ(first_players_colour(6), Colour::white);
  EXPECT_EQ(first_players_colour(7), Colour::black);
}

TEST(Match, EveryGameCanBePlayedAgain) {
  const Conditions conditions;
  const Maker first = hasty(2, 1000);
  const Maker second = hasty(3, 1000);
  const Game game = play_match_game(conditions, 5, first, second);
  EXPECT_TRUE(game.outcome().over());
  EXPECT_EQ(play_match_game(conditions, 5, first, second).log(), game.log());
  // However many threads play.
  EXPECT_EQ(play_match(conditions, 8, 1, first, second), play_match(conditions, 8, 3, first, second));
}

TEST(Match, TheTallyIsTheFirstPlayers) {
  Tally tally;
  tally.add({Verdict::white_wins, Reason::resignation}, Colour::white);
  tally.add({Verdict::white_wins, Reason::resignation}, Colour::black);
  tally.add({Verdict::black_wins, Reason::resignation}, Colour::black);
  tally.add({Verdict::draw, Reason::agreement}, Colour::black);
  EXPECT_EQ(tally, (Tally{2, 1, 1}));
  EXPECT_DOUBLE_EQ(tally.score(), 0.625);
}

TEST(Match, WhoBreaksTheRulesLoses) {
  const Conditions conditions{.opening_plies = 0};
  const auto sleeper = [](const Game&, Colour) { return std::optional<Event>(); };
  EXPECT_EQ(play_game(conditions, {}, sleeper, random_mover(1)).outcome().verdict, Verdict::black_wins);
  const auto cheat = [](const Game& game, Colour colour) -> std::optional<Event> {
    if (game.position().to_move() != colour) return std::nullopt;
    return MakeMove{{0, 1, no_point}, {}};  // a slide while there are stones in hand
  };
  EXPECT_EQ(play_game(conditions, {}, random_mover(1), cheat).outcome().verdict, Verdict::white_wins);
  const auto meddler = [](const Game&, Colour colour) { return std::optional<Event>(Resign{other(colour)}); };
  EXPECT_EQ(play_game(conditions, {}, meddler, random_mover(1)).outcome().verdict, Verdict::black_wins);
}

TEST(Match, LongGamesAreDrawn) {
  const Game game =
      play_game({.rules = rules("strikt"), .max_plies = 30}, {}, random_mover(1), random_mover(2));
  EXPECT_EQ(game.outcome(), (Outcome{Verdict::draw, Reason::adjudicated}));
  EXPECT_EQ(game.history().size(), 30);
}

TEST(Levels, EachBeatsTheOneThreeBelow) {
  constexpr double wanted = 0.65;
  constexpr int games = 20;
  EXPECT_GE(play_match({}, games, 1, hasty(1, 2000), random_mover).score(), wanted);
  EXPECT_GE(play_match({}, games, 1, hasty(4, 2000), hasty(1, 2000)).score(), wanted);
  EXPECT_GE(play_match({}, games, 1, hasty(7, 5000), hasty(4, 1000)).score(), wanted);
  EXPECT_GE(play_match({}, games, 1, hasty(10, 5000), hasty(7, 1000)).score(), wanted);
}

TEST(Levels, TheStrongestAlwaysBeatsARandomMover) {
  EXPECT_EQ(play_match({}, 20, 1, hasty(10, 2000), random_mover), (Tally{20, 0, 0}));
}

// Won flying endings, three stones against three, from tests/golden/vectors/endgame_3_3.json.
TEST(Levels, TheStrongestWinsFlyingEndings) {
  for (const std::string_view start : {".W.......B..WB..W.B..... b 0 0", "W.B...W...B.W....B...... b 0 0"}) {
    Game game(rules("standard"), muehle::testing::start_at(start));
    const Participant winner = hasty(10, 60'000)(1);
    const Participant loser = hasty(7, 20'000)(2);
    while (!game.outcome().over()) {
      const Colour mover = game.position().to_move();
      const std::optional<Event> event = (mover == Colour::black ? winner : loser)(game, mover);
      ASSERT_TRUE(event && game.apply(*event));
    }
    EXPECT_EQ(game.outcome().verdict, Verdict::black_wins) << start;
  }
}

}  // namespace
}  // namespace muehle::match
