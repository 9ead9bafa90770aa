#include "server/connections.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

constexpr int most = 512;  // docs/operations.md says so

TEST(Connections, AnAddressHasItsShareAndLeavesTheOthersTheirs) {
  Connections connections;
  int open = 0;
  while (open < 2 * most && connections.enter("192.0.2.1")) ++open;
  EXPECT_EQ(open, most);
  EXPECT_FALSE(connections.enter("192.0.2.1")) << "still";
  EXPECT_TRUE(connections.enter("192.0.2.2"));
  EXPECT_EQ(connections.size(), std::size_t{most + 1});
}

TEST(Connections, WhoLeavesMakesRoom) {
  Connections connections;
  for (int visits = 0; visits < 2 * most; ++visits) {
    ASSERT_TRUE(connections.enter("192.0.2.1")) << visits;
    connections.leave("192.0.2.1");
  }
  EXPECT_EQ(connections.size(), 0u);
  for (int open = 0; open < most; ++open) ASSERT_TRUE(connections.enter("192.0.2.1"));
  connections.leave("192.0.2.1");
  EXPECT_TRUE(connections.enter("192.0.2.1"));
  EXPECT_FALSE(connections.enter("192.0.2.1"));
}

}  // namespace
}  // namespace muehle::server
