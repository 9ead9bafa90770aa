#include "match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace muehle::match {
namespace {

TEST(Elo, FollowsTheLogisticCurve) {
  EXPECT_DOUBLE_EQ(elo_of(0.5), 0);
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(elo_of(0.75), 190.848, 1e-3);  // 400 log10 3
  EXPECT_NEAR(elo_of(0.25), -190.848, 1e-3);
  EXPECT_NEAR(score_of(elo_of(0.6)), 0.6, 1e-12);
}

TEST(Tally, CountsADrawAsHalf) {
  Tally tally{2, 1, 1};
  EXPECT_DOUBLE_EQ(tally.score(), 0.625);
  tally += Tally{0, 0, 4};
  EXPECT_EQ(tally, (Tally{2, 1, 5}));
  EXPECT_EQ(tally.games(), 8);
  EXPECT_EQ(Tally{}.score(), 0);
}

TEST(Estimate, NeedsAPair) { EXPECT_FALSE(estimate({})); }

// By hand: 20 pairs, mean 1/2, variance (2 * 0.25 + 8 * 0.0625) / 20 = 0.05, so the standard error of the
// mean is 0.05 and its 95 % interval 0.5 +- 0.098; 400 log10(0.598 / 0.402) = 68.99.
TEST(Estimate, HasTheErrorOfThePairs) {
  const std::optional<Estimate> even = estimate({{1, 4, 10, 4, 1}});
  ASSERT_TRUE(even && even->elo && even->low && even->high);
  EXPECT_NEAR(*even->elo, 0, 1e-9);
  EXPECT_NEAR(*even->low, -68.98875, 1e-4);
  EXPECT_NEAR(*even->high, 68.98875, 1e-4);

  const std::optional<Estimate> better = estimate({{2, 10, 30, 40, 18}});
  ASSERT_TRUE(better && better->elo && better->low && better->high);
  EXPECT_NEAR(*better->elo, 111.36888, 1e-4);
  EXPECT_NEAR(*better->low, 76.33027, 1e-4);
  EXPECT_NEAR(*better->high, 148.75348, 1e-4);
}

TEST(Estimate, PairsThatBalanceOutAreCertain) {
  // A win and a loss in every pair says less about errors than as many wins and losses in no order.
  const std::optional<Estimate> mixed = estimate({{10, 0, 0, 0, 10}});
  const std::optional<Estimate> paired = estimate({{1, 0, 18, 0, 1}});
  EXPECT_LT(*paired->high, *mixed->high);
}

TEST(Estimate, AllWonHasNoUpperEnd) {
  const std::optional<Estimate> all = estimate({{0, 0, 0, 0, 30}});
  ASSERT_TRUE(all && all->low);
  EXPECT_FALSE(all->elo);
  EXPECT_FALSE(all->high);
  EXPECT_NEAR(*all->low, elo_of(0.9), 1e-9);  // at most 3 of 30 would be lost
  EXPECT_FALSE(estimate({{1, 0, 0, 0, 0}})->low);
}

TEST(Sprt, HasTheBoundsOfWald) {
  const Sprt nothing = sprt({}, {0, 10});
  EXPECT_DOUBLE_EQ(nothing.llr, 0);
  EXPECT_NEAR(nothing.upper, 2.944439, 1e-6);  // log 19
  EXPECT_NEAR(nothing.lower, -2.944439, 1e-6);
  EXPECT_EQ(nothing.verdict, SprtVerdict::undecided);
}

TEST(Sprt, IsNoughtInTheMiddle) {
  EXPECT_NEAR(sprt({{1, 4, 10, 4, 1}}, {-5, 5}).llr, 0, 1e-9);
  EXPECT_LT(sprt({{1, 4, 10, 4, 1}}, {0, 10}).llr, 0);
}

// Two results only, so the distribution with a given mean is unique and the ratio is that of a coin:
// n (s log(p1 / p0) + (1 - s) log((1 - p1) / (1 - p0))).
TEST(Sprt, IsTheRatioOfACoinWhereThereAreTwoResults) {
  const double p0 = score_of(0);
  const double p1 = score_of(50);
  const double expected = 60 * std::log(p1 / p0) + 40 * std::log((1 - p1) / (1 - p0));
  EXPECT_NEAR(sprt({{40, 0, 0, 0, 60}}, {0, 50}).llr, expected, 0.01);
}

// Near the middle it is what the normal distribution gives: n (s1 - s0) (2 m - s0 - s1) / (2 variance), here
// with n = 20, m = 1/2 and variance 0.05.
TEST(Sprt, AgreesWithTheNormalApproximation) {
  const double s1 = score_of(10);
  EXPECT_NEAR(sprt({{1, 4, 10, 4, 1}}, {0, 10}).llr, -20 * (s1 - 0.5) * (s1 - 0.5) / (2 * 0.05), 2e-4);
}

// Computed by Newton's method in another program.
TEST(Sprt, AgreesWithASecondComputation) {
  EXPECT_NEAR(sprt({{2, 10, 30, 40, 18}}, {0, 10}).llr, 2.4240974, 1e-6);
  EXPECT_NEAR(sprt({{1, 4, 10, 4, 1}}, {0, 10}).llr, -0.0413023, 1e-6);
}

TEST(Sprt, Decides) {
  EXPECT_EQ(sprt({{0, 0, 20, 100, 300}}, {0, 10}).verdict, SprtVerdict::accept_h1);
  EXPECT_EQ(sprt({{300, 200, 200, 100, 100}}, {0, 10}).verdict, SprtVerdict::accept_h0);
  EXPECT_EQ(sprt({{0, 0, 1, 0, 0}}, {0, 10}).verdict, SprtVerdict::undecided);
}

}  // namespace
}  // namespace muehle::match
