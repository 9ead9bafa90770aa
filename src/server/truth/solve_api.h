// What hosts are told of the databases, and how they have more solved (docs/server-protocol.md, "Databases").
#pragma once

#include "server/kernel/router.h"
#include "server/truth/solving.h"

namespace muehle::server {

class SolveApi {
 public:
  explicit SolveApi(Solving& solving) : solving_(solving) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response list(const Call& call);
  Response status(const Call& call);
  Response start(const Call& call);
  Response stop(const Call& call);

  Solving& solving_;
};

}  // namespace muehle::server
