// What the server answers about vacations (docs/server-protocol.md, "Vacation").
#pragma once

#include "server/kernel/router.h"
#include "server/lobby/holidays.h"

namespace muehle::server {

class HolidayApi {
 public:
  explicit HolidayApi(Holidays& holidays) : holidays_(holidays) {}

  std::vector<Route> routes();

 private:
  using Response = boost::asio::awaitable<net::HttpResponse>;

  Response show(const Call& call);
  Response begin(const Call& call);
  Response end(const Call& call);

  Holidays& holidays_;
};

// When a vacation is to end.
Answer<UnixSeconds> read_until(std::string_view body);

}  // namespace muehle::server
