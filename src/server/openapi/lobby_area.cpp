#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

constexpr const char* own_id =
    "drawn by chance, 12 characters of `a-z` and `2-9`, to ask again where the answer was lost";

}  // namespace

Area lobby_area() {
  const Body offer = {object({{"rules", text(), "a preset, or the text of house rules"},
                              maybe("time", text(), "`300+5`, `300d5`, `1/259200`; else unlimited"),
                              maybe("colour", one_of({"lot", "white", "black"})),
                              maybe("rated", flag()),
                              maybe("near", flag(), "only with somebody about as strong"),
                              maybe("bots", flag(), "bots may take it, too"),
                              maybe("name", text(), "for a guest"),
                              maybe("id", text(), own_id)})};
  return {
      "Lobby",
      "Who waits for whom, and which games run.",
      {
          {.method = "GET",
           .path = "/api/lobby",
           .id = "getLobby",
           .summary = "See who waits, and what is played",
           .replies = {answers("Lobby", "as of now")}},
          {.method = "GET",
           .path = "/api/lobby/socket",
           .id = "openLobbySocket",
           .summary = "Be told of the lobby over a WebSocket",
           .replies = {{101, "the WebSocket; its first message is a `Lobby`", {}, ""}},
           .refusals = {ErrorCode::bad_origin, ErrorCode::bad_version},
           .note =
               "`Lobby` at once and after each change, at most twice a second; a message of kind `game` when "
               "an offer or a challenge of yours has become one. Who sends `{\"t\":\"changes\"}` is told "
               "only what is different from then on (`lobby_change`). An offer of a live game stands while "
               "its "
               "player has this open, and 20 seconds more."},
          {.method = "POST",
           .path = "/api/seeks",
           .id = "offerGame",
           .summary = "Offer a game to whoever comes",
           .body = offer,
           .replies = {{201, "the offer, which waits", object({{"seek", ref("Seek")}})},
                       answers("Code",
                               "somebody waited with the same wish: the game has begun. Or you sit in a "
                               "game by the clock that has begun in the same moment")},
           .refusals = {ErrorCode::bad_name, ErrorCode::bad_rules, ErrorCode::bad_time, ErrorCode::not_rated,
                        ErrorCode::guest, ErrorCode::too_many_seeks, ErrorCode::no_guests,
                        ErrorCode::suspended, ErrorCode::name_reserved, ErrorCode::name_taken,
                        ErrorCode::no_session},
           .note = "A rated game needs an account, a clock or days, and a preset in which a game without "
                   "progress is drawn. Who offers again what he offers already is answered as the first "
                   "time, and, with the same `id`, also for 24 hours after it has come to a game."},
          {.method = "POST",
           .path = "/api/seeks/{id}/take",
           .id = "takeOffer",
           .summary = "Take somebody's offer",
           .body = Body{object({maybe("name", text(), "for a guest")})},
           .replies = {answers("Code", "the game has begun")},
           .refusals = {ErrorCode::bad_name, ErrorCode::not_found, ErrorCode::own_seek, ErrorCode::not_rated,
                        ErrorCode::no_guests, ErrorCode::suspended, ErrorCode::opponent_suspended,
                        ErrorCode::name_reserved, ErrorCode::name_taken}},
          {.method = "POST",
           .path = "/api/seeks/{id}/withdraw",
           .id = "withdrawOffer",
           .summary = "Withdraw your offer",
           .body = empty_body(),
           .replies = {done("it is gone")},
           .refusals = {ErrorCode::not_found}},
      },
  };
}

Area challenge_area() {
  const Body challenge = {object({{"to", text(), "the name of a player with an account"},
                                  {"rules", text(), "a preset, or the text of house rules"},
                                  maybe("start", text(), "a position; else the empty board"),
                                  maybe("time", text(), "`300+5`, `300d5`, `1/259200`; else unlimited"),
                                  maybe("colour", one_of({"lot", "white", "black"}), "of who challenges"),
                                  maybe("rated", flag()),
                                  maybe("public", flag()),
                                  maybe("message", text(), "at most 140 characters"),
                                  maybe("id", text(), own_id)})};
  return {
      "Challenges",
      "Of one player with an account to another one, by name. They stand for 14 days.",
      {
          {.method = "GET",
           .path = "/api/challenges",
           .id = "listChallenges",
           .summary = "List the challenges you have got and sent",
           .replies = {answers("Challenges", "the newest first")}},
          {.method = "POST",
           .path = "/api/challenges",
           .id = "sendChallenge",
           .summary = "Challenge a player",
           .body = challenge,
           .replies = {{201, "it stands", object({{"challenge", ref("Challenge")}})},
                       answers("Code", "the one with this `id` was accepted already")},
           .refusals = {ErrorCode::bad_rules, ErrorCode::bad_position, ErrorCode::bad_time,
                        ErrorCode::not_rated, ErrorCode::not_found, ErrorCode::yourself, ErrorCode::guest,
                        ErrorCode::no_challenges, ErrorCode::blocked, ErrorCode::too_many_challenges,
                        ErrorCode::suspended, ErrorCode::opponent_suspended}},
          {.method = "POST",
           .path = "/api/challenges/{id}/accept",
           .id = "acceptChallenge",
           .summary = "Accept a challenge",
           .body = empty_body(),
           .replies = {answers("Code", "the game has begun")},
           .refusals = {ErrorCode::not_found, ErrorCode::suspended, ErrorCode::opponent_suspended}},
          {.method = "POST",
           .path = "/api/challenges/{id}/decline",
           .id = "declineChallenge",
           .summary = "Decline a challenge",
           .body = Body{object({{"reason", ref("DeclineReason")}})},
           .replies = {done("its sender will read why")},
           .refusals = {ErrorCode::not_found}},
          {.method = "POST",
           .path = "/api/challenges/{id}/withdraw",
           .id = "withdrawChallenge",
           .summary = "Withdraw your challenge, or put away one that was declined",
           .body = empty_body(),
           .replies = {done("it is gone")},
           .refusals = {ErrorCode::not_found}},
      },
  };
}

}  // namespace muehle::server::openapi
