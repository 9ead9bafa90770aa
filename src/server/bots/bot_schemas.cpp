// What is told to programs that play.
#include <boost/json/array.hpp>

#include "server/bots/bot_api.h"

namespace muehle::server::schema {
namespace {

Schema scope_word() { return one_of({"read", "challenge", "play", "chat"}); }

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

}  // namespace

std::vector<NamedSchema> bot_schemas() {
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
  return {
      {"Token", object({{"id", whole()},
                        {"name", text()},
                        {"scopes", list(scope_word())},
                        {"created", whole(), unix_seconds},
                        {"used", null_or(whole()), "last, to the hour"}})},
      {"Bearer", object({{"name", text()}, {"scopes", list(scope_word())}})},
      {"Done",
       object({{"version", whole(), "event lines of the game after it"}, maybe("claim", ref("Claim"))})},
      {"BotGameNotice", notice()},
      {"BotEvent", event()},
      {"BotGameState", state()},
      {"BotGameFull", full()},
      {"BotGame", any_of({ref("BotGameFull"), ref("BotGameState"), chat, gone})},
  };
}

}  // namespace muehle::server::schema
