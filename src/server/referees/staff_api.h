// What the server answers to hosts, and about suspensions (docs/server-protocol.md, "Hosts and referees").
#pragma once

#include "net/router.h"
#include "server/people/sessions.h"
#include "server/referees/staff.h"

namespace muehle::server {

class StaffApi {
 public:
  StaffApi(Staff& staff, Sessions& sessions, const Time& time)
      : staff_(staff), sessions_(sessions), time_(time) {}

  std::vector<net::Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response claim(const net::Call& call);
  Response list(const net::Call& call);
  Response set_role(const net::Call& call);
  Response suspend(const net::Call& call);
  Response end_suspension(const net::Call& call);
  Response invite(const net::Call& call);
  Response list_invitations(const net::Call& call);
  Response withdraw_invitation(const net::Call& call);

  Staff& staff_;
  Sessions& sessions_;
  const Time& time_;
};

}  // namespace muehle::server
