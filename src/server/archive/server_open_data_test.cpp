// Public games over HTTP: what is asked for, what is refused.
#include <gmock/gmock.h>

#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class OpenDataTest : public SocialTest {
 protected:
  void SetUp() override {
    SocialTest::SetUp();
    with_false_time();
  }
  // A game that Black resigns; its code. `public`: for everybody.
  std::string played(Browser& white, Browser& black, bool is_public) {
    const std::string code = white.open(std::string(R"({"rules":"standard","colour":"white","public":)") +
                                        (is_public ? "true" : "false") + "}");
    black.post("/api/tables/" + code + "/join");
    return play_to_the_end(white, black, code);
  }
  static json::object first_line(const std::string& body) {
    return json::parse(body.substr(0, body.find('\n'))).as_object();
  }
  std::string message(const std::string& target) {
    const HttpReply reply = ask("GET", target);
    EXPECT_EQ(reply.status, 400) << target;
    return reply.body;
  }
};

TEST_F(OpenDataTest, AnybodyGetsThePublicGamesAMinuteAfterTheirEnd) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = played(anna, ben, true);
  played(anna, ben, false);
  EXPECT_EQ(ask("GET", "/api/games").body, "");
  time.pass(61'000);
  const HttpReply reply = ask("GET", "/api/games");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("Content-Type"), "application/x-ndjson");
  EXPECT_EQ(reply.header("Transfer-Encoding"), "chunked");
  EXPECT_EQ(std::ranges::count(reply.body, '\n'), 1) << reply.body;
  const json::object game = first_line(reply.body);
  EXPECT_EQ(game.at("code"), code.c_str());
  EXPECT_EQ(game.at("white").at("name"), "Anna");
  EXPECT_EQ(game.at("reason"), "resignation");
  EXPECT_EQ(ask("GET", "/api/games/by/anna").body, reply.body);
  EXPECT_EQ(ask("GET", "/api/games/by/Ben?since=2020-01-01").body, reply.body);
  EXPECT_EQ(ask("GET", "/api/games?until=2020-01-01").body, "");
  EXPECT_EQ(ask("GET", "/api/games?after=" + std::string(game.at("cursor").as_string())).body, "");
  EXPECT_EQ(ask("GET", "/api/games/by/nobody").status, 404);
}

TEST_F(OpenDataTest, AGameIsToBeHadByItsNumberAndAsARecord) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  played(anna, ben, true);
  played(anna, ben, false);
  time.pass(61'000);
  const std::string number =
      std::to_string(first_line(ask("GET", "/api/games").body).at("number").as_int64());
  const HttpReply line = ask("GET", "/api/games/" + number);
  EXPECT_EQ(line.header("Content-Type"), "application/json");
  EXPECT_EQ(line.body, ask("GET", "/api/games").body);
  const HttpReply record = ask("GET", "/api/games/" + number + "?format=records");
  EXPECT_THAT(record.body, HasSubstr("[White \"Anna\"]"));
  EXPECT_THAT(record.body, HasSubstr("{[%resign black]} 1-0"));
  EXPECT_EQ(ask("GET", "/api/games", "", {{"Accept", "text/plain"}}).body, record.body);
  const std::string by_link = std::to_string(std::stoi(number) + 1);
  EXPECT_EQ(ask("GET", "/api/games/" + by_link).status, 404) << "a game by link";
  EXPECT_EQ(ask("GET", "/api/games/99999").body, ask("GET", "/api/games/" + by_link).body);
}

TEST_F(OpenDataTest, WhoHasDeletedHisAccountIsNamedNowhere) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  played(anna, ben, true);
  EXPECT_EQ(ben.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  time.pass(61'000);
  const HttpReply line = ask("GET", "/api/games");
  EXPECT_EQ(first_line(line.body).at("black").at("name"), "");
  EXPECT_THAT(line.body, Not(HasSubstr("Ben")));
  const HttpReply record = ask("GET", "/api/games?format=records");
  EXPECT_THAT(record.body, HasSubstr("[Black \"?\"]"));
  EXPECT_EQ(ask("GET", "/api/games/by/Ben").status, 404);
}

TEST_F(OpenDataTest, WhatIsAskedForWronglyIsSaid) {
  EXPECT_THAT(message("/api/games?sinse=1"), HasSubstr("there are: since, until, after, max, format"));
  EXPECT_THAT(message("/api/games?since=yesterday"), HasSubstr("since is a time"));
  EXPECT_THAT(message("/api/games?until=2026-02-30"), HasSubstr("until is a time"));
  EXPECT_THAT(message("/api/games?since=2026-02-02&until=2026-02-01"), HasSubstr("later than since"));
  EXPECT_THAT(message("/api/games?after=12"), HasSubstr("the cursor of a game, as in 1790000000-12"));
  EXPECT_THAT(message("/api/games?max=0"), HasSubstr("max"));
  EXPECT_THAT(message("/api/games?format=pgn"), HasSubstr("ndjson or records"));
  EXPECT_THAT(message("/api/games/twelve"), HasSubstr("the number of a game"));
  EXPECT_THAT(message("/api/games/12?since=1"), HasSubstr("there are: format"));
}

}  // namespace
}  // namespace muehle::server::testing
