// What the server answers about the lobby (docs/server-protocol.md, "Lobby").
#pragma once

#include "net/limits.h"
#include "server/kernel/router.h"
#include "server/lobby/lobby.h"
#include "server/people/sessions.h"

namespace muehle::server {

class LobbyApi {
 public:
  LobbyApi(Lobby& lobby, Sessions& sessions);

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response state(const Call& call);
  Response offer(const Call& call);
  Response take(const Call& call);
  Response withdraw(const Call& call);

  Lobby& lobby_;
  Sessions& sessions_;
  net::NetworkLimits offers_;
};

}  // namespace muehle::server
