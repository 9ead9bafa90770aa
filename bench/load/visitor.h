// Somebody who visits the server: what he asks over HTTP, and the WebSockets he opens.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>
#include <vector>

namespace muehle::load {

using Servers = std::vector<boost::asio::ip::tcp::endpoint>;

struct Visitor {
  Servers servers;
  std::size_t at = 0;   // the one he asks
  std::string address;  // the server is told so by a proxy that is not there
  std::string cookie = {};
};

// As a visitor from the `n`th address; neighbours come to different servers.
Visitor visitor_from(const Servers& servers, int n);

struct Reply {
  int status = 0;
  std::string body;
};
// On a connection of its own. Keeps the cookie that comes back.
boost::asio::awaitable<Reply> ask(Visitor& visitor, std::string method, std::string target, std::string body);

// A WebSocket. A line that is dead throws boost::system::system_error.
class Line {
 public:
  static boost::asio::awaitable<std::unique_ptr<Line>> open(Visitor visitor, std::string target);
  ~Line();

  boost::asio::awaitable<void> write(std::string text);
  boost::asio::awaitable<std::string> read();
  // At once; whoever reads is told so.
  void cut();

 private:
  struct Wire;
  explicit Line(std::unique_ptr<Wire> wire);
  std::unique_ptr<Wire> wire_;
};

}  // namespace muehle::load
