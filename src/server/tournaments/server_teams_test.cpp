// Simuls and team matches on a whole server.
#include "server/testing/tournament_test.h"

namespace muehle::server::testing {
namespace {

constexpr const char* simul = R"("kind":"simul","time":"300+5","colours":"white","forfeit_after":5)";
constexpr const char* derby = R"("kind":"teams","teams":["Berg","Tal"],"games":1,"boards":2,"time":"300+5")";

const json::object& team(const json::object& view, std::size_t which) {
  return view.at("teams").at(which - 1).as_object();
}
std::string order_of(const json::object& view, std::size_t which) {
  return json::serialize(team(view, which).at("order"));
}

TEST_F(TournamentTest, WhoFoundsASimulPlaysAloneAgainstAllWhoEnter) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found(anna, simul);
  EXPECT_EQ(view(anna, id).at("entrants").at(0).at("team"), 1);
  EXPECT_EQ(enter(ben, id).at("entrants").at(1).at("team"), 2);
  EXPECT_EQ(code_of(carla.post(path(id, "/enter"), R"({"team":1})")), "entry_closed");
  enter(carla, id);
  done(organise(anna, id, "/rounds"));
  const json::object begun = wait_for_tables(anna, id, 1);
  EXPECT_EQ(who_play(begun, 1, 1), (std::pair<std::string, std::string>("Anna", "Ben")));
  EXPECT_EQ(who_play(begun, 1, 2), (std::pair<std::string, std::string>("Anna", "Carla")));
  EXPECT_NE(table_at(begun, 1, 1), table_at(begun, 1, 2));
  EXPECT_TRUE(begun.at("yours").at("table").is_null()) << "she sees to all of them";
  EXPECT_EQ(view(carla, id).at("yours").at("table"), json::value(table_at(begun, 1, 2)));
  EXPECT_EQ(code_of(member("Dora").post(path(id, "/enter"))), "too_late_to_enter");

  play_to_the_end(anna, ben, table_at(begun, 1, 1));
  const json::object one = wait_for_result(anna, id, 1, 1, "1-0");
  EXPECT_EQ(team(one, 1).at("won"), 1);
  EXPECT_EQ(one.at("state"), "running");
  set_result(anna, id, 1, 2, "½");
  const json::object over = view(anna, id);
  EXPECT_EQ(over.at("state"), "over");
  EXPECT_EQ(team(over, 1).at("points"), 3);
  EXPECT_EQ(team(over, 2).at("points"), 1);
  EXPECT_EQ(team(over, 1).at("match_points"), 2);
}

TEST_F(TournamentTest, EachWhoDoesNotComeToASimulForfeitsHisOwnGameOnly) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found(anna, simul);
  enter(ben, id);
  enter(carla, id);
  done(organise(anna, id, "/rounds"));
  const json::object begun = wait_for_tables(anna, id, 1);
  TestSocket white = anna.socket(table_at(begun, 1, 1));
  TestSocket other = carla.socket(table_at(begun, 1, 2));
  white.write(event(number_at(white), 0, "move d6", "k1"));
  white.read("ack");
  time.pass(6 * 60'000);
  wait_for_result(anna, id, 1, 1, "+:-");
  const json::object over = wait_for_result(anna, id, 1, 2, "-:+");
  EXPECT_EQ(team(over, 1).at("won"), 1);
  EXPECT_EQ(team(over, 1).at("lost"), 1);
}

TEST_F(TournamentTest, AnotherOneMayPlayAloneAndIsTold) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, std::string(simul) + R"(,"alone":"ben")");
  EXPECT_EQ(name_of(view(anna, id), 1), "Ben");
  const json::value waiting = ben.get("/api/me/waiting").at("waiting");
  ASSERT_EQ(waiting.as_array().size(), 1u);
  EXPECT_EQ(waiting.at(0).at("kind"), "entered");
  EXPECT_EQ(code_of(organise(anna, id, "/entrants", {{"accounts", {"Anna"}}, {"team", 1}})), "bad_teams");
  done(ben.post(path(id, "/leave")));
  EXPECT_EQ(code_of(organise(anna, id, "/rounds")), "too_few_entrants");
  done(organise(anna, id, "/entrants", {{"accounts", {"Anna"}}, {"team", 1}}));
  EXPECT_EQ(order_of(view(anna, id), 1), "[2]");
}

TEST_F(TournamentTest, ASimulIsFoundedWithWhatItKnows) {
  Browser anna = member("Anna");
  const auto refused = [&](const std::string& more) {
    return code_of(anna.post("/api/tournaments", R"({"title":"Simultan","rules":"standard",)" + more + "}"));
  };
  EXPECT_EQ(refused(std::string(simul) + R"(,"rated":true)"), "not_rated");
  EXPECT_EQ(refused(std::string(simul) + R"(,"alone":"Niemand")"), "not_found");
  EXPECT_EQ(refused(std::string(simul) + R"(,"teams":["A","B"])"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"swiss","alone":"Anna")"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"teams")"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"teams","teams":["A","A"])"), "bad_tournament");
  EXPECT_EQ(refused(R"("kind":"teams","teams":["A",""])"), "bad_name");
  EXPECT_TRUE(anna.get("/api/tournaments").at("coming").as_array().empty());
}

TEST_F(TournamentTest, ATeamMatchIsPlayedBoardByBoard) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found(anna, derby);
  EXPECT_EQ(team(view(anna, id), 2).at("name"), "Tal");
  EXPECT_EQ(code_of(ben.post(path(id, "/enter"))), "bad_teams") << "for which team?";
  enter(ben, id, R"({"team":1})");
  enter(carla, id, R"({"team":2})");
  done(organise(anna, id, "/entrants", {{"names", {"Dora", "Emil"}}, {"team", 1}}));
  done(organise(anna, id, "/entrants", {{"names", {"Fritz"}}, {"team", 2}}));
  EXPECT_EQ(order_of(view(anna, id), 1), "[1,3,4]");
  const json::object set = done(organise(anna, id, "/boards", {{"team", 1}, {"order", {4, 1}}}));
  EXPECT_EQ(order_of(set, 1), "[4,1,3]") << "Dora is a substitute";
  EXPECT_EQ(code_of(organise(anna, id, "/boards", {{"team", 1}, {"order", {2}}})), "bad_teams");
  done(organise(anna, id, "/rounds"));
  const json::object begun = view(anna, id);
  EXPECT_EQ(who_play(begun, 1, 1), (std::pair<std::string, std::string>("Emil", "Carla")));
  EXPECT_EQ(who_play(begun, 1, 2), (std::pair<std::string, std::string>("Fritz", "Ben")));
  EXPECT_EQ(code_of(organise(anna, id, "/boards", {{"team", 1}, {"order", {1}}})), "too_late_to_enter");
  set_result(anna, id, 1, 1, "1-0");
  const json::object over = set_result(anna, id, 1, 2, "½");
  EXPECT_EQ(over.at("state"), "over");
  EXPECT_EQ(team(over, 1).at("points"), 3);
  EXPECT_EQ(team(over, 1).at("match_points"), 2);
  EXPECT_EQ(team(over, 2).at("match_points"), 0);
}

TEST_F(TournamentTest, ACaptainLeadsHisTeamAndNoOther) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found(anna, derby);
  enter(ben, id, R"({"team":1})");
  enter(carla, id, R"({"team":2})");
  const auto add = [&](Browser& who, int to) {
    return code_of(organise(who, id, "/entrants", {{"names", {"Dora"}}, {"team", to}}));
  };
  EXPECT_EQ(add(carla, 2), "not_organiser");
  EXPECT_EQ(code_of(organise(carla, id, "/captain", {{"team", 2}, {"entrant", 2}})), "not_organiser");
  EXPECT_EQ(code_of(organise(anna, id, "/captain", {{"team", 2}, {"entrant", 1}})), "bad_teams");
  done(organise(anna, id, "/captain", {{"team", 2}, {"entrant", 2}}));
  EXPECT_EQ(team(view(carla, id), 2).at("captain"), 2);
  EXPECT_EQ(add(carla, 1), "not_organiser");
  done(organise(carla, id, "/entrants", {{"names", {"Dora"}}, {"team", 2}}));
  done(organise(carla, id, "/boards", {{"team", 2}, {"order", {3, 2}}}));
  EXPECT_EQ(code_of(organise(carla, id, "/boards", {{"team", 1}, {"order", {1}}})), "not_organiser");
  EXPECT_EQ(code_of(organise(carla, id, "/entrants/1/withdraw")), "not_organiser");
  done(organise(carla, id, "/entrants/3/withdraw"));
  EXPECT_EQ(code_of(organise(carla, id, "/rounds")), "not_organiser");
  done(organise(anna, id, "/captain", {{"team", 2}}));
  EXPECT_EQ(add(carla, 2), "not_organiser") << "she leads it no more";
}

TEST_F(TournamentTest, ASimulIsWholeWhereTheServerStopsMeanwhile) {
  const auto again_here = [&] { restart_with([&](ServerOptions& options) { options.time = &time; }); };
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found(anna, R"("kind":"simul","time":"1/86400")");
  enter(ben, id);
  enter(carla, id);
  done(organise(anna, id, "/rounds"));
  again_here();
  const json::object begun = wait_for_tables(anna, id, 1);
  const std::string tables[] = {table_at(begun, 1, 1), table_at(begun, 1, 2)};
  again_here();
  const json::object again = wait_for_tables(anna, id, 1);
  EXPECT_EQ(table_at(again, 1, 1), tables[0]);
  EXPECT_EQ(table_at(again, 1, 2), tables[1]);
  EXPECT_EQ(anna.get("/api/me/games").at("games").as_array().size(), 2u) << "each game once";
}

}  // namespace
}  // namespace muehle::server::testing
