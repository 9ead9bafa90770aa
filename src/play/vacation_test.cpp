#include "play/vacation.h"

#include <gtest/gtest.h>

namespace muehle::play {
namespace {

const Leaves two = {{100, 150}, {200, 300}};

TEST(Vacation, ExcusesWhatOfATimeLiesInIt) {
  EXPECT_EQ(excused({}, 0, 1000), 0);
  EXPECT_EQ(excused(two, 0, 1000), 150);
  EXPECT_EQ(excused(two, 0, 100), 0);
  EXPECT_EQ(excused(two, 120, 130), 10);
  EXPECT_EQ(excused(two, 140, 220), 30);
  EXPECT_EQ(excused(two, 300, 400), 0);
}

TEST(Vacation, TimeThatCountsPassesAroundIt) {
  EXPECT_EQ(passed_at({}, 10, 5), 15);
  EXPECT_EQ(passed_at(two, 0, 100), 100) << "just before it begins";
  EXPECT_EQ(passed_at(two, 0, 101), 151);
  EXPECT_EQ(passed_at(two, 0, 150), 200);
  EXPECT_EQ(passed_at(two, 0, 151), 301);
  EXPECT_EQ(passed_at(two, 250, 10), 310) << "begun within it";
  EXPECT_EQ(passed_at(two, 300, 10), 310);
}

// Whatever begins at `from` and takes `time` has cost just that when it is over.
TEST(Vacation, BothWaysAgree) {
  for (Milliseconds from = 0; from < 350; from += 7) {
    for (Milliseconds time = 0; time < 300; time += 13) {
      const Milliseconds at = passed_at(two, from, time);
      EXPECT_EQ(at - from - excused(two, from, at), time) << from << " " << time;
      const Milliseconds began = counted_from(two, time, at);
      EXPECT_EQ(at - began - excused(two, began, at), time) << from << " " << time;
    }
  }
}

TEST(Vacation, ThatEndsBeforeItBeginsIsNone) {
  const Leaves none = {{200, 150}, {300, 300}};
  EXPECT_EQ(excused(none, 0, 1000), 0);
  EXPECT_EQ(passed_at(none, 100, 150), 250);
  EXPECT_EQ(counted_from(none, 150, 250), 100);
}

TEST(Vacation, IsOnFromItsBeginningUntilJustBeforeItsEnd) {
  EXPECT_EQ(on_leave(two, 99), std::nullopt);
  EXPECT_EQ(on_leave(two, 100), two[0]);
  EXPECT_EQ(on_leave(two, 149), two[0]);
  EXPECT_EQ(on_leave(two, 150), std::nullopt);
  EXPECT_EQ(on_leave(two, 299), two[1]);
}

TEST(Vacation, CostsTheDaysThatHaveBegun) {
  EXPECT_EQ(charged_days(Leave{0, 1}), 1);
  EXPECT_EQ(charged_days(Leave{5, 5}), 1) << "also one ended at once";
  EXPECT_EQ(charged_days(Leave{0, day}), 1);
  EXPECT_EQ(charged_days(Leave{0, day + 1}), 2);
  const Leaves year = {{0, day}, {3 * day, 10 * day}};
  EXPECT_EQ(charged_days(year), 8);
}

}  // namespace
}  // namespace muehle::play
