// Values of positions and reviews of games over HTTP: from the databases of this server, or of another one
// that shares its games.
#pragma once

#include <boost/asio/awaitable.hpp>

#include "net/http.h"
#include "server/kernel/route.h"
#include "server/truth/other_servers.h"
#include "server/truth/values.h"

namespace muehle::server {

inline constexpr std::string_view values_path = "/api/values";
inline constexpr std::string_view review_path = "/api/review";

// `others`: null where there are none. Both outlive every request.
Area truth_area(Values& values, OtherServers* others);

namespace schema {
std::vector<NamedSchema> truth_schemas();
}

// What this server's own databases say to such requests.
boost::asio::awaitable<Answer<std::string>> own_values(Values& values, const net::HttpRequest& request);
boost::asio::awaitable<Answer<std::string>> own_review(Values& values, const net::HttpRequest& request);

}  // namespace muehle::server
