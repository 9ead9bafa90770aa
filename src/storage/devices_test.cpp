// Sessions that go on by another token or are forgotten, and devices that accounts know.
#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

class DevicesStore : public ::testing::Test {
 protected:
  PlayerId add(const std::string& skeleton) {
    const PlayerId player = file.players().add_guest("", "", 1000);
    if (!skeleton.empty()) file.players().enroll(player, {.shown = skeleton, .skeleton = skeleton}, "hash");
    return player;
  }
  static SecretHash device(int number) { return SecretHash{static_cast<unsigned char>(number)}; }
  bool knows(PlayerId player, int number, UnixSeconds since = 0) {
    return file.players().knows_device(player, device(number), since);
  }

  TestGames file;
  PlayerId anna = add("anna");
  PlayerId ben = add("ben");
};

TEST_F(DevicesStore, AnAccountKnowsTheLatestOnes) {
  for (int number = 1; number <= 12; ++number)
    file.players().remember_device(anna, device(number), 1000 + number, 10);
  EXPECT_FALSE(knows(anna, 1));
  EXPECT_FALSE(knows(anna, 2));
  for (int number = 3; number <= 12; ++number) EXPECT_TRUE(knows(anna, number)) << number;
  file.players().remember_device(anna, device(3), 1013, 10);
  file.players().remember_device(anna, device(13), 1013, 10);
  EXPECT_TRUE(knows(anna, 3)) << "used again";
  EXPECT_FALSE(knows(anna, 4));
  EXPECT_EQ(file.players().devices_of(anna).size(), 10u);
  EXPECT_EQ(file.players().devices_of(anna)[0], 1013);
  EXPECT_FALSE(knows(ben, 12)) << "another one knows nothing of it";
}

TEST_F(DevicesStore, OfTwoAtTheSameTimeTheLaterOneIsKnown) {
  for (const int number : {9, 5, 7, 1}) {
    file.players().remember_device(anna, device(number), 1000, 2);
    EXPECT_TRUE(knows(anna, number)) << number;
  }
}

TEST_F(DevicesStore, IsKnownForSomeTime) {
  file.players().remember_device(anna, device(1), 1000, 10);
  EXPECT_TRUE(knows(anna, 1, 1000));
  EXPECT_FALSE(knows(anna, 1, 1001));
}

TEST_F(DevicesStore, IsKnownByAnotherTokenToAll) {
  file.players().remember_device(anna, device(1), 1000, 10);
  file.players().remember_device(ben, device(1), 1000, 10);
  EXPECT_TRUE(file.players().renew_device(device(1), device(2)));
  EXPECT_FALSE(file.players().renew_device(device(1), device(3)));
  for (const PlayerId player : {anna, ben}) {
    EXPECT_FALSE(knows(player, 1));
    EXPECT_TRUE(knows(player, 2));
  }
}

TEST_F(DevicesStore, AnotherPasswordForgetsThem) {
  file.players().remember_device(anna, device(1), 1000, 10);
  file.players().remember_device(ben, device(1), 1000, 10);
  file.players().set_password(anna, "another");
  EXPECT_FALSE(knows(anna, 1));
  EXPECT_TRUE(knows(ben, 1));
}

TEST_F(DevicesStore, WhatWasNotSeenForLongIsForgotten) {
  const PlayerId guest = add("");
  for (const PlayerId player : {anna, guest}) {
    const auto token = static_cast<unsigned char>(player);
    file.players().begin_session(player, {.token = {token, 1}, .device = "", .at = 1000});
    file.players().begin_session(player, {.token = {token, 2}, .device = "", .at = 2000});
  }
  file.players().remember_device(anna, device(1), 1000, 10);
  file.players().remember_device(anna, device(2), 3000, 10);
  const Unseen before{.of_accounts = 2000, .of_guests = 1000, .devices = 2500};
  file.players().forget_unseen(anna, guest, before);
  EXPECT_EQ(file.players().sessions_of(anna).size(), 2u) << "not one of those that are looked at";
  EXPECT_TRUE(knows(anna, 1));
  file.players().forget_unseen(0, guest, before);
  ASSERT_EQ(file.players().sessions_of(anna).size(), 1u);
  EXPECT_EQ(file.players().sessions_of(anna)[0].seen_at, 2000);
  EXPECT_EQ(file.players().sessions_of(guest).size(), 2u);
  EXPECT_FALSE(knows(anna, 1));
  EXPECT_TRUE(knows(anna, 2));
}

TEST_F(DevicesStore, ASessionGoesOnByAnotherToken) {
  file.players().begin_session(anna, {.token = {1}, .device = "Firefox", .at = 1000});
  const std::int64_t session = file.players().by_token({1})->id;
  EXPECT_FALSE(file.players().renew_guest_session(session, {9})) << "it is no guest's";
  file.players().renew_session(session, {2});
  EXPECT_FALSE(file.players().by_token({1}));
  EXPECT_EQ(file.players().by_token({2})->id, session);
  EXPECT_EQ(file.players().by_token({2})->player.id, anna);

  const PlayerId guest = add("");
  file.players().begin_session(guest, {.token = {3}, .device = "", .at = 1000});
  const std::int64_t his = file.players().by_token({3})->id;
  EXPECT_TRUE(file.players().renew_guest_session(his, {4}));
  EXPECT_FALSE(file.players().by_token({3}));
  file.players().end_session(guest, his);
  EXPECT_FALSE(file.players().renew_guest_session(his, {5}));
}

TEST_F(DevicesStore, NamesAreFoundWithoutWhatStandsBetweenTheirLetters) {
  const PlayerId other = add("an-na.s_");
  EXPECT_EQ(file.players().by_bare("annas")->id, other);
  EXPECT_EQ(file.players().by_bare("anna")->id, anna);
  EXPECT_FALSE(file.players().by_bare("an-na.s_"));
  EXPECT_FALSE(file.players().by_bare(""));
}

}  // namespace
}  // namespace muehle
