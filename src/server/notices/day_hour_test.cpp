// Hours of the day in time zones.
#include "server/notices/day_hour.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::server {
namespace {

using ::testing::HasSubstr;

constexpr UnixSeconds hour = 3600;
constexpr UnixSeconds day = 24 * hour;
constexpr UnixSeconds new_year = 1'767'225'600;  // 2026-01-01 00:00 UTC
// In 2026 summer time begins in Berlin on March 29th at 01:00 UTC and ends on October 25th at 01:00 UTC.
constexpr UnixSeconds spring = new_year + 87 * day;
constexpr UnixSeconds autumn = new_year + 297 * day;
constexpr const char* berlin = "Europe/Berlin";

TEST(DayHour, KnowsTimeZones) {
  for (const char* zone : {berlin, "America/Argentina/Buenos_Aires", "UTC", "GMT", "GMT+01:00", "GMT-05:30",
                           "Asia/Kathmandu", "Etc/GMT+5"})
    EXPECT_TRUE(is_time_zone(zone)) << zone;
  for (const char* zone : {"", "Europe/Nowhere", "Berlin!", "../etc/passwd", "GMT+99:00"})
    EXPECT_FALSE(is_time_zone(zone)) << zone;
  EXPECT_FALSE(is_time_zone(std::string(65, 'a')));
}

TEST(DayHour, IsTheNextOneThere) {
  EXPECT_EQ(next_hour("UTC", 18, new_year), new_year + 18 * hour);
  EXPECT_EQ(next_hour("UTC", 18, new_year + 18 * hour - 1), new_year + 18 * hour);
  EXPECT_EQ(next_hour("UTC", 18, new_year + 18 * hour), new_year + day + 18 * hour) << "that one is past";
  EXPECT_EQ(next_hour("UTC", 0, new_year), new_year + day);
  EXPECT_EQ(next_hour(berlin, 18, new_year), new_year + 17 * hour);
  EXPECT_EQ(next_hour(berlin, 0, new_year), new_year + 23 * hour);
  EXPECT_EQ(next_hour("GMT-05:30", 18, new_year), new_year + 47 * hour / 2);
  EXPECT_EQ(next_hour("Pacific/Kiritimati", 8, new_year), new_year + 18 * hour) << "14 hours ahead";
}

TEST(DayHour, StaysTheSameWhenSummerTimeBeginsAndEnds) {
  EXPECT_EQ(next_hour(berlin, 18, spring - day), spring - day + 17 * hour);
  EXPECT_EQ(next_hour(berlin, 18, spring), spring + 16 * hour);
  EXPECT_EQ(next_hour(berlin, 18, autumn - day), autumn - day + 16 * hour);
  EXPECT_EQ(next_hour(berlin, 18, autumn), autumn + 17 * hour);
}

TEST(DayHour, AnHourThatIsLeftOutIsTheOneAfterItAndOneThatComesTwiceIsOne) {
  const UnixSeconds left_out = next_hour(berlin, 2, spring);
  EXPECT_EQ(left_out, spring + 1 * hour) << "3:00 there";
  EXPECT_EQ(next_hour(berlin, 2, left_out), spring + day);
  const UnixSeconds first = next_hour(berlin, 2, autumn - 2 * hour);
  EXPECT_EQ(first, autumn);
  EXPECT_EQ(next_hour(berlin, 2, first), autumn + day + hour);
}

TEST(DayHour, ComesOnceADayForAYear) {
  for (const char* zone : {berlin, "America/New_York", "Australia/Lord_Howe", "UTC"}) {
    UnixSeconds at = new_year;
    for (int days = 0; days < 365; ++days) {
      const UnixSeconds next = next_hour(zone, 2, at);
      EXPECT_GT(next, at);
      EXPECT_LE(next - at, 26 * hour) << zone << " on day " << days;
      at = next;
    }
    EXPECT_NEAR(static_cast<double>(at), static_cast<double>(new_year + 365 * day), 26.0 * hour) << zone;
  }
}

TEST(DayHour, IsSaidInTheLanguage) {
  EXPECT_THAT(said_time(berlin, "de", new_year), HasSubstr("01:00"));
  EXPECT_THAT(said_time(berlin, "de", new_year), HasSubstr("Jan"));
  EXPECT_THAT(said_time("UTC", "en", new_year), HasSubstr("00:00"));
  EXPECT_THAT(said_time("America/New_York", "en", new_year), HasSubstr("Dec"));
  EXPECT_THAT(said_time("UTC", "hu", new_year), HasSubstr("jan."));
}

}  // namespace
}  // namespace muehle::server
