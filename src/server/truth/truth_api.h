// Values of positions and reviews of games over HTTP: from the databases of this server, or of another one
// that shares its games.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <vector>

#include "net/http.h"
#include "server/kernel/router.h"
#include "server/truth/other_servers.h"
#include "server/truth/values.h"

namespace muehle::server {

inline constexpr std::string_view values_path = "/api/values";
inline constexpr std::string_view review_path = "/api/review";

class TruthApi {
 public:
  // `others`: null where there are none. Both outlive every request.
  TruthApi(Values& values, OtherServers* others) : values_(values), others_(others) {}

  std::vector<Route> routes();

 private:
  boost::asio::awaitable<net::HttpResponse> values(const Call& call);
  boost::asio::awaitable<net::HttpResponse> review(const Call& call);
  boost::asio::awaitable<Answer<std::string>> or_of_others(Answer<std::string> own,
                                                           const net::HttpRequest& request,
                                                           std::chrono::milliseconds patience);

  Values& values_;
  OtherServers* others_;
};

// What this server's own databases say to such requests.
boost::asio::awaitable<Answer<std::string>> own_values(Values& values, const net::HttpRequest& request);
boost::asio::awaitable<Answer<std::string>> own_review(Values& values, const net::HttpRequest& request);

}  // namespace muehle::server
