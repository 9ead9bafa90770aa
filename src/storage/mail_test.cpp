#include <gtest/gtest.h>

#include "storage/test_games.h"

namespace muehle {
namespace {

constexpr SecretHash one_secret{1};
constexpr SecretHash other_secret{2};
constexpr SecretHash third_secret{3};

class MailAddressesTest : public ::testing::Test {
 protected:
  PlayerId account(const std::string& name) {
    const PlayerId player = file.players().add_guest(name, "de", 0);
    file.players().enroll(player, {name, "skeleton of " + name}, "password");
    return player;
  }
  void sends(const SecretHash& token, PlayerId player, MailPurpose purpose, const std::string& address,
             UnixSeconds until = 100) {
    all.add_link({token, player, purpose, address, until});
  }
  bool opens(const SecretHash& token, MailPurpose purpose, UnixSeconds now = 99) {
    return all.open(token, purpose, now).has_value();
  }

  TestGames file;
  muehle::MailAddresses& all = file.mail();
  PlayerId anna = account("Anna");
};

TEST_F(MailAddressesTest, AreTheirsOnceTheyAreConfirmed) {
  sends(one_secret, anna, MailPurpose::confirm, "Anna@Example.org");
  EXPECT_EQ(all.of(anna, 99), (MailAddress{std::nullopt, "Anna@Example.org"}));
  EXPECT_EQ(all.of(anna, 100), MailAddress{}) << "the link has ended";
  EXPECT_FALSE(all.by_skeleton("skeleton of Anna"));
  EXPECT_TRUE(all.by_address("anna@example.org", 5).empty());

  all.confirm(anna, all.open(one_secret, MailPurpose::confirm, 99)->address, 50);
  EXPECT_EQ(all.of(anna, 99), (MailAddress{"Anna@Example.org", std::nullopt}));
  EXPECT_EQ(all.by_skeleton("skeleton of Anna")->address, "Anna@Example.org");
  const auto found = all.by_address("anna@example.ORG", 5);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].player.name, "Anna");
  EXPECT_EQ(found[0].player.language, "de");
  EXPECT_FALSE(opens(one_secret, MailPurpose::confirm)) << "once";
}

TEST_F(MailAddressesTest, ALinkOpensWhatItIsForInTime) {
  sends(one_secret, anna, MailPurpose::reset, "a@example.org");
  EXPECT_TRUE(opens(one_secret, MailPurpose::reset));
  EXPECT_FALSE(opens(one_secret, MailPurpose::reset, 100));
  EXPECT_FALSE(opens(one_secret, MailPurpose::confirm));
  EXPECT_FALSE(opens(other_secret, MailPurpose::reset));
}

TEST_F(MailAddressesTest, OnlyTheNewestLinkConfirmsAnAddress) {
  sends(one_secret, anna, MailPurpose::confirm, "a@example.org");
  sends(other_secret, anna, MailPurpose::confirm, "b@example.org");
  EXPECT_FALSE(opens(one_secret, MailPurpose::confirm));
  EXPECT_TRUE(opens(other_secret, MailPurpose::confirm));
  EXPECT_EQ(all.of(anna, 99).waiting, "b@example.org");
  EXPECT_EQ(all.links(anna, MailPurpose::confirm, 99), 2) << "what was sent was sent";
}

TEST_F(MailAddressesTest, OfLinksThatAreHandedOverOnlyTheNewestOpensAndNoneCounts) {
  sends(one_secret, anna, MailPurpose::reset, "a@example.org");
  sends(other_secret, anna, MailPurpose::reset, "");
  sends(third_secret, anna, MailPurpose::reset, "");
  EXPECT_TRUE(opens(one_secret, MailPurpose::reset)) << "it went where only she reads it";
  EXPECT_FALSE(opens(other_secret, MailPurpose::reset));
  EXPECT_TRUE(opens(third_secret, MailPurpose::reset));
  EXPECT_EQ(all.links(anna, MailPurpose::reset, 99), 1);
  file.players().set_password(anna, "another");
  EXPECT_FALSE(opens(third_secret, MailPurpose::reset));
  EXPECT_EQ(all.links(anna, MailPurpose::reset, 99), 1);
}

TEST_F(MailAddressesTest, AnotherAddressPasswordOrNoneEndsTheLinks) {
  sends(one_secret, anna, MailPurpose::reset, "a@example.org");
  sends(other_secret, anna, MailPurpose::reset, "a@example.org");
  EXPECT_TRUE(opens(one_secret, MailPurpose::reset));
  file.players().set_password(anna, "another");
  EXPECT_FALSE(opens(one_secret, MailPurpose::reset));
  EXPECT_FALSE(opens(other_secret, MailPurpose::reset));

  sends(third_secret, anna, MailPurpose::reset, "a@example.org");
  all.confirm(anna, "b@example.org", 50);
  EXPECT_FALSE(opens(third_secret, MailPurpose::reset));

  sends(SecretHash{4}, anna, MailPurpose::reset, "b@example.org");
  all.remove(anna);
  EXPECT_FALSE(opens(SecretHash{4}, MailPurpose::reset));
  EXPECT_EQ(all.of(anna, 99), MailAddress{});
  EXPECT_EQ(all.links(anna, MailPurpose::reset, 99), 4);
  EXPECT_EQ(all.links(anna, MailPurpose::reset, 100), 0);
}

TEST_F(MailAddressesTest, SeveralMayShareOneAndGoWithTheAccount) {
  const PlayerId ben = account("Ben");
  all.confirm(ben, "haus@example.org", 50);
  all.confirm(anna, "Haus@example.org", 60);
  ASSERT_EQ(all.by_address("haus@example.org", 5).size(), 2u);
  EXPECT_EQ(all.by_address("haus@example.org", 5)[0].player.id, anna) << "the oldest first";
  EXPECT_EQ(all.by_address("haus@example.org", 1).size(), 1u);
  sends(one_secret, anna, MailPurpose::reset, "haus@example.org");
  file.players().erase(anna);
  EXPECT_EQ(all.by_address("haus@example.org", 5).size(), 1u);
  EXPECT_FALSE(opens(one_secret, MailPurpose::reset));
  EXPECT_EQ(all.links(anna, MailPurpose::reset, 99), 0);
}

TEST_F(MailAddressesTest, WhatHasEndedIsForgotten) {
  sends(one_secret, anna, MailPurpose::reset, "a@example.org", 100);
  sends(other_secret, anna, MailPurpose::reset, "a@example.org", 200);
  all.forget_ended(100);
  EXPECT_FALSE(opens(one_secret, MailPurpose::reset));
  EXPECT_TRUE(opens(other_secret, MailPurpose::reset));
}

}  // namespace
}  // namespace muehle
