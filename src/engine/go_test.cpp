#include "engine/go.h"

#include <gtest/gtest.h>

namespace muehle::engine {
namespace {

TEST(Go, IsInfiniteWithoutLimits) {
  EXPECT_TRUE(Go{}.infinite());
  EXPECT_TRUE(Go{.ponder = true}.infinite());
  EXPECT_FALSE(Go{.win_within = 9}.infinite());
  EXPECT_FALSE((Go{.clocks = {.left = {std::nullopt, 0}}}.infinite()));
}

TEST(Go, AClockBelongsToASide) {
  const Go go{.clocks = {.left = {60'000, std::nullopt}, .increment = {1000, std::nullopt}}};
  const std::optional<search::Limits> white = limits_of(go, Colour::white, 10, 5);
  ASSERT_TRUE(white);
  EXPECT_GT(white->aim, 0);
  EXPECT_LE(white->aim, white->microseconds);
  EXPECT_LT(white->microseconds, 60'000'000);
  EXPECT_FALSE(limits_of(go, Colour::black, 11, 5));
}

TEST(Go, TimeIsNeverMoreThanGivenLessTheOverhead) {
  const auto microseconds = [](const Go& go, int overhead) {
    return limits_of(go, Colour::white, 0, overhead)->microseconds;
  };
  EXPECT_EQ(microseconds({.milliseconds = 100}, 5), 95'000);
  EXPECT_EQ(microseconds({.milliseconds = 3}, 5), 1000);  // always something
  EXPECT_LE(microseconds({.milliseconds = 100, .clocks = {.left = {100'000, std::nullopt}}}, 5), 95'000);
  EXPECT_LE(microseconds({.clocks = {.left = {20, std::nullopt}}}, 15), 5000);
  EXPECT_EQ(microseconds({.depth = 3}, 5), search::unlimited_time);
}

}  // namespace
}  // namespace muehle::engine
