#include "server/referees/referee_api.h"
#include "server/kernel/error_response.h"

#include <boost/json.hpp>

#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// For one address, and for its networks a few times that: a referee reads each of them.
constexpr double calls_per_second = 1.0 / 60;
constexpr double calls_at_once = 10;

std::int64_t number_in(std::string_view text) { return read_number(text, 1, INT32_MAX).value_or(0); }

net::HttpResponse answered(const Answer<void>& done) {
  return done ? net::json_response(200, "{}") : error_response(done.error());
}

}  // namespace

RefereeApi::RefereeApi(Referees& referees, Sessions& sessions)
    : referees_(referees), sessions_(sessions), calls_(calls_per_second, calls_at_once) {}

void RefereeApi::forget_quiet() { calls_.forget_quiet(std::chrono::steady_clock::now()); }

std::vector<net::Route> RefereeApi::routes() {
  return {
      {"GET", "/api/tables/*/call", [this](const net::Call& call) { return are_there(call); }},
      {"POST", "/api/tables/*/call", [this](const net::Call& call) { return call_one(call); }},
      {"POST", "/api/tables/*/ruling", [this](const net::Call& call) { return rule(call); },
       net::May::referee},
      {"POST", "/api/tables/*/redact", [this](const net::Call& call) { return redact(call); },
       net::May::referee},
      {"GET", "/api/referee/calls", [this](const net::Call& call) { return list(call); }, net::May::referee},
      {"GET", "/api/referee/stopped", [this](const net::Call& call) { return list_stopped(call); },
       net::May::referee},
      {"GET", "/api/referee/calls/*", [this](const net::Call& call) { return look_at(call); },
       net::May::referee},
      {"POST", "/api/referee/calls/*/dismiss", [this](const net::Call& call) { return dismiss(call); },
       net::May::referee},
      {"GET", "/api/referee/log", [this](const net::Call& call) { return log(call); }, net::May::referee},
  };
}

asio::awaitable<net::HttpResponse> RefereeApi::are_there(const net::Call& call) {
  const Answer<bool> found = co_await referees_.are_there(call.parts[0]);
  if (!found) co_return error_response(found.error());
  co_return net::json_response(200, json::serialize(json::object{{"referees", *found}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::call_one(const net::Call& call) {
  Answer<Calling> calling = read_calling(call.request.body);
  if (!calling) co_return error_response(calling.error());
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  if (!calls_.take(call.request.address, std::chrono::steady_clock::now()))
    co_return error_response(refuse_many("too many calls; wait a little", 60).value());
  const Caller caller{session->player, {}};
  const Answer<std::int64_t> id = co_await referees_.call(call.parts[0], caller, *std::move(calling));
  if (!id) co_return error_response(id.error());
  co_return net::json_response(201, json::serialize(json::object{{"id", *id}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::list(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  Answer<json::array> calls = co_await referees_.calls(session->player.id);
  if (!calls) co_return error_response(calls.error());
  co_return net::json_response(200, json::serialize(json::object{{"calls", *std::move(calls)}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::list_stopped(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  Answer<json::array> games = co_await referees_.stopped(session->player.id);
  if (!games) co_return error_response(games.error());
  co_return net::json_response(200, json::serialize(json::object{{"stopped", *std::move(games)}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::look_at(const net::Call& call) {
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<json::object> found = co_await referees_.look_at(number_in(call.parts[0]), session->player.id);
  co_return found ? net::json_response(200, json::serialize(*found)) : error_response(found.error());
}

asio::awaitable<net::HttpResponse> RefereeApi::dismiss(const net::Call& call) {
  Answer<std::string> answer = read_reason(call.request.body);
  if (!answer) co_return error_response(answer.error());
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<void> done =
      co_await referees_.dismiss(number_in(call.parts[0]), session->player, *std::move(answer));
  co_return answered(done);
}

asio::awaitable<net::HttpResponse> RefereeApi::rule(const net::Call& call) {
  Answer<RulingOrder> order = read_ruling(call.request.body);
  if (!order) co_return error_response(order.error());
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<void> done =
      co_await referees_.rule(call.parts[0], session->player, *std::move(order), call.request.came);
  co_return answered(done);
}

asio::awaitable<net::HttpResponse> RefereeApi::redact(const net::Call& call) {
  Answer<Redaction> redaction = read_redaction(call.request.body);
  if (!redaction) co_return error_response(redaction.error());
  const Answer<Session> session = co_await sessions_.required(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<void> done = co_await referees_.redact(call.parts[0], session->player, *std::move(redaction));
  co_return answered(done);
}

asio::awaitable<net::HttpResponse> RefereeApi::log(const net::Call& call) {
  const std::optional<std::string> before = net::query_text(call.request.target, "before");
  Answer<json::array> deeds = co_await referees_.log(before ? number_in(*before) : 0);
  if (!deeds) co_return error_response(deeds.error());
  co_return net::json_response(200, json::serialize(json::object{{"log", *std::move(deeds)}}));
}

}  // namespace muehle::server
