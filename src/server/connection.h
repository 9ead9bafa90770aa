// The network side of one client. Boost.Beast is used here and in socket.cpp, nowhere else.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <set>
#include <unordered_map>

#include "server/api.h"
#include "server/hub.h"
#include "server/outbox.h"

namespace muehle::server {

class Stoppable {
 public:
  virtual ~Stoppable() = default;
  virtual void finish() = 0;  // takes leave and ends soon
  virtual void cut() = 0;     // ends now
};

// All clients that are connected.
class Connections {
 public:
  void add(Stoppable& connection) { all_.insert(&connection); }
  void remove(Stoppable& connection) { all_.erase(&connection); }
  void finish_all();
  void cut_all();

  // Counts what is open for an address; false when it has enough.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  std::size_t size() const { return size_; }

 private:
  std::set<Stoppable*> all_;
  std::unordered_map<std::string, int> open_;
  std::size_t size_ = 0;
};

// What a connection works with; all of it outlives every connection.
struct Services {
  Api& api;
  Hub& hub;
  Connections& connections;
  Outboxes& outboxes;
  bool behind_proxy;
};

// Serves HTTP on `socket`, and after an upgrade a table's WebSocket, until either side ends it.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket, Services services);

}  // namespace muehle::server
