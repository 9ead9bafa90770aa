// What the server answers about vacations (docs/server-protocol.md, "Vacation").
#pragma once

#include "server/holidays.h"
#include "server/router.h"
#include "server/sessions.h"

namespace muehle::server {

class HolidayApi {
 public:
  HolidayApi(Holidays& holidays, Sessions& sessions) : holidays_(holidays), sessions_(sessions) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<HttpResponse>;

  Response show(const Call& call);
  Response begin(const Call& call);
  Response end(const Call& call);

  Holidays& holidays_;
  Sessions& sessions_;
};

// When a vacation is to end.
Answer<UnixSeconds> read_until(std::string_view body);

}  // namespace muehle::server
