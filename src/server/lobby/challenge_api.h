// What the server answers about challenges (docs/server-protocol.md, "Challenges").
#pragma once

#include "net/limits.h"
#include "server/kernel/router.h"
#include "server/lobby/challenges.h"
#include "server/people/people.h"

namespace muehle::server {

class ChallengeApi {
 public:
  ChallengeApi(Challenges& challenges, People& people);

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response list(const Call& call);
  Response send(const Call& call);
  Response accept(const Call& call);
  Response decline(const Call& call);
  Response withdraw(const Call& call);

  Challenges& challenges_;
  People& people_;
  net::NetworkLimits sendings_;
};

}  // namespace muehle::server
