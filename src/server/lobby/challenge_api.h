// What the server answers about challenges (docs/server-protocol.md, "Challenges").
#pragma once

#include "net/limits.h"
#include "net/router.h"
#include "server/lobby/challenges.h"
#include "server/people/people.h"
#include "server/people/sessions.h"

namespace muehle::server {

class ChallengeApi {
 public:
  ChallengeApi(Challenges& challenges, People& people, Sessions& sessions);

  std::vector<net::Route> routes();
  // To be called now and then.
  void forget_quiet();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response list(const net::Call& call);
  Response send(const net::Call& call);
  Response accept(const net::Call& call);
  Response decline(const net::Call& call);
  Response withdraw(const net::Call& call);

  Challenges& challenges_;
  People& people_;
  Sessions& sessions_;
  net::NetworkLimits sendings_;
};

}  // namespace muehle::server
