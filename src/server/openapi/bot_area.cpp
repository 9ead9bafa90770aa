// Tokens of programs, and what programs do that play.
#include <boost/json/array.hpp>

#include "server/openapi/operation.h"

namespace muehle::server::openapi {
namespace {

constexpr std::string_view lines = "application/x-ndjson";

Schema scope() { return one_of({"read", "challenge", "play", "chat"}); }

// What every action may be refused with.
std::vector<ErrorCode> refusals(std::vector<ErrorCode> more = {}) {
  std::vector<ErrorCode> all = {ErrorCode::not_bot,      ErrorCode::not_found, ErrorCode::not_seated,
                                ErrorCode::unknown_game, ErrorCode::game_over, ErrorCode::old_version,
                                ErrorCode::stopped};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

Operation action(std::string_view path, std::string_view id, std::string_view summary, const Fields& body,
                 std::vector<ErrorCode> more) {
  return {.method = "POST",
          .path = path,
          .id = id,
          .summary = summary,
          .body = Body{object(body), false},
          .replies = {answers("Done", "it is stored")},
          .refusals = refusals(std::move(more)),
          .is_for_bots = true};
}

Field version() {
  return maybe("version", whole(),
               "of the last `gameState`; with it the request is done once, however often it comes");
}

std::vector<Operation> streams() {
  return {
      {.method = "GET",
       .path = "/api/bot/stream",
       .id = "streamEvents",
       .summary = "Be told what happens to the bot",
       .replies = {{200, "an object a line, and an empty line every seven seconds", ref("BotEvent"), lines}},
       .refusals = {ErrorCode::not_bot},
       .is_for_bots = true,
       .note =
           "Begins with the challenges that wait and the games that run. A newer stream with the same token "
           "ends it. While it is open, the bot is here."},
      {.method = "GET",
       .path = "/api/bot/games/{game}/stream",
       .id = "streamGame",
       .summary = "Sit at a game, and be told what happens in it",
       .replies = {{200, "an object a line, and an empty line every seven seconds", ref("BotGame"), lines}},
       .refusals = {ErrorCode::not_bot, ErrorCode::not_found, ErrorCode::not_seated, ErrorCode::unknown_game},
       .is_for_bots = true,
       .note = "First `gameFull`. It ends with the game."},
  };
}

std::vector<Operation> moves() {
  return {
      action(
          "/api/bot/games/{game}/move/{move}", "botMove", "Move: `d6`, `a1-a4`, `d6xg7`, `a1-a4xg7`",
          {version(), maybe("offer", text(), "offers a draw with it"),
           maybe("claim", one_of({"any", "repetition", "no_mill"}), "claims a draw in the position before"),
           maybe("message", text(), "with the claim")},
          {ErrorCode::illegal_move, ErrorCode::not_your_turn, ErrorCode::opponent_missing,
           ErrorCode::claims_off, ErrorCode::offer_stands, ErrorCode::offer_too_soon,
           ErrorCode::agreement_off, ErrorCode::text_too_long, ErrorCode::too_long, ErrorCode::suspended}),
      action("/api/bot/games/{game}/claim", "botClaim", "Claim a draw by the rules",
             {version(), maybe("rule", one_of({"any", "repetition", "no_mill"})), maybe("message", text())},
             {ErrorCode::claims_off, ErrorCode::claim_unfounded, ErrorCode::text_too_long,
              ErrorCode::suspended}),
      action("/api/bot/games/{game}/resign", "botResign", "Resign", {version()},
             {ErrorCode::opponent_missing}),
      action("/api/bot/games/{game}/abort", "botAbort", "Abort the game, before both have moved", {version()},
             {ErrorCode::not_away, ErrorCode::opponent_missing}),
      action("/api/bot/games/{game}/absent/win", "botAbsentWin", "Win against who stays away", {version()},
             {ErrorCode::not_away}),
      action("/api/bot/games/{game}/absent/draw", "botAbsentDraw", "Draw against who stays away", {version()},
             {ErrorCode::not_away}),
      action("/api/bot/games/{game}/chat", "botChat", "Say something to the opponent",
             {maybe("text", text(), "at most 300 characters"), maybe("preset", text(), "a phrase instead")},
             {ErrorCode::opponent_missing, ErrorCode::text_too_long, ErrorCode::suspended}),
  };
}

std::vector<Operation> talk() {
  const std::vector<ErrorCode> nothing_asked = {ErrorCode::nothing_asked, ErrorCode::too_few_plies,
                                                ErrorCode::rated_game};
  return {
      action("/api/bot/games/{game}/draw/offer", "botOfferDraw", "Offer a draw",
             {version(), maybe("message", text())},
             {ErrorCode::offer_stands, ErrorCode::offer_too_soon, ErrorCode::agreement_off,
              ErrorCode::text_too_long, ErrorCode::suspended}),
      action("/api/bot/games/{game}/draw/accept", "botAcceptDraw", "Accept a draw", {version()},
             {ErrorCode::no_offer}),
      action("/api/bot/games/{game}/draw/decline", "botDeclineDraw", "Decline a draw",
             {version(), maybe("reason", text())},
             {ErrorCode::no_offer, ErrorCode::text_too_long, ErrorCode::suspended}),
      action("/api/bot/games/{game}/draw/withdraw", "botWithdrawDraw", "Withdraw the own offer of a draw",
             {version()}, {ErrorCode::no_offer}),
      action("/api/bot/games/{game}/takeback/ask", "botAskTakeback", "Ask to take back the own last move",
             {version()}, nothing_asked),
      action("/api/bot/games/{game}/takeback/accept", "botAcceptTakeback", "Let the other one take back",
             {version()}, nothing_asked),
      action("/api/bot/games/{game}/takeback/decline", "botDeclineTakeback",
             "Do not let the other one take back", {version()}, nothing_asked),
      action("/api/bot/games/{game}/takeback/withdraw", "botWithdrawTakeback",
             "Ask no more to take a move back", {version()}, nothing_asked),
      action("/api/bot/games/{game}/next", "botNext", "Ask for another game, or agree to one, after the end",
             {version(), maybe("colour", ref("Colour"), "where the loser chooses")},
             {ErrorCode::game_running, ErrorCode::series_full, ErrorCode::suspended,
              ErrorCode::opponent_suspended, ErrorCode::opponent_missing, ErrorCode::blocked,
              ErrorCode::no_challenges}),
      action("/api/bot/games/{game}/next/decline", "botDeclineNext", "Decline another game", {version()},
             {ErrorCode::game_running, ErrorCode::nothing_asked}),
  };
}

Schema event() {
  return object({{"type", one_of({"challenge", "challengeCanceled", "challengeDeclined", "gameStart",
                                  "gameFinish", "nextAsked"})},
                 maybe("challenge", ref("Challenge")),
                 maybe("id", text(), "of a challenge that is gone"),
                 maybe("game", ref("BotGameNotice"))});
}

Schema notice() {
  return object({{"id", text(), "for the addresses of its stream and its actions"},
                 {"code", text(), "of its table"},
                 {"number", whole()},
                 {"colour", ref("Colour"), "of the bot"},
                 {"opponent", ref("Somebody")},
                 {"rules", text()},
                 {"time", text()},
                 {"rated", flag()},
                 {"public", flag()},
                 {"outcome", text()},
                 {"result", null_or(one_of({"won", "lost", "drawn", "aborted"}))}});
}

Schema state() {
  return object({{"type", one_of({"gameState"})},
                 {"version", whole()},
                 {"ply", whole()},
                 {"moves", list(text())},
                 {"position", text()},
                 {"turn", null_or(ref("Colour"))},
                 {"legal", list(text()), "the bot's legal moves, when it is its turn"},
                 {"outcome", text(), "`ongoing` while it goes on"},
                 {"clock", null_or(ref("Clock")), "at the moment of the line"},
                 {"offer", null_or(ref("Colour")), "who offers a draw"},
                 {"takeback", null_or(ref("Colour")), "who asks to take a move back"},
                 {"stopped", flag(), "by a referee"}});
}

Schema full() {
  return object({{"type", one_of({"gameFull"})},
                 {"id", text()},
                 {"code", text()},
                 {"number", whole()},
                 {"colour", ref("Colour"), "of the bot"},
                 {"white", ref("Somebody")},
                 {"black", ref("Somebody")},
                 {"rules", text()},
                 {"start", text()},
                 {"time", text()},
                 {"rated", flag()},
                 {"public", flag()},
                 {"state", ref("BotGameState")}});
}

Schema any_of(std::initializer_list<Schema> schemas) {
  boost::json::array all;
  for (const Schema& schema : schemas) all.emplace_back(schema);
  Schema one;
  one["anyOf"] = std::move(all);
  return one;
}

}  // namespace

Area token_area() {
  return {
      "Tokens and bots",
      "Programs speak for an account by a token: `Authorization: Bearer muehle_…`. What it opens are its "
      "scopes.",
      {
          {.method = "GET",
           .path = "/api/account/tokens",
           .id = "listTokens",
           .summary = "List your tokens",
           .replies = {{200, "the newest first", object({{"tokens", list(ref("Token"))}})}}},
          {.method = "POST",
           .path = "/api/account/tokens",
           .id = "makeToken",
           .summary = "Make a token",
           .body = Body{object({{"name", text(), "1 to 40 letters, for yourself"},
                                {"scopes", list(scope())},
                                {"password", text(), "of the account"}})},
           .replies = {{201, "the secret is told this once",
                        object({{"token", ref("Token")}, {"secret", text()}})}},
           .refusals = {ErrorCode::guest, ErrorCode::too_many_tokens, ErrorCode::bad_login},
           .is_for_bots = true},
          {.method = "DELETE",
           .path = "/api/account/tokens/{id}",
           .id = "revokeToken",
           .summary = "Revoke a token",
           .replies = {done("it opens nothing any more, and its streams end")},
           .refusals = {ErrorCode::not_found}},
          {.method = "POST",
           .path = "/api/me/bot",
           .id = "becomeBot",
           .summary = "Make a bot of your account",
           .body = empty_body(),
           .replies = {{200, "it stays one", object({{"bot", flag()}})}},
           .refusals = {ErrorCode::guest, ErrorCode::has_played, ErrorCode::not_allowed},
           .is_for_bots = true,
           .note = "Only before it has sat at a table. Bots are marked, and never rated."},
      },
  };
}

Area bot_area() {
  std::vector<Operation> all = streams();
  for (const std::vector<Operation>& some : {moves(), talk()})
    all.insert(all.end(), some.begin(), some.end());
  return {"Bots at play", "For accounts of bots, by a token with the scope `play` (chat: `chat`).",
          std::move(all)};
}

std::vector<Named> bot_schemas() {
  const Schema chat = object({{"type", one_of({"chatLine"})},
                              {"number", whole()},
                              {"own", flag()},
                              {"preset", null_or(text())},
                              {"text", text()},
                              {"at", whole(), unix_seconds}});
  const Schema gone =
      object({{"type", one_of({"opponentGone"})},
              {"gone", flag()},
              {"decide", null_or(whole()), "from when on the bot may choose a win or a draw"}});
  const Schema claim = object({{"right", flag()}, {"reason", text()}, {"proof", list(object({}))}});
  return {
      {"Token", object({{"id", whole()},
                        {"name", text()},
                        {"scopes", list(scope())},
                        {"created", whole(), unix_seconds},
                        {"used", null_or(whole()), "last, to the hour"}})},
      {"Bearer", object({{"name", text()}, {"scopes", list(scope())}})},
      {"Done", object({{"version", whole(), "event lines of the game after it"}, maybe("claim", claim)})},
      {"BotGameNotice", notice()},
      {"BotEvent", event()},
      {"BotGameState", state()},
      {"BotGameFull", full()},
      {"BotGame", any_of({ref("BotGameFull"), ref("BotGameState"), chat, gone})},
  };
}

}  // namespace muehle::server::openapi
