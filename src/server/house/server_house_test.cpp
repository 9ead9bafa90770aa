// Who waits in vain plays the house.
#include <gmock/gmock.h>

#include "puzzles/difficulty.h"
#include "server/house/house.h"
#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

using play::second;
using ::testing::StartsWith;

class HouseTest : public SocialTest {
 protected:
  void SetUp() override {
    ServerTest::SetUp();
    with({});
  }
  void with(HousePolicy policy) {
    restart_with([&](ServerOptions& options) {
      options.time = &time;
      options.site.house = policy;
    });
  }
  static std::string offer(Browser& browser, const std::string& more = R"(,"colour":"white")") {
    const HttpReply reply = browser.post("/api/seeks", R"({"rules":"standard","time":"300+5")" + more + "}");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("seek").at("id").as_string());
  }
  static HttpReply ask_house(Browser& browser, const std::string& seek) {
    return browser.post("/api/seeks/" + seek + "/house");
  }
  // The code of a game with the house that has begun.
  std::string begin(Browser& browser, const std::string& more = R"(,"colour":"white")") {
    TestSocket line = lobby(browser);
    const std::string seek = offer(browser, more);
    time.pass(30 * second);
    const HttpReply reply = ask_house(browser, seek);
    EXPECT_EQ(reply.status, 200) << reply.body;
    EXPECT_EQ(line.read("game").at("code"), json::parse(reply.body).at("code"));
    return std::string(json::parse(reply.body).at("code").as_string());
  }
  // What the house does next in a game, as an event.
  static std::string next_event(TestSocket& socket) {
    return std::string(socket.read("event").at("event").as_string());
  }
};

TEST(HouseLevel, FitsTheRating) {
  const auto of = [](double rating, double deviation) {
    return house_level(club::Rating{.rating = rating, .deviation = deviation});
  };
  EXPECT_EQ(of(puzzles::rating_of_level(1) - 500, 50), 1);
  EXPECT_EQ(of(puzzles::rating_of_level(6) + 5, 50), 6);
  EXPECT_EQ(of(3000, 50), 10);
  EXPECT_LT(of(1500, 350), of(1500, 50)) << "little is known of him";
  EXPECT_EQ(house_level(std::nullopt), of(1500, 350));
}

TEST_F(HouseTest, PlaysWhoWaitsLongEnough) {
  Browser anna = member("Anna");
  Browser gerd = guest("Gerd");
  TestSocket line = lobby(anna);
  const std::string seek = offer(anna, R"(,"colour":"white","rated":true)");
  EXPECT_EQ(anna.get("/api/me").at("site").at("house"), 30);
  time.pass(29 * second);
  EXPECT_EQ(ask_house(anna, seek).status, 429);
  time.pass(second);
  EXPECT_EQ(error_code(ask_house(gerd, seek).body), "not_found");
  const std::string code(json::parse(ask_house(anna, seek).body).at("code").as_string());
  EXPECT_TRUE(anna.get("/api/lobby").at("seeks").as_array().empty());
  TestSocket white = anna.socket(code);
  const json::value state = white.read("state");
  const json::value& house = state.at("table").at("players").at(1);
  EXPECT_THAT(std::string(house.at("name").as_string()), StartsWith("Muehle-"));
  EXPECT_EQ(house.at("bot"), true);
  EXPECT_EQ(state.at("table").at("rated"), false);
  const auto game = static_cast<int>(state.at("game").at("number").as_int64());
  white.write(event(game, 0, "move d6", "k1"));
  white.read("ack");
  EXPECT_THAT(next_event(white), StartsWith("move "));
  EXPECT_EQ(ask_house(anna, seek).status, 404) << "it has come to a game";
}

TEST_F(HouseTest, MovesFirstWithWhiteAnswersOffersLetsTakeBackAndPlaysAgain) {
  Browser anna = guest("Anna");
  const std::string code = begin(anna, R"(,"colour":"black")");
  TestSocket black = anna.socket(code);
  json::value state = black.read("state");
  const auto game = static_cast<int>(state.at("game").at("number").as_int64());
  if (state.at("game").at("events").as_array().empty()) EXPECT_THAT(next_event(black), StartsWith("move "));
  black.write(event(game, 1, "offer black \"\"", "k1"));
  black.read("ack");
  EXPECT_THAT(next_event(black), StartsWith("decline white"));
  const auto moves = anna.get("/api/tables/" + code).at("game").at("events").as_array();
  const std::string own = moves.at(0).as_string() == "move d6" ? "move f4" : "move d6";
  black.write(event(game, 3, own, "k2"));
  black.read("ack");
  EXPECT_THAT(next_event(black), StartsWith("move "));
  black.write(json::serialize(
      json::object{{"t", "undo"}, {"id", "k3"}, {"game", game}, {"version", 5}, {"do", "ask"}}));
  black.read("ack");
  EXPECT_THAT(next_event(black), StartsWith("takeback"));
  black.write(event(game, 6, "resign black", "k4"));
  black.read("ack");
  black.write(json::serialize(json::object{{"t", "next"}, {"id", "k5"}, {"game", game}, {"do", "ask"}}));
  state = black.read("state", [&](const json::value& told) { return told.at("game").at("number") != game; });
  EXPECT_EQ(state.at("table").at("white"), 0) << "the colours are changed";
}

TEST_F(HouseTest, GoesOnAfterARestart) {
  Browser anna = guest("Anna");
  const std::string code = begin(anna);
  {
    TestSocket white = anna.socket(code);
    white.read("state");
    white.write(event(1, 0, "move d6", "k1"));
    white.read("ack");
    next_event(white);
  }
  with({.after = 0});
  TestSocket white = anna.socket(code);
  white.read("state");
  white.write(event(1, 2, "move f4", "k2"));
  if (white.read("ack").at("version") == 3) EXPECT_THAT(next_event(white), StartsWith("move "));
}

TEST_F(HouseTest, PlaysOnlyAsManyGamesAsItMay) {
  with({.most_games = 1});
  Browser anna = guest("Anna");
  Browser ben = guest("Ben");
  const std::string code = begin(anna);
  TestSocket line = lobby(ben);
  const std::string seek = offer(ben);
  time.pass(30 * second);
  EXPECT_EQ(ask_house(ben, seek).status, 429);
  TestSocket white = anna.socket(code);
  white.read("state");
  white.write(event(1, 0, "move d6", "k1"));
  white.read("ack");
  next_event(white);
  white.write(event(1, 2, "resign white", "k2"));
  white.read("ack");
  EXPECT_EQ(ask_house(ben, seek).status, 200) << "she may stay there for as long as she likes";
}

TEST_F(HouseTest, IsNotThereWhereTheHostDoesNotWantIt) {
  with({.after = 0});
  Browser anna = guest("Anna");
  TestSocket line = lobby(anna);
  const std::string seek = offer(anna);
  time.pass(100 * second);
  EXPECT_EQ(error_code(ask_house(anna, seek).body), "closed");
  EXPECT_EQ(anna.get("/api/me").at("site").at("house"), 0);
}

TEST_F(HouseTest, PlaysByTheClockAlone) {
  Browser anna = guest("Anna");
  const HttpReply reply = anna.post("/api/seeks", R"({"rules":"standard","time":"1/86400"})");
  const std::string seek(json::parse(reply.body).at("seek").at("id").as_string());
  time.pass(100 * second);
  EXPECT_EQ(error_code(ask_house(anna, seek).body), "not_allowed");
}

TEST_F(HouseTest, TakesNoNameFromAnybody) {
  const int level = house_level(std::nullopt);
  member("Muehle-" + std::to_string(level));
  Browser anna = guest("Anna");
  TestSocket white = anna.socket(begin(anna));
  const json::value state = white.read("state");
  EXPECT_EQ(std::string(state.at("table").at("players").at(1).at("name").as_string()),
            "Haus-" + std::to_string(level));
}

}  // namespace
}  // namespace muehle::server::testing
