// What the server answers about tokens, and accounts of bots (docs/bots.md).
#pragma once

#include <boost/json/object.hpp>

#include "server/lobby/lobby.h"
#include "server/people/sessions.h"
#include "server/people/tokens.h"

namespace muehle::server {

// A token as its owner sees it; the secret is not in it.
boost::json::object token_value(const StoredToken& token);

class TokenApi {
 public:
  TokenApi(Tokens& tokens, People& people, Sessions& sessions, Lobby& lobby)
      : tokens_(tokens), people_(people), sessions_(sessions), lobby_(lobby) {}

  std::vector<net::Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response list(const net::Call& call);
  Response make(const net::Call& call);
  Response revoke(const net::Call& call);
  Response become_bot(const net::Call& call);

  Tokens& tokens_;
  People& people_;
  Sessions& sessions_;
  Lobby& lobby_;
};

}  // namespace muehle::server
