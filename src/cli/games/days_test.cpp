#include "cli/games/days.h"

#include <gtest/gtest.h>

namespace muehle::cli::games {
namespace {

TEST(Days, AreDaysMonthsOrYears) {
  EXPECT_EQ(*first_day_of("2026-03-15"), "2026.03.15");
  EXPECT_EQ(*last_day_of("2026.03.15"), "2026.03.15");
  EXPECT_EQ(*first_day_of("2026-03"), "2026.03.01");
  EXPECT_EQ(*last_day_of("2026.03"), "2026.03.31");
  EXPECT_EQ(*last_day_of("2028-02"), "2028.02.29");
  EXPECT_EQ(*first_day_of("2026"), "2026.01.01");
  EXPECT_EQ(*last_day_of("2026"), "2026.12.31");
}

TEST(Days, AreNothingElse) {
  for (const std::string_view text : {"", "yesterday", "26", "0000", "2026-13", "2026-00", "2026-3",
                                      "2026-02-30", "2026-03-01-01", "2026-03-", "1.3.2026", "2026/03/01"}) {
    const auto day = first_day_of(text);
    ASSERT_FALSE(day) << text;
    EXPECT_EQ(day.error().message,
              "expected a day, a month or a year, as 2026-03-01, 2026-03 or 2026, not " + std::string(text));
  }
}

}  // namespace
}  // namespace muehle::cli::games
