#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

constexpr std::string_view path = "/api/tables/{code}";

Body opening() {
  return {object({{"rules", text(), "a preset, or the text of house rules"},
                  maybe("colour", one_of({"lot", "white", "black"}), "of who opens the table; else by lot"),
                  maybe("next", one_of({"alternate", "loser_chooses"}), "the colours of later games"),
                  maybe("name", text(), "for a guest"),
                  maybe("start", text(), "a position; else the empty board"),
                  maybe("time", text(), "`300+5`, `300d5`, `1/259200`; else unlimited"),
                  maybe("public", flag(), "others find it in lists"),
                  maybe("absence", whole(1, 30), "days of absence of an unlimited game")})};
}

std::vector<Operation> opening_and_sitting() {
  return {
      {.method = "POST",
       .path = "/api/tables",
       .id = "openTable",
       .summary = "Open a table",
       .body = opening(),
       .replies = {{201, "the table, at which you have seat 0", ref("Opened")}},
       .refusals = {ErrorCode::bad_name, ErrorCode::bad_rules, ErrorCode::bad_position, ErrorCode::bad_time,
                    ErrorCode::no_guests, ErrorCode::suspended, ErrorCode::name_reserved,
                    ErrorCode::name_taken, ErrorCode::no_session},
       .note = "A guest is made where there is no session: the answer then sets its cookie."},
      {.method = "POST",
       .path = "/api/tables/{code}/join",
       .id = "joinTable",
       .summary = "Take the free seat, or watch",
       .body = Body{object({maybe("name", text(), "for a guest"),
                            maybe("secret", text(),
                                  "32 hex digits for the new seat, chosen by the client so that it can ask "
                                  "again where the answer was lost")})},
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
       .body = Body{object({{"name", text()}})},
       .replies = {done("it is his name")},
       .refusals = {ErrorCode::bad_name, ErrorCode::bad_secret, ErrorCode::not_found, ErrorCode::not_seated,
                    ErrorCode::registered, ErrorCode::name_reserved, ErrorCode::name_taken}},
      {.method = "POST",
       .path = "/api/tables/{code}/claim",
       .id = "claimSeat",
       .summary = "Take a seat by its return link",
       .body = Body{object({{"token", text(), "what stands behind the `#` of the link"}})},
       .replies = {answers("SeatTaken", "the seat is yours, too")},
       .refusals = {ErrorCode::bad_secret, ErrorCode::not_found, ErrorCode::no_session}},
      {.method = "POST",
       .path = "/api/tables/{code}/return",
       .id = "renewReturnLink",
       .summary = "Get a new return link of your seat",
       .body = empty_body(),
       .replies = {answers("ReturnLink", "the link; who came by an older one has the seat no more")},
       .refusals = {ErrorCode::not_found, ErrorCode::not_seated, ErrorCode::bad_secret}},
  };
}

std::vector<Operation> watching() {
  return {
      {.method = "GET",
       .path = path,
       .id = "getTable",
       .summary = "See a table as a watcher does",
       .replies = {answers("State", "the table and its game")},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/tables/{code}/record",
       .id = "getRecord",
       .summary = "Get the record of a game",
       .query = {{"game", "the number of an earlier game of the table; else the one it plays"}},
       .replies = {{200, "the record", {}, "text/plain"}},
       .refusals = {ErrorCode::not_found}},
      {.method = "GET",
       .path = "/api/tables/{code}/socket",
       .id = "openTableSocket",
       .summary = "Play or watch over a WebSocket",
       .replies = {{101, "the WebSocket; its first message is a `State`", {}, ""}},
       .refusals = {ErrorCode::not_found, ErrorCode::bad_origin, ErrorCode::bad_version},
       .note =
           "Offers the subprotocol `muehle.1`. All that is played goes over it; its messages are described "
           "in the documentation of the server protocol. The session says which seat it is; without one it "
           "watches."},
  };
}

}  // namespace

Area table_area() {
  std::vector<Operation> all = opening_and_sitting();
  for (Operation& one : watching()) all.push_back(std::move(one));
  return {"Tables", "Two seats, a link, and a series of games.", std::move(all)};
}

}  // namespace muehle::server::openapi
