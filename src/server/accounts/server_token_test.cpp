// Tokens of programs, and accounts of bots.
#include <gmock/gmock.h>

#include "server/testing/bot_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class TokenTest : public BotTest {};

TEST_F(TokenTest, IsShownOnceAndOpensWhatItIsFor) {
  Browser anna = member("Anna");
  const json::value made = make_token(anna, R"(["read"])");
  const std::string secret(made.at("secret").as_string());
  EXPECT_THAT(secret, ::testing::MatchesRegex("muehle_[0-9a-f]+"));
  EXPECT_EQ(made.at("token").at("name"), "at home");
  EXPECT_EQ(made.at("token").at("scopes"), json::parse(R"(["read"])"));
  EXPECT_TRUE(made.at("token").at("used").is_null());

  Program program(*this, secret);
  const json::value me = program.get("/api/me");
  EXPECT_EQ(me.at("player").at("name"), "Anna");
  EXPECT_EQ(me.at("player").at("bot"), false);
  EXPECT_EQ(me.at("token"), json::parse(R"({"name":"at home","scopes":["read"]})"));
  EXPECT_EQ(program.ask("GET", "/api/me/games").status, 200);

  const HttpReply list = anna.ask("GET", "/api/account/tokens");
  EXPECT_THAT(list.body, Not(HasSubstr(secret.substr(7)))) << "never again";
  EXPECT_EQ(anna.get("/api/me/data").at("tokens"), json::parse(list.body).at("tokens"));
  EXPECT_FALSE(json::parse(list.body).at("tokens").at(0).at("used").is_null());
  EXPECT_EQ(anna.get("/api/me").as_object().if_contains("token"), nullptr);
}

TEST_F(TokenTest, IsForNothingElse) {
  Browser anna = member("Anna");
  Program reader = program_of(anna, R"(["read"])");
  const HttpReply refused = reader.post("/api/challenges", R"({"to":"Ben","rules":"standard"})");
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(error_code(refused.body), "no_scope");
  EXPECT_THAT(refused.body, HasSubstr("scope challenge"));
  for (const auto& [method, path] : std::vector<std::pair<std::string, std::string>>{
           {"GET", "/api/account/tokens"}, {"GET", "/api/sessions"}, {"GET", "/api/me/data"}})
    EXPECT_EQ(error_code(reader.ask(method, path).body), "no_scope") << path;
  Program all = program_of(anna);
  for (const char* path : {"/api/account/tokens", "/api/password", "/api/me/delete", "/api/me/people",
                           "/api/tables", "/api/logout"}) {
    const std::string body =
        R"({"name":"n","scopes":["read"],"old":"ein langes Wort","new":"noch ein langes","password":"ein langes Wort","rules":"standard","challenges":"nobody"})";
    EXPECT_EQ(error_code(all.post(path, body).body), "no_scope") << path;
  }
  EXPECT_EQ(anna.get("/api/account/tokens").at("tokens").as_array().size(), 2u);
}

TEST_F(TokenTest, OfNobodyOpensNothing) {
  for (const char* token : {"muehle_00000000000000000000000000000000", "muehle_x", "x"}) {
    const HttpReply reply = ask("GET", "/api/me", "", {{"Authorization", std::string("Bearer ") + token}});
    EXPECT_EQ(reply.status, 401) << token;
    EXPECT_EQ(error_code(reply.body), "bad_token");
    EXPECT_EQ(reply.header("WWW-Authenticate"), "Bearer");
  }
  // What a proxy in front has asked for is not ours.
  EXPECT_EQ(ask("GET", "/api/me", "", {{"Authorization", "Basic eDp5"}}).status, 200);
}

TEST_F(TokenTest, CountsAndNoCookieDoes) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Program program = program_of(anna);
  const HttpReply reply =
      ask("GET", "/api/me", "", {{"Authorization", "Bearer " + program.token()}, {"Cookie", ben.cookie()}});
  EXPECT_EQ(json::parse(reply.body).at("player").at("name"), "Anna");
  // The page of another site can show none, so it is not asked where it comes from.
  const std::string body = R"({"rules":"standard","time":"300+5"})";
  EXPECT_EQ(ask("POST", "/api/seeks", body,
                {{"Authorization", "Bearer " + program.token()}, {"Origin", "http://elsewhere.example"}})
                .status,
            201);
  EXPECT_EQ(error_code(ask("POST", "/api/seeks", body,
                           {{"Cookie", anna.cookie()}, {"Origin", "http://elsewhere.example"}})
                           .body),
            "bad_origin");
}

TEST_F(TokenTest, IsRevokedAtOnce) {
  Browser owner = bot_owner("Robbi");
  const json::value made = make_token(owner);
  Program robbi(*this, std::string(made.at("secret").as_string()));
  Program other = program_of(owner);
  TestStream stream = robbi.events();
  TestStream stays = other.events();
  const std::string id = std::to_string(made.at("token").at("id").as_int64());
  Browser ben = member("Ben");
  EXPECT_EQ(error_code(ben.ask("DELETE", "/api/account/tokens/" + id).body), "not_found");
  EXPECT_EQ(robbi.ask("GET", "/api/me").status, 200);
  EXPECT_EQ(owner.ask("DELETE", "/api/account/tokens/" + id).status, 200);
  EXPECT_EQ(robbi.ask("GET", "/api/me").status, 401);
  EXPECT_TRUE(stream.ends_well());
  challenge(ben, "Robbi");
  stays.read("challenge");
  EXPECT_EQ(error_code(owner.ask("DELETE", "/api/account/tokens/" + id).body), "not_found");
}

TEST_F(TokenTest, EndsWithThePassword) {
  Browser owner = bot_owner("Robbi");
  Program robbi = program_of(owner);
  TestStream stream = robbi.events();
  EXPECT_EQ(owner.post("/api/password", R"({"old":"ein langes Wort","new":"noch ein langes Wort"})").status,
            200);
  EXPECT_EQ(robbi.ask("GET", "/api/me").status, 401);
  EXPECT_TRUE(stream.ends_well());
}

TEST_F(TokenTest, AreMadeByAccountsWithAName) {
  Browser gast = guest("Gast");
  EXPECT_EQ(error_code(gast.post("/api/account/tokens", wish("x", R"(["play"])")).body), "guest");
  Browser anna = member("Anna");
  for (const std::string& body : {wish("", R"(["play"])"), wish("x", "[]"), wish("x", R"(["fly"])"),
                                  wish(std::string(41, 'x'), R"(["play"])"), std::string("{}")})
    EXPECT_EQ(error_code(anna.post("/api/account/tokens", body).body), "bad_request") << body;
  for (int i = 0; i < 20; ++i) make_token(anna);
  EXPECT_EQ(error_code(anna.post("/api/account/tokens", wish("x", R"(["play"])")).body), "too_many_tokens");
}

TEST_F(TokenTest, UseIsNotedToTheHour) {
  with_false_time();
  Browser anna = member("Anna");
  Program program = program_of(anna);
  const auto used = [&] {
    program.get("/api/me");
    return anna.get("/api/account/tokens").at("tokens").at(0).at("used").as_int64();
  };
  const std::int64_t first = used();
  time.pass(3'500'000);
  EXPECT_EQ(used(), first);
  time.pass(200'000);
  EXPECT_GT(used(), first);
}

TEST_F(TokenTest, AnAccountBecomesABotBeforeItPlays) {
  with_false_time();
  Browser robbi = member("Robbi");
  EXPECT_EQ(robbi.get("/api/me").at("player").at("bot"), false);
  Program program = program_of(robbi);
  const HttpReply early = program.ask("GET", "/api/bot/stream");
  EXPECT_EQ(error_code(early.body), "not_bot");
  EXPECT_EQ(program.post("/api/me/bot").status, 200) << "by its own token, too";
  EXPECT_EQ(robbi.post("/api/me/bot").status, 200) << "once more changes nothing";
  EXPECT_EQ(robbi.get("/api/me").at("player").at("bot"), true);
  EXPECT_EQ(member("Anna").get("/api/players/robbi").at("player").at("bot"), true);

  Browser ben = member("Ben");
  ben.open();
  EXPECT_EQ(error_code(ben.post("/api/me/bot").body), "has_played");
  EXPECT_EQ(error_code(guest("Gast").post("/api/me/bot").body), "guest");
  Browser wirt = host(time.now().at);
  EXPECT_EQ(error_code(wirt.post("/api/me/bot").body), "not_allowed");
  for (const char* role : {"referee", "host"}) {
    const std::string body = R"({"role":")" + std::string(role) + "\"}";
    EXPECT_EQ(error_code(wirt.post("/api/host/players/robbi/role", body).body), "not_allowed") << role;
  }
  EXPECT_EQ(error_code(become_host(robbi, host_token(time.now().at)).body), "not_allowed");
  with_false_time();  // starts it anew
  EXPECT_EQ(robbi.get("/api/me").at("player").at("bot"), true);
}

// Nobody meets a program by what a person has asked for: a rated game, or somebody about as strong.
TEST_F(TokenTest, WhatAPersonHasAskedForIsNoBots) {
  Browser anna = member("Anna");
  Browser robbi = member("Robbi");
  const auto offers = [&] { return anna.get("/api/lobby").at("seeks").as_array().size(); };
  ASSERT_EQ(robbi.post("/api/seeks", R"({"rules":"standard","time":"1/86400","rated":true})").status, 201);
  challenge(robbi, "Anna");
  ASSERT_EQ(offers(), 1u);
  ASSERT_EQ(robbi.post("/api/me/bot").status, 200);
  EXPECT_EQ(offers(), 0u);
  EXPECT_TRUE(anna.get("/api/challenges").at("received").as_array().empty());
  restart();
  EXPECT_EQ(offers(), 0u) << "it is stored";
  ASSERT_EQ(robbi.post("/api/seeks", R"({"rules":"standard","bots":true})").status, 201);
  ASSERT_EQ(robbi.post("/api/me/bot").status, 200);
  EXPECT_EQ(offers(), 1u) << "once more takes nothing from it";
}

TEST_F(TokenTest, BotsAreMarkedAndNeverRated) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const HttpReply rated =
      anna.post("/api/challenges", R"({"to":"Robbi","rules":"standard","time":"300+5","rated":true})");
  EXPECT_EQ(error_code(rated.body), "not_rated");
  EXPECT_EQ(error_code(robbi.post("/api/seeks", R"({"rules":"standard","time":"300+5","rated":true})").body),
            "not_rated");
  EXPECT_EQ(error_code(robbi.post("/api/seeks", R"({"rules":"standard","time":"300+5","near":true})").body),
            "not_allowed");
  const std::string id = begin(anna, robbi);
  const json::value state = anna.socket(code_in(id)).read("state");
  EXPECT_EQ(state.at("table").at("players").at(0).at("bot"), false);
  EXPECT_EQ(state.at("table").at("players").at(1).at("bot"), true);
  EXPECT_EQ(anna.get("/api/me/games").at("games").at(0).at("white").at("bot"), true);
  EXPECT_EQ(anna.get("/api/me/games").at("games").at(0).at("black").at("bot"), false);
}

TEST_F(TokenTest, PeopleDecideWhetherBotsChallengeThem) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string body = R"({"to":"Anna","rules":"standard","time":"300+5"})";
  EXPECT_EQ(anna.get("/api/me/people").at("bots"), true);
  EXPECT_EQ(robbi.post("/api/challenges", body).status, 201);
  const json::value changed = anna.posted("/api/me/people", R"({"bots":false})");
  EXPECT_EQ(changed.at("bots"), false);
  EXPECT_EQ(changed.at("challenges"), "everybody");
  EXPECT_EQ(error_code(robbi.post("/api/challenges", body).body), "no_challenges");
  Browser ben = member("Ben");
  challenge(ben, "Anna");
  restart();
  EXPECT_EQ(anna.posted("/api/me/people", R"({"challenges":"everybody"})").at("bots"), false);
  EXPECT_EQ(anna.posted("/api/me/people", R"({"bots":true})").at("bots"), true);
  EXPECT_EQ(robbi.post("/api/challenges", body).status, 201);
}

TEST_F(TokenTest, OffersMeetBotsOnlyWhereTheyAreWanted) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string plain = R"({"rules":"standard","time":"1/86400"})";
  const std::string with_bots = R"({"rules":"standard","time":"1/86400","bots":true})";
  const json::value own = json::parse(robbi.post("/api/seeks", plain).body).at("seek");
  EXPECT_EQ(own.at("by").at("bot"), true);
  const HttpReply people = anna.post("/api/seeks", plain);
  ASSERT_EQ(people.status, 201) << "not brought together with a bot: " << people.body;
  const std::string hers(json::parse(people.body).at("seek").at("id").as_string());
  EXPECT_EQ(error_code(robbi.post("/api/seeks/" + hers + "/take").body), "not_allowed");
  EXPECT_EQ(anna.post("/api/seeks/" + hers + "/withdraw").status, 200);
  EXPECT_EQ(anna.post("/api/seeks", with_bots).status, 200) << "the bot's offer is met";
  const HttpReply open = anna.post("/api/seeks", with_bots);
  ASSERT_EQ(open.status, 201);
  EXPECT_EQ(json::parse(open.body).at("seek").at("bots"), true);
  restart();
  const std::string again(json::parse(open.body).at("seek").at("id").as_string());
  EXPECT_EQ(robbi.post("/api/seeks/" + again + "/take").status, 200);
  // And a person takes a bot's.
  const HttpReply third = robbi.post("/api/seeks", plain);
  ASSERT_EQ(third.status, 201);
  const std::string his(json::parse(third.body).at("seek").at("id").as_string());
  EXPECT_EQ(anna.post("/api/seeks/" + his + "/take").status, 200);
}

}  // namespace
}  // namespace muehle::server::testing
