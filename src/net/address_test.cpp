#include "net/address.h"

#include <gtest/gtest.h>

namespace muehle::net {
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

TEST(Address, IsInNetworksWhereItIsOneOfIPv6) {
  EXPECT_EQ(widest_network(counted("2001:db8:1:2::1")), "2001:db8:1::/48");
  EXPECT_EQ(widest_network("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(widest_network(""), "") << "nobody's";
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

TEST(Address, IsInTheInternetOrNot) {
  const auto is_public = [](const char* text) { return is_in_internet(boost::asio::ip::make_address(text)); };
  for (const char* there :
       {"8.8.8.8", "172.15.0.1", "172.32.0.1", "100.63.0.1", "11.0.0.1", "223.255.255.255", "2606:4700::1",
        "2a00:1450::1", "::ffff:8.8.8.8", "64:ff9b::808:808"}) {
    EXPECT_TRUE(is_public(there)) << there;
  }
  for (const char* not_there : {"0.0.0.0",
                                "10.1.2.3",
                                "100.64.0.1",
                                "127.0.0.1",
                                "169.254.169.254",
                                "172.16.0.1",
                                "172.31.255.255",
                                "192.0.0.1",
                                "192.0.2.1",
                                "192.168.0.1",
                                "198.18.0.1",
                                "198.51.100.1",
                                "203.0.113.1",
                                "224.0.0.1",
                                "255.255.255.255",
                                "::",
                                "::1",
                                "fe80::1",
                                "fc00::1",
                                "fd12::1",
                                "ff02::1",
                                "2001:db8::1",
                                "2002:a00:1::",
                                "2001::1",
                                "::ffff:10.0.0.1",
                                "::ffff:127.0.0.1",
                                "64:ff9b::a00:1",
                                "::7f00:1"}) {
    EXPECT_FALSE(is_public(not_there)) << not_there;
  }
}

TEST(Address, ItsNetworksAreWider) {
  const WiderNetworks wider = wider_networks("2001:db8:7:1234::");
  EXPECT_EQ(wider.household, "2001:db8:7:1200::/56");
  EXPECT_EQ(wider.site, "2001:db8:7::/48");
  for (const char* other : {"192.0.2.1", "", "nobody"})
    EXPECT_EQ(wider_networks(other).household, "") << other;
}

TEST(Address, OfAListTheLastEntryIsTheProxys) {
  EXPECT_EQ(last_entry("http, https"), "https");
  EXPECT_EQ(last_entry(" https "), "https");
  EXPECT_EQ(last_entry(""), "");
}

}  // namespace
}  // namespace muehle::net
