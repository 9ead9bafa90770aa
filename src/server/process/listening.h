// The sockets that a server listens on, and where people find it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "support/result.h"

namespace muehle::server {

class Listening {
 public:
  // `option`: what named the host, for what is said when it is none.
  static Result<Listening> open(boost::asio::io_context& io, const std::string& option,
                                const std::string& host, std::uint16_t port);

  boost::asio::ip::tcp::acceptor& acceptor() { return acceptor_; }
  boost::asio::ip::tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }
  // Where the other machines of the networks find it, as long as it listens on all addresses; the networks
  // may come and go.
  std::vector<std::string> addresses_of_others() const;
  // All of them.
  std::vector<std::string> addresses() const;
  void close();

 private:
  explicit Listening(boost::asio::ip::tcp::acceptor acceptor) : acceptor_(std::move(acceptor)) {}

  boost::asio::ip::tcp::acceptor acceptor_;
};

}  // namespace muehle::server
