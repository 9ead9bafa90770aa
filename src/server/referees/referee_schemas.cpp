// What referees are told.
#include "server/referees/referee_api.h"

namespace muehle::server::schema {
namespace {

Fields call() {
  return {{"id", whole()},
          {"game", whole(), "the server's number"},
          {"code", text()},
          {"in_series", whole(), "counts the games of the table"},
          {"own", flag(), "the reader sits there: somebody else has to answer"},
          {"by", ref("Colour")},
          {"white", text()},
          {"black", text()},
          {"text", text()},
          {"at", whole(), unix_seconds},
          {"closed", null_or(whole()), unix_seconds},
          {"rules", text()},
          {"time", text()},
          {"outcome", text()},
          {"plies", whole()}};
}

Fields stopped_game() {
  return {{"game", whole(), "the server's number"},
          {"code", text()},
          {"in_series", whole(), "counts the games of the table"},
          {"white", text()},
          {"black", text()},
          {"rules", text()},
          {"time", text()},
          {"plies", whole()},
          {"by", text(), "the referee who has stopped it"},
          {"reason", text()},
          {"at", whole(), unix_seconds},
          {"own", flag(), "the reader sits there: somebody else has to decide"}};
}

Schema facts() {
  const Schema repeated = object({{"after", text()}, {"moves", list(text())}});
  const Schema quiet = object({{"plies", whole(), "without a mill"}, {"limit", whole()}, {"since", text()}});
  const Schema talk =
      object({{"by", ref("Colour")},
              {"kind", one_of({"offer", "decline", "moved_on", "right_claim", "wrong_claim"})},
              {"move", text()},
              {"text", text()},
              {"at", whole(), unix_seconds},
              {"version", whole()}});
  const Schema chat =
      object({{"by", ref("Colour")}, {"text", text()}, {"at", whole(), unix_seconds}, {"number", whole()}});
  return object({{"start", text()},
                 {"position", text()},
                 {"turn", null_or(ref("Colour"))},
                 {"outcome", text()},
                 {"plies", whole()},
                 {"move", text()},
                 {"draws", list(ref("Draw"))},
                 {"stood", list(text()), "after which moves the position was there"},
                 {"repeated", null_or(repeated), "the last position that was there three times"},
                 {"quiet", quiet},
                 {"moved", whole(), unix_seconds},
                 {"clock", null_or(ref("Clock"))},
                 {"talk", list(talk), "about a draw"},
                 {"chat", list(chat)},
                 {"rulings", list(ref("Ruling"))}});
}

Schema deed() {
  return object({{"id", whole()},
                 {"at", whole(), unix_seconds},
                 {"by", text()},
                 {"what", text(), "`warn black`, `add white 3600`, `role referee`, …"},
                 {"game", null_or(whole())},
                 {"in_series", null_or(whole())},
                 {"white", null_or(text())},
                 {"black", null_or(text())},
                 {"code", null_or(text())},
                 {"about", null_or(text())},
                 {"reason", text()}});
}

}  // namespace

std::vector<NamedSchema> referee_schemas() {
  return {
      {"Call", object(call())},
      {"CallWithFacts", object(call() + Fields{{"facts", ref("Facts")}})},
      {"StoppedGame", object(stopped_game())},
      {"Facts", facts()},
      {"Deed", deed()},
  };
}

}  // namespace muehle::server::schema
