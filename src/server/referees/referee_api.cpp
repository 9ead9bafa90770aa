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

RefereeApi::RefereeApi(Referees& referees) : referees_(referees), calls_(calls_per_second, calls_at_once) {}

std::vector<Route> RefereeApi::routes() {
  return {
      {"GET", "/api/tables/*/call", [this](const Call& call) { return are_there(call); }},
      {"POST", "/api/tables/*/call", [this](const Call& call) { return call_one(call); }, May::session},
      {"POST", "/api/tables/*/ruling", [this](const Call& call) { return rule(call); }, May::referee},
      {"POST", "/api/tables/*/redact", [this](const Call& call) { return redact(call); }, May::referee},
      {"GET", "/api/referee/calls", [this](const Call& call) { return list(call); }, May::referee},
      {"GET", "/api/referee/stopped", [this](const Call& call) { return list_stopped(call); }, May::referee},
      {"GET", "/api/referee/calls/*", [this](const Call& call) { return look_at(call); }, May::referee},
      {"POST", "/api/referee/calls/*/dismiss", [this](const Call& call) { return dismiss(call); },
       May::referee},
      {"GET", "/api/referee/log", [this](const Call& call) { return log(call); }, May::referee},
  };
}

asio::awaitable<net::HttpResponse> RefereeApi::are_there(const Call& call) {
  const Answer<bool> found = co_await referees_.are_there(call.parts[0]);
  if (!found) co_return error_response(found.error());
  co_return net::json_response(200, json::serialize(json::object{{"referees", *found}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::call_one(const Call& call) {
  Answer<Calling> calling = read_calling(call.request.body);
  if (!calling) co_return error_response(calling.error());
  if (!calls_.take(call.request.address, std::chrono::steady_clock::now()))
    co_return error_response(refuse_many("too many calls; wait a little", 60).value());
  const Caller caller{call.session->player, {}};
  const Answer<std::int64_t> id = co_await referees_.call(call.parts[0], caller, *std::move(calling));
  if (!id) co_return error_response(id.error());
  co_return net::json_response(201, json::serialize(json::object{{"id", *id}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::list(const Call& call) {
  Answer<json::array> calls = co_await referees_.calls(call.session->player.id);
  if (!calls) co_return error_response(calls.error());
  co_return net::json_response(200, json::serialize(json::object{{"calls", *std::move(calls)}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::list_stopped(const Call& call) {
  Answer<json::array> games = co_await referees_.stopped(call.session->player.id);
  if (!games) co_return error_response(games.error());
  co_return net::json_response(200, json::serialize(json::object{{"stopped", *std::move(games)}}));
}

asio::awaitable<net::HttpResponse> RefereeApi::look_at(const Call& call) {
  const Answer<json::object> found =
      co_await referees_.look_at(number_in(call.parts[0]), call.session->player.id);
  co_return reply(found);
}

asio::awaitable<net::HttpResponse> RefereeApi::dismiss(const Call& call) {
  Answer<std::string> answer = read_reason(call.request.body);
  if (!answer) co_return error_response(answer.error());
  const Answer<void> done =
      co_await referees_.dismiss(number_in(call.parts[0]), call.session->player, *std::move(answer));
  co_return answered(done);
}

asio::awaitable<net::HttpResponse> RefereeApi::rule(const Call& call) {
  Answer<RulingOrder> order = read_ruling(call.request.body);
  if (!order) co_return error_response(order.error());
  const Answer<void> done =
      co_await referees_.rule(call.parts[0], call.session->player, *std::move(order), call.request.came);
  co_return answered(done);
}

asio::awaitable<net::HttpResponse> RefereeApi::redact(const Call& call) {
  Answer<Redaction> redaction = read_redaction(call.request.body);
  if (!redaction) co_return error_response(redaction.error());
  const Answer<void> done =
      co_await referees_.redact(call.parts[0], call.session->player, *std::move(redaction));
  co_return answered(done);
}

asio::awaitable<net::HttpResponse> RefereeApi::log(const Call& call) {
  const std::optional<std::string> before = net::query_text(call.request.target, "before");
  Answer<json::array> deeds = co_await referees_.log(before ? number_in(*before) : 0);
  if (!deeds) co_return error_response(deeds.error());
  co_return net::json_response(200, json::serialize(json::object{{"log", *std::move(deeds)}}));
}

}  // namespace muehle::server
