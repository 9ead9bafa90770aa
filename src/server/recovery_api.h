// What the server answers about mail addresses and forgotten passwords (docs/server-protocol.md, "Forgotten
// passwords").
#pragma once

#include <boost/json/object.hpp>

#include "server/recovery.h"
#include "server/router.h"
#include "server/sessions.h"

namespace muehle::server {

class RecoveryApi {
 public:
  RecoveryApi(Recovery& recovery, Sessions& sessions) : recovery_(recovery), sessions_(sessions) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

  Response show(const Call& call);
  Response set(const Call& call);
  Response remove(const Call& call);
  Response confirm(const Call& call);
  Response forgotten(const Call& call);
  Response reset(const Call& call);

  Recovery& recovery_;
  Sessions& sessions_;
};

// {"address":"anna@example.org"|null,"waiting":…}
boost::json::object mail_value(const MailAddress& mail);

}  // namespace muehle::server
