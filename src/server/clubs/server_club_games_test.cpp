// What members of a club play: tournaments of its own, and games that are arranged for two of them.
#include <gmock/gmock.h>

#include "server/testing/club_test.h"

namespace muehle::server::testing {
namespace {

constexpr const char* delete_me = R"({"password":"ein langes Wort"})";

class ClubGames : public ClubTest {
 protected:
  void SetUp() override {
    ClubTest::SetUp();
    anna.emplace(member("Anna"));
    ben.emplace(member("Ben"));
    cleo.emplace(member("Cleo"));
    id = found_club(*anna, "Dame und Bube", open_club);
    let_in(*anna, *ben, "Ben", id, "organiser");
    let_in(*anna, *cleo, "Cleo", id);
  }
  std::string evening(Browser& founder, const std::string& more = R"("kind":"swiss","games":1)") {
    return found(founder, more + R"(,"entry":"club","club":")" + id + "\"");
  }
  HttpReply pair(Browser& who, json::object body) {
    if (!body.contains("white")) body["white"] = "Ben";
    if (!body.contains("black")) body["black"] = "Cleo";
    if (!body.contains("rules") && !body.contains("preset")) body["rules"] = "standard";
    return who.post(club_path(id, "/pairings"), body_of(body));
  }

  std::optional<Browser> anna;  // leads
  std::optional<Browser> ben;   // organises
  std::optional<Browser> cleo;
  std::string id;
};

TEST_F(ClubGames, ATournamentIsTheClubsAndItsOrganisersOrganiseIt) {
  const std::string tournament = evening(*ben);
  const json::object seen = view(*cleo, tournament);
  EXPECT_EQ(seen.at("club").at("id"), json::value(id));
  EXPECT_EQ(seen.at("club").at("name"), "Dame und Bube");
  EXPECT_EQ(seen.at("settings").at("entry"), "club");
  EXPECT_TRUE(seen.at("you").is_null());
  EXPECT_EQ(view(*anna, tournament).at("you"), "organiser");
  EXPECT_EQ(anna->get("/api/tournaments").at("coming").at(0).at("you"), "organiser");
  EXPECT_TRUE(cleo->get("/api/tournaments").at("coming").at(0).at("you").is_null());
  EXPECT_EQ(club(*cleo, id).at("tournaments").at(0).at("id"), json::value(tournament));
  enter(*ben, tournament);
  enter(*cleo, tournament);
  EXPECT_EQ(code_of(organise(*anna, tournament, "/rounds")), "200");
  EXPECT_EQ(wait_for_tables(*anna, tournament, 1).at("round"), 1);
}

TEST_F(ClubGames, OnlyMembersEnterATournamentForMembers) {
  const std::string tournament = evening(*anna);
  Browser dora = member("Dora");
  EXPECT_EQ(code_of(dora.post(path(tournament, "/enter"))), "not_member");
  EXPECT_EQ(view(*anna, tournament).at("entered"), 0);
  enter(*cleo, tournament);
  join(dora, id);
  enter(dora, tournament);
  did(dora.post(club_path(id, "/leave")));
  EXPECT_EQ(view(*anna, tournament).at("entered"), 2) << "who is in it stays";
  did(dora.post(path(tournament, "/leave")));
  EXPECT_EQ(code_of(dora.post(path(tournament, "/enter"))), "not_member") << "and does not come back";
}

TEST_F(ClubGames, WhoOrganisesNoMoreInTheClubDoesSoInNoTournament) {
  const std::string tournament = evening(*anna);
  EXPECT_EQ(code_of(organise(*ben, tournament, "/entrants", {{"name", "Karl"}})), "200");
  did(set_role(*anna, id, "Ben", "member"));
  EXPECT_EQ(code_of(organise(*ben, tournament, "/entrants", {{"name", "Rosa"}})), "not_organiser");
  EXPECT_EQ(view(*ben, tournament).at("entered"), 1);
}

TEST_F(ClubGames, WhoMayNotFoundATournamentOfAClub) {
  const auto founds = [&](Browser& who, const std::string& club, const std::string& more = "") {
    return code_of(who.post("/api/tournaments", R"({"title":"T","rules":"standard","kind":"swiss","club":")" +
                                                    club + "\"" + more + "}"));
  };
  EXPECT_EQ(founds(*cleo, id), "no_club_role");
  Browser dora = member("Dora");
  EXPECT_EQ(founds(dora, id), "not_member");
  EXPECT_EQ(founds(*anna, "cccccccccccc"), "not_found");
  EXPECT_EQ(code_of(anna->post("/api/tournaments",
                               R"({"title":"T","rules":"standard","kind":"swiss","entry":"club"})")),
            "bad_tournament");
  EXPECT_TRUE(club(*anna, id).at("tournaments").as_array().empty());
  EXPECT_EQ(founds(*ben, id, R"(,"entry":"open")"), "201") << "anybody may enter one, too";
}

TEST_F(ClubGames, WhatIsNotPublicIsSeenByMembers) {
  const std::string tournament = evening(*anna, R"("kind":"swiss","public":false)");
  EXPECT_EQ(club(*cleo, id).at("tournaments").as_array().size(), 1u);
  Browser stranger(*this);
  EXPECT_TRUE(club(stranger, id).at("tournaments").as_array().empty());
}

TEST_F(ClubGames, TheLadderIsTheOneThatRuns) {
  EXPECT_TRUE(club(*anna, id).at("ladder").is_null());
  const std::string first = evening(*anna, R"("kind":"ladder")");
  evening(*anna);
  EXPECT_EQ(club(*cleo, id).at("ladder"), json::value(first));
  done(organise(*anna, first, "/close"));
  EXPECT_TRUE(club(*cleo, id).at("ladder").is_null());
}

TEST_F(ClubGames, TwoArePairedAtATableAndBothAreTold) {
  const HttpReply reply =
      pair(*ben, {{"white", "Cleo"}, {"black", "Anna"}, {"time", "300+5"}, {"rated", true}});
  ASSERT_EQ(reply.status, 201) << reply.body;
  const std::string code(json::parse(reply.body).at("id").as_string());
  for (Browser* player : {&*anna, &*cleo}) {
    const json::array games = player->get("/api/me/games").at("games").as_array();
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].at("code"), json::value(code));
    EXPECT_EQ(games[0].at("rated"), true);
    EXPECT_EQ(player->get("/api/me/waiting").at("waiting").at(0).at("code"), json::value(code));
  }
  EXPECT_TRUE(ben->get("/api/me/games").at("games").as_array().empty());
}

TEST_F(ClubGames, APresetSaysWhatIsPlayed) {
  did(ben->ask("PUT", club_path(id, "/presets/Blitz"), R"({"rules":"standard","time":"180+2"})"));
  const HttpReply reply = pair(*ben, {{"preset", "Blitz"}});
  ASSERT_EQ(reply.status, 201) << reply.body;
  EXPECT_EQ(cleo->get("/api/me/games").at("games").at(0).at("time"), "180+2");
}

TEST_F(ClubGames, WhatIsNoPairing) {
  Browser dora = member("Dora");
  const auto refused = [&](Browser& who, const json::object& body) { return code_of(pair(who, body)); };
  EXPECT_EQ(refused(*cleo, {}), "no_club_role");
  EXPECT_EQ(refused(dora, {}), "not_member");
  EXPECT_EQ(refused(*ben, {{"black", "Dora"}}), "not_member");
  EXPECT_EQ(refused(*ben, {{"black", "Nobody"}}), "not_found");
  EXPECT_EQ(refused(*ben, {{"black", "ben"}}), "yourself");
  EXPECT_EQ(refused(*ben, {{"rules", "chess"}}), "bad_rules");
  EXPECT_EQ(refused(*ben, {{"time", "5 minutes"}}), "bad_time");
  EXPECT_EQ(refused(*ben, {{"rated", true}}), "not_rated");
  EXPECT_EQ(refused(*ben, {{"preset", "Blitz"}}), "not_found");
  EXPECT_EQ(refused(*ben, {{"preset", "Blitz"}, {"rules", "standard"}}), "bad_request");
  EXPECT_EQ(code_of(ben->post(club_path(id, "/pairings"), R"({"white":"Ben","black":"Cleo"})")),
            "bad_request");
  EXPECT_TRUE(cleo->get("/api/me/games").at("games").as_array().empty());
}

TEST_F(ClubGames, WhoDoesNotWantToMeetIsNotPaired) {
  ASSERT_EQ(cleo->post("/api/players/Ben/block").status, 200);
  EXPECT_EQ(code_of(pair(*anna, {})), "no_challenges");
  EXPECT_EQ(code_of(pair(*anna, {{"white", "Cleo"}, {"black", "Ben"}})), "no_challenges")
      << "the same, whoever has blocked whom";
}

TEST_F(ClubGames, WhoIsSuspendedIsNotPairedAndArrangesNothing) {
  Browser wirt = host(time.now().at);
  suspend_by(wirt, "Ben");
  for (const json::object& two : {json::object{}, json::object{{"white", "Cleo"}, {"black", "Ben"}}}) {
    const HttpReply reply = pair(*anna, two);
    EXPECT_EQ(code_of(reply), "opponent_suspended");
    EXPECT_EQ(reply.body.find("laut"), std::string::npos) << "why is between him and who did it";
  }
  EXPECT_EQ(code_of(pair(*ben, {{"white", "Anna"}})), "suspended");
}

TEST_F(ClubGames, AClubTournamentGoesOnWithoutTheClub) {
  const std::string tournament = evening(*anna);
  enter(*cleo, tournament);
  did(anna->ask("DELETE", club_path(id), R"({"name":"Dame und Bube"})"));
  EXPECT_EQ(code_of(ben->post(path(tournament, "/enter"))), "entry_closed");
  EXPECT_EQ(code_of(organise(*ben, tournament, "/close")), "not_organiser");
  EXPECT_EQ(code_of(organise(*anna, tournament, "/entrants", {{"name", "Karl"}})), "200");
}

TEST_F(ClubGames, ItsFounderGoneTheClubOrganisesOn) {
  const std::string tournament = evening(*ben);
  ASSERT_EQ(ben->post("/api/me/delete", delete_me).status, 200);
  EXPECT_EQ(code_of(organise(*anna, tournament, "/entrants", {{"name", "Karl"}})), "200");
}

}  // namespace
}  // namespace muehle::server::testing
