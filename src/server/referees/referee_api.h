// What the server answers to who calls a referee, and to referees (docs/server-protocol.md, "Hosts and
// referees").
#pragma once

#include "net/limits.h"
#include "net/router.h"
#include "server/people/sessions.h"
#include "server/referees/referees.h"

namespace muehle::server {

class RefereeApi {
 public:
  RefereeApi(Referees& referees, Sessions& sessions);

  std::vector<net::Route> routes();
  // To be called now and then.
  void forget_quiet();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response are_there(const net::Call& call);
  Response call_one(const net::Call& call);
  Response list(const net::Call& call);
  Response list_stopped(const net::Call& call);
  Response look_at(const net::Call& call);
  Response dismiss(const net::Call& call);
  Response rule(const net::Call& call);
  boost::asio::awaitable<net::HttpResponse> redact(const net::Call& call);
  Response log(const net::Call& call);

  Referees& referees_;
  Sessions& sessions_;
  net::NetworkLimits calls_;
};

}  // namespace muehle::server
