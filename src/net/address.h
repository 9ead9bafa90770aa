// The addresses that limits count by.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace muehle::net {

// An IPv6 network is one household, as an IPv4 address is.
std::string counted_address(const boost::asio::ip::address& address);

// The networks around one, as counted_address() has it, the narrower first: the /56 that a household may
// have, and the /48 of a firm. None for IPv4.
struct WiderNetworks {
  std::string household;  // empty: there is none
  std::string site;
};
WiderNetworks wider_networks(const std::string& counted);
// The widest of them, else the address itself.
std::string widest_network(const std::string& counted);

// Not one of this machine, a private network, or of a use of its own: whatever is there belongs to somebody
// in the internet.
bool is_in_internet(const boost::asio::ip::address& address);

// Of a list with commas: what the nearest proxy has written. The entries before it are the client's word.
std::string_view last_entry(std::string_view list);

// The client's address in a header `X-Forwarded-For`, as counted_address() has it: the last entry is the
// proxy's own word, the ones before it are the client's. Nothing when that is no address.
std::optional<std::string> forwarded_address(std::string_view list);

}  // namespace muehle::net
