// The network side of one client. Boost.Beast is used here and in socket.cpp, nowhere else.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>

#include "server/api.h"
#include "server/connections.h"
#include "server/files.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/lobby.h"
#include "server/outbox.h"

namespace muehle::server {

// What a connection works with; all of it outlives every connection.
struct Services {
  Api& api;
  Hub& hub;
  Lobby& lobby;
  Files& files;
  Connections& connections;
  Outboxes& outboxes;
  MessageLimits& messages;
  const Time& time;
  bool measures_lag;
  bool behind_proxy;
  std::chrono::milliseconds patience;  // with a client that takes nothing of a response
};

// Serves HTTP on `socket`, and after an upgrade a table's WebSocket, until either side ends it.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Services services);

}  // namespace muehle::server
