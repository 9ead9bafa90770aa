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

}  // namespace
}  // namespace muehle::net
