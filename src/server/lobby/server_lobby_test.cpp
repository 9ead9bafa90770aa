// The lobby, and the rated games that begin there.
#include <gtest/gtest.h>

#include "play/clock.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

using play::second;

class LobbyTest : public ServerTest {
 protected:
  TestSocket lobby(const Browser& browser) {
    return TestSocket(port_, "/api/lobby/socket", browser.cookie());
  }
  FalseTime time;  // for who asks for it

  // The code of a rated game by the clock, offered by one and taken by the other.
  std::string rated_game(Browser& offers, Browser& takes) {
    const std::string id =
        id_of(offers.post("/api/seeks", R"({"rules":"standard","time":"300+5","rated":true})"));
    return std::string(takes.posted("/api/seeks/" + id + "/take").at("code").as_string());
  }
  static std::string id_of(const HttpReply& reply) {
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("seek").at("id").as_string());
  }
};

TEST_F(LobbyTest, SaysHowOftenSomebodyCameAtThisHour) {
  restart_with([this](ServerOptions& options) { options.time = &time; });
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(anna.get("/api/lobby/usual").at("coming"), "unknown") << "nothing was ever counted";
  rated_game(anna, ben);
  const json::value now = anna.get("/api/lobby/usual");
  EXPECT_EQ(now.at("games"), 0) << "this hour is not over";
  time.pass(3 * 7 * play::day);
  const json::value later = anna.get("/api/lobby/usual");
  EXPECT_EQ(later.at("weeks"), 3);
  EXPECT_EQ(later.at("games"), 1);
  EXPECT_EQ(later.at("coming"), "seldom");
  EXPECT_TRUE(later.at("minutes").is_null());
  time.pass(3600 * second);
  EXPECT_EQ(anna.get("/api/lobby/usual").at("coming"), "hardly");
}

TEST_F(LobbyTest, AStrangerTakesAnOffer) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  EXPECT_TRUE(line.read("lobby").at("seeks").as_array().empty());
  const std::string id =
      id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"300+5","colour":"white"})"));

  Browser ben = guest("Ben");
  const json::value seen = ben.get("/api/lobby");
  ASSERT_EQ(seen.at("seeks").as_array().size(), 1u);
  const json::value& seek = seen.at("seeks").at(0);
  EXPECT_EQ(seek.at("by").at("name"), "Anna");
  EXPECT_EQ(seek.at("mine"), false);
  EXPECT_EQ(seek.at("time"), "300+5");
  EXPECT_EQ(seek.at("colour"), "white");
  EXPECT_EQ(anna.get("/api/lobby").at("seeks").at(0).at("mine"), true);

  const json::value taken = ben.posted("/api/seeks/" + id + "/take");
  const std::string code(taken.at("code").as_string());
  const json::value told = line.read("game");
  EXPECT_EQ(told.at("code"), code.c_str());
  EXPECT_EQ(told.at("seek"), id.c_str());
  const json::value state = anna.socket(code).read("state");
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(state.at("table").at("white"), 0);
  EXPECT_EQ(state.at("table").at("names"), (json::array{"Anna", "Ben"}));
  EXPECT_EQ(state.at("table").at("public"), true);
  EXPECT_EQ(state.at("game").at("clock").at("control"), "300+5");
  EXPECT_EQ(ben.socket(code).read("state").at("seat"), 1);

  const json::value after = ben.get("/api/lobby");
  EXPECT_TRUE(after.at("seeks").as_array().empty());
  EXPECT_EQ(after.at("games").at(0).at("code"), code.c_str()) << "others may watch it";
}

TEST_F(LobbyTest, ATakenOfferIsGone) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  const std::string id = id_of(anna.post("/api/seeks", live_offer));
  EXPECT_EQ(error_code(anna.post("/api/seeks/" + id + "/take").body), "own_seek");
  EXPECT_EQ(guest("Ben").post("/api/seeks/" + id + "/take").status, 200);
  EXPECT_EQ(error_code(guest("Cleo").post("/api/seeks/" + id + "/take").body), "not_found");
}

TEST_F(LobbyTest, TwoWithTheSameWishPlayAtOnce) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  id_of(anna.post("/api/seeks", live_offer));
  // Another time, other rules: he waits.
  Browser ben = guest("Ben");
  EXPECT_EQ(ben.post("/api/seeks", R"({"rules":"standard","time":"600+5"})").status, 201);
  EXPECT_EQ(ben.post("/api/seeks", R"({"rules":"standard,noMillLimitPlies=40","time":"300+5"})").status, 201);
  const HttpReply met = ben.post("/api/seeks", R"({"rules":"standard","time":"300+5","colour":"white"})");
  ASSERT_EQ(met.status, 200) << met.body;
  const std::string code(json::parse(met.body).at("code").as_string());
  EXPECT_EQ(ben.socket(code).read("state").at("table").at("white"), 1) << "his wish, where she had none";
}

TEST_F(LobbyTest, WhoBothWantWhiteDoNotMeet) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  const std::string white = R"({"rules":"standard","time":"300+5","colour":"white"})";
  id_of(anna.post("/api/seeks", white));
  id_of(guest("Ben").post("/api/seeks", white));
}

TEST_F(LobbyTest, OffersAreWithdrawnByTheirPlayerAlone) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  const std::string id = id_of(anna.post("/api/seeks", live_offer));
  EXPECT_EQ(error_code(guest("Ben").post("/api/seeks/" + id + "/withdraw").body), "not_found");
  EXPECT_EQ(anna.post("/api/seeks/" + id + "/withdraw").status, 200);
  EXPECT_TRUE(anna.get("/api/lobby").at("seeks").as_array().empty());
}

TEST_F(LobbyTest, AnOfferBearsTheNameOfTheAccountAndGoesWithIt) {
  Browser anna = guest("Annchen");
  id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"1/259200"})"));
  const std::string password = R"("password":"ein langes Wort")";
  EXPECT_EQ(anna.post("/api/register", R"({"name":"Anna",)" + password + "}").status, 201);
  const json::value named = anna.get("/api/lobby");
  EXPECT_EQ(named.at("seeks").at(0).at("by").at("name"), "Anna");
  EXPECT_EQ(named.at("seeks").at(0).at("by").at("registered"), true);
  EXPECT_EQ(anna.post("/api/me/delete", "{" + password + "}").status, 200);
  EXPECT_TRUE(anna.get("/api/lobby").at("seeks").as_array().empty());
}

TEST_F(LobbyTest, NobodyFillsTheLobbyAlone) {
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  for (const char* time : {"60+0", "120+0", "180+0", "240+0", "300+0"})
    id_of(anna.post("/api/seeks", json::serialize(json::object{{"rules", "standard"}, {"time", time}})));
  EXPECT_EQ(error_code(anna.post("/api/seeks", live_offer).body), "too_many_seeks");
}

TEST_F(LobbyTest, SaysWhatIsWrongWithAnOffer) {
  Browser anna = guest("Anna");
  const std::pair<const char*, const char*> cases[] = {
      {R"({"rules":"chess"})", "bad_rules"},
      {R"({"rules":"standard","time":"soon"})", "bad_time"},
      {R"({"rules":"standard","colour":"red"})", "bad_request"},
      {R"({"rules":"standard","time":"300+5","rated":1})", "bad_request"},
      {R"({"rules":"standard","id":"A2B3C4D5E6F7"})", "bad_request"},
      {R"({"rules":"standard","time":"300+5","rated":true})", "not_rated"},
  };
  for (const auto& [body, code] : cases)
    EXPECT_EQ(error_code(anna.post("/api/seeks", body).body), code) << body;
  Browser ben = member("Ben");
  for (const char* body :
       {R"({"rules":"standard","rated":true})",
        R"({"rules":"standard,noMillLimitPlies=40","time":"300+5","rated":true})",
        R"({"rules":"standard,repetition=off,noMillLimitPlies=0","time":"300+5","rated":true})"})
    EXPECT_EQ(error_code(ben.post("/api/seeks", body).body), "not_rated") << body;
}

TEST_F(LobbyTest, AnOfferThatCannotBeWithdrawnNowStands) {
  Browser anna = guest("Anna");
  const std::string id = id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"1/259200"})"));
  mistakes_->full = true;
  EXPECT_EQ(error_code(anna.post("/api/seeks/" + id + "/withdraw").body), "busy");
  mistakes_->full = false;
  EXPECT_EQ(anna.get("/api/lobby").at("seeks").as_array().size(), 1u);
  EXPECT_EQ(anna.post("/api/seeks/" + id + "/withdraw").status, 200);
  EXPECT_TRUE(anna.get("/api/lobby").at("seeks").as_array().empty());
}

TEST_F(LobbyTest, ALiveOfferNeedsItsPlayerASlowOneDoesNot) {
  restart_with([&](ServerOptions& options) { options.time = &time; });
  Browser anna = guest("Anna");
  {
    TestSocket line = lobby(anna);
    line.read("lobby");
    id_of(anna.post("/api/seeks", live_offer));
    id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"1/259200"})"));
    time.pass(1000 * second);
    EXPECT_EQ(anna.get("/api/lobby").at("seeks").as_array().size(), 2u);
    line.close();
  }
  time.pass(3600 * second);
  json::value seen = anna.get("/api/lobby");
  // Her socket may be closed a little later than she says so.
  while (seen.at("seeks").as_array().size() > 1) {
    time.pass(20 * second);
    seen = anna.get("/api/lobby");
  }
  EXPECT_EQ(seen.at("seeks").at(0).at("time"), "1/259200");
  restart_with([&](ServerOptions& options) { options.time = &time; });
  seen = anna.get("/api/lobby");
  while (seen.at("seeks").as_array().empty()) seen = anna.get("/api/lobby");
  EXPECT_EQ(seen.at("seeks").at(0).at("mine"), true) << "also after a restart";
  time.pass(15 * play::day);
  EXPECT_TRUE(anna.get("/api/lobby").at("seeks").as_array().empty());
}

TEST_F(LobbyTest, ARatedGameChangesBothRatingsOnce) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket line = lobby(anna);
  const std::string wish = R"({"rules":"standard","time":"300+5","colour":"white","rated":true})";
  const std::string id = id_of(anna.post("/api/seeks", wish));
  EXPECT_EQ(error_code(guest("Cleo").post("/api/seeks/" + id + "/take").body), "not_rated");
  const std::string code(ben.posted("/api/seeks/" + id + "/take").at("code").as_string());
  TestSocket white = anna.socket(code);
  const json::value state = white.read("state");
  EXPECT_EQ(state.at("table").at("rated"), true);
  EXPECT_TRUE(state.at("table").at("players").at(0).at("rating").is_null());
  const auto game = static_cast<int>(state.at("game").at("number").as_int64());
  white.write(event(game, 0, "move d6", "k1"));
  white.read("ack");
  white.write(json::serialize(
      json::object{{"t", "undo"}, {"id", "k2"}, {"game", game}, {"version", 1}, {"do", "ask"}}));
  EXPECT_EQ(white.read("error").at("code"), "rated_game");
  TestSocket black = ben.socket(code);
  black.read("state");
  black.write(event(game, 1, "resign black", "k3"));
  black.read("ack");
  black.write(event(game, 1, "resign black", "k3"));
  black.read("ack");
  const json::value ratings = anna.get("/api/me").at("player").at("ratings");
  // Two new players: as Glickman's formulas have it.
  EXPECT_EQ(ratings.at("live").at("rating"), 1662);
  EXPECT_EQ(ratings.at("live").at("games"), 1);
  EXPECT_TRUE(ratings.at("correspondence").is_null());
  EXPECT_EQ(ben.get("/api/me").at("player").at("ratings").at("live").at("rating"), 1338);
  const json::value row = json::parse(ask("GET", "/api/players/Ben").body).at("games").at(0);
  EXPECT_EQ(row.at("outcome"), "white_wins:resignation");
  EXPECT_EQ(row.at("white").at("rating"), 1662);
  EXPECT_EQ(row.at("white").at("provisional"), true);
  EXPECT_EQ(json::parse(ask("GET", "/api/tables/" + code).body).at("table").at("players").at(1).at("rating"),
            1338);
  restart();
  EXPECT_EQ(anna.get("/api/me").at("player").at("ratings").at("live").at("games"), 1);
}

TEST_F(LobbyTest, AnAbortedGameCountsForNobody) {
  restart_with([&](ServerOptions& options) { options.time = &time; });
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket line = lobby(anna);
  TestSocket white = anna.socket(rated_game(anna, ben));
  white.read("state");
  time.pass(121 * second);
  EXPECT_EQ(white.read("event").at("event"), "abort");
  EXPECT_TRUE(anna.get("/api/me").at("player").at("ratings").at("live").is_null());
}

TEST_F(LobbyTest, AnOfferThatStandsShowsTheRatingThatItsPlayerHasNow) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  id_of(anna.post("/api/seeks", R"({"rules":"standard","time":"1/86400"})"));
  const std::string rated = id_of(
      anna.post("/api/seeks", R"({"rules":"standard","time":"1/259200","colour":"white","rated":true})"));
  const std::string code(ben.posted("/api/seeks/" + rated + "/take").at("code").as_string());
  TestSocket white = anna.socket(code);
  const auto game = static_cast<int>(white.read("state").at("game").at("number").as_int64());
  white.write(event(game, 0, "move d6", "m1"));
  white.read("ack");
  TestSocket black = ben.socket(code);
  black.read("state");
  black.write(event(game, 1, "resign black", "m2"));
  black.read("ack");
  const auto shown = [&] {
    const json::value seen = ben.get("/api/lobby");
    return seen.at("seeks").at(0).at("by").at("rating");
  };
  EXPECT_EQ(shown(), 1662);
  restart();
  EXPECT_EQ(shown(), 1662) << "as after a start";
}

TEST_F(LobbyTest, AnOfferThatStandsShowsTheRatingThatACorrectionHasLeft) {
  restart_with([&](ServerOptions& options) { options.time = &time; });
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser wirt = host(time.now().at);
  const std::string code = rated_game(anna, ben);
  TestSocket one = anna.socket(code);
  const json::value state = one.read("state");
  const auto game = static_cast<int>(state.at("game").at("number").as_int64());
  TestSocket other = ben.socket(code);
  const bool anna_begins = state.at("table").at("white") == 0;
  (anna_begins ? one : other).write(event(game, 0, "move d6", "m1"));
  (anna_begins ? one : other).read("ack");
  (anna_begins ? other : one).write(event(game, 1, "move f4", "m2"));
  (anna_begins ? other : one).read("ack");
  other.write(event(game, 2, anna_begins ? "resign black" : "resign white", "m3"));
  other.read("ack");
  id_of(anna.post("/api/seeks", live_offer));
  id_of(ben.post("/api/seeks", R"({"rules":"standard","time":"600+5"})"));
  id_of(ben.post("/api/seeks", R"({"rules":"standard","time":"1/86400"})"));
  TestSocket line = lobby(ben);
  const auto ratings = [](const json::value& seen) {
    json::array all;
    for (const json::value& seek : seen.at("seeks").as_array()) all.push_back(seek.at("by").at("rating"));
    return all;
  };
  EXPECT_EQ(ratings(line.read("lobby")), (json::array{1662, 1338, nullptr}));
  const auto correct = [&](const std::string& winner) {
    const json::object ruling{{"game", game}, {"kind", "correct"}, {"winner", winner}, {"reason", "x"}};
    EXPECT_EQ(wirt.post("/api/tables/" + code + "/ruling", body_of(ruling)).status, 200);
  };
  correct(anna_begins ? "black" : "white");
  const json::array turned{1338, 1662, nullptr};
  EXPECT_EQ(ratings(ben.get("/api/lobby")), turned);
  json::array told;  // to whoever has it open
  while (told != turned) told = ratings(line.read("lobby"));
  correct("nobody");
  EXPECT_EQ(ratings(ben.get("/api/lobby")), (json::array{nullptr, nullptr, nullptr}));
}

TEST_F(LobbyTest, BothRatingsAreAtTheTableAtOnceWithWhatTheGameHasBrought) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  std::int64_t before = 1500;
  for (int round = 1; round <= 2; ++round) {
    const std::string code = rated_game(anna, ben);
    TestSocket one = anna.socket(code);
    TestSocket two = ben.socket(code);
    const json::value state = one.read("state");
    const json::value& table = state.at("table");
    EXPECT_TRUE(table.at("brought").is_null());
    if (round == 2) EXPECT_EQ(table.at("players").at(1).at("rating"), before) << "of who has taken the offer";
    const auto game = static_cast<int>(state.at("game").at("number").as_int64());
    const bool anna_begins = table.at("white") == 0;
    (anna_begins ? one : two).write(event(game, 0, "move d6", "m1"));
    (anna_begins ? one : two).read("ack");
    (anna_begins ? two : one).write(event(game, 1, "move f4", "m2"));
    (anna_begins ? two : one).read("ack");
    one.write(event(game, 2, anna_begins ? "resign white" : "resign black", "m3"));
    one.read("ack");
    // As who comes later is told it, too.
    restart();
    const json::value after = json::parse(ask("GET", "/api/tables/" + code).body).at("table");
    const std::int64_t rating = after.at("players").at(1).at("rating").as_int64();
    EXPECT_EQ(after.at("brought").at(1).as_int64(), rating - before);
    EXPECT_GT(rating, before);
    EXPECT_LT(after.at("brought").at(0).as_int64(), 0);
    before = rating;
  }
}

TEST_F(LobbyTest, ARatedGameThatAPlayerAbortsCountsForNobodyAndIsListedAsAborted) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket line = lobby(anna);
  const std::string code = rated_game(anna, ben);
  TestSocket white = anna.socket(code);
  const json::value state = white.read("state");
  const std::int64_t game = state.at("game").at("number").as_int64();
  white.write(R"({"t":"abort","id":"a1","game":)" + std::to_string(game) + "}");
  EXPECT_EQ(white.read("event").at("event"), "abort");
  EXPECT_EQ(white.read("ack").at("id"), "a1");
  EXPECT_TRUE(anna.get("/api/me").at("player").at("ratings").at("live").is_null());
  EXPECT_EQ(anna.get("/api/me/games").at("games").at(0).at("outcome"), "aborted");
  EXPECT_EQ(anna.get("/api/players/Anna/games?result=aborted").at("games").as_array().size(), 1u);
}

}  // namespace
}  // namespace muehle::server::testing
