// What the server answers about the players somebody knows, and what they have played
// (docs/server-protocol.md, "Players").
#pragma once

#include "server/archive/lists.h"
#include "server/kernel/router.h"
#include "server/lobby/challenges.h"
#include "server/lobby/circle.h"
#include "server/people/people.h"

namespace muehle::server {

class CircleApi {
 public:
  CircleApi(Circle& circle, Challenges& challenges, People& people, Lists& lists)
      : circle_(circle), challenges_(challenges), people_(people), lists_(lists) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response people(const Call& call);
  Response set_door(const Call& call);
  Response set(const Call& call, Relation relation);
  Response end(const Call& call, Relation relation);
  Response with_me(const Call& call);
  Response ratings(const Call& call);
  Response games(const Call& call);

  // Whom a path names.
  boost::asio::awaitable<Answer<StoredPlayer>> named(const Call& call);

  Circle& circle_;
  Challenges& challenges_;
  People& people_;
  Lists& lists_;
};

// Which games the query of a request asks for.
Answer<GameFilter> read_filter(std::string_view target);

}  // namespace muehle::server
