// What is told of players: to themselves, and to others.
#include "server/accounts/account_api.h"
#include "server/accounts/turn_mail_api.h"

namespace muehle::server::schema {
namespace {

constexpr std::string_view about_note = "what he says of himself: plain text of up to six lines, or empty";

Schema ratings() {
  return object({{"live", null_or(ref("Rating"))}, {"correspondence", null_or(ref("Rating"))}});
}

Schema site() {
  const Schema face =
      object({{"club", text(), "its id"}, {"name", text()}, {"sentence", text()}, {"mark", ref("Mark")}});
  return object({{"registration", one_of({"open", "invited", "closed"})},
                 {"guests", flag(), "whether guests play"},
                 {"rules", text(), "the preset with which forms for new games begin"},
                 {"imprint", flag()},
                 {"privacy", flag()},
                 {"mail", flag(), "whether this server sends mail"},
                 {"house", whole(), "seconds that somebody waits before the house plays him; 0: never"},
                 maybe("clubs", word_of(club_founders_names), "who founds them"),
                 maybe("face", null_or(face), "the club as which the server shows itself")});
}

Schema own_data() {
  const Schema session = object({{"with", text()}, {"began", whole()}, {"seen", whole()}});
  const Schema chat = object({{"code", text()},
                              {"game", whole()},
                              {"at", whole(), unix_seconds},
                              maybe("text", text()),
                              maybe("preset", text())});
  const Schema act =
      object({{"id", text(), "of the tournament"}, {"act", text()}, {"at", whole()}, {"reason", text()}});
  const Schema clubs = object(
      {{"clubs", list(ref("ClubRow")), "that he is in or asks to be in"},
       {"asking", list(object({{"club", text()}, {"words", text()}, {"at", whole(), unix_seconds}}))},
       {"news",
        list(object({{"club", text()}, {"title", text()}, {"text", text()}, {"at", whole(), unix_seconds}})),
        "that he has written"},
       {"letters", list(object({{"club", text()}, {"for", text()}, {"at", whole(), unix_seconds}})),
        "that he has written"}});
  const Schema foreseen = object({{"code", text()}, {"game", whole()}, {"answers", text()}});
  const Schema call = object({{"code", text()},
                              {"game", whole()},
                              {"text", text()},
                              {"at", whole(), unix_seconds},
                              {"closed", null_or(whole()), unix_seconds}});
  const Schema record = object({{"code", text()}, {"number", whole()}, {"record", text()}});
  const Schema push = object({{"service", text()}, {"since", whole(), unix_seconds}});
  const Schema vacation = object({{"began", whole(), unix_seconds}, {"until", whole(), unix_seconds}});
  const Schema report = object({{"kind", one_of({"player", "club", "tournament"})},
                                {"name", text()},
                                {"said", text(), "what stood there"},
                                {"reason", text()},
                                {"words", text()},
                                {"at", whole(), unix_seconds},
                                {"closed", null_or(whole()), unix_seconds}});
  const Schema letter = object({{"kind", one_of({"looked_at", "removed", "warned"})},
                                {"about", text()},
                                {"text", text()},
                                {"at", whole(), unix_seconds}});
  const Schema device = object({{"seen", whole(), unix_seconds}});
  return object({{"player", ref("Me")},
                 {"sessions", list(session)},
                 {"games", list(ref("Game"))},
                 {"records", list(record), "the moves of the games"},
                 {"chat", list(chat)},
                 {"foreseen", list(foreseen)},
                 {"calls", list(call)},
                 {"tournaments", list(ref("TournamentRow")), "that he has founded or entered"},
                 {"acts", list(act), "what he did in tournaments"},
                 {"push", list(push)},
                 maybe("mail", ref("Mail")),
                 maybe("turn_mail", ref("TurnMail")),
                 maybe("calendar", null_or(whole()), "when the link to it was made"),
                 maybe("notes", list(ref("Note"))),
                 maybe("reports", list(report), "that he has made"),
                 maybe("letters", list(letter), "that referees have written to him"),
                 maybe("noted_by_referees", list(whole()), "when they have noted something of him"),
                 maybe("vacations", list(vacation)),
                 maybe("devices", list(device)),
                 maybe("tokens", list(ref("Token"))),
                 maybe("people", ref("People")),
                 maybe("challenges", ref("Challenges")),
                 maybe("clubs", clubs)});
}

Schema people() {
  const Schema known = object({{"name", text()},
                               {"bot", flag()},
                               {"mark", ref("Mark")},
                               {"since", whole(), unix_seconds},
                               {"here", flag(), "has the lobby, or a table at which he sits, open"},
                               {"playing", whole(), "public games that run"}});
  const Schema blocked =
      object({{"name", text()}, {"bot", flag()}, {"mark", ref("Mark")}, {"since", whole(), unix_seconds}});
  return object({{"challenges", ref("Door"), "who may challenge"},
                 {"bots", flag(), "bots, too"},
                 {"hidden", flag(), "rankings and the search for players do not show you"},
                 {"friends", list(known)},
                 {"blocked", list(blocked)}});
}

Schema ranking() {
  const Schema line = object({{"place", null_or(whole()), "null: provisional"},
                              {"name", text()},
                              {"mark", ref("Mark")},
                              {"rating", whole()},
                              {"games", whole(), "in the time that was asked for"},
                              {"change", null_or(whole()), "of the rating in this month"}});
  const Schema bar = object({{"from", whole()}, {"players", whole()}});
  const Schema own = object({{"place", null_or(whole()), "null: provisional"},
                             {"from", whole(), "of the list with your line"},
                             {"rating", whole()}});
  return object({{"players", list(line)},
                 {"from", whole(), "how many stand before them"},
                 {"settled", whole(), "how many there are"},
                 {"provisional", whole(), "and about how many too little is known"},
                 {"distribution", list(bar), "of those who are not provisional, in steps of 100"},
                 {"own", null_or(own)}});
}

Schema rating_point() {
  return object({{"at", whole(), unix_seconds},
                 {"rating", whole(), "after the game"},
                 {"score", real(), "0, 0.5 or 1"},
                 {"against", text(), "empty where the account is gone"},
                 {"code", null_or(text()), "its table where that is public"}});
}

}  // namespace

std::vector<NamedSchema> player_schemas() {
  const Fields own = {{"name", text()},
                      {"registered", flag()},
                      {"bot", flag()},
                      {"mark", ref("Mark")},
                      {"about", text(), about_note},
                      {"language", text()},
                      {"since", whole(), unix_seconds},
                      {"ratings", ref("Ratings")},
                      {"role", ref("Role")},
                      {"suspended", null_or(ref("Suspension"))}};
  const Schema session = object({{"id", text()},
                                 {"began", whole(), unix_seconds},
                                 {"seen", whole(), unix_seconds},
                                 {"with", text(), "`Firefox, Linux`"},
                                 {"current", flag()}});
  const Schema other = object({{"name", text()},
                               {"bot", flag()},
                               {"mark", ref("Mark")},
                               {"about", text(), about_note},
                               {"since", whole(), unix_seconds},
                               {"ratings", ref("Ratings")}});
  return {
      {"Rating", object({{"rating", whole()}, {"deviation", whole()}, {"games", whole()}})},
      {"Ratings", ratings()},
      {"RatingPoint", rating_point()},
      {"RatingHistories",
       object({{"live", list(ref("RatingPoint"))}, {"correspondence", list(ref("RatingPoint"))}})},
      {"Mark", text()},
      {"Ranking", ranking()},
      {"FoundPlayers",
       object({{"players", list(object({{"name", text()}, {"bot", flag()}, {"mark", ref("Mark")}}))}})},
      {"Role", one_of({"player", "referee", "host"})},
      {"Suspension", object({{"until", whole(), unix_seconds}, {"reason", text()}})},
      {"Site", site()},
      {"Me", object(own)},
      {"WhoIAm", object({{"player", null_or(ref("Me"))},
                         {"registration", flag(), "whether this server takes new accounts"},
                         {"site", ref("Site")},
                         maybe("token", ref("Bearer"), "to a program: of its token")})},
      {"OwnData", own_data()},
      {"Sessions", object({{"sessions", list(session)}})},
      {"Mail", object({{"address", null_or(text()), "the one that is confirmed"},
                       {"waiting", null_or(text()), "one that waits for it"}})},
      {"TurnMail", turn_mail()},
      {"CalendarLink", object({{"made", null_or(whole()), unix_seconds},
                               {"link", null_or(text()), "`/api/calendar/<secret>.ics`, told this once"}})},
      {"Note", object({{"code", text(), "of the table"},
                       {"game", whole()},
                       {"text", text(), "empty: none"},
                       {"changed", null_or(whole()), unix_seconds}})},
      {"Name", object({{"name", text()}})},
      {"Player", object({{"player", other}, {"games", list(ref("Game"))}})},
      {"PageOfGames", object({{"games", list(ref("Game"))},
                              {"before", null_or(whole()), "what to ask for the next ones with"}})},
      {"Door", one_of({"everybody", "friends", "nobody"})},
      {"People", people()},
      {"Acquaintance", object({{"self", flag()},
                               {"friend", flag()},
                               {"blocked", flag()},
                               {"challenge", flag(), "he may be challenged"},
                               {"won", whole()},
                               {"drawn", whole()},
                               {"lost", whole()}})},
      {"Vacation", object({{"days", whole(), "a year"},
                           {"used", whole()},
                           {"year", whole()},
                           {"until", null_or(whole()), unix_seconds},
                           {"now", whole(), unix_seconds}})},
  };
}

}  // namespace muehle::server::schema
