// Those who watch a table: how many there are, and what they see when.
#include <gmock/gmock.h>

#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

using play::second;
using ::testing::HasSubstr;
using ::testing::Not;

class WatchTest : public SocialTest {
 protected:
  // Anna has White against Ben; a rated, public game by the clock.
  void begin(int delay_seconds, bool rated = true) {
    restart_with([&](ServerOptions& options) {
      options.time = &time;
      options.watch_delay_seconds = delay_seconds;
      options.measures_lag = false;
    });
    anna_.emplace(member("Anna"));
    ben_.emplace(member("Ben"));
    const std::string is_rated = rated ? "true" : "false";
    const std::string id = challenge(*anna_, "Ben", R"(,"colour":"white","public":true,"rated":)" + is_rated);
    code_ = std::string(ben_->posted("/api/challenges/" + id + "/accept").at("code").as_string());
  }
  void play(TestSocket& socket, const std::string& line) {
    socket.write(event(game_, version_, line, "k" + std::to_string(version_)));
    ASSERT_EQ(socket.read("ack").at("version").as_int64(), ++version_);
  }
  TestSocket enter(Browser& browser) {
    TestSocket socket = browser.socket(code_);
    game_ = number_at(socket);
    return socket;
  }
  // The kinds of messages that have come by now.
  static std::vector<std::string> heard(TestSocket& socket) {
    socket.write(R"({"t":"ping"})");
    std::vector<std::string> kinds;
    for (;;) {
      const json::value message = socket.read();
      kinds.emplace_back(message.at("t").as_string());
      if (kinds.back() == "pong") return kinds;
    }
  }
  static bool has(const std::vector<std::string>& kinds, const std::string& kind) {
    return std::ranges::find(kinds, kind) != kinds.end();
  }
  // What is told of the only public game that runs.
  json::value listed() { return anna_->get("/api/lobby").at("games").at(0); }
  static std::int64_t watching(TestSocket& socket) {
    return socket.read("table").at("table").at("watching").as_int64();
  }

  std::optional<Browser> anna_;
  std::optional<Browser> ben_;
  std::string code_;
  int game_ = 0;
  int version_ = 0;
};

TEST_F(WatchTest, AreCountedByPlayerAndToldNowAndThen) {
  begin(0);
  TestSocket white = enter(*anna_);
  Browser carla = member("Carla");
  TestSocket one = enter(carla);
  EXPECT_EQ(watching(white), 1);
  TestSocket two = enter(carla);  // the same player again
  Browser dora = member("Dora");
  TestSocket three = enter(dora);
  TestSocket four = socket(code_, "");  // nobody knows who
  four.read("state");
  EXPECT_EQ(listed().at("watching"), 3) << "a list is asked for, and told at once";
  EXPECT_FALSE(has(heard(white), "table")) << "the time stands still, and it was told just now";
  time.pass(3 * second);
  EXPECT_EQ(watching(white), 3) << "and this is all at once";
  three.close();
  time.pass(3 * second);
  EXPECT_EQ(watching(white), 2);
}

TEST_F(WatchTest, PlayersDoNotWatch) {
  begin(0);
  TestSocket white = enter(*anna_);
  TestSocket black = enter(*ben_);
  EXPECT_EQ(listed().at("watching"), 0);
}

// Who follows an invitation looks at the table before he sits down, and there is still with that page.
TEST_F(WatchTest, WhoIsAboutToSitDownDoesNot) {
  begin(0);
  code_ = anna_->open(R"({"rules":"standard","colour":"white"})");
  TestSocket white = enter(*anna_);
  TestSocket invited = enter(*ben_);
  time.pass(4 * second);
  EXPECT_EQ(json::parse(ask("GET", "/api/tables/" + code_).body).at("table").at("watching"), 0);
  EXPECT_EQ(ben_->post("/api/tables/" + code_ + "/join").status, 200);
  Browser carla = member("Carla");
  TestSocket watcher = enter(carla);
  white.read("table");  // Ben sits there
  EXPECT_EQ(watching(white), 1);
}

TEST_F(WatchTest, SeeARatedGameLaterAndItsPlayersAtOnce) {
  begin(60);
  TestSocket white = enter(*anna_);
  TestSocket black = enter(*ben_);
  Browser carla = member("Carla");
  TestSocket watcher = enter(carla);
  play(white, "move d6");
  EXPECT_EQ(black.read("event").at("event"), "move d6");
  time.pass(59 * second);
  EXPECT_FALSE(has(heard(watcher), "event"));
  TestSocket late = carla.socket(code_);
  EXPECT_EQ(late.read("state").at("game").at("version"), 0);
  EXPECT_TRUE(carla.get("/api/tables/" + code_).at("game").at("events").as_array().empty());
  EXPECT_THAT(carla.ask("GET", "/api/tables/" + code_ + "/record").body, Not(HasSubstr("d6")));
  EXPECT_THAT(anna_->ask("GET", "/api/tables/" + code_ + "/record").body, HasSubstr("d6"));
  EXPECT_EQ(listed().at("plies"), 0);
  EXPECT_EQ(anna_->get("/api/players/Ben").at("games").at(0).at("plies"), 0);
  EXPECT_EQ(anna_->get("/api/me/games").at("games").at(0).at("plies"), 1) << "his own";

  time.pass(1 * second);
  const json::value told = watcher.read("event");
  EXPECT_EQ(told.at("event"), "move d6");
  EXPECT_EQ(told.at("version"), 1);
  EXPECT_EQ(late.read("event").at("version"), 1);
  EXPECT_EQ(listed().at("plies"), 1);
}

TEST_F(WatchTest, SeeTheClocksOfThen) {
  begin(60);
  TestSocket white = enter(*anna_);
  TestSocket black = enter(*ben_);
  play(white, "move d6");
  play(black, "move f4");
  time.pass(10 * second);
  play(white, "move d2");  // which cost ten of its 300 seconds, and brought five
  time.pass(55 * second);
  Browser carla = member("Carla");
  TestSocket watcher = carla.socket(code_);
  const json::value before = watcher.read("state").at("game");
  EXPECT_EQ(before.at("version"), 2);
  EXPECT_EQ(before.at("turn"), "white");
  EXPECT_EQ(before.at("clock").at("left"), (json::value{295'000, 300'000})) << "five seconds after the move";
  EXPECT_EQ(before.at("clock").at("running"), "white");
  time.pass(5 * second);
  EXPECT_EQ(watcher.read("event").at("clock").at("left"), (json::value{295'000, 300'000}));
}

TEST_F(WatchTest, TheEndShowsEverything) {
  begin(60);
  TestSocket white = enter(*anna_);
  Browser carla = member("Carla");
  TestSocket watcher = enter(carla);
  TestSocket black = enter(*ben_);
  play(white, "move d6");
  play(black, "move f4");
  play(black, "resign black");
  const json::value state = watcher.read("state");
  EXPECT_EQ(state.at("game").at("version"), 3);
  EXPECT_EQ(state.at("game").at("outcome"), "white_wins:resignation");
  EXPECT_THAT(carla.ask("GET", "/api/tables/" + code_ + "/record").body, HasSubstr("f4"));
}

TEST_F(WatchTest, TheDelayOutlivesARestart) {
  begin(60);
  {
    TestSocket white = enter(*anna_);
    play(white, "move d6");
  }
  stop();
  start(0, [&](ServerOptions& options) {
    options.time = &time;
    options.watch_delay_seconds = 60;
  });
  Browser carla = member("Carla");
  EXPECT_TRUE(carla.get("/api/lobby").at("games").as_array().empty()) << "nobody knows it yet";
  TestSocket watcher = carla.socket(code_);
  EXPECT_EQ(watcher.read("state").at("game").at("version"), 0);
  EXPECT_EQ(carla.get("/api/lobby").at("games").at(0).at("plies"), 0);
  time.pass(60 * second);
  EXPECT_EQ(watcher.read("event").at("event"), "move d6");
}

TEST_F(WatchTest, WhoWatchesAGameWithoutRatingWaitsForNothing) {
  begin(60, false);
  TestSocket white = enter(*anna_);
  Browser carla = member("Carla");
  TestSocket watcher = enter(carla);
  play(white, "move d6");
  EXPECT_EQ(watcher.read("event").at("event"), "move d6");
  EXPECT_EQ(listed().at("plies"), 1);
}

TEST_F(WatchTest, TheGameOfTheBestPlayersIsShownToAll) {
  begin(0);
  const json::value lobby = anna_->get("/api/lobby");
  EXPECT_EQ(lobby.at("featured").at("code"), code_.c_str());
  TestSocket white = enter(*anna_);
  TestSocket black = enter(*ben_);
  play(white, "resign white");
  EXPECT_TRUE(anna_->get("/api/lobby").at("featured").is_null());
}

}  // namespace
}  // namespace muehle::server::testing
