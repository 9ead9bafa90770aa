// What waits for a player: challenges, games in which it is his turn, games that have begun without him,
// opponents who want another one, and for a referee those who call one.
#pragma once

#include <boost/json/array.hpp>

#include "net/outbox.h"
#include "net/router.h"
#include "server/people/sessions.h"

namespace muehle::server {

// The newest first, each as JSON (docs/server-protocol.md).
boost::json::array waiting_for(Transaction& all, const StoredPlayer& player, UnixSeconds now);

class Waiting {
 public:
  Waiting(Store& store, const Time& time, Sessions& sessions)
      : store_(store), time_(time), sessions_(sessions) {}

  std::vector<net::Route> routes();

 private:
  boost::asio::awaitable<net::HttpResponse> list(const net::Call& call);

  Store& store_;
  const Time& time_;
  Sessions& sessions_;
};

}  // namespace muehle::server
