// The network side of one client. Boost.Beast is used here, in request_parser, request_faults,
// response_writer, socket.cpp and ask.cpp, nowhere else.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <functional>

#include "net/budget.h"
#include "net/connections.h"
#include "net/front.h"
#include "net/limits.h"
#include "net/observer.h"
#include "net/outbox.h"

namespace muehle::net {

// What is logged once, however many clients give reason for it.
struct Remarks {
  bool forwarded = false;  // a proxy seems to be in front that nobody has told of
};

// What a connection works with; all of it outlives every connection.
struct Surroundings {
  Front& front;
  Connections& connections;
  Outboxes& outboxes;
  Budget& unfinished;  // requests and messages that have begun to come
  MessageLimits& messages;
  const Time& time;
  bool measures_lag;
  bool behind_proxy;
  std::chrono::milliseconds patience;  // with a client that takes nothing of a response
  bool one_request = false;            // and the connection ends
  bool access_log = false;             // a line for each request
  Observer* observer = nullptr;        // null: nobody counts
  Remarks* remarks = nullptr;          // null: nothing is remarked
  Budget* untaken = nullptr;           // answers that clients have not taken yet; null: nobody counts
  // Waits, where nobody is served yet; false: nobody is any more. Null: everybody is, at once.
  std::function<boost::asio::awaitable<bool>()> opened = {};
};

// Serves HTTP on `socket`, and after an upgrade a WebSocket, until either side ends it.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Surroundings surroundings);
// The same for a client at `address`, which another server passes on.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, std::string address,
                                              Surroundings surroundings);

}  // namespace muehle::net
