// What the server answers to hosts, and about suspensions (docs/server-protocol.md, "Hosts and referees").
#pragma once

#include "server/router.h"
#include "server/sessions.h"
#include "server/staff.h"

namespace muehle::server {

class StaffApi {
 public:
  StaffApi(Staff& staff, Sessions& sessions, const Time& time)
      : staff_(staff), sessions_(sessions), time_(time) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

  Response claim(const Call& call);
  Response list(const Call& call);
  Response set_role(const Call& call);
  Response suspend(const Call& call);
  Response end_suspension(const Call& call);
  Response invite(const Call& call);
  Response list_invitations(const Call& call);
  Response withdraw_invitation(const Call& call);

  Staff& staff_;
  Sessions& sessions_;
  const Time& time_;
};

}  // namespace muehle::server
