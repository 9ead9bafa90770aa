#include "server/kernel/guesses.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

// More than any bucket holds, and fewer than it takes long.
constexpr int many = 40;

const SecretHash home{1};

int taken(Guesses& guesses, const Guesser& who, int count = 1) {
  int allowed = 0;
  for (int times = 0; times < many; ++times) allowed += guesses.take(who, count) ? 1 : 0;
  return allowed;
}
Guesser stranger(int address, const std::string& account = "anna") {
  return {.account = account, .address = "192.0.2." + std::to_string(address)};
}

TEST(Guesses, StrangersKeepNobodyOutWhereHeWasBefore) {
  Guesses guesses;
  for (int address = 1; address < many; ++address) taken(guesses, stranger(address));
  EXPECT_FALSE(guesses.take(stranger(200), 1)) << "the name is shut";
  Guesser owner = stranger(1);  // even at an address of theirs
  EXPECT_FALSE(guesses.take(owner, 1));
  owner.device = home;
  EXPECT_EQ(taken(guesses, owner), 10) << "guesses in his browser are counted by themselves";
  EXPECT_TRUE(guesses.take({.account = "anna", .address = "192.0.2.1", .device = SecretHash{2}}, 1))
      << "another browser of his";
}

TEST(Guesses, ADeviceIsNoWayToGuessMore) {
  Guesses guesses;
  Guesser owner = stranger(1);
  owner.device = home;
  EXPECT_EQ(taken(guesses, owner), 10);
  owner.address = "192.0.2.2";
  EXPECT_EQ(taken(guesses, owner), 0) << "wherever it is";
  owner.account = "ben";
  EXPECT_EQ(taken(guesses, owner), 10) << "who knows Ben's account, too, has not tried his";
}

TEST(Guesses, AnAddressThatIsRefusedCountsForNoName) {
  Guesses guesses;
  EXPECT_EQ(taken(guesses, stranger(1, "zoe")), 10);
  EXPECT_EQ(taken(guesses, stranger(1, "anna")), 0);
  EXPECT_EQ(taken(guesses, stranger(2, "anna")), 10) << "the name has been asked by nobody";
}

TEST(Guesses, NetworksOfOneHouseholdAreNotManyGuessers) {
  Guesses guesses;
  int allowed = 0;
  for (int network = 0x10; network < 0x10 + many; ++network) {
    const std::string address = "2001:db8:7:1" + std::to_string(network) + "::";
    for (int name = 0; name < 10; ++name) {
      allowed += guesses.take({.account = std::to_string(network * 10 + name), .address = address}, 1);
    }
  }
  EXPECT_EQ(allowed, 40);
}

TEST(Guesses, ASessionIsCountedByItself) {
  Guesses guesses;
  taken(guesses, stranger(1));
  const Guesser inside{.account = {}, .address = {}, .device = {}, .session = 7};
  EXPECT_EQ(taken(guesses, inside), 10);
  EXPECT_EQ(taken(guesses, {.account = {}, .address = {}, .device = {}, .session = 8}), 10)
      << "a borrowed one does not stop the owner in his";
}

TEST(Guesses, WhoTriesTwoTextsPaysTwice) {
  Guesses guesses;
  EXPECT_EQ(taken(guesses, stranger(1), 2), 5);
}

TEST(Guesses, WhatWasRightIsGivenBack) {
  Guesses guesses;
  Guesser owner = stranger(1);
  for (const std::optional<SecretHash>& device : {std::optional<SecretHash>(), std::optional(home)}) {
    owner.device = device;
    for (int times = 0; times < many; ++times) {
      ASSERT_TRUE(guesses.take(owner, 2)) << times;
      guesses.give_back(owner, 2);
    }
  }
  owner.device = {};
  taken(guesses, owner);
  guesses.forgive(owner);
  EXPECT_TRUE(guesses.take(owner, 1)) << "by mail he has shown that it is his";
}

}  // namespace
}  // namespace muehle::server
