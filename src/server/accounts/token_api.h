// What the server answers about tokens, and accounts of bots (docs/bots.md).
#pragma once

#include <boost/json/object.hpp>

#include "server/kernel/router.h"
#include "server/lobby/lobby.h"
#include "server/people/people.h"
#include "server/people/tokens.h"

namespace muehle::server {

// A token as its owner sees it; the secret is not in it.
boost::json::object token_value(const StoredToken& token);

class TokenApi {
 public:
  TokenApi(Tokens& tokens, People& people, Lobby& lobby) : tokens_(tokens), people_(people), lobby_(lobby) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response list(const Call& call);
  Response make(const Call& call);
  Response revoke(const Call& call);
  Response become_bot(const Call& call);

  Tokens& tokens_;
  People& people_;
  Lobby& lobby_;
};

}  // namespace muehle::server
