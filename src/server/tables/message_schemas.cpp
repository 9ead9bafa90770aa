// What is said over the WebSocket of a table.
#include "server/tables/table_api.h"

namespace muehle::server::schema {
namespace {

Schema message(std::string_view kind, const Fields& fields = {}) {
  return object(Fields{{"t", one_of({kind})}} + fields);
}

// By a player, of his game.
Schema request(std::string_view kind, const Fields& fields = {}) {
  return message(
      kind, Fields{{"id", text(), "the same when it comes again: it is not done twice"}, {"game", whole()}} +
                fields);
}

Field version() { return {"version", whole(), "how many event lines he knows"}; }

std::vector<NamedSchema> told() {
  const Field after{"version", whole(), "how many event lines there are"};
  const Fields refused = {{"id", null_or(text()), "null where none could be read"},
                          {"code", text(), "what programs go by: it stays"},
                          {"message", text(), "English, for people; it may change"}};
  return {
      {"ChatLine",
       object({{"number", whole(), "of the table, from 1"},
               {"by", whole(0, 1), "the seat"},
               {"preset", null_or(text()), "a usual phrase, which each page says in its own words"},
               {"text", text(), "empty where there is a preset, and where it was taken out"},
               {"at", whole(), server_seconds}})},
      {"CounselLine", object({{"number", whole(), "of the seat, from 1"},
                              {"by", whole(), "the number of a partner; 0: whose seat it is"},
                              {"name", text(), "empty where he has none any more"},
                              {"text", text(), "empty where it was taken out"},
                              {"at", whole(), server_seconds}})},
      {"Claim", object({{"right", flag()}, {"reason", text()}, {"proof", list(ref("Draw"))}})},
      {"EventMessage",
       message("event", {{"game", whole()},
                         {"version", whole(), "the number of the line"},
                         {"event", text()},
                         {"at", whole(), server_seconds},
                         {"clock", null_or(ref("Clock")), "after it"},
                         maybe("by", text(), "who made the move, of a seat that several share")})},
      {"AckMessage", message("ack", {{"id", text(), "of what is stored now"},
                                     {"game", whole()},
                                     after,
                                     maybe("claim", ref("Claim"), "where it held one")})},
      {"ErrorMessage", message("error", refused + refusal_fields())},
      {"TableMessage", message("table", {{"table", ref("Table")}})},
      {"ForeseenMessage",
       message("foreseen", {{"game", whole()},
                            after,
                            {"answers", text(), "what stands now of those that were left beforehand"}})},
      {"ChatMessage", message("chat", {{"line", ref("ChatLine")}})},
      {"CounselMessage", message("counsel", {{"line", ref("CounselLine")}})},
      {"WaitingMessage", message("waiting")},
      {"PongMessage", message("pong")},
      {"TableTold", any_of({ref("State"), ref("EventMessage"), ref("AckMessage"), ref("ErrorMessage"),
                            ref("TableMessage"), ref("ForeseenMessage"), ref("ChatMessage"),
                            ref("CounselMessage"), ref("WaitingMessage"), ref("PongMessage")})},
  };
}

std::vector<NamedSchema> said() {
  return {
      {"EventRequest", request("event", {version(), {"event", text(), "such as `move d6xg7`"}})},
      {"UndoRequest", request("undo", {version(), {"do", one_of({"ask", "accept", "decline", "withdraw"})}})},
      {"NextRequest", request("next", {{"do", one_of({"ask", "decline", "withdraw"})},
                                       maybe("colour", null_or(ref("Colour")),
                                             "heard from the loser only, where he chooses")})},
      {"AbortRequest", request("abort")},
      {"AbsentRequest", request("absent", {{"do", one_of({"win", "draw"})}})},
      {"ForeseeRequest",
       request("foresee", {version(), {"answers", text(), "to moves that may come; empty: none any more"}})},
      {"SayRequest",
       request("say", {maybe("text", text()), maybe("preset", text(),
                                                    "instead of a text: a usual phrase, by its name in the "
                                                    "documentation of the server protocol")})},
      {"ConsultRequest", request("consult", {{"text", text(), "for those who share the seat"}})},
      {"SyncRequest", message("sync")},
      {"PingRequest", message("ping")},
      {"TableSaid", any_of({ref("EventRequest"), ref("UndoRequest"), ref("NextRequest"), ref("AbortRequest"),
                            ref("AbsentRequest"), ref("ForeseeRequest"), ref("SayRequest"),
                            ref("ConsultRequest"), ref("SyncRequest"), ref("PingRequest")})},
  };
}

}  // namespace

std::vector<NamedSchema> message_schemas() {
  std::vector<NamedSchema> all = told();
  for (NamedSchema& one : said()) all.push_back(std::move(one));
  return all;
}

}  // namespace muehle::server::schema
