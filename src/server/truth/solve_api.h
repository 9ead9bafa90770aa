// What hosts are told of the databases, and how they have more solved (docs/server-protocol.md, "Databases").
#pragma once

#include "net/router.h"
#include "server/people/sessions.h"
#include "server/truth/solving.h"

namespace muehle::server {

class SolveApi {
 public:
  SolveApi(Solving& solving, Sessions& sessions) : solving_(solving), sessions_(sessions) {}

  std::vector<net::Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response list(const net::Call& call);
  Response status(const net::Call& call);
  Response start(const net::Call& call);
  Response stop(const net::Call& call);

  Solving& solving_;
  Sessions& sessions_;
};

}  // namespace muehle::server
