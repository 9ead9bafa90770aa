// What the server answers about the lobby (docs/server-protocol.md, "Lobby").
#pragma once

#include "server/limits.h"
#include "server/lobby.h"
#include "server/router.h"
#include "server/sessions.h"

namespace muehle::server {

class LobbyApi {
 public:
  LobbyApi(Lobby& lobby, Sessions& sessions);

  std::vector<Route> routes();
  // To be called now and then.
  void forget_quiet();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

  Response state(const Call& call);
  Response offer(const Call& call);
  Response take(const Call& call);
  Response withdraw(const Call& call);

  Lobby& lobby_;
  Sessions& sessions_;
  AddressLimits offers_;
};

}  // namespace muehle::server
