#include "bench/ratings.h"

#include <gtest/gtest.h>

#include <cmath>

namespace muehle::match {
namespace {

constexpr double to_one_percent = 0.01;

TEST(Ratings, TwoPlayersAreTheirScoreApart) {
  // With the drawn game that is added: 75 % of 1000.
  const Encounter pair{0, 1, {.wins = 249, .draws = 1, .losses = 749}};
  const Ratings ratings = fit_ratings(2, {&pair, 1});
  EXPECT_EQ(ratings.elo(0), 0);
  EXPECT_NEAR(ratings.elo(1), elo_of(0.75), to_one_percent);
  EXPECT_EQ(ratings.error(1, 1), 0);
  // The slope of Elo over the score, times two standard deviations of the mean of 1000 games.
  const double slope = 400 / std::log(10) / (0.75 * 0.25);
  EXPECT_NEAR(ratings.error(0, 1), slope * 1.96 * std::sqrt(0.75 * 0.25 / 1000), 0.1);
}

TEST(Ratings, DrawsMakeTheSameScoreSurer) {
  const Encounter decided{0, 1, {.wins = 100, .draws = 0, .losses = 100}};
  const Encounter drawn{0, 1, {.wins = 10, .draws = 180, .losses = 10}};
  const Ratings sharp = fit_ratings(2, {&decided, 1});
  const Ratings calm = fit_ratings(2, {&drawn, 1});
  EXPECT_NEAR(sharp.elo(1), 0, to_one_percent);
  EXPECT_NEAR(calm.elo(1), 0, to_one_percent);
  EXPECT_LT(calm.error(0, 1), sharp.error(0, 1) / 2);
}

TEST(Ratings, ComeBackFromTheScoresTheyStandFor) {
  const std::vector<double> truth{0, 150, 340, 410, 600};
  constexpr int games = 1'000'000;
  std::vector<Encounter> encounters;
  for (int a = 0; a < 5; ++a) {
    for (int b = a + 1; b < 5 && b <= a + 2; ++b) {
      const int points = static_cast<int>(games * score_of(truth[a] - truth[b]));
      encounters.push_back({a, b, {.wins = points, .draws = 0, .losses = games - points}});
    }
  }
  const Ratings ratings = fit_ratings(5, encounters);
  for (int n = 0; n < 5; ++n) EXPECT_NEAR(ratings.elo(n), truth[n], 0.1);
}

TEST(Ratings, WhoAlwaysWinsIsNotInfinitelyStrong) {
  const Encounter pair{0, 1, {.wins = 0, .draws = 0, .losses = 100}};
  const Ratings ratings = fit_ratings(2, {&pair, 1});
  EXPECT_NEAR(ratings.elo(1), elo_of(100.5 / 101), to_one_percent);
}

TEST(Ratings, NeighboursAreSurerOfEachOtherThanOfThoseFarAway) {
  std::vector<Encounter> encounters;
  for (int n = 0; n < 6; ++n) encounters.push_back({n, n + 1, {.wins = 30, .draws = 20, .losses = 50}});
  const Ratings ratings = fit_ratings(7, encounters);
  EXPECT_LT(ratings.error(5, 6), ratings.error(0, 6));
  EXPECT_NEAR(ratings.error(0, 6), std::sqrt(6) * ratings.error(0, 1), 1);
}

}  // namespace
}  // namespace muehle::match
