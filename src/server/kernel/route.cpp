#include "server/kernel/route.h"

namespace muehle::server {

std::shared_ptr<RouteLimit> at_most(double per_second, double at_once, std::string said, int wait) {
  return std::make_shared<RouteLimit>(
      RouteLimit{per_second, at_once, net::NetworkLimits(per_second, at_once), std::move(said), wait});
}

Reply done(std::string_view note) { return {200, note, schema::object({})}; }

Reply answers(std::string_view name, std::string_view note) { return {200, note, schema::ref(name)}; }

Response only_sockets(const Call& /*call*/) {
  or_refuse(refuse(ErrorCode::bad_request, "this takes only WebSockets"));
  co_return net::HttpResponse{};
}

}  // namespace muehle::server
