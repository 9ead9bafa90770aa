#include "server/lobby/lobby_api.h"

#include <boost/json/object.hpp>

#include "server/kernel/error_response.h"
#include "server/kernel/kinds.h"
#include "server/lobby/lobby_forms.h"

namespace muehle::server {
namespace {

class LobbyApi {
 public:
  LobbyApi(Lobby& lobby, Sessions& sessions) : lobby_(lobby), sessions_(sessions) {}

  Response state(const Call& call) {
    const std::optional<Session> session = or_refuse(co_await sessions_.of(call));
    const std::optional<PlayerId> player = session ? std::optional(session->player.id) : std::nullopt;
    const std::string state = or_refuse(co_await lobby_.state(player));
    co_return net::json_response(200, state);
  }

  Response offer(const Call& call, Offering offering) {
    const std::optional<Session> session = or_refuse(co_await sessions_.of(call));
    or_refuse(check_may_offer(session, offering.wish));
    const SignedIn who = or_refuse(co_await sessions_.to_play(call, offering.name));
    const StoredPlayer player = named(who, offering.name);
    const Answer<Lobby::Offered> offered =
        co_await lobby_.offer(player, offering.wish, offering.id, call.request.address);
    net::HttpResponse response;
    if (!offered) {
      response = error_response(offered.error());
    } else if (offered->seek) {
      response = reply({{"seek", seek_json(*offered->seek, player.id)}}, 201);
    } else {
      response = reply({{"code", offered->code}});
    }
    sessions_.keep(call.request, who, response);
    co_return response;
  }

  Response take(const Call& call, std::string name) {
    const SignedIn who = or_refuse(co_await sessions_.to_play(call, name));
    const StoredPlayer player = named(who, name);
    const Answer<std::string> code = co_await lobby_.take(player, call.parts[0]);
    net::HttpResponse response = code ? reply({{"code", *code}}) : error_response(code.error());
    sessions_.keep(call.request, who, response);
    co_return response;
  }

  Response withdraw(const Call& call) {
    or_refuse(co_await lobby_.withdraw(call.session->player, call.parts[0]));
    co_return reply_done();
  }

 private:
  static Answer<void> check_may_offer(const std::optional<Session>& session, const Wish& wish) {
    const bool registered = session && session->player.registered;
    if (wish.near && session && session->player.bot)
      return refuse(ErrorCode::not_allowed, "a bot has no rating that others could be near");
    if (wish.rated && !registered)
      return refuse(ErrorCode::not_rated, "rated games are for players with an account");
    if (wish.near && !registered)
      return refuse(ErrorCode::guest, "a guest has no rating that others could be near");
    return {};
  }

  // A guest may call himself otherwise for a game.
  static StoredPlayer named(const SignedIn& who, const std::string& name) {
    StoredPlayer player = who.session.player;
    if (!player.registered && !name.empty()) player.name = name;
    return player;
  }

  Lobby& lobby_;
  Sessions& sessions_;
};

}  // namespace

Area lobby_area(Lobby& lobby, Sessions& sessions) {
  using namespace schema;
  const auto api = std::make_shared<LobbyApi>(lobby, sessions);
  // Every one of them may become a game.
  const auto limit = at_most(1, 200, "too many offers; wait a little", 1);
  const auto name =
      Form<std::string>().may("name", kinds::name(), std::identity{}, "for a guest").or_nothing();
  return {
      "Lobby",
      "Who waits for whom, and which games run.",
      {
          {.method = "GET",
           .path = "/api/lobby",
           .id = "getLobby",
           .summary = "See who waits, and what is played",
           .tokens = Scopes{Scope::read, Scope::challenge},
           .handler = does(api, &LobbyApi::state),
           .replies = {answers("Lobby", "as of now")}},
          {.method = "GET",
           .path = lobby_socket_path,
           .id = "openLobbySocket",
           .summary = "Be told of the lobby over a WebSocket",
           .handler = only_sockets,
           .replies = {{101, "the WebSocket; its first message is a `Lobby`", {}, ""}},
           .refusals = {ErrorCode::bad_origin, ErrorCode::bad_version},
           .messages = Messages{.told = schema::ref("LobbyTold"), .said = schema::ref("LobbySaid")},
           .note =
               "`Lobby` at once and after each change, at most twice a second; a message of kind `game` when "
               "an offer or a challenge of yours has become one. Who sends `{\"t\":\"changes\"}` is told "
               "only what is different from then on (`lobby_change`). An offer of a live game stands while "
               "its player has this open, and 20 seconds more."},
          {.method = "POST",
           .path = "/api/seeks",
           .id = "offerGame",
           .summary = "Offer a game to whoever comes",
           .tokens = Scopes{Scope::challenge},
           .limit = limit,
           .handler = does(api, &LobbyApi::offer, offering_form()),
           .replies = {{201, "the offer, which waits", object({{"seek", ref("Seek")}})},
                       answers("Code",
                               "somebody waited with the same wish: the game has begun. Or you sit in a "
                               "game by the clock that has begun in the same moment")},
           .refusals = {ErrorCode::bad_name, ErrorCode::bad_rules, ErrorCode::bad_time, ErrorCode::not_rated,
                        ErrorCode::guest, ErrorCode::not_allowed, ErrorCode::too_many_seeks,
                        ErrorCode::no_guests, ErrorCode::suspended, ErrorCode::name_reserved,
                        ErrorCode::name_taken, ErrorCode::no_session},
           .note = "A rated game needs an account, a clock or days, and a preset in which a game without "
                   "progress is drawn. Who offers again what he offers already is answered as the first "
                   "time, and, with the same `id`, also for 24 hours after it has come to a game."},
          {.method = "POST",
           .path = "/api/seeks/{id}/take",
           .id = "takeOffer",
           .summary = "Take somebody's offer",
           .tokens = Scopes{Scope::challenge},
           .limit = limit,
           .handler = does(api, &LobbyApi::take, name),
           .replies = {answers("Code", "the game has begun")},
           .refusals = {ErrorCode::bad_name, ErrorCode::not_found, ErrorCode::own_seek, ErrorCode::not_rated,
                        ErrorCode::not_allowed, ErrorCode::no_guests, ErrorCode::suspended,
                        ErrorCode::opponent_suspended, ErrorCode::name_reserved, ErrorCode::name_taken}},
          {.method = "POST",
           .path = "/api/seeks/{id}/withdraw",
           .id = "withdrawOffer",
           .summary = "Withdraw your offer",
           .may = May::session,
           .tokens = Scopes{Scope::challenge},
           .handler = does(api, &LobbyApi::withdraw),
           .replies = {done("it is gone")},
           .refusals = {ErrorCode::not_found}},
      },
  };
}

}  // namespace muehle::server
