#include "server/lobby/challenge_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/lobby/lobby_bodies.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// For one address, and for its networks a few times that: each of them asks something of somebody.
constexpr double sendings_per_second = 0.2;
constexpr double sendings_at_once = 60;

}  // namespace

ChallengeApi::ChallengeApi(Challenges& challenges, People& people)
    : challenges_(challenges), people_(people), sendings_(sendings_per_second, sendings_at_once) {}

std::vector<Route> ChallengeApi::routes() {
  return {
      {"GET", "/api/challenges", [this](const Call& call) { return list(call); }, May::session},
      {"POST", "/api/challenges", [this](const Call& call) { return send(call); }, May::session},
      {"POST", "/api/challenges/*/accept", [this](const Call& call) { return accept(call); }, May::session},
      {"POST", "/api/challenges/*/decline", [this](const Call& call) { return decline(call); }, May::session},
      {"POST", "/api/challenges/*/withdraw", [this](const Call& call) { return withdraw(call); },
       May::session},
  };
}

asio::awaitable<net::HttpResponse> ChallengeApi::list(const Call& call) {
  const Answer<json::object> all = co_await challenges_.of(call.session->player);
  co_return reply(all);
}

asio::awaitable<net::HttpResponse> ChallengeApi::send(const Call& call) {
  Answer<Challenging> challenging = read_challenging(call.request.body);
  if (!challenging) co_return error_response(challenging.error());
  if (!sendings_.take(call.request.address, std::chrono::steady_clock::now()))
    co_return error_response(refuse_many("too many challenges; wait a little", 5).value());
  const Answer<std::optional<StoredPlayer>> to = co_await people_.find(challenging->to);
  if (!to) co_return error_response(to.error());
  if (!*to) co_return error_response({ErrorCode::not_found, "nobody here has this name", std::nullopt});
  const Answer<Challenges::Sent> sent =
      co_await challenges_.send(call.session->player, **to, *std::move(challenging), call.request.address);
  if (!sent) co_return error_response(sent.error());
  if (!sent->code.empty())
    co_return net::json_response(200, json::serialize(json::object{{"code", sent->code}}));
  co_return net::json_response(201, json::serialize(json::object{{"challenge", sent->challenge}}));
}

asio::awaitable<net::HttpResponse> ChallengeApi::accept(const Call& call) {
  const Answer<std::string> code = co_await challenges_.accept(call.session->player, call.parts[0]);
  if (!code) co_return error_response(code.error());
  co_return net::json_response(200, json::serialize(json::object{{"code", *code}}));
}

asio::awaitable<net::HttpResponse> ChallengeApi::decline(const Call& call) {
  const Answer<std::string> reason = read_refusal_reason(call.request.body);
  if (!reason) co_return error_response(reason.error());
  const Answer<void> done = co_await challenges_.decline(call.session->player, call.parts[0], *reason);
  co_return reply(done);
}

asio::awaitable<net::HttpResponse> ChallengeApi::withdraw(const Call& call) {
  const Answer<void> done = co_await challenges_.withdraw(call.session->player, call.parts[0]);
  co_return reply(done);
}

}  // namespace muehle::server
