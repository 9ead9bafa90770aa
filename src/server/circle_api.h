// What the server answers about the players somebody knows, and what they have played
// (docs/server-protocol.md, "Players").
#pragma once

#include "server/challenges.h"
#include "server/circle.h"
#include "server/lists.h"
#include "server/people.h"
#include "server/router.h"
#include "server/sessions.h"

namespace muehle::server {

class CircleApi {
 public:
  CircleApi(Circle& circle, Challenges& challenges, People& people, Sessions& sessions, Lists& lists)
      : circle_(circle), challenges_(challenges), people_(people), sessions_(sessions), lists_(lists) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

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
  Sessions& sessions_;
  Lists& lists_;
};

// Which games the query of a request asks for.
Answer<GameFilter> read_filter(std::string_view target);

}  // namespace muehle::server
