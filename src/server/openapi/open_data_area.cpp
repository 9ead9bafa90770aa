// The public games that are over.
#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

constexpr std::string_view a_line = "a game a line, as `format` wants them";

std::vector<Query> which() {
  return {
      {"since", "games that ended then or later: seconds since 1970, `2026-11-24` or `2026-11-24T18:00:00Z`"},
      {"until", "games that ended before then"},
      {"after", "games behind this cursor"},
      {"max", "at most so many"},
      {"format", "`ndjson`, as without it, or `records`"}};
}

Schema open_player_schema() {
  return object({{"name", text(), "empty: the account is gone"},
                 {"registered", flag()},
                 maybe("bot", flag(), "a program"),
                 maybe("deleted", flag(), "only where that is known: true"),
                 maybe("rating", whole(), "before the game, where it was rated and counts"),
                 maybe("rating_after", whole())});
}

Schema open_game_schema() {
  return object(
      {{"number", whole()},
       {"code", text(), "of its table"},
       {"round", whole(), "at its table"},
       {"white", null_or(open_player_schema())},
       {"black", null_or(open_player_schema())},
       {"rules", text()},
       {"start", text(), "a position"},
       {"time", text(), "the time control; `-`: none"},
       {"rated", flag()},
       {"began", text(), "UTC, as in `2026-11-24T18:00:00Z`"},
       {"ended", text(), "UTC"},
       {"result", one_of({"1-0", "0-1", "1/2-1/2", "*"}), "as it was played"},
       {"reason", text()},
       {"plies", whole()},
       {"moves", text(), "with spaces between them"},
       maybe("correction", one_of({"1-0", "0-1", "1/2-1/2", "*"}), "as what a referee lets it count"),
       maybe("left", list(whole()), "milliseconds, after each move, of who made it"),
       maybe("spent", list(whole()), "milliseconds, on each move"),
       {"cursor", text(), "what `after` takes to go on behind this game"}});
}

}  // namespace

Area open_data_area() {
  const Reply lines{200, a_line, ref("OpenGame"), "application/x-ndjson"};
  return {
      "Open data",
      "The public games that are over, without what was said in them. Streamed in the order of their ends, "
      "which never "
      "changes; a minute after it ends, a game is among them. One download at a time from one address. Any "
      "page "
      "may ask.",
      {
          {.method = "GET",
           .path = "/api/games",
           .id = "exportGames",
           .summary = "Download public games that are over",
           .query = which(),
           .replies = {lines},
           .refusals = {ErrorCode::bad_request}},
          {.method = "GET",
           .path = "/api/games/by/{name}",
           .id = "exportGamesOfPlayer",
           .summary = "Download those of a player",
           .query = which(),
           .replies = {lines},
           .refusals = {ErrorCode::bad_request, ErrorCode::not_found}},
          {.method = "GET",
           .path = "/api/games/{number}",
           .id = "exportGame",
           .summary = "Download one of them, as soon as it is over",
           .query = {{"format", "`ndjson`, as without it, or `records`"}},
           .replies = {answers("OpenGame", "the game, or with `format=records` its record as text")},
           .refusals = {ErrorCode::bad_request, ErrorCode::not_found}},
      },
  };
}

std::vector<Named> open_data_schemas() { return {{"OpenGame", open_game_schema()}}; }

}  // namespace muehle::server::openapi
