#include "net/address.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "support/text.h"

namespace muehle::net {

namespace ip = boost::asio::ip;

std::string counted_address(const ip::address& address) {
  if (!address.is_v6()) return address.to_string();
  const ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), 0);
  return ip::address_v6(bytes).to_string();
}

namespace {

std::string network_of(ip::address_v6::bytes_type bytes, std::size_t kept) {
  std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(kept), bytes.end(), 0);
  return ip::address_v6(bytes).to_string() + "/" + std::to_string(8 * kept);
}

}  // namespace

WiderNetworks wider_networks(const std::string& counted) {
  boost::system::error_code error;
  const ip::address address = ip::make_address(counted, error);
  if (error || !address.is_v6()) return {};
  const auto bytes = address.to_v6().to_bytes();
  return {network_of(bytes, 7), network_of(bytes, 6)};
}

std::string widest_network(const std::string& counted) {
  std::string site = wider_networks(counted).site;
  return site.empty() ? counted : site;
}

namespace {

struct Network {
  std::uint32_t first;
  int bits;
};
// The registry of special IPv4 addresses, multicast, and what is kept for later.
constexpr std::array<Network, 15> special = {{{0x00000000, 8},
                                              {0x0a000000, 8},
                                              {0x64400000, 10},
                                              {0x7f000000, 8},
                                              {0xa9fe0000, 16},
                                              {0xac100000, 12},
                                              {0xc0000000, 24},
                                              {0xc0000200, 24},
                                              {0xc0586300, 24},
                                              {0xc0a80000, 16},
                                              {0xc6120000, 15},
                                              {0xc6336400, 24},
                                              {0xcb007100, 24},
                                              {0xe0000000, 4},
                                              {0xf0000000, 4}}};

bool is_in_internet(std::uint32_t v4) {
  return std::ranges::none_of(special,
                              [&](const Network& one) { return (v4 ^ one.first) >> (32 - one.bits) == 0; });
}

}  // namespace

bool is_in_internet(const ip::address& address) {
  if (address.is_v4()) return is_in_internet(address.to_v4().to_uint());
  const auto bytes = address.to_v6().to_bytes();
  const auto word = [&](std::size_t n) { return bytes.at(2 * n) << 8 | bytes.at(2 * n + 1); };
  const auto v4_at_the_end = static_cast<std::uint32_t>(word(6)) << 16 | static_cast<std::uint32_t>(word(7));
  const bool is_mapped = address.to_v6().is_v4_mapped();
  // Written into IPv6 addresses by networks that have no other way to IPv4.
  const bool is_translated =
      word(0) == 0x64 && word(1) == 0xff9b &&
      std::all_of(bytes.begin() + 4, bytes.begin() + 12, [](auto b) { return b == 0; });
  if (is_mapped || is_translated) return is_in_internet(v4_at_the_end);
  const bool is_global = word(0) >> 13 == 1;  // 2000::/3
  const bool is_tunnel = word(0) == 0x2002;   // 6to4, which leads to any IPv4 address
  const bool is_protocol = word(0) == 0x2001 && word(1) < 0x200;
  const bool is_for_books = (word(0) == 0x2001 && word(1) == 0xdb8) || word(0) == 0x3fff;
  return is_global && !is_tunnel && !is_protocol && !is_for_books;
}

std::string_view last_entry(std::string_view list) { return trim(list.substr(list.rfind(',') + 1)); }

std::optional<std::string> forwarded_address(std::string_view list) {
  boost::system::error_code error;
  const ip::address address = ip::make_address(std::string(last_entry(list)), error);
  if (error) return std::nullopt;
  return counted_address(address);
}

}  // namespace muehle::net
