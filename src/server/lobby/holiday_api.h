// What the server answers about vacations (docs/server-protocol.md, "Vacation").
#pragma once

#include "net/router.h"
#include "server/lobby/holidays.h"
#include "server/people/sessions.h"

namespace muehle::server {

class HolidayApi {
 public:
  HolidayApi(Holidays& holidays, Sessions& sessions) : holidays_(holidays), sessions_(sessions) {}

  std::vector<net::Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response show(const net::Call& call);
  Response begin(const net::Call& call);
  Response end(const net::Call& call);

  Holidays& holidays_;
  Sessions& sessions_;
};

// When a vacation is to end.
Answer<UnixSeconds> read_until(std::string_view body);

}  // namespace muehle::server
