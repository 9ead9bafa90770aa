// A question of one server to another: a request, and all of its answer.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <optional>
#include <string>

#include "net/connections.h"
#include "net/http.h"

namespace muehle::net {

struct Question {
  std::string introduction;  // see net/relay.h
  std::string method;
  std::string target;
  std::string body;
};

struct Reply {
  int status = 0;
  std::string body;
};

// Nothing where no whole answer came within `patience`, or `connections` cut it off, among which it is
// meanwhile.
boost::asio::awaitable<std::optional<Reply>> ask(boost::asio::ip::tcp::endpoint server, Question question,
                                                 std::chrono::milliseconds patience,
                                                 Connections& connections);

}  // namespace muehle::net
