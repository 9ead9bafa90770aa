#include "search/clock.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace muehle::search {
namespace {

constexpr std::int64_t second = 1'000'000;

TEST(ClockLimits, MoreTimeMeansLongerThought) {
  const Limits blitz = limits_for({.left = 60 * second}, 0);
  const Limits long_game = limits_for({.left = 600 * second}, 0);
  EXPECT_LT(blitz.aim, long_game.aim);
  EXPECT_LT(blitz.microseconds, long_game.microseconds);
  EXPECT_LT(blitz.aim, limits_for({.left = 60 * second, .increment = 2 * second}, 0).aim);
}

TEST(ClockLimits, TheLastMoveBeforeNewTimeMayTakeNearlyAll) {
  EXPECT_GT(limits_for({.left = 10 * second, .moves_to_go = 1}, 30).microseconds, 5 * second);
  EXPECT_LT(limits_for({.left = 10 * second, .moves_to_go = 20}, 30).microseconds, 3 * second);
}

TEST(ClockLimits, OneMoveLeavesSomethingForTheOthers) {
  EXPECT_LE(limits_for({.left = 10 * second, .moves_to_go = 1}, 30).microseconds, 9 * second);
  EXPECT_LE(limits_for({.left = 10 * second}, 90).microseconds, 2 * second);
}

RC_GTEST_PROP(ClockLimits, NeverMoreThanIsLeft, ()) {
  const ClockState clock{.left = *rc::gen::inRange<std::int64_t>(0, 3600 * second),
                         .increment = *rc::gen::inRange<std::int64_t>(0, 60 * second),
                         .moves_to_go = *rc::gen::inRange(0, 60)};
  const Limits limits = limits_for(clock, *rc::gen::inRange(0, 300));
  RC_ASSERT(limits.microseconds > 0 && limits.microseconds <= std::max<std::int64_t>(clock.left, 1));
  RC_ASSERT(limits.aim >= 0 && limits.aim <= limits.microseconds);
}

// A whole game on one clock, every move taking as long as it may.
TEST(ClockLimits, NeverLosesOnTime) {
  for (const std::int64_t increment : {std::int64_t{0}, second / 10, second}) {
    std::int64_t left = 30 * second;
    for (int ply = 0; ply < 100; ply += 2) {
      const Limits limits = limits_for({.left = left, .increment = increment}, ply);
      left -= limits.microseconds;
      ASSERT_GT(left, 0) << "after " << ply << " plies";
      left += increment;
    }
  }
}

}  // namespace
}  // namespace muehle::search
