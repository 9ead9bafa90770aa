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

Schema report() {
  return object({{"id", whole()},
                 {"kind", one_of({"player", "club", "tournament"})},
                 {"code", null_or(text()), "of a club or tournament"},
                 {"name", text(), "as it was then"},
                 {"said", text(), "what stood there then"},
                 {"still", flag(), "it stands there now"},
                 {"reason", one_of({"insult", "advert", "secret", "name", "other"})},
                 {"words", text(), "of who reports"},
                 {"by", text()},
                 {"at", whole(), unix_seconds},
                 {"own", flag(), "the reader's, or reported by him: somebody else has to decide"},
                 {"closed", null_or(whole()), unix_seconds},
                 {"decision", null_or(one_of({"nothing", "remove", "warn"}))}});
}

Schema player_desk() {
  const Schema note = object({{"id", whole()},
                              {"by", text(), "empty: the account is gone"},
                              {"text", text()},
                              {"at", whole(), unix_seconds},
                              {"removable", flag(), "by the reader"}});
  return object({{"player", ref("Account")},
                 {"notes", list(note), "the newest first"},
                 {"deeds", list(ref("Deed")), "about him, and warnings to him in games; the newest first"},
                 {"reports", list(ref("Report")), "the newest first"}});
}

Schema letter() {
  return object({{"id", whole()},
                 {"kind", one_of({"looked_at", "removed", "warned"})},
                 {"about", text(), "the name of what was reported"},
                 {"text", text(), "the referee's; empty to who reported it"},
                 {"at", whole(), unix_seconds}});
}

}  // namespace

std::vector<NamedSchema> referee_schemas() {
  return {
      {"Call", object(call())},
      {"CallWithFacts", object(call() + Fields{{"facts", ref("Facts")}})},
      {"StoppedGame", object(stopped_game())},
      {"Facts", facts()},
      {"Deed", deed()},
      {"Report", report()},
      {"PlayerDesk", player_desk()},
      {"RefereeLetter", letter()},
  };
}

}  // namespace muehle::server::schema
