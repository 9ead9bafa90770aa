// Guests, accounts and sessions over HTTP.
#include <gmock/gmock.h>

#include "server/testing/server_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class PeopleTest : public ServerTest {};

TEST_F(PeopleTest, NobodyIsAPlayerBeforeHeDoesSomething) {
  Browser browser(*this);
  EXPECT_TRUE(browser.get("/api/me").at("player").is_null());
  EXPECT_EQ(browser.cookie(), "");
  for (const char* path : {"/api/me/games", "/api/me/data", "/api/sessions"}) {
    EXPECT_EQ(error_code(browser.ask("GET", path).body), "no_session") << path;
  }
  for (const char* path : {"/api/logout", "/api/me/delete"}) {
    EXPECT_EQ(error_code(browser.post(path).body), "no_session") << path;
  }
}

TEST_F(PeopleTest, AGuestHasOneCookieForAllTables) {
  Browser browser(*this);
  const HttpReply made = browser.post("/api/me", R"({"name":"Anna","language":"de"})");
  EXPECT_THAT(made.header("Set-Cookie"), StartsWith("muehle_session_"));
  EXPECT_THAT(made.header("Set-Cookie"), HasSubstr("HttpOnly; SameSite=Lax"));
  EXPECT_EQ(browser.get("/api/me").at("player").at("name"), "Anna");
  EXPECT_EQ(browser.get("/api/me").at("player").at("registered"), false);
  const std::string before = browser.cookie();
  const std::string first = browser.open();
  const std::string second = browser.open();
  EXPECT_EQ(browser.cookie(), before);
  EXPECT_EQ(browser.socket(first).read("state").at("seat"), 0);
  EXPECT_EQ(browser.socket(second).read("state").at("seat"), 0);
}

TEST_F(PeopleTest, OverHttpsTheCookieIsOfThisHostAlone) {
  restart_with([](ServerOptions& options) { options.behind_proxy = true; });
  const HttpReply made =
      ask("POST", "/api/me", "{}", {{"X-Forwarded-Proto", "https"}, {"X-Forwarded-For", "192.0.2.1"}});
  EXPECT_THAT(made.header("Set-Cookie"), StartsWith("__Host-muehle_session_"));
  EXPECT_THAT(made.header("Set-Cookie"), HasSubstr("; Secure"));
}

TEST_F(PeopleTest, OpeningMakesAGuestWatchingDoesNot) {
  Browser opener(*this);
  const std::string code = opener.open();
  Browser ben(*this);
  EXPECT_EQ(ben.posted("/api/tables/" + code + "/join").at("seat"), 1);
  EXPECT_NE(ben.cookie(), "");
  Browser watcher(*this);
  EXPECT_TRUE(watcher.posted("/api/tables/" + code + "/join").at("seat").is_null());
  EXPECT_EQ(watcher.cookie(), "");
}

TEST_F(PeopleTest, AGuestWhoRegistersKeepsHisGames) {
  Browser browser(*this);
  const std::string code = browser.open(R"({"rules":"standard","colour":"white","name":"Annchen"})");
  TestSocket socket = browser.socket(code);
  EXPECT_EQ(socket.read("state").at("table").at("names").at(0), "Annchen");
  const HttpReply registered = browser.post("/api/register", anna_account);
  EXPECT_EQ(registered.status, 201) << registered.body;
  EXPECT_EQ(json::parse(registered.body).at("player").at("name"), "Anna");
  EXPECT_EQ(socket.read("table").at("table").at("names").at(0), "Anna") << "who is there is told";
  EXPECT_EQ(browser.get("/api/me/games").at("games").at(0).at("code"), code.c_str());

  restart();
  Browser elsewhere(*this);
  EXPECT_EQ(elsewhere.post("/api/login", anna_account).status, 200);
  EXPECT_EQ(elsewhere.socket(code).read("state").at("seat"), 0);
  EXPECT_EQ(error_code(elsewhere.post("/api/tables/" + code + "/name", R"({"name":"Bea"})").body),
            "registered");
}

TEST_F(PeopleTest, TheLanguageGoesWithTheAccount) {
  Browser browser(*this);
  EXPECT_EQ(browser.post("/api/me", R"({"language":"de"})").status, 200);
  const HttpReply made =
      browser.post("/api/register", R"({"name":"Anna","password":"ein langes Wort","language":"en"})");
  EXPECT_EQ(json::parse(made.body).at("player").at("language"), "en");
  EXPECT_EQ(Browser(*this).posted("/api/login", anna_account).at("player").at("language"), "en");
  EXPECT_EQ(error_code(browser.post("/api/me", R"({"language":"<b>"})").body), "bad_request");
}

TEST_F(PeopleTest, NamesAreTakenOnceLookAlikesToo) {
  EXPECT_EQ(Browser(*this).post("/api/register", anna_account).status, 201);
  for (const char* name : {"Anna", "anna", "ANNA"}) {
    Browser other(*this);
    const HttpReply reply = other.post(
        "/api/register", json::serialize(json::object{{"name", name}, {"password", "noch ein Wort"}}));
    EXPECT_EQ(reply.status, 409) << name;
    EXPECT_EQ(error_code(reply.body), "name_taken");
    EXPECT_TRUE(other.get("/api/me").at("player").is_null()) << "nothing was made";
  }
}

TEST_F(PeopleTest, SaysWhatIsWrongWithAnAccount) {
  const struct {
    const char* body;
    const char* code;
  } cases[] = {
      {R"({"name":"A","password":"ein langes Wort"})", "bad_name"},
      {R"({"name":"two words","password":"ein langes Wort"})", "bad_name"},
      {R"({"password":"ein langes Wort"})", "bad_name"},
      {R"({"name":"Ben","password":"kurz"})", "bad_password"},
      {R"({"name":"Benjamin","password":"BENJAMIN"})", "bad_password"},
      {R"({"name":"Ben"})", "bad_password"},
      {R"({"name":7,"password":"ein langes Wort"})", "bad_request"},
      {"[]", "bad_request"},
  };
  for (const auto& bad : cases) {
    Browser browser(*this);
    EXPECT_EQ(error_code(browser.post("/api/register", bad.body).body), bad.code) << bad.body;
    EXPECT_EQ(browser.cookie(), "") << "nothing was made";
  }
  Browser browser(*this);
  EXPECT_EQ(browser.post("/api/register", anna_account).status, 201);
  EXPECT_EQ(error_code(browser.post("/api/register", R"({"name":"Zoe","password":"ein langes Wort"})").body),
            "registered");
}

TEST_F(PeopleTest, AHostMayTakeNoNewAccounts) {
  EXPECT_EQ(Browser(*this).get("/api/me").at("registration"), true);
  restart_with([](ServerOptions& options) { options.site.registration = Registration::closed; });
  Browser browser(*this);
  EXPECT_EQ(browser.get("/api/me").at("registration"), false);
  const HttpReply reply = browser.post("/api/register", anna_account);
  EXPECT_EQ(reply.status, 403);
  EXPECT_EQ(error_code(reply.body), "closed");
}

TEST_F(PeopleTest, WrongPasswordsAreRefusedAndCounted) {
  EXPECT_EQ(Browser(*this).post("/api/register", anna_account).status, 201);
  const std::string wrong = R"({"name":"Anna","password":"ein falsches Wort"})";
  for (int i = 0; i < 10; ++i) {
    const HttpReply reply = Browser(*this).post("/api/login", wrong);
    EXPECT_EQ(reply.status, 403);
    EXPECT_EQ(error_code(reply.body), "bad_login");
  }
  EXPECT_EQ(error_code(Browser(*this).post("/api/login", anna_account).body), "too_many")
      << "whoever guesses is slow";
}

TEST_F(PeopleTest, AnUnknownNameIsToldAsAWrongPassword) {
  const HttpReply reply = Browser(*this).post("/api/login", anna_account);
  EXPECT_EQ(reply.status, 403);
  EXPECT_EQ(error_code(reply.body), "bad_login");
}

TEST_F(PeopleTest, TheGamesOfTheGuestGoToTheAccountThatSignsIn) {
  EXPECT_EQ(Browser(*this).post("/api/register", anna_account).status, 201);
  Browser guest(*this);
  const std::string code = guest.open();
  const std::string old = guest.cookie();
  EXPECT_EQ(guest.post("/api/login", anna_account).status, 200);
  EXPECT_NE(guest.cookie(), old) << "a session that somebody else may know ends";
  EXPECT_EQ(guest.socket(code).read("state").at("seat"), 0);
  EXPECT_EQ(guest.get("/api/me/games").at("games").as_array().size(), 1u);
  EXPECT_TRUE(socket(code, old).read("state").at("seat").is_null());
  restart();
  EXPECT_EQ(guest.socket(code).read("state").at("seat"), 0);
}

TEST_F(PeopleTest, SessionsAreListedAndEnded) {
  Browser home(*this);
  EXPECT_EQ(home.post("/api/register", anna_account).status, 201);
  Browser phone(*this);
  EXPECT_EQ(phone.post("/api/login", anna_account).status, 200);
  const json::value listed = home.get("/api/sessions");
  const json::array& sessions = listed.at("sessions").as_array();
  ASSERT_EQ(sessions.size(), 2u);
  EXPECT_EQ(sessions[0].at("with"), "Firefox, Linux");
  const bool first = sessions[0].at("current").as_bool();
  EXPECT_NE(first, sessions[1].at("current").as_bool());
  const std::string other(sessions[first ? 1 : 0].at("id").as_string());
  EXPECT_EQ(home.posted("/api/sessions/end", R"({"id":")" + other + "\"}").at("sessions").as_array().size(),
            1u);
  EXPECT_TRUE(phone.get("/api/me").at("player").is_null());

  EXPECT_EQ(phone.post("/api/login", anna_account).status, 200);
  EXPECT_EQ(phone.post("/api/sessions/end", R"({"others":true})").status, 200);
  EXPECT_TRUE(home.get("/api/me").at("player").is_null());
  EXPECT_EQ(phone.post("/api/logout").status, 200);
  EXPECT_EQ(phone.cookie(), "");
}

TEST_F(PeopleTest, WhatIsOpenWithASessionEndsWithIt) {
  Browser home(*this);
  EXPECT_EQ(home.post("/api/register", anna_account).status, 201);
  const std::string code = home.open();
  Browser phone(*this);
  Browser lost(*this);
  for (Browser* one : {&phone, &lost}) EXPECT_EQ(one->post("/api/login", anna_account).status, 200);
  TestSocket here = home.socket(code);
  EXPECT_EQ(here.read("state").at("seat"), 0);
  const auto goes_on = [&] {
    here.write(R"({"t":"sync"})");
    return here.read("state").at("seat") == 0;
  };

  // One of them.
  TestSocket there = lost.socket(code);
  EXPECT_EQ(there.read("state").at("seat"), 0);
  const json::value listed = lost.get("/api/sessions");
  for (const json::value& one : listed.at("sessions").as_array()) {
    if (!one.at("current").as_bool()) continue;
    const std::string id(one.at("id").as_string());
    EXPECT_EQ(home.post("/api/sessions/end", R"({"id":")" + id + "\"}").status, 200);
  }
  EXPECT_EQ(there.close_code(), going_away);
  EXPECT_TRUE(lost.socket(code).read("state").at("seat").is_null());
  EXPECT_TRUE(goes_on());

  // All others, and all others when the password changes.
  for (const std::string end : {"others", "password"}) {
    EXPECT_EQ(phone.post("/api/login", anna_account).status, 200);
    TestSocket open = phone.socket(code);
    EXPECT_EQ(open.read("state").at("seat"), 0);
    const HttpReply done =
        end == "others" ? home.post("/api/sessions/end", R"({"others":true})")
                        : home.post("/api/password", R"({"old":"ein langes Wort","new":"noch ein Wort"})");
    EXPECT_EQ(done.status, 200) << done.body;
    EXPECT_EQ(open.close_code(), going_away) << end;
    EXPECT_TRUE(goes_on()) << end;
  }
}

TEST_F(PeopleTest, NobodyEndsTheSessionsOfOthers) {
  Browser home(*this);
  EXPECT_EQ(home.post("/api/register", anna_account).status, 201);
  const json::value listed = home.get("/api/sessions");
  const std::string id(listed.at("sessions").at(0).at("id").as_string());
  Browser stranger(*this);
  EXPECT_EQ(stranger.post("/api/me").status, 200);
  EXPECT_EQ(stranger.post("/api/sessions/end", R"({"id":")" + id + "\"}").status, 200);
  EXPECT_EQ(home.get("/api/me").at("player").at("name"), "Anna");
}

// His offers would stand, and nobody could take them.
TEST_F(PeopleTest, AGuestDoesNotEndTheOnlyWayBackToHimself) {
  Browser gast(*this);
  EXPECT_EQ(gast.post("/api/me").status, 200);
  const json::value listed = gast.get("/api/sessions");
  const std::string id(listed.at("sessions").at(0).at("id").as_string());
  EXPECT_EQ(error_code(gast.post("/api/sessions/end", R"({"id":")" + id + "\"}").body), "guest");
  EXPECT_EQ(error_code(gast.post("/api/logout").body), "guest");
  EXPECT_FALSE(gast.get("/api/me").at("player").is_null());
}

TEST_F(PeopleTest, APasswordIsChangedByWhoKnowsTheOldOne) {
  Browser home(*this);
  EXPECT_EQ(home.post("/api/register", anna_account).status, 201);
  Browser phone(*this);
  EXPECT_EQ(phone.post("/api/login", anna_account).status, 200);
  EXPECT_EQ(error_code(home.post("/api/password", R"({"old":"falsch falsch","new":"ein neues Wort"})").body),
            "bad_login");
  EXPECT_EQ(error_code(home.post("/api/password", R"({"old":"ein langes Wort","new":"x"})").body),
            "bad_password");
  EXPECT_EQ(home.post("/api/password", R"({"old":"ein langes Wort","new":"ein neues Wort"})").status, 200);
  EXPECT_TRUE(phone.get("/api/me").at("player").is_null()) << "the other devices have to sign in again";
  EXPECT_EQ(home.get("/api/me").at("player").at("name"), "Anna");
  EXPECT_EQ(error_code(Browser(*this).post("/api/login", anna_account).body), "bad_login");
}

TEST_F(PeopleTest, WhoLeavesLeavesGamesWithoutAName) {
  Browser browser(*this);
  EXPECT_EQ(browser.post("/api/register", anna_account).status, 201);
  const std::string code = browser.open();
  EXPECT_THAT(browser.ask("GET", "/api/me/data").body, HasSubstr(code));
  EXPECT_EQ(error_code(browser.post("/api/me/delete", R"({"password":"falsch falsch"})").body), "bad_login");
  EXPECT_EQ(browser.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(browser.cookie(), "");
  EXPECT_TRUE(json::parse(ask("GET", "/api/tables/" + code).body).at("table").at("names").at(0).is_null());
  restart();
  EXPECT_TRUE(json::parse(ask("GET", "/api/tables/" + code).body).at("table").at("names").at(0).is_null());
  EXPECT_EQ(error_code(Browser(*this).post("/api/login", anna_account).body), "bad_login");
  EXPECT_EQ(Browser(*this).post("/api/register", anna_account).status, 201) << "the name is free";
}

TEST_F(PeopleTest, AReturnLinkOpensItsSeatOnAnotherDevice) {
  Browser home(*this);
  const json::value table = home.posted("/api/tables", R"({"rules":"standard","colour":"white"})");
  const std::string code(table.at("code").as_string());
  const std::string token = std::string(table.at("return").as_string()).substr(16);
  const std::string claim = "/api/tables/" + code + "/claim";
  const std::string body = R"({"token":")" + token + "\"}";
  Browser phone(*this);
  EXPECT_EQ(phone.posted(claim, body).at("seat"), 0);
  EXPECT_EQ(phone.socket(code).read("state").at("seat"), 0);
  EXPECT_EQ(home.socket(code).read("state").at("seat"), 0);
  EXPECT_EQ(phone.get("/api/me/games").at("games").at(0).at("mine"), "white");
  Browser stranger(*this);
  EXPECT_EQ(error_code(stranger.post(claim, R"({"token":"0123456789abcdef0123456789abcdef"})").body),
            "bad_secret");
  EXPECT_EQ(stranger.cookie(), "");

  EXPECT_EQ(error_code(phone.post("/api/tables/" + code + "/return").body), "not_seated")
      << "it is not his seat";
  const std::string link(home.posted("/api/tables/" + code + "/return").at("return").as_string());
  EXPECT_THAT(link, StartsWith("/g/" + code + "#"));
  EXPECT_THAT(link, Not(HasSubstr(token)));
  restart();
  EXPECT_EQ(error_code(Browser(*this).post(claim, body).body), "bad_secret");
  EXPECT_TRUE(phone.socket(code).read("state").at("seat").is_null()) << "who came by the old link has left";
  EXPECT_EQ(home.socket(code).read("state").at("seat"), 0);
}

TEST_F(PeopleTest, WhoSatDownBeforeThereWerePlayersBecomesOne) {
  const json::object table = open_table();
  const std::string code(table.at("code").as_string());
  Browser opener(*this);
  EXPECT_EQ(opener.post("/api/me").status, 200);
  // His seat is in an old cookie, beside that of the session.
  const std::string both = opener.cookie() + "; " + cookie(table);
  EXPECT_EQ(
      json::parse(ask("POST", "/api/tables/" + code + "/join", "{}", {{"Cookie", both}}).body).at("seat"), 0);
}

TEST_F(PeopleTest, ListsSayHowGamesStand) {
  Browser browser(*this);
  const std::string first =
      browser.open(R"({"rules":"standard","colour":"white","time":"300+5","name":"Anna"})");
  Browser ben(*this);
  EXPECT_EQ(ben.posted("/api/tables/" + first + "/join", R"({"name":"Ben"})").at("seat"), 1);
  TestSocket white = browser.socket(first);
  const auto game = static_cast<int>(white.read("state").at("game").at("number").as_int64());
  white.write(event(game, 0, "move d6", "k1"));
  white.read("ack");
  const json::value listed = ben.get("/api/me/games");
  const json::value& row = listed.at("games").at(0);
  EXPECT_EQ(row.at("number"), game);
  EXPECT_EQ(row.at("white").at("name"), "Anna");
  EXPECT_EQ(row.at("black").at("name"), "Ben");
  EXPECT_EQ(row.at("mine"), "black");
  EXPECT_EQ(row.at("turn"), "black");
  EXPECT_EQ(row.at("outcome"), "ongoing");
  EXPECT_EQ(row.at("plies"), 1);
  EXPECT_EQ(row.at("left"), (json::array{300'000, 300'000}));
  EXPECT_GT(row.at("abort_after").as_int64(), 0) << "his first move";
  EXPECT_THAT(std::string(row.at("board").as_string()), HasSubstr(" b 8 9"));
  const std::string second = ben.open();
  EXPECT_EQ(ben.get("/api/me/games").at("games").as_array().size(), 2u);
  EXPECT_EQ(ben.get("/api/me/games").at("games").at(0).at("code"), first.c_str()) << "where it is his turn";
}

TEST_F(PeopleTest, GamesOfAnOlderServerComeIntoTheLists) {
  Browser browser(*this);
  const std::string code = browser.open(R"({"rules":"standard","colour":"white","time":"1/86400"})");
  Browser ben(*this);
  EXPECT_EQ(ben.posted("/api/tables/" + code + "/join").at("seat"), 1);
  TestSocket white = browser.socket(code);
  const auto game = static_cast<int>(white.read("state").at("game").at("number").as_int64());
  white.write(event(game, 0, "move d6", "k1"));
  white.read("ack");
  const json::value before = browser.get("/api/me/games");
  stop();
  place_.run(
      "UPDATE games SET plies = NULL, board = NULL, turn = NULL, outcome = NULL, left_white = NULL,"
      " left_black = NULL, deadline = NULL, moved_at = NULL");
  start(0);
  // It comes in by and by.
  json::value after = browser.get("/api/me/games");
  while (after.at("games").as_array().empty()) after = browser.get("/api/me/games");
  for (const char* field : {"plies", "board", "turn", "outcome", "moved"})
    EXPECT_EQ(after.at("games").at(0).at(field), before.at("games").at(0).at(field)) << field;
}

TEST_F(PeopleTest, PlayersArePublicTheirPrivateGamesAreNot) {
  Browser browser(*this);
  EXPECT_EQ(browser.post("/api/register", R"({"name":"Müller","password":"ein langes Wort"})").status, 201);
  browser.open();
  const std::string open = browser.open(R"({"rules":"standard","public":true})");
  const json::value page = json::parse(ask("GET", "/api/players/m%C3%BCller").body);
  EXPECT_EQ(page.at("player").at("name"), "Müller");
  ASSERT_EQ(page.at("games").as_array().size(), 1u);
  EXPECT_EQ(page.at("games").at(0).at("code"), open.c_str());
  EXPECT_EQ(ask("GET", "/api/players/nobody").status, 404);
}

}  // namespace
}  // namespace muehle::server::testing
