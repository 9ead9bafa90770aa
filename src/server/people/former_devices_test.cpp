#include "server/people/former_devices.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

constexpr SecretHash first_device{1};
constexpr SecretHash second_device{2};
constexpr SecretHash third_device{3};
constexpr SecretHash fourth_device{4};

TEST(FormerDevices, LeadToWhatTheBrowserIsKnownBy) {
  FormerDevices devices;
  EXPECT_EQ(devices.known_by(first_device), first_device);
  devices.renew(first_device, first_device, second_device);
  EXPECT_EQ(devices.known_by(first_device), second_device);
  EXPECT_EQ(devices.known_by(second_device), second_device);
  EXPECT_EQ(devices.known_by(third_device), third_device);
}

TEST(FormerDevices, AreNobodysOnceTheNewOneWasShown) {
  FormerDevices devices;
  devices.renew(first_device, first_device, second_device);
  devices.renew(second_device, second_device, third_device);
  EXPECT_EQ(devices.known_by(first_device), first_device) << "which nobody knows";
  EXPECT_EQ(devices.known_by(second_device), third_device);
}

TEST(FormerDevices, LeadThereHoweverManyAnswersWereLost) {
  FormerDevices devices;
  devices.renew(first_device, first_device, second_device);
  devices.renew(first_device, second_device, third_device);
  EXPECT_EQ(devices.known_by(first_device), third_device);
  EXPECT_EQ(devices.known_by(second_device), third_device) << "it may have come after all";
  devices.renew(third_device, third_device, fourth_device);
  EXPECT_EQ(devices.known_by(first_device), first_device);
  EXPECT_EQ(devices.known_by(second_device), second_device);
  EXPECT_EQ(devices.known_by(third_device), fourth_device);
}

TEST(FormerDevices, AreSoManyAtMost) {
  FormerDevices devices(2);
  devices.renew(first_device, first_device, second_device);
  devices.renew(third_device, third_device, fourth_device);
  EXPECT_EQ(devices.known_by(first_device), second_device);
  devices.renew(SecretHash{5}, SecretHash{5}, SecretHash{6});
  EXPECT_EQ(devices.known_by(first_device), first_device);
  EXPECT_EQ(devices.known_by(SecretHash{5}), (SecretHash{6}));
}

}  // namespace
}  // namespace muehle::server
