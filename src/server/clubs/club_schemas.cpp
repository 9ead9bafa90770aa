// What is told of clubs.
#include "server/clubs/club_api.h"

namespace muehle::server::schema {
namespace {

Fields row() {
  return {
      {"id", text(), "12 characters of a–z and 2–9"},
      {"name", text()},
      {"sentence", text(), "may be empty"},
      {"mark", ref("Mark")},
      {"members", whole(), "how many there are"},
      {"joining", word_of(club::joining_names)},
      {"you", null_or(one_of({"leader", "organiser", "member", "asked"})), "asked: you wait for an answer"}};
}

Schema person() {
  return object({{"player", text(), "his name"},
                 {"bot", flag()},
                 {"mark", ref("Mark")},
                 {"role", word_of(club::role_names)},
                 {"since", whole(), unix_seconds},
                 {"ratings", ref("Ratings")}});
}

Schema asking() {
  return object({{"player", text(), "his name"},
                 {"bot", flag()},
                 {"mark", ref("Mark")},
                 {"words", text(), "may be empty"},
                 {"at", whole(), unix_seconds}});
}

Schema news() {
  return object({{"id", whole()},
                 {"title", text()},
                 {"text", text(), "plain text, may be empty"},
                 {"by", text(), "a name; empty: the account is gone"},
                 {"at", whole(), unix_seconds}});
}

Schema preset() {
  return object({{"name", text()},
                 {"rules", text()},
                 {"time", text(), "the time control; `-`: none"},
                 {"absence", whole(), "days"}});
}

Schema view() {
  return object(
      row() +
      Fields{{"may", null_or(one_of({"lead", "organise"})), "what you may in it"},
             {"text", text(), "plain text, may be empty"},
             {"members_shown", flag(), "to those who are not in it"},
             {"founded", whole(), unix_seconds},
             {"version", whole(), "of what its leaders say of it"},
             {"face", flag(), "the whole server shows itself as this club"},
             {"people", list(ref("ClubPerson")), "leaders first; empty where they are not shown to you"},
             {"asking", list(ref("ClubAsking")), "the longest first; for who may organise"},
             {"news", list(ref("ClubNews")), "the newest 20"},
             {"presets", list(ref("ClubPreset")), "by name"},
             {"tournaments", list(ref("TournamentRow")), "the newest 50; for strangers public ones"},
             {"ladder", null_or(text()), "the tournament that is the club's ladder just now"}});
}

Schema letter() {
  const Schema taken = object({{"player", text(), "a name; empty: the account is gone"}, {"at", whole()}});
  return object({{"id", whole()},
                 {"for", text(), "for whom it is, as its writer noted; may be empty"},
                 {"by", text(), "a name; empty: the account is gone"},
                 {"at", whole(), unix_seconds},
                 {"until", whole(), unix_seconds},
                 {"taken", null_or(taken), "by whom it was opened"}});
}

Schema new_letter() {
  return object({{"id", whole()},
                 {"for", text()},
                 {"until", whole(), unix_seconds},
                 {"link", text(), "`/#club=ID&key=KEY`, told this once"}});
}

}  // namespace

std::vector<NamedSchema> club_schemas() {
  return {{"ClubRow", object(row())}, {"ClubPerson", person()},       {"ClubAsking", asking()},
          {"ClubNews", news()},       {"ClubPreset", preset()},       {"Club", view()},
          {"ClubLetter", letter()},   {"NewClubLetter", new_letter()}};
}

}  // namespace muehle::server::schema
