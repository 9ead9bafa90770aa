// What hosts are told of the databases, and how they have more solved (docs/server-protocol.md, "Databases").
#pragma once

#include "server/router.h"
#include "server/sessions.h"
#include "server/solving.h"

namespace muehle::server {

class SolveApi {
 public:
  SolveApi(Solving& solving, Sessions& sessions) : solving_(solving), sessions_(sessions) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

  Response list(const Call& call);
  Response status(const Call& call);
  Response start(const Call& call);
  Response stop(const Call& call);

  Solving& solving_;
  Sessions& sessions_;
};

}  // namespace muehle::server
