#include "server/bots/bot_api.h"

#include <boost/json.hpp>

#include "server/kernel/error_response.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// As much as over sockets.
constexpr double actions_per_second = 20;
constexpr double actions_at_once = 60;
constexpr double streams_per_second = 1;
constexpr double streams_at_once = 60;

// `X-Accel-Buffering`: a proxy passes each line on at once.
net::HttpResponse stream_response(std::shared_ptr<net::BodyStream> stream) {
  return {.status = 200,
          .headers = {{"Content-Type", "application/x-ndjson"},
                      {"Cache-Control", "no-store"},
                      {"X-Accel-Buffering", "no"}},
          .body = std::move(stream)};
}

Refused no_such_bot_game() {
  return {ErrorCode::not_found, "there is no such game; its id is told by gameStart", std::nullopt};
}

}  // namespace

BotApi::BotApi(Bots& bots, Hub& hub, Sessions& sessions, const Time& time)
    : bots_(bots),
      hub_(hub),
      sessions_(sessions),
      time_(time),
      actions_(actions_per_second, actions_at_once),
      streams_(streams_per_second, streams_at_once) {}

std::vector<Route> BotApi::routes() {
  return {
      {"GET", "/api/bot/stream", [this](const Call& call) { return events(call); }},
      {"GET", "/api/bot/games/*/stream", [this](const Call& call) { return game(call); }},
      {"POST", "/api/bot/games/*/move/*", [this](const Call& call) { return move(call); }},
      action("/api/bot/games/*/draw/offer", request_offer),
      action("/api/bot/games/*/draw/accept", request_accept),
      action("/api/bot/games/*/draw/decline", request_decline),
      action("/api/bot/games/*/draw/withdraw", request_withdraw),
      action("/api/bot/games/*/claim", request_claim),
      action("/api/bot/games/*/resign", request_resign),
      action("/api/bot/games/*/abort", request_abort),
      action("/api/bot/games/*/absent/win", request_absence<false>),
      action("/api/bot/games/*/absent/draw", request_absence<true>),
      action("/api/bot/games/*/takeback/ask", request_takeback<Verb::ask>),
      action("/api/bot/games/*/takeback/accept", request_takeback<Verb::accept>),
      action("/api/bot/games/*/takeback/decline", request_takeback<Verb::decline>),
      action("/api/bot/games/*/takeback/withdraw", request_takeback<Verb::withdraw>),
      action("/api/bot/games/*/next", request_next),
      action("/api/bot/games/*/next/decline", request_no_next),
      action("/api/bot/games/*/chat", request_chat),
  };
}

Route BotApi::action(std::string_view pattern, Action make) {
  return {"POST", pattern, [this, make](const Call& call) { return act(call, make); }};
}

net::SteadyTime BotApi::now() const { return net::SteadyTime(std::chrono::milliseconds(time_.now().tick)); }

asio::awaitable<Answer<Session>> BotApi::bot(const net::HttpRequest& request) {
  Answer<Session> session = co_await sessions_.required(request);
  if (session && !session->player.bot)
    co_return refuse(ErrorCode::not_bot,
                     "only bots play like this: POST /api/me/bot makes one of an account");
  co_return session;
}

Answer<void> BotApi::count_stream(const Session& session) {
  if (streams_.take(std::to_string(session.id), now())) return {};
  return refuse_many("too many streams were opened; wait a little", 1);
}

asio::awaitable<net::HttpResponse> BotApi::events(const Call& call) {
  const Answer<Session> session = co_await bot(call.request);
  if (!session) co_return error_response(session.error());
  if (const Answer<void> may = count_stream(*session); !may) co_return error_response(may.error());
  co_return stream_response(bots_.events(*session));
}

asio::awaitable<net::HttpResponse> BotApi::game(const Call& call) {
  const Answer<Session> session = co_await bot(call.request);
  if (!session) co_return error_response(session.error());
  if (const Answer<void> may = count_stream(*session); !may) co_return error_response(may.error());
  const std::optional<GameId> id = parse_game_id(call.parts[0]);
  if (!id) co_return error_response(no_such_bot_game());
  // Before anything is waited for: it ends with the session.
  std::shared_ptr<net::BodyStream> stream = bots_.game(*session, *id);
  const Caller caller{session->player, {}, session->id};
  const Answer<void> plays = co_await hub_.check_plays(id->code, caller, id->number);
  if (!plays) co_return error_response(plays.error());
  co_return stream_response(std::move(stream));
}

asio::awaitable<net::HttpResponse> BotApi::move(const Call& call) {
  Make make = [move = call.parts[1]](const ActionBody& body, std::int64_t game, const Room& room, int seat) {
    return request_move(move, body, game, room, seat);
  };
  net::HttpResponse response = co_await act(call, std::move(make));
  co_return response;
}

asio::awaitable<net::HttpResponse> BotApi::act(const Call& call, Make make) {
  const std::optional<GameId> id = parse_game_id(call.parts[0]);
  const Moment when = call.request.came;
  // No flag falls while its session is read, or whatever else is before it.
  const std::shared_ptr<void> arrival = id ? hub_.note_arrival(id->code, when) : nullptr;
  const Answer<Session> session = co_await bot(call.request);
  if (!session) co_return error_response(session.error());
  const Answer<ActionBody> body = read_action(call.request.body);
  if (!body) co_return error_response(body.error());
  if (!id) co_return error_response(no_such_bot_game());
  if (!actions_.take(std::to_string(session->player.id), now()))
    co_return error_response(refuse_many("too many requests of this bot; wait a little", 1).value());
  const Caller caller{session->player, {}, session->id};
  Hub::MakeRequest request = [&](const Room& room, int seat) { return make(*body, id->number, room, seat); };
  const Answer<Acknowledged> done = co_await hub_.act(id->code, caller, std::move(request), when);
  if (!done) co_return error_response(done.error());
  json::object answer{{"version", done->version}};
  if (done->claim) answer["claim"] = claim_json(*done->claim);
  co_return net::json_response(200, json::serialize(answer));
}

}  // namespace muehle::server
