#include "server/process/listening.h"

#include <ifaddrs.h>
#include <net/if.h>

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

std::string url(const asio::ip::address& address, std::uint16_t port) {
  const std::string host = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
  return "http://" + host + ":" + std::to_string(port) + "/";
}

// The machine's IPv4 addresses in its networks.
std::vector<asio::ip::address> network_addresses() {
  std::vector<asio::ip::address> addresses;
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return addresses;
  for (const ifaddrs* entry = list; entry != nullptr; entry = entry->ifa_next) {
    const bool is_up = (entry->ifa_flags & IFF_UP) != 0 && (entry->ifa_flags & IFF_LOOPBACK) == 0;
    if (!is_up || entry->ifa_addr == nullptr || entry->ifa_addr->sa_family != AF_INET) continue;
    const auto* v4 = reinterpret_cast<const sockaddr_in*>(entry->ifa_addr);
    addresses.emplace_back(asio::ip::address_v4(ntohl(v4->sin_addr.s_addr)));
  }
  freeifaddrs(list);
  return addresses;
}

Result<tcp::endpoint> resolve(asio::io_context& io, const std::string& option, const std::string& host,
                              std::uint16_t port) {
  boost::system::error_code error;
  // As it stands in an address, too: `[::1]`.
  const bool in_brackets = host.starts_with('[') && host.ends_with(']');
  const asio::ip::address address =
      asio::ip::make_address(in_brackets ? host.substr(1, host.size() - 2) : host, error);
  if (!error) return tcp::endpoint(address, port);
  tcp::resolver resolver(io);
  const auto found = resolver.resolve(tcp::v4(), host, std::to_string(port), error);
  if (error || found.empty())
    return fail(option + " " + host + " is no address of this machine: " + error.message());
  return found.begin()->endpoint();
}

// `option`: for the port.
Result<void> open_acceptor(tcp::acceptor& acceptor, const tcp::endpoint& endpoint,
                           const std::string& option) {
  const std::string where = endpoint.address().to_string();
  boost::system::error_code error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return {};
  const std::string port = std::to_string(endpoint.port());
  if (error == asio::error::address_in_use) {
    return fail("port " + port + " on " + where + " is taken by another program; choose another one with " +
                option + ", or 0 for any free one");
  }
  if (error == asio::error::access_denied) {
    return fail("port " + port +
                " needs privileges that this program does not have; choose one above 1023 with " + option);
  }
  return fail("cannot listen on " + where + " port " + port + ": " + error.message());
}

}  // namespace

Result<Listening> Listening::open(asio::io_context& io, const std::string& option, const std::string& host,
                                  std::uint16_t port) {
  const Result<tcp::endpoint> endpoint = resolve(io, option, host, port);
  if (!endpoint) return tl::unexpected<Error>(endpoint.error());
  const std::string port_option = option.substr(0, option.rfind("host")) + "port";
  tcp::acceptor acceptor(io);
  if (auto opened = open_acceptor(acceptor, *endpoint, port_option); !opened)
    return tl::unexpected<Error>(opened.error());
  return Listening(std::move(acceptor));
}

std::vector<std::string> Listening::addresses_of_others() const {
  std::vector<std::string> all;
  if (!endpoint().address().is_unspecified()) return all;
  for (const asio::ip::address& network : network_addresses()) all.push_back(url(network, endpoint().port()));
  return all;
}

std::vector<std::string> Listening::addresses() const {
  const asio::ip::address address = endpoint().address();
  if (!address.is_unspecified()) return {url(address, endpoint().port())};
  std::vector<std::string> all = addresses_of_others();
  all.push_back("http://localhost:" + std::to_string(endpoint().port()) + "/");
  return all;
}

void Listening::close() {
  boost::system::error_code ignored;
  acceptor_.close(ignored);
}

}  // namespace muehle::server
