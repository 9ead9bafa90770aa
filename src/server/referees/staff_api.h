// What the server answers to hosts, and about suspensions (docs/server-protocol.md, "Hosts and referees").
#pragma once

#include "server/kernel/router.h"
#include "server/referees/staff.h"

namespace muehle::server {

class StaffApi {
 public:
  StaffApi(Staff& staff, const Time& time) : staff_(staff), time_(time) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response claim(const Call& call);
  Response list(const Call& call);
  Response set_role(const Call& call);
  Response suspend(const Call& call);
  Response end_suspension(const Call& call);
  Response invite(const Call& call);
  Response list_invitations(const Call& call);
  Response withdraw_invitation(const Call& call);

  Staff& staff_;
  const Time& time_;
};

}  // namespace muehle::server
