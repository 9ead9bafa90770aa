#include "server/tables/table_api.h"

#include <boost/json/serialize.hpp>

#include "server/kernel/error_response.h"
#include "server/people/account_bodies.h"
#include "server/tables/table_bodies.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// For one address, and for its networks a few times that: what fills the disk with new games.
constexpr double openings_per_second = 1;
constexpr double openings_at_once = 200;
constexpr double openings_per_second_each = 0.2;
constexpr double openings_at_once_each = 60;

constexpr std::string_view cookie_year = "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";

std::string cookie_name(std::string_view code) { return "muehle_" + std::string(code); }

std::string secret_in_cookie(const net::HttpRequest& request, std::string_view code) {
  return std::string(net::cookie_value(request.cookie, cookie_name(code)).value_or(""));
}

// A fragment, so that it reaches no log.
std::string return_path(const std::string& code, const std::string& token) {
  return "/g/" + code + "#" + token;
}

}  // namespace

// The way back from the time before there were players.
net::HttpResponse::Header seat_cookie(const net::HttpRequest& request, const std::string& code,
                                      const std::string& secret) {
  return {"Set-Cookie",
          cookie_name(code) + "=" + secret + std::string(cookie_year) + (request.secure ? "; Secure" : "")};
}

asio::awaitable<net::HttpResponse> only_sockets(const Call& /*call*/) {
  co_return error_response({ErrorCode::bad_request, "this takes only WebSockets", std::nullopt});
}

TableApi::TableApi(Hub& hub, Sessions& sessions)
    : hub_(hub),
      sessions_(sessions),
      openings_(openings_per_second, openings_at_once),
      openings_each_(openings_per_second_each, openings_at_once_each) {}

std::vector<Route> TableApi::routes() {
  return {
      {"POST", "/api/tables", [this](const Call& call) { return open_table(call); }},
      {"GET", "/api/tables/*", [this](const Call& call) { return table_state(call); }},
      {"POST", "/api/tables/*/join", [this](const Call& call) { return join_table(call); }},
      {"POST", "/api/tables/*/name", [this](const Call& call) { return rename(call); }},
      {"POST", "/api/tables/*/claim", [this](const Call& call) { return claim(call); }},
      {"POST", "/api/tables/*/return", [this](const Call& call) { return renew(call); }, May::session},
      {"GET", "/api/tables/*/record", [this](const Call& call) { return game_record(call); }},
      {"GET", socket_pattern, only_sockets},
  };
}

asio::awaitable<net::HttpResponse> TableApi::open_table(const Call& call) {
  const net::HttpRequest& request = call.request;
  Answer<Opening> opening = read_opening(request.body);
  if (!opening) co_return error_response(opening.error());
  if (!openings_.take(request.address, std::chrono::steady_clock::now())) {
    co_return error_response(refuse_many("too many new games; wait a little", 1).value());
  }
  const Answer<SignedIn> who = co_await sessions_.to_play(request, opening->name);
  if (!who) co_return error_response(who.error());
  if (!openings_each_.take(std::to_string(who->session.player.id), std::chrono::steady_clock::now()))
    co_return error_response(refuse_many("too many new games; wait a little", 5).value());
  const Caller caller{who->session.player, {}};
  const Answer<Seated> seated = co_await hub_.open(caller, *std::move(opening));
  if (!seated) co_return error_response(seated.error());
  net::HttpResponse response = net::json_response(
      201, json::serialize(json::object{{"code", seated->code},
                                        {"url", "/g/" + seated->code},
                                        {"return", return_path(seated->code, seated->secret)},
                                        {"seat", *seated->seat}}));
  sessions_.keep(request, *who, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> TableApi::join_table(const Call& call) {
  const net::HttpRequest& request = call.request;
  const std::string& code = call.parts[0];
  Answer<Joining> joining = read_joining(request.body);
  if (!joining) co_return error_response(joining.error());
  const Answer<bool> free = co_await hub_.has_free_seat(code);
  if (!free) co_return error_response(free.error());
  Answer<Caller> caller = co_await caller_of(request, code);
  if (!caller) co_return error_response(caller.error());
  std::optional<SignedIn> guest;  // who only watches need not become one
  if (*free && !caller->player) {
    const Answer<SignedIn> who = co_await sessions_.to_play(request, joining->name);
    if (!who) co_return error_response(who.error());
    guest = *who;
    caller->player = guest->session.player;
  } else if (*free) {
    const Answer<void> named = co_await sessions_.check_name(*caller->player, joining->name);
    if (!named) co_return error_response(named.error());
  }
  const Answer<Seated> seated = co_await hub_.join(code, *caller, *std::move(joining));
  if (!seated) co_return error_response(seated.error());
  json::object answer{{"seat", nullptr}, {"return", nullptr}};
  if (seated->seat) answer["seat"] = *seated->seat;
  if (!seated->secret.empty()) answer["return"] = return_path(code, seated->secret);
  net::HttpResponse response = net::json_response(200, json::serialize(answer));
  if (guest) sessions_.keep(request, *guest, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> TableApi::rename(const Call& call) {
  const net::HttpRequest& request = call.request;
  Answer<std::string> name = read_naming(request.body);
  if (!name) co_return error_response(name.error());
  const Answer<Caller> caller = co_await caller_of(request, call.parts[0]);
  if (!caller) co_return error_response(caller.error());
  StoredPlayer named = caller->player.value_or(StoredPlayer{});
  const Answer<void> free = co_await sessions_.check_name(named, *name);
  if (!free) co_return error_response(free.error());
  const Answer<void> renamed = co_await hub_.rename(call.parts[0], *caller, *std::move(name));
  co_return reply(renamed);
}

asio::awaitable<net::HttpResponse> TableApi::claim(const Call& call) {
  const net::HttpRequest& request = call.request;
  Answer<std::string> token = read_token(request.body);
  if (!token) co_return error_response(token.error());
  const Caller bearer{std::nullopt, *token};
  const Answer<Seat> opens = co_await hub_.seat_of(call.parts[0], bearer);
  if (!opens) co_return error_response(opens.error());
  if (!*opens)
    co_return error_response(
        {ErrorCode::bad_secret, "this return link opens no seat at the table", std::nullopt});
  const std::string nameless;
  const Answer<SignedIn> who = co_await sessions_.or_guest(request, nameless);
  if (!who) co_return error_response(who.error());
  const Caller caller{who->session.player, {}};
  const Answer<Seat> seat = co_await hub_.claim(call.parts[0], caller, *std::move(token));
  if (!seat) co_return error_response(seat.error());
  net::HttpResponse response = net::json_response(200, json::serialize(json::object{{"seat", **seat}}));
  sessions_.keep(request, *who, response);
  co_return response;
}

asio::awaitable<net::HttpResponse> TableApi::renew(const Call& call) {
  const Caller caller{call.session->player, {}};
  const Answer<std::string> token = co_await hub_.renew(call.parts[0], caller);
  if (!token) co_return error_response(token.error());
  co_return net::json_response(200,
                               json::serialize(json::object{{"return", return_path(call.parts[0], *token)}}));
}

asio::awaitable<Answer<Caller>> TableApi::caller_of(const net::HttpRequest& request, std::string code) {
  const Answer<std::optional<Session>> session = co_await sessions_.of(request);
  if (!session) co_return tl::unexpected<Refused>(session.error());
  Caller caller{std::nullopt, secret_in_cookie(request, code)};
  if (*session) {
    caller.player = (*session)->player;
    caller.session = (*session)->id;
  }
  co_return caller;
}

asio::awaitable<net::HttpResponse> TableApi::table_state(const Call& call) {
  Answer<std::string> state = co_await hub_.state(call.parts[0]);
  if (!state) co_return error_response(state.error());
  co_return net::json_response(200, *std::move(state));
}

asio::awaitable<net::HttpResponse> TableApi::game_record(const Call& call) {
  const net::HttpRequest& request = call.request;
  std::int64_t number = 0;
  if (const auto asked = net::query_value(request.target, "game")) {
    const Result<int> parsed = parse_number(*asked, "game", 1, INT32_MAX);
    if (!parsed) co_return error_response({ErrorCode::bad_request, parsed.error().message, std::nullopt});
    number = *parsed;
  }
  const Answer<Caller> caller = co_await caller_of(request, call.parts[0]);
  if (!caller) co_return error_response(caller.error());
  Answer<std::string> record = co_await hub_.record(call.parts[0], *caller, number);
  if (!record) co_return error_response(record.error());
  net::HttpResponse response;
  response.headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}};
  response.body = *std::move(record);
  co_return response;
}

}  // namespace muehle::server
