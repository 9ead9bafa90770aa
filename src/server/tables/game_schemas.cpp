// What lists, the lobby and challenges tell of games and of those who play them.
#include "server/tables/table_api.h"

namespace muehle::server::schema {
namespace {

Fields wish() {
  return {{"rules", text(), "a preset, or the text of house rules"},
          {"time", text(), "a time control: `-`, `300+5`, `300d5`, `1/259200`"},
          {"colour", one_of({"lot", "white", "black"})},
          {"rated", flag()}};
}

Schema error() {
  const Fields always = {{"code", text(), "what programs go by: it stays"},
                         {"message", text(), "English, for people; it may change"}};
  return object({{"error", object(always + refusal_fields())}});
}

Schema game_schema() {
  return object({
      {"number", whole(), "unique on the server"},
      {"code", text(), "of its table"},
      {"white", null_or(ref("Somebody"))},
      {"black", null_or(ref("Somebody"))},
      {"mine", null_or(ref("Colour")), "the colour of the player whose list it is"},
      {"shared", flag(), "in his own list: the seat is another one's, who has him share it"},
      {"rules", text()},
      {"time", text()},
      {"rated", flag()},
      {"public", flag()},
      {"turn", null_or(ref("Colour")), "null once it is over"},
      {"outcome", text(), "`ongoing`, `white_wins:time`, `draw:agreement`, `aborted`, …"},
      {"left", null_or(pair(whole())), "milliseconds of White and Black"},
      {"running", null_or(ref("Colour")),
       "whose time runs: nobody's while first moves are made, a referee has stopped the game, or who is to "
       "move is on vacation"},
      {"abort_after", null_or(whole()), "milliseconds, unless a first move is made"},
      {"vacation", null_or(whole()), "until when who is to move is away, in seconds"},
      {"plies", whole()},
      {"board", text(), "the position"},
      {"began", whole(), server_seconds},
      {"moved", whole(), server_seconds},
      {"watching", whole()},
  });
}

Schema challenge() {
  return object(Fields{{"id", text()},
                       {"from", ref("Somebody")},
                       {"to", ref("Somebody")},
                       {"here", flag(), "whether the other one has the lobby open"},
                       {"start", text(), "a position; empty: the empty board"},
                       {"public", flag()},
                       {"message", text()},
                       {"sent", whole(), server_seconds},
                       {"declined", null_or(ref("DeclineReason"))}} +
                wish());
}

}  // namespace

Fields refusal_fields() {
  return {maybe("fault", text(), "what is wrong with a move, where the code is `illegal_move`"),
          maybe("until", whole(), "where the code is `suspended`: until when, in seconds since 1970"),
          maybe("reason", text(), "where the code is `suspended`: why")};
}

std::vector<NamedSchema> game_schemas() {
  return {
      {"Error", error()},
      {"Colour", one_of({"white", "black"})},
      {"Somebody", object({{"name", text(), "empty for a guest who has given none, and of a deleted account"},
                           {"registered", flag()},
                           {"rating", null_or(whole())},
                           {"provisional", flag()},
                           {"bot", flag()},
                           maybe("mark", ref("Mark")),
                           maybe("deleted", flag(), "only of a deleted account: true")})},
      {"Game", game_schema()},
      {"Games", object({{"games", list(ref("Game"))}})},
      {"Code", object({{"code", text(), "of the table: the game has begun"}})},
      {"Seek", object(Fields{{"id", text()},
                             {"by", ref("Somebody")},
                             {"mine", flag()},
                             {"near", flag(), "only with somebody about as strong"},
                             {"bots", flag(), "bots may take it, too"},
                             {"since", whole(), server_seconds}} +
                      wish())},
      {"Pool", object({{"rules", text()}, {"time", text()}, {"rated", flag()}, {"waiting", whole()}})},
      {"Lobby", object({{"t", one_of({"lobby"})},
                        {"seeks", list(ref("Seek")), "who waits, the oldest first"},
                        {"pools", list(ref("Pool")), "how many wait for somebody about as strong"},
                        {"games", list(ref("Game")), "public games that run, at most 50"},
                        {"featured", null_or(ref("Game"))},
                        {"here", whole(), "how many have the lobby open"},
                        {"bots", list(ref("Somebody")), "bots whose programs listen, by name"}})},
      {"LobbyChange", object({{"t", one_of({"lobby_change"})},
                              maybe("gone", list(text()), "the ids of offers that are there no more"),
                              maybe("seeks", list(ref("Seek")), "new ones, or others in place of theirs"),
                              maybe("pools", list(ref("Pool"))),
                              maybe("games", list(ref("Game"))),
                              maybe("featured", null_or(ref("Game"))),
                              maybe("here", whole()),
                              maybe("bots", list(ref("Somebody")))})},
      {"ChallengesMessage", object({{"t", one_of({"challenges"})},
                                    {"received", list(ref("Challenge"))},
                                    {"sent", list(ref("Challenge"))}})},
      {"BegunMessage", object({{"t", one_of({"game"})},
                               {"code", text(), "of the table"},
                               {"seek", null_or(text()), "the offer that it has come of"},
                               maybe("challenge", text(), "or the challenge")})},
      {"ChangesRequest", object({{"t", one_of({"changes"})}})},
      {"LobbyTold", any_of({ref("Lobby"), ref("LobbyChange"), ref("ChallengesMessage"), ref("BegunMessage"),
                            ref("ErrorMessage"), ref("WaitingMessage"), ref("PongMessage")})},
      {"LobbySaid", any_of({ref("ChangesRequest"), ref("PingRequest")})},
      {"DeclineReason", one_of({"later", "too_fast", "too_slow", "other_rules", "casual", "rated", "no"})},
      {"Challenge", challenge()},
      {"Challenges", object({{"received", list(ref("Challenge"))}, {"sent", list(ref("Challenge"))}})},
      {"Waiting", object({{"kind", one_of({"challenge", "turn", "began", "undo", "offer", "next", "call",
                                           "entered", "joining", "match", "agreed", "declined", "letter"})},
                          {"key", text(), "the same for the same, another one at the next turn, wish, call"},
                          {"code", null_or(text()), "of the table, or of the tournament"},
                          {"name", text()},
                          maybe("count", whole(), "of calls and reports"),
                          {"since", whole(), server_seconds}})},
  };
}

}  // namespace muehle::server::schema
