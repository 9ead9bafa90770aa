#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

constexpr SecretHash first_secret{1};
constexpr SecretHash second_secret{2};

TEST(Invitations, AreOpenUntilTheyEndAreUsedOrWithdrawn) {
  TestGames file;
  muehle::Invitations& all = file.invitations();
  const PlayerId host = file.players().add_guest("Wirt", "", 0);
  EXPECT_EQ(all.add(first_secret, host, 10, 100), 1);
  EXPECT_EQ(all.add(second_secret, std::nullopt, 20, 200), 2);
  ASSERT_EQ(all.open(99).size(), 2u);
  EXPECT_EQ(all.open(99)[0].by, "") << "the newest first";
  EXPECT_EQ(all.open(99)[1].by, "Wirt");
  EXPECT_TRUE(all.is_open(first_secret, 99));
  EXPECT_FALSE(all.is_open(first_secret, 100));
  EXPECT_EQ(all.open(100).size(), 1u);
  EXPECT_FALSE(all.use(first_secret, 100));
  EXPECT_TRUE(all.use(first_secret, 99));
  EXPECT_FALSE(all.use(first_secret, 99)) << "once";
  EXPECT_TRUE(all.withdraw(2));
  EXPECT_FALSE(all.withdraw(2));
  all.add(first_secret, host, 10, 100);
  all.forget_ended(99);
  EXPECT_TRUE(all.is_open(first_secret, 99));
  all.forget_ended(100);
  EXPECT_FALSE(all.is_open(first_secret, 99));
}

TEST(Invitations, EndWithTheRoleOfWhoMadeThem) {
  TestGames file;
  muehle::Invitations& all = file.invitations();
  const auto host = [&](const std::string& name) {
    const PlayerId player = file.players().add_guest(name, "", 0);
    file.players().set_role(player, Role::host);
    return player;
  };
  const PlayerId wirt = host("Wirt");
  const PlayerId otto = host("Otto");
  constexpr SecretHash third_secret{3};
  all.add(first_secret, wirt, 10, 100);
  all.add(second_secret, otto, 10, 100);
  all.add(third_secret, std::nullopt, 10, 100);
  file.players().set_role(wirt, Role::host);
  EXPECT_EQ(all.open(99).size(), 3u) << "he is host as before";
  file.players().set_role(wirt, Role::referee);
  EXPECT_FALSE(all.is_open(first_secret, 99));
  EXPECT_TRUE(all.is_open(second_secret, 99));
  file.players().erase(otto);
  ASSERT_EQ(all.open(99).size(), 1u);
  EXPECT_TRUE(all.is_open(third_secret, 99)) << "it is nobody's";
}

}  // namespace
}  // namespace muehle
