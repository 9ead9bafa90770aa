// What an organiser does with accounts: entering them, and joining people over the board to theirs.
#include "server/testing/tournament_test.h"

namespace muehle::server::testing {
namespace {

constexpr const char* live_evening = R"("kind":"swiss","rounds":3,"games":1,"time":"300+5")";

class TournamentAccountsTest : public TournamentTest {
 protected:
  static json::array waiting(Browser& who) { return who.get("/api/me/waiting").at("waiting").as_array(); }
  static HttpReply add(Browser& organiser, const std::string& id, const json::array& accounts) {
    return organise(organiser, id, "/entrants", {{"accounts", accounts}});
  }
};

TEST_F(TournamentAccountsTest, AnAccountIsEnteredToldAndMayLeave) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, live_evening);
  const json::object entered = done(add(anna, id, {"ben", "Anna"}));
  EXPECT_EQ(entered.at("entrants").at(0).at("player"), "Ben");
  EXPECT_EQ(entered.at("entrants").at(0).at("here"), true);
  EXPECT_TRUE(waiting(anna).empty()) << "she has done it herself";
  const json::array told = waiting(ben);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].at("kind"), "entered");
  EXPECT_EQ(told[0].at("code"), json::value(id));
  EXPECT_EQ(told[0].at("name"), "Anna");
  EXPECT_EQ(view(ben, id).at("you"), "entrant");
  EXPECT_EQ(code_of(add(anna, id, {"Ben"})), "entered_already");
  done(ben.post(path(id, "/leave")));
  EXPECT_TRUE(waiting(ben).empty()) << "he knows";
  EXPECT_EQ(view(ben, id).at("entrants").at(0).at("withdrawn"), true);
}

TEST_F(TournamentAccountsTest, NobodyIsEnteredAgainstHisWill) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, live_evening);
  EXPECT_EQ(code_of(add(anna, id, {"Niemand"})), "not_found");
  EXPECT_EQ(code_of(add(ben, id, {"Ben"})), "not_organiser");
  EXPECT_EQ(ben.post("/api/players/Anna/block").status, 200);
  EXPECT_EQ(code_of(add(anna, id, {"Ben"})), "no_challenges");
  const json::object names = {{"names", json::array{"Ben", "Anna", "Karl"}}};
  const json::value known = json::parse(anna.post(path(id, "/known"), body_of(names)).body).at("accounts");
  ASSERT_EQ(known.as_array().size(), 1u);
  EXPECT_EQ(known.at(0).at("player"), "Anna");
  EXPECT_EQ(code_of(ben.post(path(id, "/known"), body_of(names))), "not_organiser");
  EXPECT_EQ(code_of(organise(anna, id, "/entrants")), "bad_request");
}

TEST_F(TournamentAccountsTest, WhoPlaysOverTheBoardIsJoinedToHisAccount) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found(anna, live_evening);
  done(organise(anna, id, "/entrants", {{"names", json::array{"Ben", "Karl"}}}));
  EXPECT_EQ(code_of(ben.post(path(id, "/enter"))), "name_taken");
  enter(carla, id);
  enter(anna, id);
  const json::object begun =
      done(organise(anna, id, "/rounds", {{"pairings", json::array{json::array{1, 3}, json::array{2, 4}}}}));
  set_result(anna, id, 1, 2, "1-0");
  const HttpReply joined = organise(anna, id, "/replace", {{"number", 1}, {"account", "Ben"}});
  const json::object seen = done(joined);
  EXPECT_EQ(seen.at("entrants").at(0).at("player"), "Ben");
  EXPECT_EQ(game_at(seen, 1, 1).at("state"), "by_hand") << "it had begun over the board";
  EXPECT_EQ(view(ben, id).at("yours").at("entrant"), 1);
  ASSERT_EQ(waiting(ben).size(), 1u);
  done(organise(anna, id, "/results", {{"round", 1}, {"board", 1}, {"result", "1-0"}}));
  EXPECT_EQ(points(view(anna, id)).at("Ben"), 2) << "what he has played stays his";
  done(organise(anna, id, "/rounds", {{"pairings", json::array{json::array{3, 1}, json::array{2, 4}}}}));
  EXPECT_EQ(code_of(organise(anna, id, "/replace", {{"number", 3}, {"account", "Ben"}})), "entered_already");
  EXPECT_EQ(code_of(organise(anna, id, "/replace", {{"number", 2}})), "bad_request");
}

// His phone is dead, say.
TEST_F(TournamentAccountsTest, WhoGoesOnOverTheBoardLeavesHisTableAndKeepsWhatHeHas) {
  Browser anna = member("Anna");
  Browser gast = guest("Gast");
  const std::string id = found(anna, std::string(live_evening) + R"(,"guests":true)");
  enter(anna, id);
  EXPECT_EQ(gast.post(path(id, "/enter"), R"({"name":"Gast"})").status, 200);
  done(organise(anna, id, "/rounds"));
  const std::string code = table_at(wait_for_tables(anna, id, 1), 1, 1);
  const json::object sent = done(organise(anna, id, "/replace", {{"number", 2}, {"name", "Gast"}}));
  EXPECT_EQ(sent.at("entrants").at(1).at("here"), false);
  EXPECT_EQ(game_at(sent, 1, 1).at("state"), "by_hand");
  EXPECT_TRUE(game_at(sent, 1, 1).at("table").is_null());
  const auto outcome = [&] { return anna.get("/api/tables/" + code).at("game").at("outcome"); };
  while (outcome() != "aborted") std::this_thread::sleep_for(std::chrono::milliseconds(5));
  time.pass(5'000);
  EXPECT_TRUE(game_at(view(anna, id), 1, 1).at("result").is_null()) << "it is still to be played";
  done(organise(anna, id, "/results", {{"round", 1}, {"board", 1}, {"result", "1-0"}}));
  const std::map<std::string, int> now = points(view(anna, id));
  EXPECT_EQ(now.at("Anna") + now.at("Gast"), 2);
}

TEST_F(TournamentAccountsTest, WhoPlaysOverTheBoardAsksToBeJoinedAndTheOrganiserIsTold) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const std::string id = found(anna, live_evening);
  done(organise(anna, id, "/entrants", {{"names", json::array{"Ben", "Karl"}}}));
  const auto ask = [&](Browser& who) { return who.post(path(id, "/ask")); };
  EXPECT_EQ(code_of(ask(carla)), "no_such_entrant") << "nobody is called so";
  EXPECT_TRUE(waiting(anna).empty());
  EXPECT_EQ(view(ben, id).at("entrants").at(0).at("asks"), false);
  EXPECT_EQ(done(ask(ben)).at("entrants").at(0).at("asks"), true);
  const json::value version = view(ben, id).at("version");
  EXPECT_EQ(done(ask(ben)).at("version"), version) << "once";
  const json::array told = waiting(anna);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].at("kind"), "joining");
  EXPECT_EQ(told[0].at("code"), json::value(id));
  EXPECT_EQ(told[0].at("name"), "Ben");
  EXPECT_TRUE(waiting(ben).empty());
  const json::object joined = done(organise(anna, id, "/replace", {{"number", 1}, {"account", "Ben"}}));
  EXPECT_EQ(joined.at("entrants").at(0).at("asks"), false);
  EXPECT_TRUE(waiting(anna).empty()) << "she has done it";
  EXPECT_EQ(code_of(ask(ben)), "entered_already");
  done(organise(anna, id, "/close"));
  EXPECT_EQ(code_of(ask(carla)), "tournament_over");
}

TEST_F(TournamentAccountsTest, BothForfeitWhereNeitherComes) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, std::string(live_evening) + R"(,"forfeit_after":5)");
  enter(anna, id);
  enter(ben, id);
  done(organise(anna, id, "/rounds"));
  wait_for_tables(anna, id, 1);
  time.pass(6 * 60'000);
  const json::object over = wait_for_result(anna, id, 1, 1, "-:-");
  EXPECT_EQ(points(over).at("Anna"), 0);
  EXPECT_EQ(points(over).at("Ben"), 0);
}

TEST_F(TournamentAccountsTest, ATableKnowsItsTournament) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, live_evening);
  enter(anna, id);
  enter(ben, id);
  done(organise(anna, id, "/rounds"));
  const std::string code = table_at(wait_for_tables(anna, id, 1), 1, 1);
  EXPECT_EQ(anna.get("/api/tables/" + code).at("table").at("tournament"), json::value(id));
  const std::string other = anna.open();
  EXPECT_TRUE(anna.get("/api/tables/" + other).at("table").at("tournament").is_null());
}

}  // namespace
}  // namespace muehle::server::testing
