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

std::vector<net::Route> HolidayApi::routes() {
  return {
      {"GET", "/api/me/vacation", [this](const net::Call& call) { return show(call); }},
      {"POST", "/api/me/vacation", [this](const net::Call& call) { return begin(call); }},
      {"POST", "/api/me/vacation/end", [this](const net::Call& call) { return end(call); }},
  };
}

asio::awaitable<net::HttpResponse> HolidayApi::show(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<json::object> shown = co_await holidays_.of(session->player);
  co_return shown ? net::json_response(200, json::serialize(*shown)) : error_response(shown.error());
}

asio::awaitable<net::HttpResponse> HolidayApi::begin(const net::Call& call) {
  const Answer<UnixSeconds> until = read_until(call.request.body);
  if (!until) co_return error_response(until.error());
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<void> begun = co_await holidays_.begin(session->player, *until);
  if (!begun) co_return error_response(begun.error());
  net::HttpResponse response = co_await show(call);
  co_return response;
}

asio::awaitable<net::HttpResponse> HolidayApi::end(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<void> ended = co_await holidays_.end(session->player);
  if (!ended) co_return error_response(ended.error());
  net::HttpResponse response = co_await show(call);
  co_return response;
}

}  // namespace muehle::server
