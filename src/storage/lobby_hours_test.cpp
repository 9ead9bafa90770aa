// Counts of games by hour, as they are stored.
#include "storage/lobby_hours.h"

#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

TEST(LobbyHoursStore, CountsTheSameHourOfTheWeeksBefore) {
  TestGames file;
  LobbyHours& hours = file.lobby_hours();
  EXPECT_EQ(hours.before({.week = 100, .hour = 20}, 8).first_week, 0);
  for (const int week : {91, 92, 95, 95, 100}) hours.count({.week = week, .hour = 20}, 99);
  hours.count({.week = 95, .hour = 21}, 99);
  EXPECT_EQ(hours.before({.week = 100, .hour = 20}, 8).games, 3) << "neither this week nor the ninth before";
  EXPECT_EQ(hours.before({.week = 100, .hour = 21}, 8).games, 1);
  EXPECT_EQ(hours.before({.week = 100, .hour = 20}, 8).first_week, 91);
}

TEST(LobbyHoursStore, ForgetsWhatIsOlder) {
  TestGames file;
  file.lobby_hours().count({.week = 91, .hour = 20}, 8);
  file.lobby_hours().count({.week = 99, .hour = 3}, 8);
  EXPECT_EQ(file.lobby_hours().before({.week = 99, .hour = 20}, 8).games, 1);
  file.lobby_hours().count({.week = 100, .hour = 3}, 8);
  EXPECT_EQ(file.lobby_hours().before({.week = 99, .hour = 20}, 8).games, 0);
}

}  // namespace
}  // namespace muehle
