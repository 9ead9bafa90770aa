#include "net/connections.h"

#include <gtest/gtest.h>

#include <deque>

namespace muehle::net {
namespace {

constexpr std::size_t most = 512;  // docs/operations.md says so
constexpr std::size_t most_together = 16'000;

TEST(Connections, AnAddressHasItsShareAndLeavesTheOthersTheirs) {
  Connections connections;
  std::deque<Connections::Share> shares;
  while (shares.size() < 2 * most && shares.emplace_back(connections, "192.0.2.1").taken()) continue;
  EXPECT_EQ(shares.size(), most + 1) << "the last one was refused";
  EXPECT_FALSE(Connections::Share(connections, "192.0.2.1").taken()) << "still";
  EXPECT_TRUE(Connections::Share(connections, "192.0.2.2").taken());
}

TEST(Connections, WhoLeavesMakesRoom) {
  Connections connections({.together = 2, .each = 1});
  for (int visits = 0; visits < 3; ++visits) {
    const Connections::Share share(connections, "192.0.2.1");
    ASSERT_TRUE(share.taken()) << visits;
    EXPECT_FALSE(Connections::Share(connections, "192.0.2.1").taken())
        << "who was refused takes nothing back";
    EXPECT_FALSE(Connections::Share(connections, "192.0.2.1").taken());
  }
}

TEST(Connections, AllTogetherHaveALimit) {
  Connections connections;
  std::deque<Connections::Place> places;
  while (places.size() < 2 * most_together && places.emplace_back(connections).taken()) continue;
  EXPECT_EQ(places.size(), most_together + 1);
  EXPECT_EQ(connections.size(), most_together);
  places.clear();
  EXPECT_EQ(connections.size(), 0u);
  EXPECT_TRUE(Connections::Place(connections).taken());
}

TEST(Connections, TheNetworksAroundAnAddressHaveAShareToo) {
  Connections connections({.together = 1000, .each = 2});
  std::deque<Connections::Share> shares;
  const auto opened = [&](const std::string& prefix) {
    std::size_t taken = 0;
    for (const char* address : {"01::", "02::", "03::"}) {
      for (int times = 0; times < 3; ++times)
        taken += shares.emplace_back(connections, prefix + address).taken() ? 1 : 0;
    }
    return taken;
  };
  EXPECT_EQ(opened("2001:db8:7:1"), 4u) << "of a /56, as twice an address";
  EXPECT_EQ(opened("2001:db8:7:2"), 4u);
  EXPECT_EQ(opened("2001:db8:7:3"), 0u) << "of a /48, as four addresses";
  EXPECT_EQ(opened("2001:db8:8:1"), 4u);
  shares.clear();
  EXPECT_EQ(opened("2001:db8:7:3"), 4u);
}

TEST(Connections, TheLastPlacesAreForWhoHasFew) {
  Connections connections({.together = 100, .each = 90});
  std::deque<Connections::Place> places;
  std::deque<Connections::Share> shares;
  const auto open = [&](const std::string& address) {
    return places.emplace_back(connections).taken() && shares.emplace_back(connections, address).taken();
  };
  for (int n = 0; n < 80; ++n) ASSERT_TRUE(open("192.0.2.1")) << n;
  for (int n = 0; n < 10; ++n) ASSERT_TRUE(open("192.0.2.2")) << n;
  EXPECT_FALSE(open("192.0.2.2"));
  places.pop_back();
  shares.pop_back();
  for (std::size_t n = 0; n < few_connections; ++n) ASSERT_TRUE(open("192.0.2.3")) << n;
  EXPECT_FALSE(open("192.0.2.3")) << "that are few";
}

}  // namespace
}  // namespace muehle::net
