// What is said of an hour of the week.
#include "server/lobby/usual.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

TEST(Usual, SaysNothingOfAFewWeeks) {
  EXPECT_EQ(usual_of(40, 2).coming, Attendance::unknown);
  EXPECT_EQ(usual_of(0, 0).coming, Attendance::unknown);
}

TEST(Usual, SaysInWhichTimeHalfOfThemHaveMetSomebody) {
  const Usual busy = usual_of(80 * 2, 8);  // 20 an hour
  EXPECT_EQ(busy.coming, Attendance::often);
  EXPECT_EQ(busy.minutes, 3);
  EXPECT_EQ(usual_of(8 * 1000, 8).minutes, 1) << "not at once";
}

TEST(Usual, NeedsSomeGamesForMinutes) {
  EXPECT_EQ(usual_of(7, 3).coming, Attendance::seldom);
  EXPECT_EQ(usual_of(9, 3).coming, Attendance::often);
  EXPECT_FALSE(usual_of(7, 3).minutes);
}

TEST(Usual, TellsSeldomFromHardlyEver) {
  EXPECT_EQ(usual_of(8, 8).coming, Attendance::seldom) << "one in an hour";
  EXPECT_EQ(usual_of(2, 8).coming, Attendance::hardly);
  EXPECT_EQ(usual_of(0, 8).coming, Attendance::hardly);
}

TEST(Usual, CountsTheHoursOfAWeekFromMonday) {
  const WeekHour now = week_hour_of(1'700'000'000);
  EXPECT_EQ(week_hour_of(1'700'000'000 + 3600).hour, (now.hour + 1) % 168);
  EXPECT_EQ(week_hour_of(1'700'000'000 + 7 * 24 * 3600).week, now.week + 1);
  // A Tuesday in the middle of its day, wherever the server stands.
  EXPECT_GE(now.hour, 24 - 12);
  EXPECT_LE(now.hour, 2 * 24 + 14);
}

}  // namespace
}  // namespace muehle::server
