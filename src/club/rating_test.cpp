#include "club/rating.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cmath>

namespace muehle::club {
namespace {

constexpr std::array<Score, 3> scores{Score::black_wins, Score::draw, Score::white_wins};

double any_between(double lowest, double highest) {
  const int steps = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 10'001));
  return lowest + (highest - lowest) * steps / 10'000;
}

Rating any_rating() {
  return {any_between(400, 2800), any_between(least_deviation, most_deviation), any_between(0.03, 0.09)};
}

Rating any_rating_at_all() { return {any_between(-1e6, 1e6), any_between(0, 1e6), any_between(1e-6, 10)}; }

Score turned(Score score) { return scores.at(2 - static_cast<std::size_t>(score)); }

TEST(Rating, AgreesWithGlickmansExample) {
  const Rating player{.rating = 1500, .deviation = 200};
  const std::array<Played, 3> games{{{{.rating = 1400, .deviation = 30}, 1},
                                     {{.rating = 1550, .deviation = 100}, 0},
                                     {{.rating = 1700, .deviation = 300}, 0}}};
  const Rating after = after_games(player, games);
  EXPECT_NEAR(after.rating, 1464.06, 0.01);
  EXPECT_NEAR(after.deviation, 151.52, 0.01);
  EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
  EXPECT_LT(after.volatility, 0.06);
  EXPECT_EQ(after.games, 3);
}

TEST(Rating, APeriodWithoutGamesOnlyMakesItLessCertain) {
  const Rating player{.rating = 1700, .deviation = 80, .games = 30};
  const Rating after = after_games(player, {});
  EXPECT_EQ(after.rating, 1700);
  EXPECT_NEAR(after.deviation, after_absence(player, days_per_period).deviation, 1e-6);
  EXPECT_NEAR(after.volatility, player.volatility, 1e-9);
  EXPECT_EQ(after.games, 30);
}

// These numbers and those of the next test come from the paper's steps written down a second time, elsewhere.
TEST(Rating, TheFirstGameOfTwoNewPlayers) {
  const Pair after = rated({}, {}, Score::white_wins);
  EXPECT_NEAR(after.white.rating, 1662.2120, 0.0001);
  EXPECT_NEAR(after.black.rating, 1337.7880, 0.0001);
  EXPECT_NEAR(after.white.deviation, 290.2305, 0.0001);
  EXPECT_EQ(after.white.games, 1);
  EXPECT_EQ(after.black.games, 1);
}

TEST(Rating, ALossAfterAHundredDays) {
  const Rating loser = rated({.rating = 1400, .deviation = 60}, {.rating = 1900, .deviation = 60},
                             Score::white_wins, {.white = 0, .black = 100})
                           .black;
  EXPECT_NEAR(loser.rating, 1866.6293, 0.0001);
  EXPECT_NEAR(loser.deviation, 79.0595, 0.0001);
  EXPECT_NEAR(loser.volatility, 0.06001079, 0.00000001);
}

// A surprise makes a player less steady, and what was expected steadier; a little, as one game says little.
TEST(Rating, SurprisesMakeVolatile) {
  const Rating weak{.rating = 1400, .deviation = 60};
  const Rating strong{.rating = 1900, .deviation = 60};
  EXPECT_GT(rated(weak, strong, Score::white_wins).white.volatility, first_volatility);
  EXPECT_LT(rated(weak, strong, Score::white_wins).white.volatility, 0.0601);
  EXPECT_LT(rated(weak, weak, Score::draw).white.volatility, first_volatility);
}

TEST(Rating, IsProvisionalUntilEnoughIsKnown) {
  EXPECT_TRUE(is_provisional({}));
  EXPECT_TRUE(is_provisional({.deviation = provisional_above + 0.01}));
  EXPECT_FALSE(is_provisional({.deviation = provisional_above}));

  Rating player;
  int games = 0;
  while (is_provisional(player)) {
    player = rated(player, {.deviation = 60}, games % 2 == 0 ? Score::white_wins : Score::black_wins).white;
    ++games;
  }
  EXPECT_GE(games, 8);
  EXPECT_LE(games, 12);
}

TEST(Rating, IsProvisionalAgainAfterAYear) {
  const Rating steady{.deviation = least_deviation};
  EXPECT_FALSE(is_provisional(after_absence(steady, 365)));
  EXPECT_TRUE(is_provisional(after_absence(steady, 372)));
  const Rating usual{.deviation = 60};
  EXPECT_FALSE(is_provisional(after_absence(usual, 312)));
  EXPECT_TRUE(is_provisional(after_absence(usual, 314)));
}

TEST(Rating, DeviationsStayWithinTheirLimits) {
  EXPECT_EQ(after_absence({.deviation = 60}, 100'000).deviation, most_deviation);
  EXPECT_EQ(after_absence({.deviation = 60}, -100'000).deviation, 60);
  Rating player;
  for (int n = 0; n < 500; ++n)
    player = rated(player, player, n % 2 == 0 ? Score::white_wins : Score::black_wins).white;
  EXPECT_EQ(player.deviation, least_deviation);
}

TEST(Rating, PoolsAreByTheKindOfClock) {
  EXPECT_EQ(pool_of("300+5"), Pool::live);
  EXPECT_EQ(pool_of("10800d180"), Pool::live);
  EXPECT_EQ(pool_of("1/259200"), Pool::correspondence);
  EXPECT_EQ(pool_of("-"), std::nullopt);
}

RC_GTEST_PROP(Rating, WhoWinsNeverFallsAndWhoLosesNeverRises, ()) {
  const Rating white = any_rating();
  const Rating black = any_rating();
  const Absence absence{any_between(0, 1000), any_between(0, 1000)};
  const Pair won = rated(white, black, Score::white_wins, absence);
  RC_ASSERT(won.white.rating >= white.rating);
  RC_ASSERT(won.black.rating <= black.rating);
  const Pair lost = rated(white, black, Score::black_wins, absence);
  RC_ASSERT(lost.white.rating <= white.rating);
  RC_ASSERT(lost.black.rating >= black.rating);
}

RC_GTEST_PROP(Rating, ABetterResultIsNeverWorthLess, ()) {
  const Rating white = any_rating();
  const Rating black = any_rating();
  double last = -1e9;
  for (const Score score : scores) {
    const double now = rated(white, black, score).white.rating;
    RC_ASSERT(now >= last);
    last = now;
  }
}

// And they do not pass each other by.
RC_GTEST_PROP(Rating, ADrawBringsBothNearer, ()) {
  Rating white = any_rating();
  Rating black = any_rating();
  black.deviation = white.deviation;
  if (white.rating < black.rating) std::swap(white.rating, black.rating);
  const Pair after = rated(white, black, Score::draw);
  RC_ASSERT(after.white.rating <= white.rating);
  RC_ASSERT(after.black.rating >= black.rating);
  RC_ASSERT(after.white.rating >= after.black.rating);
}

RC_GTEST_PROP(Rating, WhatOneGainsTheOtherLosesWhereBothAreEquallyCertain, ()) {
  Rating white = any_rating();
  Rating black = any_rating();
  black.deviation = white.deviation;
  black.volatility = white.volatility;
  const Pair after = rated(white, black, *rc::gen::elementOf(scores));
  RC_ASSERT(std::abs(after.white.rating + after.black.rating - white.rating - black.rating) < 1e-6);
}

RC_GTEST_PROP(Rating, ColoursDoNotMatter, ()) {
  const Rating white = any_rating();
  const Rating black = any_rating();
  const Absence absence{any_between(0, 400), any_between(0, 400)};
  const Score score = *rc::gen::elementOf(scores);
  const Pair after = rated(white, black, score, absence);
  const Pair other = rated(black, white, turned(score), {absence.black, absence.white});
  RC_ASSERT(after == (Pair{other.black, other.white}));
}

RC_GTEST_PROP(Rating, AGameNeverMakesAPlayerLessCertain, ()) {
  const Rating white = any_rating();
  const double away = any_between(0, 400);
  const Rating after = rated(white, any_rating(), *rc::gen::elementOf(scores), {away, 0}).white;
  // His volatility changes with the game, and with it what the absence came to.
  RC_ASSERT(after.deviation <= after_absence(white, away).deviation + 0.1);
}

// An absence weighs the more, the longer it was, and the same in one piece or in two.
RC_GTEST_PROP(Rating, AbsencesAddUp, ()) {
  const Rating player = any_rating();
  const double first = any_between(0, 2000);
  const double then = any_between(0, 2000);
  const double whole = after_absence(player, first + then).deviation;
  RC_ASSERT(std::abs(whole - after_absence(after_absence(player, first), then).deviation) < 1e-6);
  RC_ASSERT(whole >= after_absence(player, first).deviation);
}

// Who comes back after long wins and loses more than who was there.
RC_GTEST_PROP(Rating, WhoWasAwayMovesFurther, ()) {
  Rating white = any_rating();
  white.deviation = any_between(least_deviation, 100);
  const Rating black = any_rating();
  const double there = rated(white, black, Score::white_wins).white.rating;
  const double back = rated(white, black, Score::white_wins, {500, 0}).white.rating;
  RC_ASSERT(back >= there);
}

RC_GTEST_PROP(Rating, StaysANumberWhateverHappens, ()) {
  Rating white = any_rating_at_all();
  Rating black = any_rating_at_all();
  for (int n = 0; n < 5; ++n) {
    const Pair after =
        rated(white, black, *rc::gen::elementOf(scores), {any_between(-1e9, 1e9), any_between(0, 1e9)});
    for (const Rating& each : {after.white, after.black}) {
      RC_ASSERT(std::isfinite(each.rating));
      RC_ASSERT(each.deviation >= least_deviation);
      RC_ASSERT(each.deviation <= most_deviation);
      RC_ASSERT(each.volatility > 0);
      RC_ASSERT(each.volatility < 1);
    }
    white = after.white;
    black = after.black;
  }
}

}  // namespace
}  // namespace muehle::club
