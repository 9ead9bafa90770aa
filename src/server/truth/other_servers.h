// The other servers of the same database, which may know what this one does not.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "net/ask.h"
#include "net/http.h"

namespace muehle::server {

class OtherServers {
 public:
  // `secret`: which all of them know.
  explicit OtherServers(std::string secret) : secret_(std::move(secret)) {}

  // Where they are heard, as in net/relay.h; what is not to be read is nobody.
  void are_at(const std::vector<std::string>& addresses);

  // The first answer with status 200 that one of them gives to the same request, in `patience` each; nothing
  // where none has one. Who had one the last time is asked first.
  boost::asio::awaitable<std::optional<std::string>> ask(net::HttpRequest request,
                                                         std::chrono::milliseconds patience);
  // The answers with status 200 of all of them.
  boost::asio::awaitable<std::vector<std::string>> ask_all(net::HttpRequest request,
                                                           std::chrono::milliseconds patience);
  // Whoever waits gets nothing.
  void give_up();

 private:
  using Endpoint = boost::asio::ip::tcp::endpoint;
  // Who gives the last answer of `enough` is asked first from then on.
  boost::asio::awaitable<std::vector<std::string>> ask_until(std::size_t enough, net::HttpRequest request,
                                                             std::chrono::milliseconds patience);
  boost::asio::awaitable<std::optional<std::string>> ask_one(Endpoint server, const net::HttpRequest& request,
                                                             std::chrono::milliseconds patience);
  void ask_first(const Endpoint& server);

  std::string secret_;
  std::vector<Endpoint> servers_;
  net::Connections asked_;
  int given_up_ = 0;  // how often
};

}  // namespace muehle::server
