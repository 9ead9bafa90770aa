// What the server answers to who calls a referee, and to referees (docs/server-protocol.md, "Hosts and
// referees").
#pragma once

#include "server/referees.h"
#include "server/router.h"
#include "server/sessions.h"

namespace muehle::server {

class RefereeApi {
 public:
  RefereeApi(Referees& referees, Sessions& sessions) : referees_(referees), sessions_(sessions) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

  Response call_one(const Call& call);
  Response list(const Call& call);
  Response look_at(const Call& call);
  Response dismiss(const Call& call);
  Response rule(const Call& call);
  boost::asio::awaitable<HttpResponse> redact(const Call& call);
  Response log(const Call& call);

  Referees& referees_;
  Sessions& sessions_;
};

}  // namespace muehle::server
