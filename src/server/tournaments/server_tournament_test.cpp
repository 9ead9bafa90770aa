// Evenings, leagues and arenas on a whole server.
#include "server/testing/tournament_test.h"

namespace muehle::server::testing {
namespace {

constexpr const char* swiss_evening = R"("kind":"swiss","rounds":3,"games":1,"time":"300+5")";

TEST_F(TournamentTest, IsFoundedListedAndSeen) {
  Browser anna = member("Anna");
  Browser ben = guest("Ben");
  const std::string id =
      found(anna, std::string(swiss_evening) + R"(,"text":"Jeder bringt\nKuchen mit.","times":[1800000000])");
  const json::value lists = ben.get("/api/tournaments");
  ASSERT_EQ(lists.at("coming").as_array().size(), 1u);
  const json::value& row = lists.at("coming").at(0);
  EXPECT_EQ(row.at("id"), json::value(id));
  EXPECT_EQ(row.at("title"), "Vereinsabend");
  EXPECT_EQ(row.at("kind"), "swiss");
  EXPECT_EQ(row.at("time"), "300+5");
  EXPECT_EQ(row.at("starts"), 1'800'000'000);
  EXPECT_EQ(row.at("organiser").at("name"), "Anna");
  EXPECT_TRUE(row.at("you").is_null());
  EXPECT_EQ(anna.get("/api/tournaments").at("coming").at(0).at("you"), "organiser");
  const json::object seen = view(ben, id);
  EXPECT_EQ(seen.at("text"), "Jeder bringt\nKuchen mit.");
  EXPECT_EQ(seen.at("version"), 1);
  EXPECT_EQ(seen.at("settings").at("rounds"), 3);
  EXPECT_EQ(seen.at("next").at("what"), "start");
  EXPECT_TRUE(seen.at("yours").is_null());
  EXPECT_EQ(code_of(ben.ask("GET", path("abcdefghijkm"))), "not_found");
  EXPECT_EQ(code_of(ben.ask("GET", path("nonsense"))), "not_found");
}

TEST_F(TournamentTest, WhoWatchesIsToldOnlyOfWhatIsNew) {
  Browser anna = member("Anna");
  const std::string id = found(anna, swiss_evening);
  const HttpReply first = ask("GET", path(id));
  const HttpReply again = ask("GET", path(id), "", {{"If-None-Match", first.header("ETag")}});
  EXPECT_EQ(again.status, 304);
  time.pass(60'000);
  EXPECT_EQ(ask("GET", path(id), "", {{"If-None-Match", first.header("ETag")}}).status, 304);
  enter(anna, id);
  EXPECT_EQ(ask("GET", path(id), "", {{"If-None-Match", first.header("ETag")}}).status, 200);
}

TEST_F(TournamentTest, EntersWhomItsFormLetsIn) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = guest("Carla");
  const std::string open = found(anna, std::string(swiss_evening) + R"(,"guests":true)");
  EXPECT_EQ(enter(ben, open).at("you"), "entrant");
  EXPECT_EQ(enter(ben, open).at("entered"), 1) << "who asks again is in it once";
  EXPECT_EQ(enter(carla, open, R"({"name":"Carla"})").at("yours").at("entrant"), 2);
  Browser nobody(*this);
  EXPECT_EQ(enter(nobody, open, R"({"name":"Dora"})").at("entered"), 3);
  EXPECT_EQ(view(nobody, open).at("you"), "entrant") << "and has a session since";
  EXPECT_EQ(code_of(guest("Ben").post(path(open, "/enter"), R"({"name":"Carla"})")), "name_taken");
  EXPECT_EQ(code_of(guest("").post(path(open, "/enter"))), "bad_name");

  const std::string accounts = found(anna, swiss_evening);
  EXPECT_EQ(code_of(carla.post(path(accounts, "/enter"))), "guest");
  const std::string linked = found(anna, std::string(swiss_evening) + R"(,"entry":"link","public":false)");
  const std::string key(view(anna, linked).at("key").as_string());
  EXPECT_TRUE(view(ben, linked).at("key").is_null());
  EXPECT_EQ(code_of(ben.post(path(linked, "/enter"))), "entry_closed");
  EXPECT_EQ(enter(ben, linked, body_of({{"key", key}})).at("you"), "entrant");
  EXPECT_EQ(code_of(member("Emil").post(path(linked, "/enter"), R"({"key":"abcdefghijkm"})")),
            "entry_closed");
  EXPECT_EQ(guest("").get("/api/tournaments").at("coming").as_array().size(), 2u) << "it is not public";
  EXPECT_EQ(ben.get("/api/tournaments").at("coming").as_array().size(), 3u);
  const std::string listed = found(anna, std::string(swiss_evening) + R"(,"entry":"list")");
  EXPECT_EQ(code_of(ben.post(path(listed, "/enter"))), "entry_closed");
  enter(anna, listed);
}

TEST_F(TournamentTest, TwoWhoArePlayersHereGetATable) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, std::string(swiss_evening) + R"(,"rated":true,"forfeit_after":7)");
  enter(anna, id);
  enter(ben, id);
  done(organise(anna, id, "/rounds"));
  const json::object running = wait_for_tables(anna, id, 1);
  const std::string code = table_at(running, 1, 1);
  ASSERT_NE(code, "");
  EXPECT_EQ(running.at("yours").at("table"), json::value(code));
  EXPECT_EQ(game_at(running, 1, 1).at("game").at("plies"), 0);
  EXPECT_EQ(game_at(running, 1, 1).at("game").at("abort_after"), 7 * 60 * 1000);
  EXPECT_EQ(running.at("next").at("what"), "results");
  const json::value waiting = ben.get("/api/me/waiting").at("waiting");
  ASSERT_EQ(waiting.as_array().size(), 1u);
  EXPECT_EQ(waiting.at(0).at("code"), json::value(code));
  const json::value table = json::parse(anna.ask("GET", "/api/tables/" + code).body);
  EXPECT_EQ(table.at("table").at("rated"), true);
  const bool anna_is_white = who_play(running, 1, 1).first == "Anna";
  play_to_the_end(anna_is_white ? anna : ben, anna_is_white ? ben : anna, code);
  const json::object over = wait_for_result(anna, id, 1, 1, "1-0");
  EXPECT_EQ(points(over)[anna_is_white ? "Anna" : "Ben"], 2);
  EXPECT_EQ(game_at(over, 1, 1).at("table"), json::value(code));
  const std::string lines = ask("GET", path(id, "/games.ndjson")).body;
  EXPECT_NE(lines.find("\"code\":\"" + code), std::string::npos);
  EXPECT_NE(ask("GET", path(id, "/games.txt")).body.find("[Result \"1-0\"]"), std::string::npos);
}

TEST_F(TournamentTest, WhoDoesNotMakeHisFirstMoveForfeits) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, std::string(swiss_evening) + R"(,"forfeit_after":5)");
  enter(anna, id);
  enter(ben, id);
  done(organise(anna, id, "/rounds"));
  const json::object begun = wait_for_tables(anna, id, 1);
  const bool anna_is_black = who_play(begun, 1, 1).second == "Anna";
  TestSocket black = (anna_is_black ? anna : ben).socket(table_at(begun, 1, 1));
  time.pass(4 * 60'000);
  EXPECT_TRUE(game_at(view(anna, id), 1, 1).at("result").is_null());
  time.pass(2 * 60'000);
  const json::object over = wait_for_result(anna, id, 1, 1, "-:+");
  EXPECT_EQ(points(over)[who_play(over, 1, 1).second], 2);
}

// Six players of the server and two over the board; one comes late, one leaves, and a result was wrong.
TEST_F(TournamentTest, AWholeEveningOfEight) {
  Browser host = member("Wirt");
  std::map<std::string, Browser> players;
  const std::string id = found(host, swiss_evening);
  for (const char* name : {"Anna", "Ben", "Carla", "Dora", "Emil"}) {
    players.emplace(name, member(name));
    enter(players.at(name), id);
  }
  done(organise(host, id, "/entrants", {{"names", json::array{"Opa Karl", "Tante Rosa"}}}));
  done(organise(host, id, "/rounds"));
  const auto play_round = [&](int round) {
    const json::object begun = wait_for_tables(host, id, round);
    for (std::size_t at = 0; at < pairings(begun, round).size(); ++at) {
      const int board = static_cast<int>(at) + 1;
      const auto [white, black] = who_play(begun, round, board);
      if (black.empty()) continue;
      const std::string code = table_at(begun, round, board);
      if (players.contains(white) && players.contains(black)) {
        play_to_the_end(players.at(white), players.at(black), code);
        wait_for_result(host, id, round, board, "1-0");
      } else {
        EXPECT_EQ(code, "");
        EXPECT_EQ(game_at(begun, round, board).at("state"), "by_hand");
        set_result(host, id, round, board, "0-1");
      }
    }
  };
  play_round(1);
  players.emplace("Fritz", member("Fritz"));
  enter(players.at("Fritz"), id);  // late
  EXPECT_EQ(code_of(players.at("Fritz").post(path(id, "/rounds"), R"({"version":1})")), "not_organiser");
  // He was entered wrongly: White had won.
  const json::object first = view(host, id);
  int by_hand = 0;
  for (std::size_t at = 0; at < pairings(first, 1).size() && by_hand == 0; ++at) {
    if (game_at(first, 1, static_cast<int>(at) + 1).at("table").is_null() &&
        !pairings(first, 1)[at].at("black").is_null())
      by_hand = static_cast<int>(at) + 1;
  }
  ASSERT_NE(by_hand, 0);
  done(host.post(
      path(id, "/results"),
      body_of({{"round", 1}, {"board", by_hand}, {"result", "1-0"}, {"reason", "falsch eingetragen"}})));
  EXPECT_EQ(points(view(host, id))[who_play(first, 1, by_hand).first], 2);
  done(organise(host, id, "/rounds"));
  play_round(2);
  done(players.at("Dora").post(path(id, "/leave")));
  EXPECT_EQ(view(host, id).at("entered"), 7);
  done(organise(host, id, "/rounds"));
  play_round(3);
  const json::object over = view(host, id);
  EXPECT_EQ(over.at("state"), "over");
  EXPECT_EQ(over.at("next").at("what"), "nothing");
  EXPECT_EQ(host.get("/api/tournaments").at("over").as_array().size(), 1u);
  EXPECT_EQ(over.at("standings").as_array().size(), 8u);
  EXPECT_EQ(points(over)["Fritz"] + points(over)["Dora"] <= 8, true);

  const json::value log = host.get(path(id, "/log")).at("acts");
  const auto is_correction = [](const json::value& act) { return act.at("reason") == "falsch eingetragen"; };
  EXPECT_EQ(std::ranges::count_if(log.as_array(), is_correction), 1);
  EXPECT_EQ(log.at(0).at("by"), "Wirt");
  const std::string file = ask("GET", path(id, "/acts.txt")).body;
  EXPECT_TRUE(file.starts_with("tournament \"Vereinsabend\" swiss rounds=3")) << file;
  EXPECT_NE(file.find("enter \"Opa Karl\""), std::string::npos);
}

TEST_F(TournamentTest, ARoundRobinOfTwoGamesAPairing) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, R"("kind":"round_robin","games":2,"time":"300+5")");
  enter(anna, id);
  enter(ben, id);
  EXPECT_EQ(view(anna, id).at("rounds"), 1);
  done(organise(anna, id, "/rounds"));
  json::object now = wait_for_tables(anna, id, 1);
  EXPECT_EQ(table_at(now, 1, 1, 2), "") << "one after the other";
  const bool anna_first = who_play(now, 1, 1).first == "Anna";
  Browser& white = anna_first ? anna : ben;
  Browser& black = anna_first ? ben : anna;
  play_to_the_end(white, black, table_at(now, 1, 1));
  now = wait_for(anna, id,
                 [](const json::object& one) { return game_at(one, 1, 1, 2).at("state") == "running"; });
  EXPECT_EQ(game_at(now, 1, 1, 2).at("white"), pairings(now, 1).at(0).at("black"));
  EXPECT_EQ(now.at("yours").at("table"), json::value(table_at(now, 1, 1, 2)));
  play_to_the_end(black, white, table_at(now, 1, 1, 2));
  now = wait_for(anna, id, [](const json::object& one) { return one.at("state") == "over"; });
  EXPECT_EQ(points(now), (std::map<std::string, int>{{"Anna", 2}, {"Ben", 2}}));
}

TEST_F(TournamentTest, ALeagueByDaysBeginsItsRoundsAtTheirTimes) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser carla = member("Carla");
  const UnixSeconds now = time.now().at;
  const std::string id =
      found(anna, R"("kind":"round_robin","games":2,"time":"1/259200","begin":"at","times":[)" +
                      std::to_string(now + 3600) + "," + std::to_string(now + 7200) + "," +
                      std::to_string(now + 10'800) + "]");
  for (Browser* each : {&anna, &ben, &carla}) enter(*each, id);
  EXPECT_EQ(view(anna, id).at("next").at("at"), now + 3600);
  time.pass(3600 * 1000);
  json::object view = wait_for_tables(anna, id, 1);
  const std::size_t played = pairings(view, 1).at(0).at("black").is_null() ? 2 : 1;
  EXPECT_EQ(view.at("next").at("at"), now + 7200);
  view = wait_for(anna, id, [&](const json::object& one) {
    return game_at(one, 1, static_cast<int>(played), 2).at("state") == "running";
  });
  EXPECT_NE(table_at(view, 1, static_cast<int>(played), 1), "") << "both games at once";
  time.pass(3600 * 1000);
  view = wait_for_round(anna, id, 2);
  time.pass(3600 * 1000);
  wait_for_round(anna, id, 3);
}

TEST_F(TournamentTest, ASwissTournamentGoesOnByItself) {
  Browser anna = member("Anna");
  const UnixSeconds now = time.now().at;
  const std::string id = found(anna, std::string(swiss_evening) + R"(,"begin":"when_done","times":[)" +
                                         std::to_string(now + 600) + "]");
  done(organise(anna, id, "/entrants", {{"names", json::array{"Karl", "Rosa"}}}));
  time.pass(599 * 1000);
  EXPECT_EQ(view(anna, id).at("round"), 0);
  time.pass(1000);
  wait_for_round(anna, id, 1);
  const json::object told = set_result(anna, id, 1, 1, "1-0");
  EXPECT_EQ(told.at("next").at("what"), "round");
  EXPECT_EQ(told.at("next").at("at"), time.now().at + 60);
  time.pass(60'000);
  wait_for_round(anna, id, 2);
  done(organise(anna, id, "/pause", {{"paused", true}}));
  EXPECT_EQ(set_result(anna, id, 2, 1, "½").at("state"), "paused");
  time.pass(600'000);
  EXPECT_EQ(view(anna, id).at("round"), 2);
  done(organise(anna, id, "/pause", {{"paused", false}}));
  time.pass(60'000);
  wait_for_round(anna, id, 3);
}

TEST_F(TournamentTest, AnArenaPairsWhoIsFreeUntilItsTimeIsUp) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const UnixSeconds now = time.now().at;
  const std::string id = found(
      anna,
      R"("kind":"arena","games":1,"time":"60+0","begin":"when_done","minutes":30,"forfeit_after":1,"times":[)" +
          std::to_string(now + 60) + "]");
  enter(anna, id);
  enter(ben, id);
  time.pass(60'000);
  json::object running = wait_for_tables(anna, id, 1);
  EXPECT_EQ(running.at("next").at("what"), "pairings");
  EXPECT_EQ(running.at("next").at("at"), now + 60 + 30 * 60);
  const bool anna_first = who_play(running, 1, 1).first == "Anna";
  play_to_the_end(anna_first ? anna : ben, anna_first ? ben : anna, table_at(running, 1, 1));
  wait_for_result(anna, id, 1, 1, "1-0");
  time.pass(6'000);
  running = wait_for_tables(anna, id, 2);
  // Who does not come is paired no more.
  const std::string missed = who_play(running, 2, 1).first;
  TestSocket black = (missed == "Anna" ? ben : anna).socket(table_at(running, 2, 1));
  time.pass(61'000);
  running = wait_for_result(anna, id, 2, 1, "-:+");
  EXPECT_EQ(running.at("entered"), 1);
  enter(missed == "Anna" ? anna : ben, id);
  time.pass(6'000);
  wait_for_tables(anna, id, 3);
  time.pass(30 * 60'000);
  wait_for(anna, id, [](const json::object& one) { return one.at("state") == "over"; });
}

TEST_F(TournamentTest, WhatALeaderMissesIsFoundByTheNext) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, swiss_evening);
  enter(anna, id);
  enter(ben, id);
  done(organise(anna, id, "/rounds"));
  const json::object running = wait_for_tables(anna, id, 1);
  const std::string code = table_at(running, 1, 1);
  const bool anna_first = who_play(running, 1, 1).first == "Anna";
  // The server can write nothing but the moves, so that it ends before it has told the tournament.
  play_to_the_end(anna_first ? anna : ben, anna_first ? ben : anna, code);
  restart_with([&](ServerOptions& options) {
    options.time = &time;
    options.port = port_;
  });
  const json::object over = wait_for_result(anna, id, 1, 1, "1-0");
  EXPECT_EQ(table_at(over, 1, 1), code) << "and no other table";
}

TEST_F(TournamentTest, OfARoundThatIsTakenBackNobodyPlaysOn) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, swiss_evening);
  enter(anna, id);
  enter(ben, id);
  done(organise(anna, id, "/rounds"));
  const std::string code = table_at(wait_for_tables(anna, id, 1), 1, 1);
  done(organise(anna, id, "/rounds/take-back"));
  const auto outcome = [&] { return anna.get("/api/tables/" + code).at("game").at("outcome"); };
  while (outcome() != "aborted") std::this_thread::sleep_for(std::chrono::milliseconds(5));
  done(organise(anna, id, "/rounds"));
  const json::object again = wait_for_tables(anna, id, 1);
  EXPECT_NE(table_at(again, 1, 1), code);
  EXPECT_TRUE(game_at(again, 1, 1).at("result").is_null()) << "what was aborted is no forfeit";
}

TEST_F(TournamentTest, ADeletedAccountLeavesItsPlace) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = found(anna, swiss_evening);
  enter(anna, id);
  enter(ben, id);
  done(organise(anna, id, "/entrants", {{"name", "Karl"}, {"rating", 1400}}));
  EXPECT_EQ(ben.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  time.pass(31'000);
  const json::object left =
      wait_for(anna, id, [](const json::object& one) { return one.at("entered") == 2; });
  const json::value& place = left.at("entrants").at(1);
  EXPECT_EQ(place.at("name"), "");
  EXPECT_EQ(place.at("deleted"), true);
  EXPECT_EQ(place.at("withdrawn"), true);
  EXPECT_EQ(ask("GET", path(id, "/acts.txt")).body.find("Ben"), std::string::npos);
  EXPECT_EQ(ask("GET", path(id, "/log")).body.find("Ben"), std::string::npos);
}

}  // namespace
}  // namespace muehle::server::testing
