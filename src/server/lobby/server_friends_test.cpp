// Friends and blocks, what others see of a player, and who may do what.
#include <gmock/gmock.h>

#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

class FriendsTest : public SocialTest {
 protected:
  // A game of both, which White wins.
  std::string game(Browser& white, Browser& black, const std::string& blacks_name,
                   const std::string& more = "") {
    const std::string id = challenge(white, blacks_name, R"(,"colour":"white","public":true)" + more);
    const std::string code(black.posted("/api/challenges/" + id + "/accept").at("code").as_string());
    return play_to_the_end(white, black, code);
  }
  static std::size_t count(const json::value& page) { return page.at("games").as_array().size(); }
};

TEST_F(FriendsTest, FriendsAreListedWithWhetherTheyAreHere) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  member("Cleo");
  EXPECT_EQ(anna.posted("/api/players/ben/friend").at("friend"), true);
  EXPECT_EQ(anna.posted("/api/players/Cleo/friend").at("friend"), true);
  json::value people = anna.get("/api/me/people");
  EXPECT_EQ(people.at("friends").as_array().size(), 2u);
  EXPECT_EQ(people.at("friends").at(0).at("name"), "Ben");
  EXPECT_EQ(people.at("friends").at(0).at("here"), false);
  EXPECT_EQ(people.at("friends").at(0).at("playing"), 0);
  {
    TestSocket line = lobby(ben);
    EXPECT_EQ(anna.get("/api/me/people").at("friends").at(0).at("here"), true) << "in the lobby";
  }
  const std::string code = ben.open(R"({"rules":"standard","colour":"white","public":true})");
  guest("Gerd").post("/api/tables/" + code + "/join");
  TestSocket table = ben.socket(code);
  table.read("state");
  people = anna.get("/api/me/people");
  EXPECT_EQ(people.at("friends").at(0).at("here"), true) << "at a table";
  EXPECT_EQ(people.at("friends").at(0).at("playing"), 1);
  EXPECT_EQ(people.at("friends").at(1).at("here"), false);
  EXPECT_TRUE(ben.get("/api/me/people").at("friends").as_array().empty()) << "it is one-sided";
  ben.post("/api/players/Anna/block");
  EXPECT_EQ(anna.get("/api/me/people").at("friends").at(0).at("here"), false) << "not for whom he blocks";
  EXPECT_EQ(anna.get("/api/me/people").at("friends").at(0).at("playing"), 0);
  EXPECT_EQ(anna.posted("/api/players/Ben/unfriend").at("friend"), false);
  EXPECT_EQ(anna.get("/api/me/people").at("friends").as_array().size(), 1u);
  EXPECT_EQ(anna.posted("/api/players/Cleo/unblock").at("friend"), true) << "she was not blocked";
}

TEST_F(FriendsTest, NobodyIsServedBeforeItIsReadWhoMeetsWhom) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  ASSERT_EQ(anna.post("/api/players/Ben/block").status, 200);
  ASSERT_EQ(anna.post("/api/seeks", R"({"rules":"standard","time":"1/259200"})").status, 201);
  failing_reads_ = 2;
  restart();
  EXPECT_EQ(anna.get("/api/lobby").at("seeks").as_array().size(), 1u);
  EXPECT_EQ(mistakes_->failing_reads, 0);
  EXPECT_TRUE(ben.get("/api/lobby").at("seeks").as_array().empty());
}

TEST_F(FriendsTest, WhoBlocksDoesNotMeet) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  const HttpReply reply = anna.post("/api/seeks", R"({"rules":"standard","time":"300+5"})");
  const std::string id(json::parse(reply.body).at("seek").at("id").as_string());
  const std::string waiting = challenge(ben, "Anna");
  EXPECT_EQ(ben.get("/api/lobby").at("seeks").as_array().size(), 1u);
  EXPECT_EQ(anna.posted("/api/players/Ben/block").at("blocked"), true);
  EXPECT_EQ(anna.get("/api/me/people").at("blocked").at(0).at("name"), "Ben");
  EXPECT_TRUE(anna.get("/api/challenges").at("received").as_array().empty());
  EXPECT_TRUE(ben.get("/api/challenges").at("sent").as_array().empty());

  const auto stays_apart = [&] {
    EXPECT_TRUE(ben.get("/api/lobby").at("seeks").as_array().empty());
    EXPECT_EQ(error_code(ben.post("/api/seeks/" + id + "/take").body), "not_found");
    const HttpReply own = ben.post("/api/seeks", R"({"rules":"standard","time":"300+5"})");
    ASSERT_EQ(own.status, 201) << "they do not meet by the same wish";
    const std::string his(json::parse(own.body).at("seek").at("id").as_string());
    EXPECT_EQ(anna.get("/api/lobby").at("seeks").as_array().size(), 1u) << "her own alone";
    EXPECT_EQ(error_code(anna.post("/api/seeks/" + his + "/take").body), "not_found");
    EXPECT_EQ(ben.post("/api/seeks/" + his + "/withdraw").status, 200);
  };
  stays_apart();
  // By the socket, too; a guest sees it.
  bens.read("lobby", [](const json::value& lobby) { return lobby.at("seeks").as_array().empty(); });
  EXPECT_EQ(guest("Gerd").get("/api/lobby").at("seeks").as_array().size(), 1u);

  EXPECT_EQ(anna.posted("/api/players/Ben/unblock").at("blocked"), false);
  EXPECT_EQ(ben.get("/api/lobby").at("seeks").as_array().size(), 1u);
  EXPECT_EQ(ben.post("/api/seeks/" + id + "/take").status, 200);
}

TEST_F(FriendsTest, WhoMeetAgainAreToldOfEachOther) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(anna.posted("/api/players/Ben/block").at("blocked"), true);
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  for (TestSocket* line : {&annas, &bens}) line->write(R"({"t":"changes"})");
  // Not the same, so that they do not meet by it at once.
  anna.post("/api/seeks", R"({"rules":"standard","time":"300+5"})");
  ben.post("/api/seeks", R"({"rules":"standard","time":"600+5"})");
  EXPECT_EQ(anna.posted("/api/players/Ben/unblock").at("blocked"), false);
  const auto has_both = [](const json::value& lobby) { return lobby.at("seeks").as_array().size() == 2; };
  annas.read("lobby", has_both);
  bens.read("lobby", has_both);
}

TEST_F(FriendsTest, WhoMeetAgainPlayWhereTheyWaitForTheSame) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(anna.posted("/api/players/Ben/block").at("blocked"), true);
  TestSocket annas = lobby(anna);
  TestSocket bens = lobby(ben);
  for (Browser* one : {&anna, &ben})
    EXPECT_EQ(one->post("/api/seeks", R"({"rules":"standard","time":"300+5"})").status, 201);
  EXPECT_EQ(anna.posted("/api/players/Ben/unblock").at("blocked"), false);
  EXPECT_EQ(annas.read("game").at("code"), bens.read("game").at("code"));
}

TEST_F(FriendsTest, ABlockOutlivesARestart) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  anna.post("/api/players/Ben/block");
  restart();
  TestSocket annas = lobby(anna);
  EXPECT_EQ(anna.post("/api/seeks", R"({"rules":"standard","time":"300+5"})").status, 201);
  EXPECT_TRUE(ben.get("/api/lobby").at("seeks").as_array().empty());
  EXPECT_EQ(guest("Gerd").get("/api/lobby").at("seeks").as_array().size(), 1u);
}

TEST_F(FriendsTest, WhoBlocksCannotChallengeEither) {
  Browser anna = member("Anna");
  member("Ben");
  anna.post("/api/players/Ben/block");
  EXPECT_EQ(error_code(anna.post("/api/challenges", R"({"to":"Ben","rules":"standard"})").body), "blocked");
}

TEST_F(FriendsTest, WhatTwoHaveMadeOfTheirGames) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  game(anna, ben, "Ben");
  game(anna, ben, "Ben", R"(,"rules":"strikt")");
  game(ben, anna, "Anna");
  const json::value annas = anna.get("/api/players/Ben/me");
  EXPECT_EQ(annas.at("won"), 2);
  EXPECT_EQ(annas.at("lost"), 1);
  EXPECT_EQ(annas.at("drawn"), 0);
  EXPECT_EQ(ben.get("/api/players/Anna/me").at("won"), 1);
  EXPECT_EQ(ben.get("/api/players/Anna/me").at("lost"), 2);
  EXPECT_EQ(anna.get("/api/players/Anna/me").at("self"), true);
  EXPECT_EQ(anna.get("/api/players/Anna/me").at("won"), 0);
}

TEST_F(FriendsTest, TheHistoryOfARating) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = game(anna, ben, "Ben", R"(,"rated":true)");
  const std::string id = challenge(ben, "Anna", R"(,"colour":"white","rated":true)");
  play_to_the_end(ben, anna,
                  std::string(anna.posted("/api/challenges/" + id + "/accept").at("code").as_string()));
  const json::value points = Browser(*this).get("/api/players/Anna/ratings");
  EXPECT_TRUE(points.at("correspondence").as_array().empty());
  ASSERT_EQ(points.at("live").as_array().size(), 2u);
  const json::value& first = points.at("live").at(0);
  EXPECT_EQ(first.at("rating"), 1662);
  EXPECT_EQ(first.at("score"), 1.0);
  EXPECT_EQ(first.at("against"), "Ben");
  EXPECT_EQ(first.at("code"), code.c_str());
  const json::value& last = points.at("live").at(1);
  EXPECT_EQ(last.at("score"), 0.0);
  EXPECT_TRUE(last.at("code").is_null()) << "it was private";
  const json::value now = anna.get("/api/me").at("player").at("ratings").at("live");
  EXPECT_EQ(last.at("rating"), now.at("rating"));
  EXPECT_EQ(ask("GET", "/api/players/Nobody/ratings").status, 404);
}

TEST_F(FriendsTest, GamesAreFoundByWhatTheyWere) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser benno = member("Benno");
  Browser cleo = member("Cleo_X");
  game(anna, ben, "Ben");
  game(anna, benno, "Benno");
  game(cleo, anna, "Anna");
  const std::string id = challenge(anna, "Ben", R"(,"public":true)");
  ben.post("/api/challenges/" + id + "/accept");
  const HttpReply house =
      anna.post("/api/challenges", R"({"to":"Ben","rules":"standard,noMillLimitPlies=40","public":true})");
  const std::string other(json::parse(house.body).at("challenge").at("id").as_string());
  ben.post("/api/challenges/" + other + "/accept");
  const std::string hidden = challenge(anna, "Cleo_X");
  cleo.post("/api/challenges/" + hidden + "/accept");

  Browser anybody(*this);
  const std::pair<const char*, std::size_t> cases[] = {
      {"", 5},
      {"?result=", 5},
      {"?result=won", 2},
      {"?result=lost", 1},
      {"?result=drawn", 0},
      {"?result=aborted", 0},
      {"?result=running", 2},
      {"?time=live", 4},
      {"?time=correspondence", 0},
      {"?time=unlimited", 1},
      {"?rules=standard", 4},
      {"?rules=strikt", 0},
      {"?rules=house", 1},
      {"?opponent=ben", 4},
      {"?opponent=Benno", 1},
      {"?opponent=o_x", 1},
      {"?opponent=%25", 0},
      {"?opponent=anna", 0},
      {"?opponent=ben&result=won", 2},
      {"?opponent=ben&result=won&time=unlimited", 0},
  };
  for (const auto& [query, expected] : cases)
    EXPECT_EQ(count(anybody.get(std::string("/api/players/Anna/games") + query)), expected) << query;
  for (const char* query : {"?result=best", "?time=soon", "?rules=chess", "?before=x"})
    EXPECT_EQ(ask("GET", std::string("/api/players/Anna/games") + query).status, 400) << query;
  EXPECT_EQ(ask("GET", "/api/players/Nobody/games").status, 404);
  const json::value all = anybody.get("/api/players/Anna/games");
  EXPECT_TRUE(all.at("before").is_null());
  const auto third = all.at("games").at(2).at("number").as_int64();
  EXPECT_EQ(count(anybody.get("/api/players/Anna/games?before=" + std::to_string(third))), 2u);
}

TEST_F(FriendsTest, LongListsComeInPages) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  for (int n = 0; n < 31; ++n) anna.open(R"({"rules":"standard","public":true})");
  const json::value page = ben.get("/api/players/Anna/games");
  EXPECT_EQ(count(page), 30u);
  const std::string before = std::to_string(page.at("before").as_int64());
  const json::value rest = ben.get("/api/players/Anna/games?before=" + before);
  EXPECT_EQ(count(rest), 1u);
  EXPECT_TRUE(rest.at("before").is_null());
}

TEST_F(FriendsTest, GoesWithTheAccount) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  anna.post("/api/players/Ben/friend");
  ben.post("/api/players/Anna/block");
  ben.post("/api/me/people", R"({"challenges":"nobody"})");
  EXPECT_EQ(ben.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_TRUE(anna.get("/api/me/people").at("friends").as_array().empty());
  Browser again = member("Ben");
  EXPECT_EQ(again.get("/api/me/people").at("challenges"), "everybody");
  EXPECT_EQ(anna.post("/api/challenges", R"({"to":"Ben","rules":"standard"})").status, 201);
}

TEST_F(FriendsTest, IsPartOfWhatIsKnownOfAPlayer) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  anna.post("/api/players/Ben/friend");
  const std::string id = challenge(ben, "Anna");
  const json::value data = anna.get("/api/me/data");
  EXPECT_EQ(data.at("people").at("friends").at(0).at("name"), "Ben");
  EXPECT_EQ(data.at("challenges").at("received").at(0).at("id"), id.c_str());
}

// Who asks, for what, and the code of the answer; "" where it is done.
TEST_F(FriendsTest, WhoMayDoWhat) {
  Browser nobody(*this);
  Browser gerd = guest("Gerd");
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser max = member("Max");
  ben.post("/api/players/Max/block");
  const struct {
    const char* method;
    const char* target;
    const char* body;
    const char* nobody;
    const char* guest;
    const char* member;
    const char* blocked;  // by Ben
  } rows[] = {
      {"POST", "/api/challenges", R"({"to":"Ben","rules":"standard"})", "no_session", "guest", "",
       "no_challenges"},
      {"POST", "/api/challenges", R"({"to":"Gerd","rules":"standard"})", "no_session", "not_found",
       "not_found", "not_found"},
      {"GET", "/api/challenges", "", "no_session", "", "", ""},
      {"POST", "/api/challenges/abc/accept", "{}", "no_session", "not_found", "not_found", "not_found"},
      {"POST", "/api/challenges/abc/decline", R"({"reason":"no"})", "no_session", "not_found", "not_found",
       "not_found"},
      {"POST", "/api/challenges/abc/withdraw", "{}", "no_session", "not_found", "not_found", "not_found"},
      {"GET", "/api/me/people", "", "no_session", "guest", "", ""},
      {"POST", "/api/me/people", R"({"challenges":"friends"})", "no_session", "guest", "", ""},
      {"POST", "/api/players/Ben/friend", "{}", "no_session", "guest", "", ""},
      {"POST", "/api/players/Ben/unfriend", "{}", "no_session", "guest", "", ""},
      {"POST", "/api/players/Ben/block", "{}", "no_session", "guest", "", ""},
      {"POST", "/api/players/Ben/unblock", "{}", "no_session", "guest", "", ""},
      {"POST", "/api/players/Gerd/friend", "{}", "no_session", "not_found", "not_found", "not_found"},
      {"GET", "/api/players/Ben/me", "", "no_session", "", "", ""},
      {"GET", "/api/players/Ben/ratings", "", "", "", "", ""},
      {"GET", "/api/players/Ben/games", "", "", "", "", ""},
      {"POST", "/api/seeks", R"({"rules":"standard","time":"300+5","near":true})", "guest", "guest", "", ""},
      {"POST", "/api/seeks", R"({"rules":"standard","near":true})", "bad_time", "bad_time", "bad_time",
       "bad_time"},
  };
  for (const auto& row : rows) {
    const std::pair<Browser*, const char*> askers[] = {
        {&nobody, row.nobody}, {&gerd, row.guest}, {&anna, row.member}, {&max, row.blocked}};
    for (const auto& [asker, code] : askers) {
      const HttpReply reply = asker->ask(row.method, row.target, row.body);
      const bool done = reply.status < 300;
      EXPECT_EQ(done ? "" : error_code(reply.body), code) << row.method << " " << row.target << reply.body;
    }
  }
  EXPECT_EQ(error_code(anna.post("/api/players/Anna/friend").body), "yourself");
}

}  // namespace
}  // namespace muehle::server::testing
