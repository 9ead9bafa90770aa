#include "server/people/former_devices.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

constexpr SecretHash first{1};
constexpr SecretHash second{2};
constexpr SecretHash third{3};
constexpr SecretHash fourth{4};

TEST(FormerDevices, LeadToWhatTheBrowserIsKnownBy) {
  FormerDevices devices;
  EXPECT_EQ(devices.known_by(first), first);
  devices.renew(first, first, second);
  EXPECT_EQ(devices.known_by(first), second);
  EXPECT_EQ(devices.known_by(second), second);
  EXPECT_EQ(devices.known_by(third), third);
}

TEST(FormerDevices, AreNobodysOnceTheNewOneWasShown) {
  FormerDevices devices;
  devices.renew(first, first, second);
  devices.renew(second, second, third);
  EXPECT_EQ(devices.known_by(first), first) << "which nobody knows";
  EXPECT_EQ(devices.known_by(second), third);
}

TEST(FormerDevices, LeadThereHoweverManyAnswersWereLost) {
  FormerDevices devices;
  devices.renew(first, first, second);
  devices.renew(first, second, third);
  EXPECT_EQ(devices.known_by(first), third);
  EXPECT_EQ(devices.known_by(second), third) << "it may have come after all";
  devices.renew(third, third, fourth);
  EXPECT_EQ(devices.known_by(first), first);
  EXPECT_EQ(devices.known_by(second), second);
  EXPECT_EQ(devices.known_by(third), fourth);
}

TEST(FormerDevices, AreSoManyAtMost) {
  FormerDevices devices(2);
  devices.renew(first, first, second);
  devices.renew(third, third, fourth);
  EXPECT_EQ(devices.known_by(first), second);
  devices.renew(SecretHash{5}, SecretHash{5}, SecretHash{6});
  EXPECT_EQ(devices.known_by(first), first);
  EXPECT_EQ(devices.known_by(SecretHash{5}), (SecretHash{6}));
}

}  // namespace
}  // namespace muehle::server
