// What the server answers about challenges (docs/server-protocol.md, "Challenges").
#pragma once

#include "server/challenges.h"
#include "server/limits.h"
#include "server/people.h"
#include "server/router.h"
#include "server/sessions.h"

namespace muehle::server {

class ChallengeApi {
 public:
  ChallengeApi(Challenges& challenges, People& people, Sessions& sessions);

  std::vector<Route> routes();
  // To be called now and then.
  void forget_quiet();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

  Response list(const Call& call);
  Response send(const Call& call);
  Response accept(const Call& call);
  Response decline(const Call& call);
  Response withdraw(const Call& call);

  Challenges& challenges_;
  People& people_;
  Sessions& sessions_;
  AddressLimits sendings_;
};

}  // namespace muehle::server
