// What the server answers about mail addresses and forgotten passwords (docs/server-protocol.md, "Forgotten
// passwords").
#pragma once

#include <boost/json/object.hpp>

#include "server/kernel/router.h"
#include "server/people/recovery.h"

namespace muehle::server {

class RecoveryApi {
 public:
  explicit RecoveryApi(Recovery& recovery) : recovery_(recovery) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response show(const Call& call);
  Response set(const Call& call);
  Response remove(const Call& call);
  Response confirm(const Call& call);
  Response forgotten(const Call& call);
  Response owner_of(const Call& call);
  Response reset(const Call& call);
  Response link_for(const Call& call);

  Recovery& recovery_;
};

// {"address":"anna@example.org"|null,"waiting":…}
boost::json::object mail_value(const MailAddress& mail);

}  // namespace muehle::server
