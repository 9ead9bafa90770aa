#include "server/referees/site_api.h"
#include "server/kernel/error_response.h"

#include <boost/json.hpp>

namespace muehle::server {
namespace {

boost::asio::awaitable<net::HttpResponse> tell(const std::optional<std::string>& text) {
  if (!text)
    co_return error_response({ErrorCode::not_found, "the host of this server has given none", std::nullopt});
  co_return net::json_response(200, boost::json::serialize(boost::json::object{{"text", *text}}));
}

}  // namespace

std::vector<Route> SiteApi::routes() {
  return {{"GET", "/api/site/imprint", [this](const Call&) { return tell(site_.imprint); }},
          {"GET", "/api/site/privacy", [this](const Call&) { return tell(site_.privacy); }}};
}

}  // namespace muehle::server
