#include "server/bots/bot_api.h"

#include <algorithm>
#include <boost/json/object.hpp>

#include "server/bots/bot_requests.h"
#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"
#include "server/kernel/plain_text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// As much as over sockets.
constexpr double actions_per_second = 20;
constexpr double actions_at_once = 60;
constexpr double streams_per_second = 1;
constexpr double streams_at_once = 60;

// ---- what is asked for ----

using Action = Form<ActionBody>;

Kind<std::string> plain() {
  const auto read = [](const json::value* value, std::string_view name) -> Answer<std::string> {
    Answer<std::string> text = kinds::text().read(value, name);
    if (text && !is_plain_text(*text))
      return refuse(ErrorCode::bad_request, std::string(name) + " must not hold control characters");
    return text;
  };
  return {schema::text(), read};
}

Kind<std::string> described(Kind<std::string> kind, Schema schema) {
  kind.schema = std::move(schema);
  return kind;
}

Kind<std::string> claimed_rule() {
  return described(plain(), schema::one_of({"any", "repetition", "no_mill"}));
}

Kind<int> seen_version() {
  const auto read = [](const json::value* value, std::string_view) -> Answer<int> {
    const std::int64_t* number = value == nullptr ? nullptr : value->if_int64();
    if (number != nullptr && *number >= 0 && *number <= max_version) return static_cast<int>(*number);
    return refuse(ErrorCode::bad_request, "version must be that of the last gameState, a whole number");
  };
  return {schema::whole(), read};
}

// What all of them have, and each may be without.
Action action() {
  return Action()
      .may("version", seen_version(), &ActionBody::version,
           "of the last `gameState`; with it the request is done once, however often it comes")
      .or_nothing();
}

// `X-Accel-Buffering`: a proxy passes each line on at once.
net::HttpResponse stream_response(std::shared_ptr<net::BodyStream> stream) {
  return {.status = 200,
          .headers = {{"Content-Type", "application/x-ndjson"},
                      {"Cache-Control", "no-store"},
                      {"X-Accel-Buffering", "no"}},
          .body = std::move(stream)};
}

// ---- what is answered ----

class BotApi {
 public:
  using Make = std::function<Answer<Request>(const ActionBody&, std::int64_t, const Room&, int)>;

  BotApi(Bots& bots, Hub& hub, Sessions& sessions, const Time& time)
      : bots_(bots),
        hub_(hub),
        sessions_(sessions),
        time_(time),
        actions_(actions_per_second, actions_at_once),
        streams_(streams_per_second, streams_at_once) {}

  Response events(const Call& call) {
    const Session session = or_refuse(co_await bot(call));
    count_stream(session);
    co_return stream_response(bots_.events(session));
  }

  Response game(const Call& call) {
    const Session session = or_refuse(co_await bot(call));
    count_stream(session);
    const GameId id = game_of(call);
    // Before anything is waited for: it ends with the session.
    std::shared_ptr<net::BodyStream> stream = bots_.game(session, id);
    const Caller caller{session.player, {}, session.id};
    or_refuse(co_await hub_.check_plays(id.code, caller, id.number));
    co_return stream_response(std::move(stream));
  }

  Response act(const Call& call, Action form, Make make) {
    const std::optional<GameId> known = parse_game_id(call.parts[0]);
    const Moment when = call.request.came;
    // No flag falls while its session is read, or whatever else is before it.
    const std::shared_ptr<void> arrival = known ? hub_.note_arrival(known->code, when) : nullptr;
    const Session session = or_refuse(co_await bot(call));
    const ActionBody body = or_refuse(form.read(call.request.body));
    const GameId id = game_of(call);
    if (!actions_.take(std::to_string(session.player.id), now()))
      or_refuse(refuse_many("too many requests of this bot; wait a little", 1));
    const Caller caller{session.player, {}, session.id};
    Hub::MakeRequest request = [&](const Room& room, int seat) { return make(body, id.number, room, seat); };
    const Acknowledged done = or_refuse(co_await hub_.act(id.code, caller, std::move(request), when));
    json::object answer{{"version", done.version}};
    if (done.claim) answer["claim"] = claim_json(*done.claim);
    co_return reply(answer);
  }

 private:
  static GameId game_of(const Call& call) {
    const std::optional<GameId> id = parse_game_id(call.parts[0]);
    if (!id) or_refuse(refuse(ErrorCode::not_found, "there is no such game; its id is told by gameStart"));
    return *id;
  }

  asio::awaitable<Answer<Session>> bot(const Call& call) {
    Answer<Session> session = co_await sessions_.required(call);
    if (session && !session->player.bot)
      co_return refuse(ErrorCode::not_bot,
                       "only bots play like this: POST /api/me/bot makes one of an account");
    co_return session;
  }

  void count_stream(const Session& session) {
    if (!streams_.take(std::to_string(session.id), now()))
      or_refuse(refuse_many("too many streams were opened; wait a little", 1));
  }

  net::SteadyTime now() const { return net::SteadyTime(std::chrono::milliseconds(time_.now().tick)); }

  Bots& bots_;
  Hub& hub_;
  Sessions& sessions_;
  const Time& time_;
  net::AddressLimits actions_;  // by player
  net::AddressLimits streams_;  // by token
};

// ---- the routes ----

using BotApiPtr = std::shared_ptr<BotApi>;

// `more`: that it may be refused with beside what all of them may.
Route acting(const BotApiPtr& api, std::string_view path, std::string_view id, std::string_view summary,
             const Action& form, BotApi::Make make, std::vector<ErrorCode> more) {
  std::vector<ErrorCode> refusals = {ErrorCode::not_bot,      ErrorCode::not_found, ErrorCode::not_seated,
                                     ErrorCode::unknown_game, ErrorCode::game_over, ErrorCode::old_version,
                                     ErrorCode::stopped};
  refusals.insert(refusals.end(), more.begin(), more.end());
  return {
      .method = "POST",
      .path = path,
      .id = id,
      .summary = summary,
      .tokens = Scopes{Scope::play},
      .handler = {form.body(), [api, form, make](const Call& call) { return api->act(call, form, make); }},
      .replies = {answers("Done", "it is stored")},
      .refusals = std::move(refusals),
      .asks_itself = true};
}

std::vector<Route> streams(const BotApiPtr& api) {
  constexpr std::string_view lines = "application/x-ndjson";
  return {
      {.method = "GET",
       .path = "/api/bot/stream",
       .id = "streamEvents",
       .summary = "Be told what happens to the bot",
       .tokens = Scopes{Scope::play},
       .handler = does(api, &BotApi::events),
       .replies = {{200, "an object a line, and an empty line every seven seconds", schema::ref("BotEvent"),
                    lines}},
       .refusals = {ErrorCode::not_bot},
       .asks_itself = true,
       .note =
           "Begins with the challenges that wait and the games that run. A newer stream with the same token "
           "ends it. While it is open, the bot is here."},
      {.method = "GET",
       .path = "/api/bot/games/{game}/stream",
       .id = "streamGame",
       .summary = "Sit at a game, and be told what happens in it",
       .tokens = Scopes{Scope::play},
       .handler = does(api, &BotApi::game),
       .replies = {{200, "an object a line, and an empty line every seven seconds", schema::ref("BotGame"),
                    lines}},
       .refusals = {ErrorCode::not_bot, ErrorCode::not_found, ErrorCode::not_seated, ErrorCode::unknown_game},
       .asks_itself = true,
       .note = "First `gameFull`. It ends with the game."},
  };
}

// The move stands in the path.
Route moving(const BotApiPtr& api) {
  const Action form =
      action()
          .may("offer", plain(), &ActionBody::offer, "offers a draw with it")
          .may("claim", claimed_rule(), &ActionBody::claim, "claims a draw in the position before")
          .may("message", plain(), &ActionBody::message, "with the claim");
  Route route =
      acting(api, "/api/bot/games/{game}/move/{move}", "botMove", "Move: `d6`, `a1-a4`, `d6xg7`, `a1-a4xg7`",
             form, {},
             {ErrorCode::illegal_move, ErrorCode::not_your_turn, ErrorCode::opponent_missing,
              ErrorCode::claims_off, ErrorCode::offer_stands, ErrorCode::offer_too_soon,
              ErrorCode::agreement_off, ErrorCode::text_too_long, ErrorCode::too_long, ErrorCode::suspended});
  route.handler.run = [api, form](const Call& call) {
    BotApi::Make make = [move = call.parts[1]](const ActionBody& body, std::int64_t game, const Room& room,
                                               int seat) {
      return request_move(move, body, game, room, seat);
    };
    return api->act(call, form, std::move(make));
  };
  return route;
}

std::vector<Route> moves(const BotApiPtr& api) {
  Route chat =
      acting(api, "/api/bot/games/{game}/chat", "botChat", "Say something to the opponent",
             Action()
                 .may("text", plain(), &ActionBody::text, "at most 300 characters")
                 .may("preset", plain(), &ActionBody::preset, "a phrase instead")
                 .or_nothing(),
             request_chat, {ErrorCode::opponent_missing, ErrorCode::text_too_long, ErrorCode::suspended});
  chat.tokens = Scopes{Scope::chat};
  return {
      moving(api),
      acting(api, "/api/bot/games/{game}/claim", "botClaim", "Claim a draw by the rules",
             action()
                 .may("rule", claimed_rule(), &ActionBody::rule)
                 .may("message", plain(), &ActionBody::message),
             request_claim,
             {ErrorCode::claims_off, ErrorCode::claim_unfounded, ErrorCode::text_too_long,
              ErrorCode::suspended}),
      acting(api, "/api/bot/games/{game}/resign", "botResign", "Resign", action(), request_resign,
             {ErrorCode::opponent_missing}),
      acting(api, "/api/bot/games/{game}/abort", "botAbort", "Abort the game, before both have moved",
             action(), request_abort, {ErrorCode::not_away, ErrorCode::opponent_missing}),
      acting(api, "/api/bot/games/{game}/absent/win", "botAbsentWin", "Win against who stays away", action(),
             request_win, {ErrorCode::not_away}),
      acting(api, "/api/bot/games/{game}/absent/draw", "botAbsentDraw", "Draw against who stays away",
             action(), request_draw, {ErrorCode::not_away}),
      std::move(chat),
  };
}

std::vector<Route> talk(const BotApiPtr& api) {
  const std::vector<ErrorCode> nothing_asked = {ErrorCode::nothing_asked, ErrorCode::too_few_plies,
                                                ErrorCode::rated_game};
  return {
      acting(api, "/api/bot/games/{game}/draw/offer", "botOfferDraw", "Offer a draw",
             action().may("message", plain(), &ActionBody::message), request_offer,
             {ErrorCode::offer_stands, ErrorCode::offer_too_soon, ErrorCode::agreement_off,
              ErrorCode::text_too_long, ErrorCode::suspended}),
      acting(api, "/api/bot/games/{game}/draw/accept", "botAcceptDraw", "Accept a draw", action(),
             request_accept, {ErrorCode::no_offer}),
      acting(api, "/api/bot/games/{game}/draw/decline", "botDeclineDraw", "Decline a draw",
             action().may("reason", plain(), &ActionBody::reason), request_decline,
             {ErrorCode::no_offer, ErrorCode::text_too_long, ErrorCode::suspended}),
      acting(api, "/api/bot/games/{game}/draw/withdraw", "botWithdrawDraw",
             "Withdraw the own offer of a draw", action(), request_withdraw, {ErrorCode::no_offer}),
      acting(api, "/api/bot/games/{game}/takeback/ask", "botAskTakeback",
             "Ask to take back the own last move", action(), request_takeback<Verb::ask>, nothing_asked),
      acting(api, "/api/bot/games/{game}/takeback/accept", "botAcceptTakeback", "Let the other one take back",
             action(), request_takeback<Verb::accept>, nothing_asked),
      acting(api, "/api/bot/games/{game}/takeback/decline", "botDeclineTakeback",
             "Do not let the other one take back", action(), request_takeback<Verb::decline>, nothing_asked),
      acting(api, "/api/bot/games/{game}/takeback/withdraw", "botWithdrawTakeback",
             "Ask no more to take a move back", action(), request_takeback<Verb::withdraw>, nothing_asked),
      acting(api, "/api/bot/games/{game}/next", "botNext",
             "Ask for another game, or agree to one, after the end",
             action().may("colour", described(plain(), schema::ref("Colour")), &ActionBody::colour,
                          "where the loser chooses"),
             request_next,
             {ErrorCode::game_running, ErrorCode::series_full, ErrorCode::suspended,
              ErrorCode::opponent_suspended, ErrorCode::opponent_missing, ErrorCode::blocked,
              ErrorCode::no_challenges}),
      acting(api, "/api/bot/games/{game}/next/decline", "botDeclineNext", "Decline another game", action(),
             request_no_next, {ErrorCode::game_running, ErrorCode::nothing_asked}),
  };
}

}  // namespace

Area bot_area(Bots& bots, Hub& hub, Sessions& sessions, const Time& time) {
  const auto api = std::make_shared<BotApi>(bots, hub, sessions, time);
  std::vector<Route> all = streams(api);
  std::ranges::move(moves(api), std::back_inserter(all));
  std::ranges::move(talk(api), std::back_inserter(all));
  return {"Bots at play", "For accounts of bots, by a token with the scope `play` (chat: `chat`).",
          std::move(all)};
}

}  // namespace muehle::server
