#include "server/lobby/holiday_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/json.h"

namespace muehle::server {

namespace asio = boost::asio;
namespace json = boost::json;

Answer<UnixSeconds> read_until(std::string_view body) {
  const Answer<json::object> object = read_object(body, ErrorCode::bad_request);
  if (!object) return tl::unexpected<Refused>(object.error());
  const json::value* until = object->if_contains("until");
  if (until == nullptr || !until->is_int64())
    return refuse(ErrorCode::bad_request, "until must be a whole number of seconds since 1970");
  return until->as_int64();
}

std::vector<Route> HolidayApi::routes() {
  return {
      {"GET", "/api/me/vacation", [this](const Call& call) { return show(call); }, May::session},
      {"POST", "/api/me/vacation", [this](const Call& call) { return begin(call); }, May::session},
      {"POST", "/api/me/vacation/end", [this](const Call& call) { return end(call); }, May::session},
  };
}

asio::awaitable<net::HttpResponse> HolidayApi::show(const Call& call) {
  const Answer<json::object> shown = co_await holidays_.of(call.session->player);
  co_return reply(shown);
}

asio::awaitable<net::HttpResponse> HolidayApi::begin(const Call& call) {
  const Answer<UnixSeconds> until = read_until(call.request.body);
  if (!until) co_return error_response(until.error());
  const Answer<void> begun = co_await holidays_.begin(call.session->player, *until);
  if (!begun) co_return error_response(begun.error());
  net::HttpResponse response = co_await show(call);
  co_return response;
}

asio::awaitable<net::HttpResponse> HolidayApi::end(const Call& call) {
  const Answer<void> ended = co_await holidays_.end(call.session->player);
  if (!ended) co_return error_response(ended.error());
  net::HttpResponse response = co_await show(call);
  co_return response;
}

}  // namespace muehle::server
