// What is told of a table and the game that it plays.
#include "server/tables/table_api.h"

namespace muehle::server::schema {
namespace {

Schema seat() { return null_or(whole(0, 1)); }

Schema clock() {
  return object(
      {{"control", text()},
       {"left", pair(whole()), "milliseconds of White and Black"},
       {"free", whole(), "milliseconds of the turn that are not counted"},
       {"running", null_or(ref("Colour"))},
       {"abort_after", null_or(whole()), "milliseconds, unless a first move is made"},
       maybe("still", null_or(whole()),
             "nobody's time goes for so many milliseconds yet, as the server could not serve; null: "
             "nobody knows for how long"),
       maybe("after", list(whole()), "what each move left to its player; only in a state")});
}

Schema ruling_schema() {
  return object(
      {{"kind",
        one_of({"warn", "caution", "add", "stop", "go_on", "adjudicate", "dismiss", "correct", "redact"})},
       {"against", null_or(ref("Colour"))},
       {"by", text()},
       {"reason", text()},
       {"at", whole(), server_seconds},
       maybe("seconds", whole(), "of `add`"),
       maybe("winner", one_of({"white", "black", "draw", "nobody"}), "of `adjudicate` and `correct`")});
}

Schema series() {
  return object({{"policy", one_of({"alternate", "loser_chooses"})},
                 {"game", whole()},
                 {"points", pair(real()), "by seat"},
                 {"chooser", seat()}});
}

Schema away() {
  return object({{"seat", seat(), "who is missed by the other one"},
                 {"since", null_or(whole())},
                 {"limit", whole(), "seconds, after which the game may be aborted"},
                 {"abort", flag()},
                 {"decide", null_or(whole()), "from when on the other one may choose win or draw"},
                 {"left", null_or(whole()), "when he was last here"}});
}

Schema consultation() {
  const Schema partner = object({{"number", whole(), "of the table, from 1"},
                                 {"name", text()},
                                 {"registered", flag()},
                                 maybe("mark", text(), "of an account, as it was varied")});
  return object({{"open", pair(flag()), "by seat, whether a link lets others come"},
                 {"partners", pair(list(partner)), "by seat, who shares it with the one whose it is"}});
}

Schema table() {
  const Schema lot = object({{"drawn", flag()}, {"white", whole(0, 1)}});
  const Schema undo = object({{"by", whole(0, 1)}, {"plies", whole()}});
  const Schema next = object({{"asked", pair(flag())}, {"colour", pair(null_or(ref("Colour")))}});
  return object({
      {"names", pair(null_or(text())), "by seat"},
      {"players", pair(null_or(ref("Somebody"))), "by seat"},
      {"seated", pair(flag())},
      {"here", pair(flag())},
      {"gone", pair(flag()), "for good, so that no other game begins"},
      {"public", flag()},
      {"rated", flag()},
      {"brought", null_or(pair(whole())), "to both ratings, once a rated game is over"},
      {"white", whole(0, 1), "the seat that has White"},
      {"series", series()},
      {"lot", lot},
      {"undo", null_or(undo)},
      {"next", next},
      {"away", away()},
      {"absence", whole(), "days"},
      maybe("tournament", null_or(text()), "the id of the one that the first game is of"),
      {"rulings", list(ref("Ruling"))},
      {"called", pair(flag()), "waits for the answer of a referee"},
      {"stopped", flag(), "by a referee"},
      {"watching", whole()},
      maybe("consultation", null_or(consultation()), "null where nobody shares a seat"),
      {"vacation", pair(null_or(whole())), "until when"},
      {"now", whole(), server_seconds},
  });
}

Schema table_game_schema() {
  return object({{"number", whole()},
                 {"rules", text()},
                 {"start", text()},
                 {"version", whole(), "how many event lines there are"},
                 {"events", list(text())},
                 {"turn", null_or(ref("Colour"))},
                 {"outcome", text()},
                 {"clock", null_or(ref("Clock"))},
                 maybe("movers", list(object({{"ply", whole(), "from 1"}, {"name", text()}})),
                       "who made which move, of a seat that several share")});
}

}  // namespace

std::vector<NamedSchema> table_schemas() {
  const Schema return_link = text();
  return {
      {"Clock", clock()},
      {"Ruling", ruling_schema()},
      {"Table", table()},
      {"TableGame", table_game_schema()},
      {"State", object({{"t", one_of({"state"})},
                        {"code", text()},
                        {"seat", seat()},
                        {"game", ref("TableGame")},
                        {"table", ref("Table")},
                        maybe("foreseen", text(), "a player's own: his answers to moves that may come"),
                        maybe("chat", list(ref("ChatLine")), "a player's own: the latest lines"),
                        maybe("counsel", list(ref("CounselLine")),
                              "what those say to each other who share the reader's seat"),
                        maybe("partner", flag(), "true for who shares another one's seat")})},
      {"Opened", object({{"code", text(), "12 characters of a–z and 2–9"},
                         {"url", text(), "`/g/<code>`, for the other one"},
                         {"return", text(), "`/g/<code>#<token>`, back to this seat"},
                         {"seat", whole(0, 1)}})},
      {"Joined", object({{"seat", seat(), "null: watches"},
                         {"return", null_or(text()), "null where the seat was taken before"}})},
      {"SeatTaken", object({{"seat", whole(0, 1)}})},
      {"ConsultationLink", object({{"link", text(), "`/g/<code>#with-<token>`"}})},
      {"ReturnLink", object({{"return", return_link, "`/g/<code>#<token>`"}})},
  };
}

}  // namespace muehle::server::schema
