#include "club/roles.h"

#include <gtest/gtest.h>

namespace muehle::club {
namespace {

constexpr PlayerId anna = 1;
constexpr PlayerId ben = 2;
constexpr PlayerId cleo = 3;

TEST(ClubRoles, OneWhoLeadsAloneIsTheLast) {
  EXPECT_TRUE(is_last_leader({{anna, Role::leader, 10}, {ben, Role::organiser, 10}}, anna));
  EXPECT_FALSE(is_last_leader({{anna, Role::leader, 10}, {ben, Role::leader, 10}}, anna));
  EXPECT_FALSE(is_last_leader({{anna, Role::leader, 10}, {ben, Role::member, 10}}, ben))
      << "he leads nothing";
  EXPECT_FALSE(is_last_leader({{anna, Role::leader, 10}}, cleo)) << "he is not in it";
  EXPECT_FALSE(is_last_leader({}, anna));
}

TEST(ClubRoles, AnOrganiserLeadsNextAndElseWhoHasBeenThereForLongest) {
  EXPECT_EQ(next_leader({{anna, Role::member, 10}, {ben, Role::organiser, 30}, {cleo, Role::organiser, 20}}),
            cleo);
  EXPECT_EQ(next_leader({{anna, Role::member, 30}, {ben, Role::member, 20}}), ben);
  EXPECT_EQ(next_leader({{cleo, Role::member, 20}, {ben, Role::member, 20}}), ben)
      << "of the same second, the first";
  EXPECT_EQ(next_leader({{anna, Role::leader, 30}, {ben, Role::organiser, 20}}), std::nullopt);
  EXPECT_EQ(next_leader({}), std::nullopt);
}

}  // namespace
}  // namespace muehle::club
