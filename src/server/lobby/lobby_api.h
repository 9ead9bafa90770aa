// What the server answers about the lobby (docs/server-protocol.md, "Lobby").
#pragma once

#include "net/limits.h"
#include "net/router.h"
#include "server/lobby/lobby.h"
#include "server/people/sessions.h"

namespace muehle::server {

class LobbyApi {
 public:
  LobbyApi(Lobby& lobby, Sessions& sessions);

  std::vector<net::Route> routes();
  // To be called now and then.
  void forget_quiet();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response state(const net::Call& call);
  Response offer(const net::Call& call);
  Response take(const net::Call& call);
  Response withdraw(const net::Call& call);

  Lobby& lobby_;
  Sessions& sessions_;
  net::NetworkLimits offers_;
};

}  // namespace muehle::server
