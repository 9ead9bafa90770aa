#include "match/match.h"

#include <gtest/gtest.h>

#include <set>

#include "rules/rules_test.h"
#include "support/few_threads.h"
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

std::vector<Opening> first_openings(int size) {
  std::vector<Opening> openings = balanced_openings();
  openings.resize(static_cast<std::size_t>(size));
  return openings;
}

Played played(const Conditions& conditions, int number, const Maker& first, const Maker& second) {
  std::optional<Played> game = play_match_game(conditions, number, first, second);
  EXPECT_TRUE(game);
  return std::move(*game);
}

Played one_game(const RuleSet& rules, const Participant& white, const Participant& black,
                int max_plies = 400) {
  std::optional<Played> game = play_game(rules, {}, max_plies, white, black);
  EXPECT_TRUE(game);
  return std::move(*game);
}

TEST(Openings, AllComeUpBeforeOneComesAgain) {
  const Conditions conditions{.openings = first_openings(7)};
  std::vector<Opening> seen;
  for (int number = 0; number < 7; ++number) {
    const Opening next = opening(conditions, number);
    EXPECT_EQ(std::count(seen.begin(), seen.end(), next), 0);
    seen.push_back(next);
  }
  EXPECT_EQ(opening(conditions, 7), seen.front());
  bool differs = false;
  for (std::uint64_t seed = 2; seed < 10; ++seed) {
    differs |= opening({.openings = conditions.openings, .seed = seed}, 0) != seen.front();
  }
  EXPECT_TRUE(differs);
}

TEST(Openings, RandomOnesFollowFromTheSeed) {
  EXPECT_EQ(opening({.opening_plies = 4}, 3), opening({.opening_plies = 4}, 3));
  EXPECT_NE(opening({.opening_plies = 4}, 3), opening({.opening_plies = 4}, 4));
  EXPECT_EQ(opening({.opening_plies = 5}, 3).size(), 5u);
}

TEST(Match, BothColoursOfEveryOpeningArePlayed) {
  const Conditions conditions;
  const Game one = played(conditions, 6, random_mover, random_mover).game;
  const Game two = played(conditions, 7, random_mover, random_mover).game;
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
  const Game game = played(conditions, 5, first, second).game;
  EXPECT_TRUE(game.outcome().over());
  EXPECT_EQ(played(conditions, 5, first, second).game.log(), game.log());
  // However many threads play.
  const Standing one = play_match(conditions, 8, 1, first, second);
  const Standing three = play_match(conditions, 8, 3, first, second);
  EXPECT_EQ(one.tally, three.tally);
  EXPECT_EQ(one.pairs, three.pairs);
  EXPECT_EQ(one.tally.games(), 8);
  EXPECT_EQ(one.pairs.total(), 4);
  EXPECT_EQ(one.fouls(), 0);
}

TEST(Match, CountsForTheFirstPlayer) {
  // White wins every game, so every pair is even.
  const auto resigns = [](Colour wanted) {
    return [wanted](std::uint64_t seed) -> Participant {
      return [mover = random_mover(seed), wanted](const Game& game, Colour colour) -> Act {
        if (colour == wanted && game.position().to_move() == colour)
          return std::optional<Event>(Resign{colour});
        return mover(game, colour);
      };
    };
  };
  const Standing even = play_match({}, 4, 1, resigns(Colour::black), resigns(Colour::black));
  EXPECT_EQ(even.tally, (Tally{2, 0, 2}));
  EXPECT_EQ(even.pairs, (Pairs{{0, 0, 2, 0, 0}}));
}

TEST(Match, EndsWhenItIsTold) {
  int games = 0;
  const auto twice = [&](const FinishedGame&, const Standing&) { return ++games < 2; };
  EXPECT_EQ(play_match({}, 100, 1, random_mover, random_mover, twice).tally.games(), 2);
  const std::atomic<bool> stop = true;
  EXPECT_EQ(play_match({}, 100, 2, random_mover, random_mover, nullptr, &stop).tally.games(), 0);
}

TEST(Match, EndsWhenItsTestIsDecided) {
  const auto loser = [](std::uint64_t) -> Participant {
    return [](const Game& game, Colour colour) -> Act {
      if (game.position().to_move() != colour) return std::optional<Event>();
      return std::optional<Event>(Resign{colour});
    };
  };
  const Hypotheses hypotheses{0, 50};
  const Standing standing = play_match({.sprt = hypotheses}, 1000, 1, random_mover, loser);
  EXPECT_EQ(sprt(standing.pairs, hypotheses).verdict, SprtVerdict::accept_h1);
  EXPECT_EQ(standing.pairs.counts[4], standing.pairs.total());
  Pairs before = standing.pairs;
  --before.counts[4];
  EXPECT_EQ(sprt(before, hypotheses).verdict, SprtVerdict::undecided);  // not one pair more than it takes
  EXPECT_EQ(play_match({}, 1000, 1, random_mover, loser).tally.games(), 1000);
}

TEST(Match, EveryFinishedGameIsTold) {
  std::set<int> numbers;
  const auto note = [&](const FinishedGame& game, const Standing&) {
    return numbers.insert(game.number).second;
  };
  play_match({}, 10, 3, random_mover, random_mover, note);
  EXPECT_EQ(numbers.size(), 10u);
}

TEST(Referee, WhoBreaksTheRulesLoses) {
  const auto sleeper = [](const Game&, Colour) { return std::optional<Event>(); };
  const Played slept = one_game({}, sleeper, random_mover(1));
  EXPECT_EQ(slept.game.outcome(), (Outcome{Verdict::black_wins, Reason::adjudicated}));
  EXPECT_EQ(slept.foul->kind, FoulKind::illegal_move);

  const auto cheat = [](const Game& game, Colour colour) -> std::optional<Event> {
    if (game.position().to_move() != colour) return std::nullopt;
    return MakeMove{{0, 1, no_point}, {}};  // a slide while there are stones in hand
  };
  const Played cheated = one_game({}, random_mover(1), cheat);
  EXPECT_EQ(cheated.game.outcome().verdict, Verdict::white_wins);
  EXPECT_EQ(cheated.foul->kind, FoulKind::illegal_move);

  const auto meddler = [](const Game&, Colour colour) { return std::optional<Event>(Resign{other(colour)}); };
  EXPECT_EQ(one_game({}, meddler, random_mover(1)).game.outcome().verdict, Verdict::black_wins);
}

TEST(Referee, AFoulEndsTheGame) {
  const auto late = [](const Game& game, Colour colour) -> Act {
    if (game.position().to_move() != colour) return std::optional<Event>();
    return Foul{FoulKind::time, "slept"};
  };
  const Played played = one_game({}, random_mover(1), late);
  EXPECT_EQ(played.game.outcome(), (Outcome{Verdict::white_wins, Reason::time}));
  EXPECT_EQ(played.foul->what, "slept");
  const Standing standing =
      play_match({}, 4, 1, [&](std::uint64_t) { return Participant(late); }, random_mover);
  EXPECT_EQ(standing.tally, (Tally{0, 0, 4}));
  EXPECT_EQ(standing.fouls_first[static_cast<std::size_t>(FoulKind::time)], 4);
  EXPECT_EQ(standing.fouls(), 4);
}

TEST(Referee, LongGamesAreDrawn) {
  const Played played = one_game(rules("strikt"), random_mover(1), random_mover(2), 30);
  EXPECT_EQ(played.game.outcome(), (Outcome{Verdict::draw, Reason::adjudicated}));
  EXPECT_EQ(played.game.history().size(), 30);
  EXPECT_FALSE(played.foul);
}

TEST(Referee, NobodyHasToClaim) {
  const RuleSet claimed = rules("brettspielnetz");
  ASSERT_EQ(claimed.draw_by_rule, DrawByRule::claim);
  EXPECT_EQ(refereed(claimed).draw_by_rule, DrawByRule::automatic);
  EXPECT_EQ(refereed(RuleSet{}), RuleSet{});
}

TEST(Match, IsPlayedToItsEndByAsManyThreadsAsThereAre) {
  for (const int there_are : {0, 1}) {
    const Standing standing =
        play_match({}, 6, 4, random_mover, random_mover, nullptr, nullptr, few_threads(there_are));
    EXPECT_EQ(standing.tally, play_match({}, 6, 1, random_mover, random_mover).tally);
  }
}

TEST(Levels, EachBeatsTheOneThreeBelow) {
  constexpr double wanted = 0.65;
  constexpr int games = 20;
  EXPECT_GE(play_match({}, games, 1, hasty(1, 2000), random_mover).tally.score(), wanted);
  EXPECT_GE(play_match({}, games, 1, hasty(4, 2000), hasty(1, 2000)).tally.score(), wanted);
  EXPECT_GE(play_match({}, games, 1, hasty(7, 5000), hasty(4, 1000)).tally.score(), wanted);
  EXPECT_GE(play_match({}, games, 1, hasty(10, 5000), hasty(7, 1000)).tally.score(), wanted);
}

TEST(Levels, TheStrongestAlwaysBeatsARandomMover) {
  EXPECT_EQ(play_match({}, 20, 1, hasty(10, 2000), random_mover).tally, (Tally{20, 0, 0}));
}

// Won flying endings, three stones against three, from tests/golden/vectors/endgame_3_3.json.
TEST(Levels, TheStrongestWinsFlyingEndings) {
  for (const std::string_view start : {".W.......B..WB..W.B..... b 0 0", "W.B...W...B.W....B...... b 0 0"}) {
    Game game(rules("standard"), muehle::testing::start_at(start));
    const Participant winner = hasty(10, 60'000)(1);
    const Participant loser = hasty(7, 20'000)(2);
    while (!game.outcome().over()) {
      const Colour mover = game.position().to_move();
      const Act act = (mover == Colour::black ? winner : loser)(game, mover);
      ASSERT_TRUE(act.event && game.apply(*act.event));
    }
    EXPECT_EQ(game.outcome().verdict, Verdict::black_wins) << start;
  }
}

}  // namespace
}  // namespace muehle::match
