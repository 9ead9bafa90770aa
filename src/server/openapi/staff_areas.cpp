#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

constexpr std::string_view reason_note = "1 to 1000 bytes";

Body reason() { return {object({{"reason", text(), reason_note}})}; }

Body ruling_body() {
  return {object({{"game", whole(), "its number"},
                  {"kind", one_of({"warn", "caution", "add", "stop", "go_on", "adjudicate", "correct"})},
                  {"reason", text(), reason_note},
                  maybe("call", null_or(whole()), "that it answers"),
                  maybe("rulings", whole(), "so many stood in the game when it was decided"),
                  maybe("against", ref("Colour"), "of `warn` and `caution`; of `add`: who gets it"),
                  maybe("seconds", whole(1, 2'592'000), "of `add`"),
                  maybe("winner", one_of({"white", "black", "draw", "nobody"}),
                        "of `adjudicate` and `correct`; `nobody` only of `correct`")})};
}

Body redaction() {
  return {object({{"game", whole(), "its number"},
                  {"reason", text(), reason_note},
                  maybe("version", whole(), "the event line whose message goes"),
                  maybe("chat", whole(), "instead: the line of the table's chat")})};
}

std::vector<Operation> calls() {
  return {
      {.method = "GET",
       .path = "/api/tables/{code}/call",
       .id = "areThereReferees",
       .summary = "Ask whether a referee could answer",
       .replies = {{200, "whether anybody could", object({{"referees", flag()}})}},
       .refusals = {ErrorCode::not_found}},
      {.method = "POST",
       .path = "/api/tables/{code}/call",
       .id = "callReferee",
       .summary = "Call a referee to the game you play",
       .body = Body{object({{"game", whole(), "its number"}, {"text", text(), reason_note}})},
       .replies = {{201, "the call", object({{"id", whole()}})}},
       .refusals = {ErrorCode::not_found, ErrorCode::unknown_game, ErrorCode::not_seated,
                    ErrorCode::no_referee, ErrorCode::text_too_long, ErrorCode::bad_secret,
                    ErrorCode::opponent_missing}},
      {.method = "GET",
       .path = "/api/referee/calls",
       .id = "listCalls",
       .summary = "List the calls that wait",
       .replies = {{200, "each player's first before anybody's second, the oldest of them first",
                    object({{"calls", list(ref("Call"))}})}}},
      {.method = "GET",
       .path = "/api/referee/stopped",
       .id = "listStopped",
       .summary = "List the games that referees have stopped",
       .replies = {{200, "the longest first", object({{"stopped", list(ref("StoppedGame"))}})}}},
      {.method = "GET",
       .path = "/api/referee/calls/{id}",
       .id = "getCall",
       .summary = "See a call, and what follows from the rules",
       .replies = {answers("CallWithFacts", "never from a database")},
       .refusals = {ErrorCode::not_found}},
      {.method = "POST",
       .path = "/api/referee/calls/{id}/dismiss",
       .id = "dismissCall",
       .summary = "Answer a call without a ruling",
       .body = reason(),
       .replies = {done("players see the answer as a ruling `dismiss`")},
       .refusals = {ErrorCode::not_found, ErrorCode::text_too_long, ErrorCode::unknown_game}},
  };
}

std::vector<Operation> rulings() {
  return {
      {.method = "POST",
       .path = "/api/tables/{code}/ruling",
       .id = "rule",
       .summary = "Rule in a game",
       .body = ruling_body(),
       .replies = {done("it stands in the table's `rulings`")},
       .refusals = {ErrorCode::not_found, ErrorCode::unknown_game, ErrorCode::game_over,
                    ErrorCode::game_running, ErrorCode::bad_result, ErrorCode::bad_time,
                    ErrorCode::text_too_long, ErrorCode::opponent_missing, ErrorCode::stopped,
                    ErrorCode::nothing_asked, ErrorCode::old_version}},
      {.method = "POST",
       .path = "/api/tables/{code}/redact",
       .id = "redact",
       .summary = "Take a text out",
       .body = redaction(),
       .replies = {done("the message is empty from now on, in what is stored too")},
       .refusals = {ErrorCode::not_found, ErrorCode::unknown_game, ErrorCode::text_too_long}},
      {.method = "POST",
       .path = "/api/players/{name}/suspend",
       .id = "suspend",
       .summary = "Suspend a player",
       .body = Body{object({{"until", whole(), "seconds since 1970"}, {"reason", text(), reason_note}})},
       .replies = {answers("AccountAnswer", "until then he begins no game")},
       .refusals = {ErrorCode::not_found, ErrorCode::text_too_long}},
      {.method = "POST",
       .path = "/api/players/{name}/unsuspend",
       .id = "unsuspend",
       .summary = "Suspend a player no more",
       .body = reason(),
       .replies = {answers("AccountAnswer", "he may begin games again")},
       .refusals = {ErrorCode::not_found, ErrorCode::text_too_long}},
      {.method = "GET",
       .path = "/api/referee/log",
       .id = "getLog",
       .summary = "See what referees and hosts have done",
       .query = {{"before", "the id of the oldest one that you have"}},
       .replies = {{200, "100 at a time, the newest first", object({{"log", list(ref("Deed"))}})}}},
  };
}

std::vector<Operation> players() {
  return {
      {.method = "POST",
       .path = "/api/host",
       .id = "becomeHost",
       .summary = "Become host by the link that `muehle admin host-link` prints",
       .body = Body{object({{"token", text()}})},
       .replies = {{200, "you are one", object({{"role", one_of({"host"})}})}},
       .refusals = {ErrorCode::bad_secret}},
      {.method = "GET",
       .path = "/api/host/players",
       .id = "listAccounts",
       .summary = "Search accounts",
       .query = {{"name", "how the name begins"}},
       .replies = {answers("Accounts", "at most 200, hosts and referees first")}},
      {.method = "POST",
       .path = "/api/host/players/{name}/role",
       .id = "setRole",
       .summary = "Give an account a role",
       .body = Body{object({{"role", ref("Role")}})},
       .replies = {answers("AccountAnswer", "it has it")},
       .refusals = {ErrorCode::not_found, ErrorCode::last_host}},
      {.method = "POST",
       .path = "/api/host/players/{name}/password",
       .id = "makePasswordLink",
       .summary = "Make a link by which a player sets a new password",
       .body = empty_body(),
       .replies = {{201, "to be handed over; it works once",
                    object({{"link", text(), "`/#reset=<token>`"}, {"hours", whole()}})}},
       .refusals = {ErrorCode::not_found}},
  };
}

std::vector<Operation> invitations() {
  return {
      {.method = "GET",
       .path = "/api/host/invitations",
       .id = "listInvitations",
       .summary = "List the invitations that are open",
       .replies = {answers("Invitations", "the newest first")}},
      {.method = "POST",
       .path = "/api/host/invitations",
       .id = "invite",
       .summary = "Make an invitation to register",
       .body = empty_body(),
       .replies = {{201, "good for one account within 14 days", ref("NewInvitation")}}},
      {.method = "DELETE",
       .path = "/api/host/invitations/{id}",
       .id = "withdrawInvitation",
       .summary = "Withdraw an invitation",
       .replies = {done("it opens nothing any more")},
       .refusals = {ErrorCode::not_found}},
  };
}

}  // namespace

Area referee_area() {
  std::vector<Operation> all = calls();
  for (Operation& one : rulings()) all.push_back(std::move(one));
  return {"Referees", "Calling one, and what one may do.", std::move(all)};
}

Area host_area() {
  std::vector<Operation> all = players();
  for (Operation& one : invitations()) all.push_back(std::move(one));
  return {"Hosts", "Who may what on this server.", std::move(all)};
}

Area database_area() {
  const Body order = {object({{"rules", text(), "a preset, or the text of house rules"},
                              {"goal", text(), "`moving`, `all`, `up-to-N`, or sectors as `4-3,5-3`"},
                              maybe("distances", null_or(flag())),
                              maybe("threads", null_or(whole(1, 256)), "else all"),
                              maybe("megabytes", null_or(whole()), "else what is free")})};
  return {
      "Databases",
      "What the server knows of the solved game, and having more of it solved.",
      {
          {.method = "GET",
           .path = "/api/host/databases",
           .id = "listDatabases",
           .summary = "See what is solved, and what could be",
           .replies = {answers("Databases", "as of now")}},
          {.method = "GET",
           .path = "/api/host/solve",
           .id = "getSolve",
           .summary = "See what is being solved, or was last",
           .replies = {answers("SolveAnswer", "cheap: this is what to ask again and again")}},
          {.method = "POST",
           .path = "/api/host/solve",
           .id = "startSolve",
           .summary = "Have something solved",
           .body = order,
           .replies = {{201, "it runs", ref("SolveAnswer")}},
           .refusals = {ErrorCode::bad_rules, ErrorCode::solving, ErrorCode::no_solver}},
          {.method = "DELETE",
           .path = "/api/host/solve",
           .id = "stopSolve",
           .summary = "Stop solving; once more: at once",
           .replies = {answers("SolveAnswer", "`stopping` until it has ended; what is finished stays")},
           .refusals = {ErrorCode::no_solver}},
      },
  };
}

}  // namespace muehle::server::openapi
