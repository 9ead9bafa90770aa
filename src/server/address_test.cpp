#include "server/address.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

std::string counted(const std::string& address) {
  return counted_address(boost::asio::ip::make_address(address));
}

TEST(Address, OfAnIPv6NetworkCountsAsOne) {
  EXPECT_EQ(counted("2001:db8:1:2:3:4:5:6"), counted("2001:db8:1:2:ffff::9"));
  EXPECT_NE(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
  EXPECT_NE(counted("192.0.2.1"), counted("192.0.2.2"));
  EXPECT_EQ(counted("::ffff:192.0.2.1"), "192.0.2.1");
}

TEST(Address, BehindAProxyIsTheOneTheProxyNames) {
  EXPECT_EQ(forwarded_address("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(forwarded_address("10.0.0.1, 10.0.0.2,192.0.2.1 "), "192.0.2.1")
      << "the rest is the client's word";
  EXPECT_EQ(forwarded_address("10.0.0.1, 2001:db8:1:2:3:4:5:6"), counted("2001:db8:1:2::"));
  for (const char* none : {"", "192.0.2.1, ", "192.0.2.1, unknown", "192.0.2.1:80"}) {
    EXPECT_EQ(forwarded_address(none), std::nullopt) << none;
  }
}

}  // namespace
}  // namespace muehle::server
