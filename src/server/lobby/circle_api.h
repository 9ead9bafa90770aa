// What the server answers about the players somebody knows, and what they have played
// (docs/server-protocol.md, "Players").
#pragma once

#include "net/router.h"
#include "server/archive/lists.h"
#include "server/lobby/challenges.h"
#include "server/lobby/circle.h"
#include "server/people/people.h"
#include "server/people/sessions.h"

namespace muehle::server {

class CircleApi {
 public:
  CircleApi(Circle& circle, Challenges& challenges, People& people, Sessions& sessions, Lists& lists)
      : circle_(circle), challenges_(challenges), people_(people), sessions_(sessions), lists_(lists) {}

  std::vector<net::Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response people(const net::Call& call);
  Response set_door(const net::Call& call);
  Response set(const net::Call& call, Relation relation);
  Response end(const net::Call& call, Relation relation);
  Response with_me(const net::Call& call);
  Response ratings(const net::Call& call);
  Response games(const net::Call& call);

  // Whom a path names.
  boost::asio::awaitable<Answer<StoredPlayer>> named(const net::Call& call);

  Circle& circle_;
  Challenges& challenges_;
  People& people_;
  Sessions& sessions_;
  Lists& lists_;
};

// Which games the query of a request asks for.
Answer<GameFilter> read_filter(std::string_view target);

}  // namespace muehle::server
