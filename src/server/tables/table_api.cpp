#include "server/tables/table_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"
#include "server/tables/callers.h"
#include "server/tables/table_forms.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

// What fills the disk with new games. Of one player, beside those of his address.
constexpr double openings_per_second_each = 0.2;
constexpr double openings_at_once_each = 60;

// A fragment, so that it reaches no log.
std::string return_path(const std::string& code, const std::string& token) {
  return "/g/" + code + "#" + token;
}

class TableApi {
 public:
  TableApi(Seating& seating, Hub& hub, Sessions& sessions)
      : seating_(seating),
        hub_(hub),
        sessions_(sessions),
        openings_each_(openings_per_second_each, openings_at_once_each) {}

  Response open(const Call& call, Opening opening) {
    const SignedIn who = or_refuse(co_await sessions_.to_play(call, opening.name));
    if (!openings_each_.take(std::to_string(who.session.player.id), std::chrono::steady_clock::now()))
      or_refuse(refuse_many("too many new games; wait a little", 5));
    const Caller caller{who.session.player, {}};
    const Seated seated = or_refuse(co_await seating_.open(caller, std::move(opening)));
    net::HttpResponse response = reply({{"code", seated.code},
                                        {"url", "/g/" + seated.code},
                                        {"return", return_path(seated.code, seated.secret)},
                                        {"seat", *seated.seat}},
                                       201);
    sessions_.keep(call.request, who, response);
    co_return response;
  }

  Response join(const Call& call, Joining joining) {
    const std::string& code = call.parts[0];
    const bool free = or_refuse(co_await seating_.has_free_seat(code));
    Caller caller = or_refuse(co_await caller_of(sessions_, call, code));
    std::optional<SignedIn> guest;  // who only watches need not become one
    if (free && !caller.player) {
      guest = or_refuse(co_await sessions_.to_play(call, joining.name));
      caller.player = guest->session.player;
    } else if (free) {
      or_refuse(co_await sessions_.check_name(*caller.player, joining.name));
    }
    const Seated seated = or_refuse(co_await seating_.join(code, caller, std::move(joining)));
    json::object answer{{"seat", nullptr}, {"return", nullptr}};
    if (seated.seat) answer["seat"] = *seated.seat;
    if (!seated.secret.empty()) answer["return"] = return_path(code, seated.secret);
    net::HttpResponse response = reply(answer);
    if (guest) sessions_.keep(call.request, *guest, response);
    co_return response;
  }

  Response rename(const Call& call, std::string name) {
    const Caller caller = or_refuse(co_await caller_of(sessions_, call, call.parts[0]));
    StoredPlayer named = caller.player.value_or(StoredPlayer{});
    or_refuse(co_await sessions_.check_name(named, name));
    or_refuse(co_await seating_.rename(call.parts[0], caller, std::move(name)));
    co_return reply_done();
  }

  Response claim(const Call& call, std::string token) {
    const Caller bearer{std::nullopt, token};
    const Seat opens = or_refuse(co_await seating_.seat_of(call.parts[0], bearer));
    if (!opens) or_refuse(refuse(ErrorCode::bad_secret, "this return link opens no seat at the table"));
    const std::string nameless;
    const SignedIn who = or_refuse(co_await sessions_.or_guest(call, nameless));
    const Caller caller{who.session.player, {}};
    const Seat seat = or_refuse(co_await seating_.claim(call.parts[0], caller, std::move(token)));
    net::HttpResponse response = reply({{"seat", *seat}});
    sessions_.keep(call.request, who, response);
    co_return response;
  }

  Response renew(const Call& call) {
    const Caller caller{call.session->player, {}};
    const std::string token = or_refuse(co_await seating_.renew(call.parts[0], caller));
    co_return reply({{"return", return_path(call.parts[0], token)}});
  }

  Response state(const Call& call) {
    std::string state = or_refuse(co_await hub_.state(call.parts[0]));
    co_return net::json_response(200, std::move(state));
  }

  Response record(const Call& call) {
    std::int64_t number = 0;
    if (const auto asked = net::query_value(call.request.target, "game")) {
      const Result<int> parsed = parse_number(*asked, "game", 1, INT32_MAX);
      if (!parsed) or_refuse(refuse(ErrorCode::bad_request, parsed.error().message));
      number = *parsed;
    }
    const Caller caller = or_refuse(co_await caller_of(sessions_, call, call.parts[0]));
    net::HttpResponse response;
    response.body = or_refuse(co_await hub_.record(call.parts[0], caller, number));
    response.headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}};
    co_return response;
  }

 private:
  Seating& seating_;
  Hub& hub_;
  Sessions& sessions_;
  net::AddressLimits openings_each_;  // by player
};

std::vector<Route> sitting(const std::shared_ptr<TableApi>& api) {
  using namespace schema;
  return {
      {.method = "POST",
       .path = "/api/tables",
       .id = "openTable",
       .summary = "Open a table",
       .limit = at_most(1, 200, "too many new games; wait a little", 1),
       .handler = does(api, &TableApi::open, opening_form()),
       .replies = {{201, "the table, at which you have seat 0", ref("Opened")}},
       .refusals = {ErrorCode::bad_name, ErrorCode::bad_rules, ErrorCode::bad_position, ErrorCode::bad_time,
                    ErrorCode::no_guests, ErrorCode::suspended, ErrorCode::name_reserved,
                    ErrorCode::name_taken, ErrorCode::no_session},
       .note = "A guest is made where there is no session: the answer then sets its cookie."},
      {.method = "POST",
       .path = "/api/tables/{code}/join",
       .id = "joinTable",
       .summary = "Take the free seat, or watch",
       .handler = does(api, &TableApi::join, joining_form()),
       .replies = {answers("Joined", "the seat, or null for who watches")},
       .refusals = {ErrorCode::bad_name, ErrorCode::not_found, ErrorCode::no_guests, ErrorCode::suspended,
                    ErrorCode::opponent_suspended, ErrorCode::opponent_missing, ErrorCode::blocked,
                    ErrorCode::no_challenges, ErrorCode::name_reserved, ErrorCode::name_taken,
                    ErrorCode::no_session},
       .note =
           "The first visitor without a seat gets seat 1, and a session if he has none; later ones watch. "
           "Who has a seat keeps it."},
      {.method = "POST",
       .path = "/api/tables/{code}/name",
       .id = "nameSeat",
       .summary = "Give a guest who sits there another name",
       .handler = does(api, &TableApi::rename, one_field("name", kinds::name())),
       .replies = {done("it is his name")},
       .refusals = {ErrorCode::bad_name, ErrorCode::bad_secret, ErrorCode::not_found, ErrorCode::not_seated,
                    ErrorCode::registered, ErrorCode::name_reserved, ErrorCode::name_taken}},
      {.method = "POST",
       .path = "/api/tables/{code}/claim",
       .id = "claimSeat",
       .summary = "Take a seat by its return link",
       .handler = does(api, &TableApi::claim,
                       one_field("token", kinds::text(), "what stands behind the `#` of the link")),
       .replies = {answers("SeatTaken", "the seat is yours, too")},
       .refusals = {ErrorCode::bad_secret, ErrorCode::not_found, ErrorCode::no_session}},
      {.method = "POST",
       .path = "/api/tables/{code}/return",
       .id = "renewReturnLink",
       .summary = "Get a new return link of your seat",
       .may = May::session,
       .handler = does(api, &TableApi::renew),
       .replies = {answers("ReturnLink", "the link; who came by an older one has the seat no more")},
       .refusals = {ErrorCode::not_found, ErrorCode::not_seated, ErrorCode::bad_secret}},
  };
}

std::vector<Route> watching(const std::shared_ptr<TableApi>& api) {
  return {
      {.method = "GET",
       .path = "/api/tables/{code}",
       .id = "getTable",
       .summary = "See a table as a watcher does",
       .tokens = Scopes{Scope::read},
       .handler = does(api, &TableApi::state),
       .replies = {answers("State", "the table and its game")},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/tables/{code}/record",
       .id = "getRecord",
       .summary = "Get the record of a game",
       .tokens = Scopes{Scope::read},
       .query = {{"game", "the number of an earlier game of the table; else the one it plays"}},
       .handler = does(api, &TableApi::record),
       .replies = {{200, "the record", {}, "text/plain"}},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = table_socket_path,
       .id = "openTableSocket",
       .summary = "Play or watch over a WebSocket",
       .handler = only_sockets,
       .replies = {{101, "the WebSocket; its first message is a `State`", {}, ""}},
       .refusals = {ErrorCode::not_found, ErrorCode::bad_origin, ErrorCode::bad_version},
       .messages = Messages{.told = schema::ref("TableTold"), .said = schema::ref("TableSaid")},
       .note = "Offers the subprotocol `muehle.1`. All that is played goes over it; what its messages "
               "mean is said in the documentation of the server protocol. The session says which seat it is; "
               "without one it "
               "watches."},
  };
}

}  // namespace

Area table_area(Seating& seating, Hub& hub, Sessions& sessions) {
  const auto api = std::make_shared<TableApi>(seating, hub, sessions);
  std::vector<Route> all = sitting(api);
  std::ranges::move(watching(api), std::back_inserter(all));
  return {"Tables", "Two seats, a link, and a series of games.", std::move(all)};
}

}  // namespace muehle::server
