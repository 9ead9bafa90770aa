// What the server answers about mail addresses and forgotten passwords (docs/server-protocol.md, "Forgotten
// passwords").
#pragma once

#include <boost/json/object.hpp>

#include "net/router.h"
#include "server/people/recovery.h"
#include "server/people/sessions.h"

namespace muehle::server {

class RecoveryApi {
 public:
  RecoveryApi(Recovery& recovery, Sessions& sessions) : recovery_(recovery), sessions_(sessions) {}

  std::vector<net::Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response show(const net::Call& call);
  Response set(const net::Call& call);
  Response remove(const net::Call& call);
  Response confirm(const net::Call& call);
  Response forgotten(const net::Call& call);
  Response owner_of(const net::Call& call);
  Response reset(const net::Call& call);
  Response link_for(const net::Call& call);

  Recovery& recovery_;
  Sessions& sessions_;
};

// {"address":"anna@example.org"|null,"waiting":…}
boost::json::object mail_value(const MailAddress& mail);

}  // namespace muehle::server
