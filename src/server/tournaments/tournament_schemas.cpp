// What is told of tournaments.
#include "club/tournament/names.h"
#include "server/tournaments/terms.h"
#include "server/tournaments/tournament_api.h"

namespace muehle::server::schema {
namespace {

namespace ct = club::tournament;

Fields row() {
  return {{"id", text(), "12 characters of a–z and 2–9"},
          {"title", text()},
          {"kind", word_of(ct::kind_names)},
          {"rules", text()},
          {"time", text(), "the time control; `-`: none"},
          {"absence", whole(), "days"},
          {"rated", flag()},
          {"public", flag()},
          {"state", one_of({"coming", "running", "paused", "over"})},
          {"round", whole(), "the last that has begun"},
          {"rounds", whole(), "that there will be; 0: not known"},
          {"entered", whole(), "who have not withdrawn"},
          {"starts", null_or(whole()), "when it begins, where that is said"},
          {"organiser", ref("Somebody")},
          maybe("club", null_or(object({{"id", text()}, {"name", text()}})), "whose it is"),
          maybe("opponent",
                null_or(object({{"id", text()},
                                {"name", text()},
                                {"agreed", null_or(flag()), "null: it has not answered yet"}})),
                "of a match: the club that is asked for the second team"),
          {"you", null_or(one_of({"organiser", "entrant"})), "organiser: who may do what one does"}};
}

Schema settings() {
  return object({{"rounds", whole()},
                 {"games", whole(), "of a pairing"},
                 {"counting", word_of(ct::counting_names)},
                 {"missed", word_of(ct::missed_names)},
                 {"schedule", word_of(ct::schedule_names)},
                 {"cycles", whole()},
                 {"reach", whole()},
                 {"boards", whole(), "of a team match, at most"},
                 {"colours", word_of(ct::colours_names), "of who plays alone in a simul"},
                 {"tie_breaks", list(word_of(ct::tie_break_names))},
                 {"tables", flag(), "two players of this server get a table"},
                 {"entry", word_of(entry_names)},
                 {"guests", flag()},
                 {"bots", flag()},
                 {"begin", word_of(begin_names)},
                 {"times", list(whole()), "when rounds begin"},
                 {"minutes", whole(), "of an arena"},
                 {"forfeit_after", whole(), "minutes"},
                 {"players_enter_results", flag()}});
}

Schema entrant() {
  return object({{"number", whole(), "from 1"},
                 {"name", text(), "empty: the account is gone"},
                 {"player", null_or(text()), "the name of the account, where there is one"},
                 {"here", flag(), "plays on this server: as an account or a guest"},
                 {"mark", null_or(ref("Mark"))},
                 {"rating", null_or(whole()), "when he entered"},
                 {"bot", flag()},
                 {"deleted", flag()},
                 {"entered", whole(), "the first round in which he plays"},
                 {"team", null_or(whole()), "1 or 2; in a simul 1 plays alone"},
                 {"withdrawn", flag()},
                 maybe("asks", flag(), "to be joined to his account"),
                 {"away", list(whole()), "rounds that he misses"}});
}

Schema game() {
  return object({{"result", null_or(text()), "`1-0`, `½`, `0-1`, `+:-`, `-:+`, `-:-`, `-`; null: open"},
                 {"white", whole(), "its number: in the second game the other one has White"},
                 {"state", one_of({"by_hand", "waiting", "running", "over"}),
                  "by hand: on a board, or its result was entered; waiting: for its table"},
                 {"table", null_or(text()), "its code"},
                 {"game", null_or(ref("Game")), "as lists have it, while it runs"}});
}

Schema pairing() {
  return object({{"board", whole(), "from 1"},
                 {"white", whole(), "the number of who has White in the first game"},
                 {"black", null_or(whole()), "null: a bye"},
                 {"games", list(ref("TournamentGame"))}});
}

Schema line() {
  return object({{"entrant", whole()},
                 {"rank", whole()},
                 {"points", whole(), "two for a win, one for a draw"},
                 {"tie_breaks", list(whole()), "in the order of the settings, in the same points"}});
}

Schema tie() {
  const Schema at = object({{"round", whole()}, {"board", whole()}});
  return object({{"upper", null_or(whole()), "its number; null: a bye, or not known yet"},
                 {"lower", null_or(whole())},
                 {"winner", null_or(whole()), "who goes on; null: nobody yet"},
                 {"played", list(at), "the pairings of the two, a play-off behind the first one"}});
}

Schema team() {
  return object({{"name", text(), "empty in a simul"},
                 {"captain", null_or(whole()), "the number of who leads it; null: only the organiser"},
                 {"order", list(whole()), "its entrants by board, substitutes behind"},
                 {"points", whole(), "of all its boards"},
                 {"match_points", whole(), "two for the match, one where it is drawn; 0 before its end"},
                 {"won", whole(), "games"},
                 {"drawn", whole()},
                 {"lost", whole()}});
}

Schema next() {
  return object({{"what", one_of({"start", "round", "results", "pairings", "nothing"}),
                  "start: the first round; results: that are missing; pairings: of an arena, until `at`"},
                 {"round", whole()},
                 {"at", null_or(whole()), "when, in seconds since 1970; null: when the organiser wants it"}});
}

Schema yours() {
  return object(
      {{"entrant", whole(), "your number"},
       {"round", null_or(whole()), "of the pairing that you play now"},
       {"board", null_or(whole())},
       {"opponent", null_or(whole()), "his number; null: none, or a bye"},
       {"table", null_or(text()), "where you play now"},
       maybe("challenges", list(whole()), "those above you in a ladder whom you may challenge now")});
}

Schema view() {
  return object(row() +
                Fields{{"text", text()},
                       {"settings", settings()},
                       {"version", whole()},
                       {"now", whole(), server_seconds},
                       {"key", null_or(text()), "of its link, for its organiser"},
                       {"entrants", list(ref("TournamentEntrant")), "by number"},
                       {"pairings", list(list(ref("TournamentPairing"))), "round by round"},
                       {"standings", list(ref("TournamentLine")), "best first"},
                       maybe("bracket", null_or(list(list(tie()))),
                             "of a knockout that has begun: stage by stage, to the final"),
                       maybe("teams", null_or(list(ref("TournamentTeam"))),
                             "of a simul, where the first one is alone, and of a team match"),
                       maybe("member", flag(), "you are in the club, where the tournament is for it"),
                       maybe("leads", null_or(whole()), "the team that you lead, and organise not"),
                       maybe("answers", flag(), "you may agree or decline for the club that is asked"),
                       {"yours", null_or(yours())},
                       {"next", next()}});
}

Schema act() {
  return object({{"number", whole()},
                 {"act", text(), "as its file has it; `pause`, `replace` and such beside those"},
                 {"by", null_or(text()), "a name; null: the server, or an account that is gone"},
                 {"at", whole(), server_seconds},
                 {"reason", text()}});
}

}  // namespace

std::vector<NamedSchema> tournament_schemas() {
  return {
      {"TournamentRow", object(row())}, {"TournamentGame", game()}, {"TournamentPairing", pairing()},
      {"TournamentEntrant", entrant()}, {"TournamentLine", line()}, {"TournamentTeam", team()},
      {"Tournament", view()},           {"TournamentAct", act()},
  };
}

}  // namespace muehle::server::schema
