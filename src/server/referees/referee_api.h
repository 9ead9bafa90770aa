// What the server answers to who calls a referee, and to referees (docs/server-protocol.md, "Hosts and
// referees").
#pragma once

#include "net/limits.h"
#include "server/kernel/router.h"
#include "server/referees/referees.h"

namespace muehle::server {

class RefereeApi {
 public:
  explicit RefereeApi(Referees& referees);

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response are_there(const Call& call);
  Response call_one(const Call& call);
  Response list(const Call& call);
  Response list_stopped(const Call& call);
  Response look_at(const Call& call);
  Response dismiss(const Call& call);
  Response rule(const Call& call);
  boost::asio::awaitable<net::HttpResponse> redact(const Call& call);
  Response log(const Call& call);

  Referees& referees_;
  net::NetworkLimits calls_;
};

}  // namespace muehle::server
