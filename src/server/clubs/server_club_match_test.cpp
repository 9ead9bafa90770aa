// A team match of one club against another one.
#include "server/testing/club_test.h"

namespace muehle::server::testing {
namespace {

class ClubMatch : public ClubTest {
 protected:
  void SetUp() override {
    ClubTest::SetUp();
    anna.emplace(member("Anna"));
    ben.emplace(member("Ben"));
    cleo.emplace(member("Cleo"));
    dora.emplace(member("Dora"));
    berg = found_club(*anna, "Berg", open_club);
    tal = found_club(*ben, "Tal", open_club);
    let_in(*ben, *cleo, "Cleo", tal);
  }
  std::string founding(const std::string& more) const {
    return R"({"title":"Derby","rules":"standard","games":1,"boards":2,)" + more + "}";
  }
  std::string against(const std::string& club, const std::string& opponent,
                      const std::string& more = R"(,"time":"300+5")") const {
    return founding(R"("kind":"teams","teams":["Berg","Tal"],"club":")" + club + R"(","opponent":")" +
                    opponent + "\"" + more);
  }
  std::string match(const std::string& more = R"(,"time":"300+5")") {
    const HttpReply reply = anna->post("/api/tournaments", against(berg, tal, more));
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("id").as_string());
  }
  HttpReply answer(Browser& who, const std::string& id, bool accept, const std::string& reason = "") {
    return organise(who, id, "/answer", {{"accept", accept}, {"reason", reason}});
  }
  static json::array waiting(Browser& who) { return who.get("/api/me/waiting").at("waiting").as_array(); }
  json::array matches_of(Browser& reader, const std::string& of) {
    return club(reader, of).at("tournaments").as_array();
  }

  std::optional<Browser> anna;  // leads Berg
  std::optional<Browser> ben;   // leads Tal
  std::optional<Browser> cleo;  // of Tal
  std::optional<Browser> dora;  // of no club
  std::string berg;
  std::string tal;
};

TEST_F(ClubMatch, TheOtherClubIsToldAgreesAndBothListIt) {
  const std::string id = match();
  ASSERT_EQ(waiting(*ben).size(), 1u);
  EXPECT_EQ(waiting(*ben)[0].at("kind"), "match");
  EXPECT_EQ(waiting(*ben)[0].at("code"), json::value(id));
  EXPECT_EQ(waiting(*ben)[0].at("name"), "Berg");
  EXPECT_TRUE(waiting(*cleo).empty());
  EXPECT_EQ(view(*ben, id).at("answers"), true);
  EXPECT_EQ(view(*cleo, id).at("answers"), false);
  EXPECT_EQ(view(*cleo, id).at("opponent").at("id"), json::value(tal));
  EXPECT_TRUE(view(*cleo, id).at("opponent").at("agreed").is_null());
  EXPECT_EQ(matches_of(*ben, tal).size(), 1u);
  EXPECT_TRUE(matches_of(*cleo, tal).empty()) << "nobody has agreed to it";
  EXPECT_EQ(matches_of(*dora, berg).size(), 1u);

  const json::object agreed = done(answer(*ben, id, true));
  EXPECT_EQ(agreed.at("opponent").at("agreed"), true);
  EXPECT_EQ(agreed.at("leads"), 2);
  EXPECT_EQ(agreed.at("answers"), false);
  EXPECT_TRUE(waiting(*ben).empty()) << "he has answered himself";
  ASSERT_EQ(waiting(*anna).size(), 1u) << "she has asked";
  EXPECT_EQ(waiting(*anna)[0].at("kind"), "agreed");
  EXPECT_EQ(waiting(*anna)[0].at("code"), json::value(id));
  EXPECT_EQ(waiting(*anna)[0].at("name"), "Tal");
  EXPECT_TRUE(waiting(*cleo).empty());
  EXPECT_TRUE(waiting(*dora).empty());
  ASSERT_EQ(matches_of(*dora, tal).size(), 1u);
  EXPECT_EQ(matches_of(*dora, tal)[0].at("opponent").at("name"), "Tal");
  EXPECT_TRUE(matches_of(*ben, tal)[0].at("you").is_null()) << "he organises it not";
  EXPECT_EQ(view(*dora, id).at("leads"), json::value(nullptr));
}

TEST_F(ClubMatch, ItBeginsWhenTheOtherClubHasAgreed) {
  const std::string id = match();
  done(organise(*anna, id, "/entrants", {{"names", {"Karl"}}, {"team", 1}}));
  done(organise(*anna, id, "/entrants", {{"names", {"Rosa"}}, {"team", 2}}));
  EXPECT_EQ(code_of(organise(*anna, id, "/rounds")), "not_agreed");
  done(answer(*ben, id, true));
  done(organise(*anna, id, "/rounds"));
  EXPECT_EQ(view(*anna, id).at("state"), "running");
}

TEST_F(ClubMatch, WhatBeginsAtItsTimeWaitsForTheOtherClub) {
  const std::string soon = std::to_string(time.now().at + 60);
  const std::string id = match(R"(,"begin":"at","times":[)" + soon + "]");
  done(organise(*anna, id, "/entrants", {{"names", {"Karl"}}, {"team", 1}}));
  done(organise(*anna, id, "/entrants", {{"names", {"Rosa"}}, {"team", 2}}));
  time.pass(120'000);
  // Another one whose time has come later has begun: so this one was looked at.
  const std::string other =
      found(*dora, R"("kind":"swiss","begin":"at","times":[)" + std::to_string(time.now().at + 1) + "]");
  done(organise(*dora, other, "/entrants", {{"names", {"Max", "Mia"}}}));
  time.pass(2'000);
  wait_for_round(*dora, other, 1);
  EXPECT_EQ(view(*anna, id).at("round"), 0);
  done(answer(*ben, id, true));
  wait_for_round(*anna, id, 1);
}

TEST_F(ClubMatch, WhoDeclinesEndsIt) {
  const std::string id = match();
  done(answer(*ben, id, false, "im Sommer gern"));
  ASSERT_EQ(waiting(*anna).size(), 1u);
  EXPECT_EQ(waiting(*anna)[0].at("kind"), "declined");
  EXPECT_EQ(waiting(*anna)[0].at("name"), "Tal");
  const json::object over = view(*anna, id);
  EXPECT_EQ(over.at("state"), "over");
  EXPECT_EQ(over.at("opponent").at("agreed"), false);
  EXPECT_TRUE(waiting(*ben).empty());
  EXPECT_TRUE(matches_of(*ben, tal).empty());
  const json::array acts = anna->get(path(id, "/log")).at("acts").as_array();
  const json::value& declined = acts[acts.size() - 2];
  EXPECT_EQ(declined.at("act"), "decline");
  EXPECT_EQ(declined.at("by"), "Ben");
  EXPECT_EQ(declined.at("reason"), "im Sommer gern");
  EXPECT_EQ(code_of(answer(*ben, id, true)), "tournament_changed");
  EXPECT_EQ(code_of(answer(*ben, id, false)), "200") << "he said so already";
}

TEST_F(ClubMatch, OnlyWhoOrganisesInTheOtherClubAnswers) {
  const std::string id = match();
  EXPECT_EQ(code_of(answer(*anna, id, true)), "not_organiser");
  EXPECT_EQ(code_of(answer(*cleo, id, true)), "not_organiser");
  EXPECT_EQ(code_of(answer(*dora, id, false)), "not_organiser");
  done(organise(*anna, id, "/entrants", {{"names", {"Karl"}}, {"team", 1}}));
  EXPECT_EQ(code_of(ben->post(path(id, "/answer"), body_of({{"version", 1}, {"accept", true}}))),
            "tournament_changed")
      << "he has seen another match";
  did(set_role(*ben, tal, "Cleo", "organiser"));
  done(answer(*cleo, id, true));
}

TEST_F(ClubMatch, ItsOrganisersLeadTheSecondTeamAndNoOther) {
  const std::string id = match();
  EXPECT_EQ(code_of(organise(*ben, id, "/entrants", {{"names", {"Rosa"}}, {"team", 2}})), "not_organiser")
      << "not before they have agreed";
  done(answer(*ben, id, true));
  EXPECT_EQ(code_of(organise(*ben, id, "/entrants", {{"names", {"Rosa"}}, {"team", 1}})), "not_organiser");
  done(organise(*ben, id, "/entrants", {{"names", {"Rosa"}}, {"accounts", {"Cleo"}}, {"team", 2}}));
  done(organise(*ben, id, "/boards", {{"team", 2}, {"order", {2, 1}}}));
  EXPECT_EQ(code_of(organise(*ben, id, "/rounds")), "not_organiser");
  EXPECT_EQ(code_of(organise(*ben, id, "/close")), "not_organiser");
  did(set_role(*ben, tal, "Cleo", "leader"));
  did(set_role(*cleo, tal, "Ben", "member"));
  EXPECT_EQ(code_of(organise(*ben, id, "/entrants", {{"names", {"Emil"}}, {"team", 2}})), "not_organiser");
}

TEST_F(ClubMatch, ItsCaptainIsAMemberOfIt) {
  const std::string id = match();
  done(answer(*ben, id, true));
  enter(*dora, id, R"({"team":2})");
  enter(*cleo, id, R"({"team":2})");
  done(organise(*ben, id, "/entrants", {{"names", {"Rosa"}}, {"team", 2}}));
  const auto names = [&](Browser& who, int entrant) {
    return code_of(organise(who, id, "/captain", {{"team", 2}, {"entrant", entrant}}));
  };
  EXPECT_EQ(names(*anna, 1), "not_member") << "Dora is in no club";
  EXPECT_EQ(names(*ben, 3), "not_member") << "Rosa has no account";
  EXPECT_EQ(names(*ben, 9), "no_such_entrant");
  EXPECT_EQ(names(*cleo, 2), "not_organiser");
  EXPECT_EQ(names(*ben, 2), "200");
  EXPECT_EQ(view(*cleo, id).at("leads"), 2);
  EXPECT_EQ(code_of(organise(*ben, id, "/captain", {{"team", 1}})), "not_organiser");
  enter(*anna, id, R"({"team":1})");
  EXPECT_EQ(code_of(organise(*anna, id, "/captain", {{"team", 1}, {"entrant", 4}})), "200");
}

TEST_F(ClubMatch, MembersEnterForTheirOwnClub) {
  const std::string id = match(R"(,"entry":"club")");
  done(answer(*ben, id, true));
  EXPECT_EQ(view(*cleo, id).at("member"), true);
  EXPECT_EQ(view(*dora, id).at("member"), false);
  EXPECT_EQ(code_of(cleo->post(path(id, "/enter"), R"({"team":1})")), "not_member");
  EXPECT_EQ(code_of(dora->post(path(id, "/enter"), R"({"team":2})")), "not_member");
  enter(*cleo, id, R"({"team":2})");
  EXPECT_EQ(code_of(organise(*anna, id, "/entrants", {{"accounts", {"Ben"}}, {"team", 1}})), "not_member");
  const auto known = [&](int team) {
    const HttpReply reply = ben->post(path(id, "/known"), body_of({{"names", {"Ben"}}, {"team", team}}));
    return json::parse(reply.body).at("accounts").as_array().size();
  };
  EXPECT_EQ(known(1), 0u);
  EXPECT_EQ(known(2), 1u);
}

TEST_F(ClubMatch, WhichMatchesCannotBe) {
  const auto refused = [&](const std::string& body) { return code_of(anna->post("/api/tournaments", body)); };
  EXPECT_EQ(refused(against(berg, berg)), "bad_tournament");
  EXPECT_EQ(refused(against(berg, "cccccccccccc")), "not_found");
  EXPECT_EQ(refused(against(tal, berg)), "not_member");
  EXPECT_EQ(refused(founding(R"("kind":"teams","teams":["Berg","Tal"],"opponent":")" + tal + "\"")),
            "bad_tournament");
  EXPECT_EQ(refused(founding(R"("kind":"swiss","club":")" + berg + R"(","opponent":")" + tal + "\"")),
            "bad_tournament");
  EXPECT_TRUE(matches_of(*anna, berg).empty());
  EXPECT_TRUE(waiting(*ben).empty());
  const std::string plain = found(*anna, R"("kind":"teams","teams":["Berg","Tal"],"club":")" + berg + "\"");
  EXPECT_TRUE(view(*anna, plain).at("opponent").is_null());
  EXPECT_EQ(code_of(answer(*ben, plain, true)), "not_organiser");
}

TEST_F(ClubMatch, WhereTheOtherClubEndsItIsAMatchAsAnyOther) {
  const std::string id = match();
  did(ben->ask("DELETE", club_path(tal), R"({"name":"Tal"})"));
  const json::object left = view(*anna, id);
  EXPECT_TRUE(left.at("opponent").is_null());
  EXPECT_EQ(left.at("state"), "coming");
  done(organise(*anna, id, "/entrants", {{"names", {"Karl"}}, {"team", 1}}));
  done(organise(*anna, id, "/entrants", {{"names", {"Rosa"}}, {"team", 2}}));
  done(organise(*anna, id, "/rounds"));
}

TEST_F(ClubMatch, OpenDataNamesBothClubs) {
  const std::string id = match(R"(,"time":"300+5")");
  done(answer(*ben, id, true));
  done(organise(*anna, id, "/entrants", {{"names", {"Karl"}}, {"team", 1}}));
  done(organise(*anna, id, "/entrants", {{"names", {"Rosa"}}, {"team", 2}}));
  done(organise(*anna, id, "/rounds"));
  set_result(*anna, id, 1, 1, "1-0");
  const std::string line = Browser(*this).ask("GET", "/api/open/tournaments").body;
  const json::object open = json::parse(line).as_object();
  EXPECT_EQ(json::serialize(open.at("clubs")), R"(["Berg","Tal"])");
  for (const char* name : {"club", "opponent", "leads", "answers"}) EXPECT_FALSE(open.contains(name)) << name;
}

TEST_F(ClubMatch, ItIsWholeWhereTheServerStopsMeanwhile) {
  const auto again_here = [&] { restart_with([&](ServerOptions& options) { options.time = &time; }); };
  const std::string id = match();
  again_here();
  EXPECT_EQ(waiting(*ben).size(), 1u);
  done(answer(*ben, id, true));
  again_here();
  EXPECT_EQ(view(*ben, id).at("leads"), 2);
  enter(*anna, id, R"({"team":1})");
  enter(*cleo, id, R"({"team":2})");
  done(organise(*anna, id, "/rounds"));
  again_here();
  const json::object begun = wait_for_tables(*anna, id, 1);
  EXPECT_EQ(who_play(begun, 1, 1), (std::pair<std::string, std::string>("Anna", "Cleo")));
}

}  // namespace
}  // namespace muehle::server::testing
