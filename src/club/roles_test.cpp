#include "club/roles.h"

#include <gtest/gtest.h>

namespace muehle::club {
namespace {

constexpr PlayerId rosa = 1;
constexpr PlayerId karl = 2;
constexpr PlayerId emil = 3;

TEST(ClubRoles, OneWhoLeadsAloneIsTheLast) {
  EXPECT_TRUE(is_last_leader({{rosa, Role::leader, 10}, {karl, Role::organiser, 10}}, rosa));
  EXPECT_FALSE(is_last_leader({{rosa, Role::leader, 10}, {karl, Role::leader, 10}}, rosa));
  EXPECT_FALSE(is_last_leader({{rosa, Role::leader, 10}, {karl, Role::member, 10}}, karl))
      << "he leads nothing";
  EXPECT_FALSE(is_last_leader({{rosa, Role::leader, 10}}, emil)) << "he is not in it";
  EXPECT_FALSE(is_last_leader({}, rosa));
}

TEST(ClubRoles, AnOrganiserLeadsNextAndElseWhoHasBeenThereForLongest) {
  EXPECT_EQ(next_leader({{rosa, Role::member, 10}, {karl, Role::organiser, 30}, {emil, Role::organiser, 20}}),
            emil);
  EXPECT_EQ(next_leader({{rosa, Role::member, 30}, {karl, Role::member, 20}}), karl);
  EXPECT_EQ(next_leader({{emil, Role::member, 20}, {karl, Role::member, 20}}), karl)
      << "of the same second, the first";
  EXPECT_EQ(next_leader({{rosa, Role::leader, 30}, {karl, Role::organiser, 20}}), std::nullopt);
  EXPECT_EQ(next_leader({}), std::nullopt);
}

}  // namespace
}  // namespace muehle::club
