#include "search/budget.h"

#include <gtest/gtest.h>

namespace muehle::search {
namespace {

std::int64_t now = 0;
std::int64_t test_clock() { return now; }

class BudgetTest : public ::testing::Test {
 protected:
  void SetUp() override { now = 5'000; }

  // How many nodes can be used until the search has to end, at most `most`.
  static std::uint64_t usable(Budget& budget, std::uint64_t most = 100'000) {
    for (std::uint64_t n = 0; n < most; ++n) {
      if (budget.use_node()) return n;
    }
    return most;
  }

  Control control_{.clock = test_clock};
};

TEST_F(BudgetTest, WithoutLimitsItNeverEnds) {
  Budget budget({}, control_);
  now += 1'000'000'000;
  EXPECT_EQ(usable(budget), 100'000u);
  EXPECT_EQ(budget.nodes(), 100'000u);
  EXPECT_EQ(budget.left().nodes, unlimited_nodes);
  EXPECT_EQ(budget.left().microseconds, unlimited_time);
}

TEST_F(BudgetTest, NodesAreCountedToTheLastOne) {
  for (const std::uint64_t limit : {1u, 2u, 1023u, 1024u, 1025u, 5000u}) {
    Budget budget({.nodes = limit}, control_);
    EXPECT_EQ(usable(budget), limit);
    EXPECT_TRUE(budget.stopped());
    EXPECT_TRUE(budget.use_node());
  }
}

TEST_F(BudgetTest, NodesOfOtherSearchesCount) {
  Budget budget({.nodes = 5000}, control_);
  budget.add_nodes(4000);
  EXPECT_EQ(budget.left().nodes, 1000u);
  EXPECT_EQ(usable(budget), 1000u);
  EXPECT_EQ(budget.left().nodes, 0u);
}

TEST_F(BudgetTest, TheClockIsHeardAtTheNextLook) {
  Budget budget({.microseconds = 300}, control_);
  now += 299;
  EXPECT_FALSE(budget.look());
  EXPECT_EQ(budget.left().microseconds, 1);
  now += 1;
  EXPECT_FALSE(budget.stopped());
  EXPECT_EQ(usable(budget), 1023u);
  EXPECT_EQ(budget.left().microseconds, 0);
}

TEST_F(BudgetTest, WhatTakesLongBringsTheNextLookNearer) {
  Budget budget({.microseconds = 300}, control_);
  now += 300;
  budget.look_sooner(1000);
  EXPECT_EQ(usable(budget), 23u);
  Budget other({.microseconds = 300}, control_);
  now += 300;
  other.look_sooner(1'000'000);
  EXPECT_EQ(usable(other), 0u);
}

TEST_F(BudgetTest, WithoutAClockTimesAreNotHeard) {
  const Control no_clock;
  Budget budget({.microseconds = 0}, no_clock);
  EXPECT_FALSE(budget.look());
  EXPECT_FALSE(budget.is_late(0));
  EXPECT_EQ(budget.elapsed(), 0);
}

TEST_F(BudgetTest, TheStopFlagEndsTheSearch) {
  std::atomic<bool> stop = false;
  control_.stop = &stop;
  Budget budget({}, control_);
  EXPECT_FALSE(budget.look());
  stop = true;
  EXPECT_TRUE(budget.look());
  stop = false;
  EXPECT_TRUE(budget.look());  // once ended it stays so
}

TEST_F(BudgetTest, TimeCountsFromTheEndOfPondering) {
  std::atomic<bool> pondering = true;
  control_.pondering = &pondering;
  Budget budget({.microseconds = 300}, control_);
  now += 1000;
  EXPECT_FALSE(budget.look());
  EXPECT_EQ(budget.elapsed(), 0);
  pondering = false;
  now += 299;
  EXPECT_FALSE(budget.look());
  EXPECT_EQ(budget.elapsed(), 299);
  now += 1;
  EXPECT_TRUE(budget.look());
}

TEST_F(BudgetTest, AShareIsOneOfNodesAndOfTime) {
  Budget budget({.nodes = 1000, .microseconds = 1000}, control_);
  budget.use_share(0.6);
  EXPECT_EQ(budget.left().nodes, 600u);
  EXPECT_EQ(budget.left().microseconds, 600);
  EXPECT_EQ(usable(budget), 600u);
  budget.use_share(1);
  EXPECT_FALSE(budget.stopped());
  EXPECT_EQ(budget.left().nodes, 1000u - 601u);
  now += 600;
  budget.use_share(0.6);
  EXPECT_TRUE(budget.stopped());
}

TEST_F(BudgetTest, AnEarlierEndIsOneUntilAShareIsSetAgain) {
  Budget budget({.microseconds = 1000}, control_);
  budget.end_by(200);
  EXPECT_EQ(budget.left().microseconds, 200);
  now += 200;
  EXPECT_TRUE(budget.look());
  budget.end_by(5000);
  EXPECT_TRUE(budget.stopped()) << "an end is never put off";
  budget.use_share(1);
  EXPECT_FALSE(budget.stopped());
  EXPECT_EQ(budget.left().microseconds, 800);
}

TEST_F(BudgetTest, WhoWasToldToStopDoesNotGoOnForALargerShare) {
  const std::atomic<bool> stop = true;
  control_.stop = &stop;
  Budget budget({.nodes = 1000}, control_);
  budget.use_share(1);
  EXPECT_TRUE(budget.stopped());
}

TEST_F(BudgetTest, WorkersCountTogether) {
  std::atomic<std::uint64_t> nodes = 0;
  control_.nodes = &nodes;
  Budget one({.nodes = 2000}, control_);
  Budget two({.nodes = 2000}, control_);
  EXPECT_EQ(usable(one, 1500), 1500u);
  EXPECT_EQ(one.all_nodes(), 1500u);
  EXPECT_TRUE(usable(two, 1500) < 1500u);
  EXPECT_EQ(two.all_nodes(), 1500u + two.nodes());
  EXPECT_EQ(nodes, one.nodes() + two.nodes());
}

TEST_F(BudgetTest, TheAimIsAMatterOfTheClockAlone) {
  Budget budget({.aim = 10}, control_);
  EXPECT_FALSE(budget.is_late(10));
  now += 10;
  EXPECT_TRUE(budget.is_late(10));
  EXPECT_FALSE(budget.is_late(unlimited_time));
  EXPECT_FALSE(budget.look());
}

}  // namespace
}  // namespace muehle::search
