// What a tournament refuses, each clearly, and without changing anything.
#include <set>

#include "server/testing/tournament_test.h"

namespace muehle::server::testing {
namespace {

constexpr const char* by_hand = R"("kind":"swiss","rounds":2,"games":1)";

class TournamentRefusals : public TournamentTest {
 protected:
  void SetUp() override {
    TournamentTest::SetUp();
    anna.emplace(member("Anna"));
    id = found(*anna, by_hand);
  }
  // The same of who organises it, on the newest version.
  std::string refused(const std::string& what, json::object body = {}) {
    const json::object before = view(*anna, id);
    const HttpReply reply = organise(*anna, id, what, std::move(body));
    json::object after = view(*anna, id);
    EXPECT_EQ(after.at("version"), before.at("version")) << what;
    return code_of(reply);
  }
  void add(json::array names) { done(organise(*anna, id, "/entrants", {{"names", std::move(names)}})); }

  std::optional<Browser> anna;
  std::string id;
};

TEST_F(TournamentRefusals, AFormThatFitsNoTournament) {
  const auto refused = [&](const std::string& more) {
    return code_of(anna->post("/api/tournaments", R"({"title":"T","rules":"standard",)" + more + "}"));
  };
  EXPECT_EQ(refused(R"("kind":"chess")"), "bad_request");
  EXPECT_EQ(refused(R"("kind":"swiss","rounds":0)"), "bad_request");
  EXPECT_EQ(refused(R"("kind":"swiss","rounds":101)"), "bad_request");
  EXPECT_EQ(refused(R"("kind":"swiss","tie_breaks":["wins","wins"])"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"swiss","tie_breaks":"wins")"), "bad_request");
  EXPECT_EQ(refused(R"("kind":"swiss","rated":true)"), "not_rated");
  EXPECT_EQ(refused(R"("kind":"swiss","time":"5 minutes")"), "bad_time");
  EXPECT_EQ(refused(R"("kind":"swiss","begin":"at")"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"swiss","begin":"at","times":[2000000000,1900000000])"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"swiss","times":[-1])"), "bad_request");
  EXPECT_EQ(refused(R"("kind":"ladder","begin":"when_done")"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"arena","begin":"at","times":[2000000000])"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"arena","minutes":0)"), "bad_request");
  EXPECT_EQ(refused("\"kind\":\"swiss\",\"text\":\"\\u202e\""), "bad_text");
  EXPECT_EQ(refused("\"kind\":\"swiss\",\"text\":\"" + std::string(2001, 'a') + "\""), "text_too_long");
  EXPECT_EQ(code_of(anna->post("/api/tournaments", R"({"title":" ","rules":"standard","kind":"swiss"})")),
            "bad_tournament");
  EXPECT_EQ(code_of(anna->post("/api/tournaments", R"({"title":"T","rules":"chess","kind":"swiss"})")),
            "bad_rules");
  EXPECT_EQ(
      code_of(guest("Ben").post("/api/tournaments", R"({"title":"T","rules":"standard","kind":"swiss"})")),
      "not_allowed");
  EXPECT_EQ(anna->get("/api/tournaments").at("coming").as_array().size(), 1u);
}

TEST_F(TournamentRefusals, MoreThanTenThatAreNotOver) {
  for (int i = 1; i < 10; ++i) found(*anna, by_hand);
  const std::string body = R"({"title":"T","rules":"standard","kind":"swiss"})";
  EXPECT_EQ(code_of(anna->post("/api/tournaments", body)), "too_many_tournaments");
  done(organise(*anna, id, "/close"));
  EXPECT_EQ(code_of(anna->post("/api/tournaments", body)), "201");
}

TEST_F(TournamentRefusals, WhoDoesNotOrganiseIt) {
  add({"Karl", "Rosa"});
  Browser ben = member("Ben");
  enter(ben, id);
  const std::string number = "/entrants/1";
  const std::vector<std::pair<std::string, json::object>> all = {
      {"/entrants", {{"name", "Emil"}}},
      {number + "/withdraw", {}},
      {number + "/return", {}},
      {number + "/sit-out", {{"round", 1}}},
      {"/replace", {{"number", 1}, {"name", "Emil"}}},
      {"/rounds", {}},
      {"/rounds/take-back", {}},
      {"/results", {{"round", 1}, {"board", 1}, {"result", "1-0"}}},
      {"/pause", {{"paused", true}}},
      {"/close", {}}};
  for (const auto& [what, body] : all)
    EXPECT_EQ(code_of(organise(ben, id, what, body)), "not_organiser") << what;
  EXPECT_EQ(code_of(ben.ask("GET", path(id, "/rounds/next"))), "not_organiser");
  EXPECT_EQ(code_of(Browser(*this).post(path(id, "/close"), R"({"version":1})")), "no_session");
  Browser wirt = host(time.now().at);
  EXPECT_EQ(code_of(organise(wirt, id, "/rounds")), "200") << "a host of the server may";
}

TEST_F(TournamentRefusals, WhatWasDecidedOnAnOlderVersion) {
  add({"Karl", "Rosa", "Emil"});
  const json::value version = view(*anna, id).at("version");
  add({"Fritz"});
  const auto late = [&](const std::string& what, json::object body) {
    body["version"] = version;
    return code_of(anna->post(path(id, what), body_of(body)));
  };
  EXPECT_EQ(late("/rounds", {}), "tournament_changed");
  EXPECT_EQ(late("/entrants", {{"name", "Dora"}}), "tournament_changed");
  EXPECT_EQ(late("/close", {}), "tournament_changed");
  EXPECT_EQ(code_of(anna->post(path(id, "/close"), R"({"version":1000})")), "tournament_changed");
  EXPECT_EQ(code_of(anna->post(path(id, "/close"), "{}")), "bad_request");
  EXPECT_EQ(view(*anna, id).at("entered"), 4);
}

TEST_F(TournamentRefusals, OfTwoWhoDrawAtOnceOneIsTooLate) {
  add({"Karl", "Rosa", "Emil", "Fritz"});
  Browser wirt = host(time.now().at);
  const std::string body = body_of({{"version", view(*anna, id).at("version")}});
  std::future<HttpReply> first = later(*anna, path(id, "/rounds"), body);
  std::set<std::string> codes = {code_of(wirt.post(path(id, "/rounds"), body))};
  codes.insert(code_of(first.get()));
  EXPECT_EQ(codes, (std::set<std::string>{"200", "tournament_changed"}));
  EXPECT_EQ(view(*anna, id).at("round"), 1);
}

TEST_F(TournamentRefusals, ResultsDisturbOnlyWhatTheyAreAbout) {
  add({"Karl", "Rosa", "Emil", "Fritz"});
  done(organise(*anna, id, "/rounds"));
  const json::value version = view(*anna, id).at("version");
  set_result(*anna, id, 1, 1, "1-0");
  const auto on_old = [&](const std::string& what, json::object body) {
    body["version"] = version;
    return code_of(anna->post(path(id, what), body_of(body)));
  };
  EXPECT_EQ(on_old("/results", {{"round", 1}, {"board", 2}, {"result", "½"}}), "200");
  EXPECT_EQ(on_old("/results", {{"round", 1}, {"board", 1}, {"result", "½"}}), "tournament_changed");
  EXPECT_EQ(on_old("/entrants/4/withdraw", {}), "200");
  EXPECT_EQ(on_old("/rounds", {}), "tournament_changed");
}

TEST_F(TournamentRefusals, NamesThatNobodyCanHave) {
  add({"Karl"});
  EXPECT_EQ(refused("/entrants", {{"name", "Karl"}}), "entered_already");
  EXPECT_EQ(refused("/entrants", {{"names", json::array{"Rosa", "Rosa"}}}), "entered_already");
  EXPECT_EQ(refused("/entrants", {{"name", "12"}}), "bad_name");
  EXPECT_EQ(refused("/entrants", {{"name", std::string(41, 'x')}}), "bad_name");
  EXPECT_EQ(refused("/entrants", {{"name", "deleted 3"}}), "name_reserved");
  EXPECT_EQ(refused("/entrants", {{"names", json::array{1}}}), "bad_request");
  EXPECT_EQ(refused("/entrants"), "bad_request");
  EXPECT_EQ(refused("/replace", {{"number", 2}, {"name", "Rosa"}}), "no_such_entrant");
  EXPECT_EQ(refused("/replace", {{"number", 1}, {"name", "Karl"}}), "entered_already");
}

TEST_F(TournamentRefusals, RoundsThatCannotBegin) {
  EXPECT_EQ(refused("/rounds"), "too_few_entrants");
  EXPECT_EQ(refused("/rounds/take-back"), "no_such_round");
  add({"Karl", "Rosa", "Emil", "Fritz"});
  const auto pairs = [](const std::string& text) { return json::object{{"pairings", json::parse(text)}}; };
  EXPECT_EQ(refused("/rounds", pairs("[[1,2]]")), "bad_pairings");
  EXPECT_EQ(refused("/rounds", pairs("[[1,2],[3,3]]")), "bad_pairings");
  EXPECT_EQ(refused("/rounds", pairs("[[1,2],[1,4]]")), "bad_pairings");
  EXPECT_EQ(refused("/rounds", pairs("[[1,2],[3,9]]")), "no_such_entrant");
  EXPECT_EQ(refused("/rounds", pairs("[[0,2],[3,4]]")), "bad_request");
  EXPECT_EQ(refused("/rounds", pairs("[[1,2,3],[4,null]]")), "bad_request");
  EXPECT_EQ(refused("/rounds", pairs("[[null,2],[3,4]]")), "bad_request");
  EXPECT_EQ(refused("/rounds", pairs("7")), "bad_request");
  const json::value draw = anna->get(path(id, "/rounds/next"));
  EXPECT_EQ(draw.at("pairings").as_array().size(), 2u);
  done(organise(*anna, id, "/rounds", pairs("[[4,1],[2,3]]")));
  EXPECT_EQ(refused("/rounds"), "round_not_finished");
  EXPECT_EQ(code_of(anna->ask("GET", path(id, "/rounds/next"))), "round_not_finished");
  set_result(*anna, id, 1, 1, "1-0");
  EXPECT_EQ(refused("/rounds/take-back"), "round_has_results");
  set_result(*anna, id, 1, 2, "-:-");
  done(organise(*anna, id, "/rounds"));
  for (const int board : {1, 2}) set_result(*anna, id, 2, board, "½");
  EXPECT_EQ(refused("/rounds"), "no_more_rounds");
}

TEST_F(TournamentRefusals, ResultsOfGamesThatAreNotThere) {
  add({"Karl", "Rosa", "Emil"});
  done(organise(*anna, id, "/rounds", {{"pairings", json::parse("[[1,2],[3,null]]")}}));
  const auto result = [&](json::object body) { return refused("/results", std::move(body)); };
  EXPECT_EQ(result({{"round", 2}, {"board", 1}, {"result", "1-0"}}), "no_such_pairing");
  EXPECT_EQ(result({{"round", 1}, {"board", 3}, {"result", "1-0"}}), "no_such_pairing");
  EXPECT_EQ(result({{"round", 1}, {"board", 2}, {"result", "1-0"}}), "no_such_pairing") << "a bye";
  EXPECT_EQ(result({{"round", 1}, {"board", 1}, {"game", 2}, {"result", "1-0"}}), "no_such_pairing");
  EXPECT_EQ(result({{"round", 1}, {"board", 1}, {"result", "2-0"}}), "bad_request");
  EXPECT_EQ(result({{"round", 1}, {"board", 1}, {"result", "1-0"}, {"reason", std::string(201, 'x')}}),
            "bad_text");
}

TEST_F(TournamentRefusals, WhoIsThereOrIsNot) {
  add({"Karl", "Rosa"});
  EXPECT_EQ(refused("/entrants/1/return"), "still_there");
  EXPECT_EQ(refused("/entrants/9/withdraw"), "no_such_entrant");
  EXPECT_EQ(refused("/entrants/x/withdraw"), "no_such_entrant");
  EXPECT_EQ(refused("/entrants/1/sit-out", {{"round", 3}}), "no_such_round");
  done(organise(*anna, id, "/entrants/1/sit-out", {{"round", 2}}));
  EXPECT_EQ(view(*anna, id).at("entrants").at(0).at("away"), json::parse("[2]"));
  done(organise(*anna, id, "/entrants/1/withdraw"));
  EXPECT_EQ(refused("/entrants/1/withdraw"), "left_already");
  EXPECT_EQ(code_of(anna->post(path(id, "/leave"))), "no_such_entrant");
}

TEST_F(TournamentRefusals, WhoComesAndGoesAllTheTime) {
  Browser ben = member("Ben");
  enter(ben, id);
  for (int i = 0; i < 5; ++i) {
    done(ben.post(path(id, "/leave")));
    enter(ben, id);
  }
  done(ben.post(path(id, "/leave")));
  EXPECT_EQ(code_of(ben.post(path(id, "/enter"))), "entry_closed");
  EXPECT_EQ(code_of(organise(ben, id, "/entrants/1/return")), "entry_closed");
  EXPECT_EQ(code_of(organise(*anna, id, "/entrants/1/return")), "200");
  const json::value version = view(*anna, id).at("version");
  const std::string round_two = body_of({{"version", version}, {"round", 2}});
  EXPECT_EQ(code_of(ben.post(path(id, "/entrants/1/sit-out"), round_two)), "200");
  EXPECT_EQ(code_of(ben.post(path(id, "/entrants/1/sit-out"), round_two)), "200");
  EXPECT_EQ(view(*anna, id).at("version").as_int64(), version.as_int64() + 1) << "he has said so once";
}

TEST_F(TournamentRefusals, WhatIsOver) {
  add({"Karl", "Rosa"});
  done(organise(*anna, id, "/close"));
  EXPECT_EQ(refused("/close"), "tournament_over");
  EXPECT_EQ(refused("/rounds"), "tournament_over");
  EXPECT_EQ(refused("/pause", {{"paused", true}}), "tournament_over");
  EXPECT_EQ(refused("/entrants", {{"name", "Emil"}}), "tournament_over");
  EXPECT_EQ(code_of(member("Ben").post(path(id, "/enter"))), "tournament_over");
}

TEST_F(TournamentRefusals, WhoComesLateToAFixedField) {
  id = found(*anna, R"("kind":"knockout","games":1)");
  add({"Karl", "Rosa", "Emil", "Fritz"});
  done(organise(*anna, id, "/rounds"));
  EXPECT_EQ(refused("/entrants", {{"name", "Dora"}}), "too_late_to_enter");
  for (const int board : {1, 2}) set_result(*anna, id, 1, board, "1-0");
  done(organise(*anna, id, "/rounds"));
  EXPECT_EQ(refused("/results", {{"round", 1}, {"board", 1}, {"result", "0-1"}}), "went_on");
}

TEST_F(TournamentRefusals, PlayersEnterOnlyTheirOwnResultsAndOnce) {
  id = found(*anna, std::string(by_hand) + R"(,"tables":false,"players_enter_results":true)");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  Browser dora = member("Dora");
  Browser emil = member("Emil");
  for (Browser* each : {&ben, &carla, &dora, &emil}) enter(*each, id);
  done(organise(*anna, id, "/rounds", {{"pairings", json::parse("[[1,2],[3,4]]")}}));
  const auto of_first = [&](const std::string& result) {
    return body_of({{"round", 1}, {"board", 1}, {"result", result}});
  };
  EXPECT_EQ(code_of(dora.post(path(id, "/results"), of_first("1-0"))), "not_organiser");
  EXPECT_EQ(code_of(ben.post(path(id, "/results"), of_first("1-0"))), "200");
  EXPECT_EQ(code_of(carla.post(path(id, "/results"), of_first("1-0"))), "200") << "as he said";
  EXPECT_EQ(code_of(carla.post(path(id, "/results"), of_first("0-1"))), "not_organiser");
  EXPECT_EQ(code_of(anna->post(path(id, "/results"), of_first("0-1"))), "200");
}

TEST_F(TournamentRefusals, InALadderOneChallengesUpwardsAndNear) {
  id = found(*anna, R"("kind":"ladder","games":1,"reach":1,"tables":false)");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  Browser dora = member("Dora");
  for (Browser* each : {&ben, &carla, &dora}) enter(*each, id);
  const auto challenge = [&](Browser& who, int white, int black) {
    const std::string pairs = "[[" + std::to_string(white) + "," + std::to_string(black) + "]]";
    return code_of(organise(who, id, "/rounds", {{"pairings", json::parse(pairs)}}));
  };
  EXPECT_EQ(challenge(ben, 1, 2), "not_organiser") << "nobody challenges downwards";
  EXPECT_EQ(challenge(dora, 1, 2), "not_organiser") << "nor for others";
  EXPECT_EQ(challenge(dora, 3, 1), "bad_pairings") << "too far up";
  EXPECT_EQ(challenge(dora, 3, 2), "200");
  EXPECT_EQ(challenge(carla, 2, 1), "round_not_finished") << "she plays";
}

TEST_F(TournamentRefusals, AChallengeSaysWhomAlone) {
  id = found(*anna, R"("kind":"ladder","games":1,"reach":1,"tables":false)");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  Browser dora = member("Dora");
  for (Browser* each : {&ben, &carla, &dora}) enter(*each, id);
  const auto challenge = [&](Browser& who, int entrant) {
    return code_of(who.post(path(id, "/challenge"), body_of({{"entrant", entrant}})));
  };
  Browser emil = member("Emil");
  EXPECT_EQ(challenge(emil, 1), "no_such_entrant") << "he has not entered";
  EXPECT_EQ(challenge(ben, 2), "bad_pairings") << "nobody challenges downwards";
  EXPECT_EQ(challenge(dora, 1), "bad_pairings") << "too far up";
  EXPECT_EQ(challenge(dora, 3), "bad_pairings") << "nor himself";
  EXPECT_EQ(challenge(dora, 9), "no_such_entrant");
  EXPECT_EQ(challenge(dora, 0), "bad_request");
  EXPECT_EQ(view(*anna, id).at("round"), 0);
  EXPECT_EQ(challenge(dora, 2), "200");
  EXPECT_EQ(challenge(carla, 1), "round_not_finished") << "she plays";
  const auto [white, black] = who_play(view(*anna, id), 1, 1);
  EXPECT_EQ((std::set<std::string>{white, black}), (std::set<std::string>{"Carla", "Dora"}));
  set_result(*anna, id, 1, 1, black == "Dora" ? "0-1" : "1-0");
  EXPECT_EQ(challenge(dora, 1), "200") << "she has Carla's place";
  id = found(*anna, by_hand);
  enter(ben, id);
  enter(carla, id);
  EXPECT_EQ(challenge(carla, 1), "bad_pairings") << "it is no ladder";
}

}  // namespace
}  // namespace muehle::server::testing
