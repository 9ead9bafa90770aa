#include "server/address.h"

#include <algorithm>

#include "support/text.h"

namespace muehle::server {

namespace ip = boost::asio::ip;

std::string counted_address(const ip::address& address) {
  if (!address.is_v6()) return address.to_string();
  const ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), 0);
  return ip::address_v6(bytes).to_string();
}

std::optional<std::string> forwarded_address(std::string_view list) {
  const std::string_view last = trim(list.substr(list.rfind(',') + 1));
  boost::system::error_code error;
  const ip::address address = ip::make_address(std::string(last), error);
  if (error) return std::nullopt;
  return counted_address(address);
}

}  // namespace muehle::server
