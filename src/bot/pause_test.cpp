#include "bot/pause.h"

#include <gtest/gtest.h>

namespace muehle::bot {
namespace {

TEST(Pause, GrowsToAMinuteAndBeginsAnew) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Pause pause(seed);
    for (const int seconds : {1, 2, 4, 8, 16, 32, 60, 60, 60}) {
      const Duration next = pause.next();
      EXPECT_GE(next, Duration(500 * seconds));
      EXPECT_LE(next, Duration(1000 * seconds));
    }
    pause.reset();
    EXPECT_LE(pause.next(), first_pause);
  }
}

TEST(Pause, IsNotShorterThanTheServerAsked) {
  Pause pause(1);
  for (int times = 0; times < 10; ++times) {
    const Duration next = pause.next(std::chrono::seconds(7));
    EXPECT_GE(next, std::chrono::seconds(7));
    EXPECT_LE(next, std::chrono::seconds(8));
  }
}

TEST(Pause, DiffersBetweenThoseWhoWait) { EXPECT_NE(Pause(1).next(), Pause(2).next()); }

TEST(Pause, EndsWhenTheBotIsToStop) {
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(rest(std::chrono::hours(1), stop));
}

}  // namespace
}  // namespace muehle::bot
