// The addresses that limits count by.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace muehle::net {

// An IPv6 network is one household, as an IPv4 address is.
std::string counted_address(const boost::asio::ip::address& address);

// Not one of this machine, a private network, or of a use of its own: whatever is there belongs to somebody
// in the internet.
bool is_in_internet(const boost::asio::ip::address& address);

// The client's address in a header `X-Forwarded-For`, as counted_address() has it: the last entry is the
// proxy's own word, the ones before it are the client's. Nothing when that is no address.
std::optional<std::string> forwarded_address(std::string_view list);

}  // namespace muehle::net
