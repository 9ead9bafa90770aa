#include "server/lobby/lobby_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"
#include "server/lobby/lobby_bodies.h"
#include "server/tables/table_bodies.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// For one address, and for its networks a few times that: every one of them may become a game.
constexpr double offers_per_second = 1;
constexpr double offers_at_once = 200;

net::HttpResponse game_response(const std::string& code) {
  return net::json_response(200, json::serialize(json::object{{"code", code}}));
}

}  // namespace

LobbyApi::LobbyApi(Lobby& lobby, Sessions& sessions)
    : lobby_(lobby), sessions_(sessions), offers_(offers_per_second, offers_at_once) {}

std::vector<Route> LobbyApi::routes() {
  return {
      {"GET", "/api/lobby", [this](const Call& call) { return state(call); }},
      {"POST", "/api/seeks", [this](const Call& call) { return offer(call); }},
      {"POST", "/api/seeks/*/take", [this](const Call& call) { return take(call); }},
      {"POST", "/api/seeks/*/withdraw", [this](const Call& call) { return withdraw(call); }, May::session},
  };
}

asio::awaitable<net::HttpResponse> LobbyApi::state(const Call& call) {
  const Answer<std::optional<Session>> session = co_await sessions_.of(call.request);
  if (!session) co_return error_response(session.error());
  const std::optional<PlayerId> player = *session ? std::optional((*session)->player.id) : std::nullopt;
  const Answer<std::string> state = co_await lobby_.state(player);
  co_return state ? net::json_response(200, *state) : error_response(state.error());
}

asio::awaitable<net::HttpResponse> LobbyApi::offer(const Call& call) {
  const Answer<Offering> offering = read_offering(call.request.body);
  if (!offering) co_return error_response(offering.error());
  if (!offers_.take(call.request.address, std::chrono::steady_clock::now()))
    co_return error_response(refuse_many("too many offers; wait a little", 1).value());
  const Answer<std::optional<Session>> session = co_await sessions_.of(call.request);
  if (!session) co_return error_response(session.error());
  const bool registered = *session && (*session)->player.registered;
  if (offering->wish.near && *session && (*session)->player.bot)
    co_return error_response(
        {ErrorCode::not_allowed, "a bot has no rating that others could be near", std::nullopt});
  if (offering->wish.rated && !registered)
    co_return error_response(
        {ErrorCode::not_rated, "rated games are for players with an account", std::nullopt});
  if (offering->wish.near && !registered)
    co_return error_response(
        {ErrorCode::guest, "a guest has no rating that others could be near", std::nullopt});
  const Answer<SignedIn> who = co_await sessions_.to_play(call.request, offering->name);
  if (!who) co_return error_response(who.error());
  StoredPlayer player = who->session.player;
  if (!player.registered && !offering->name.empty()) player.name = offering->name;
  const Answer<Lobby::Offered> offered =
      co_await lobby_.offer(player, offering->wish, offering->id, call.request.address);
  net::HttpResponse response;
  if (!offered) {
    response = error_response(offered.error());
  } else if (offered->seek) {
    const json::object seek{{"seek", seek_json(*offered->seek, player.id)}};
    response = net::json_response(201, json::serialize(seek));
  } else {
    response = game_response(offered->code);
  }
  sessions_.keep(call.request, *who, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> LobbyApi::take(const Call& call) {
  const std::string& body = call.request.body;
  const Answer<std::string> name = body.empty() ? Answer<std::string>(std::string()) : read_naming(body);
  if (!name) co_return error_response(name.error());
  if (!offers_.take(call.request.address, std::chrono::steady_clock::now()))
    co_return error_response(refuse_many("too many games; wait a little", 1).value());
  const Answer<SignedIn> who = co_await sessions_.to_play(call.request, *name);
  if (!who) co_return error_response(who.error());
  StoredPlayer player = who->session.player;
  if (!player.registered && !name->empty()) player.name = *name;
  const Answer<std::string> code = co_await lobby_.take(player, call.parts[0]);
  net::HttpResponse response = code ? game_response(*code) : error_response(code.error());
  sessions_.keep(call.request, *who, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> LobbyApi::withdraw(const Call& call) {
  const Answer<void> done = co_await lobby_.withdraw(call.session->player, call.parts[0]);
  co_return reply(done);
}

}  // namespace muehle::server
