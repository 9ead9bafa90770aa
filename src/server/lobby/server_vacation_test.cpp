// Vacations: whose clocks stand still in games by days, over sockets, days and restarts.
#include <gmock/gmock.h>

#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

using play::day;
using ::testing::HasSubstr;

class VacationTest : public SocialTest {
 protected:
  void SetUp() override { start_with(0, play::usual_vacation_days); }
  void start_with(std::uint16_t port, int days) {
    start(port, [&](ServerOptions& options) {
      options.time = &time;
      options.vacation_days = days;
      options.measures_lag = false;
    });
  }
  void restart_with_days(int days) {
    const std::uint16_t port = port_;
    stop();
    start_with(port, days);
  }
  std::int64_t in_days(std::int64_t days) { return time.now().at + days * 86'400; }
  HttpReply leave(Browser& browser, std::int64_t days) {
    return browser.post("/api/me/vacation", json::serialize(json::object{{"until", in_days(days)}}));
  }
  // Anna has White against Ben, with three days a move; both have moved.
  void begin(const std::string& control = "1/259200") {
    anna_.emplace(member("Anna"));
    ben_.emplace(member("Ben"));
    const json::object wish{{"to", "Ben"}, {"rules", "standard"}, {"time", control}, {"colour", "white"}};
    const HttpReply sent = anna_->post("/api/challenges", json::serialize(wish));
    const std::string id(json::parse(sent.body).at("challenge").at("id").as_string());
    code_ = std::string(ben_->posted("/api/challenges/" + id + "/accept").at("code").as_string());
    play(*anna_, "move d6");
    play(*ben_, "move f4");
  }
  void play(Browser& browser, const std::string& line) {
    TestSocket socket = browser.socket(code_);
    const int game = number_at(socket);
    socket.write(event(game, version_, line, "k" + std::to_string(version_)));
    ASSERT_EQ(socket.read("ack").at("version").as_int64(), ++version_);
  }
  json::value state() { return json::parse(ask("GET", "/api/tables/" + code_).body); }
  std::int64_t left(int side) { return state().at("game").at("clock").at("left").at(side).as_int64(); }
  std::string outcome() { return std::string(state().at("game").at("outcome").as_string()); }

  std::optional<Browser> anna_;
  std::optional<Browser> ben_;
  std::string code_;
  int version_ = 0;
};

TEST_F(VacationTest, StopsAClockThatRunsAndBothSeeIt) {
  begin();
  TestSocket watching = ben_->socket(code_);
  EXPECT_EQ(watching.read("state").at("game").at("clock").at("running"), "white");
  time.pass(day);
  const std::int64_t until = in_days(10);
  EXPECT_EQ(leave(*anna_, 10).status, 200);
  const json::value told = watching.read("state");
  EXPECT_TRUE(told.at("game").at("clock").at("running").is_null());
  EXPECT_EQ(told.at("table").at("vacation"), (json::value{until, nullptr}));
  time.pass(9 * day);
  EXPECT_EQ(left(0), 2 * day);
  time.pass(2 * day);
  EXPECT_EQ(left(0), day);
  EXPECT_TRUE(state().at("table").at("vacation").at(0).is_null());
  EXPECT_EQ(outcome(), "ongoing");
  time.pass(day);
  EXPECT_EQ(watching.read("event").at("event"), "time white");
}

TEST_F(VacationTest, EndsByItselfAndPagesAreTold) {
  begin();
  TestSocket watching = ben_->socket(code_);
  EXPECT_EQ(watching.read("state").at("game").at("clock").at("running"), "white");
  EXPECT_EQ(leave(*anna_, 3).status, 200);
  EXPECT_TRUE(watching.read("state").at("game").at("clock").at("running").is_null());
  time.pass(3 * day);
  const json::value told = watching.read("state");
  EXPECT_EQ(told.at("game").at("clock").at("running"), "white");
  EXPECT_EQ(told.at("game").at("clock").at("left"), (json::value{3 * day, 3 * day}));
  EXPECT_TRUE(told.at("table").at("vacation").at(0).is_null());
}

TEST_F(VacationTest, PagesAreToldOfTheEndOfEachAndAlsoAfterARestart) {
  begin();
  EXPECT_EQ(leave(*anna_, 4).status, 200);
  EXPECT_EQ(leave(*ben_, 2).status, 200);
  const std::int64_t until = in_days(4);
  restart_with_days(play::usual_vacation_days);
  TestSocket watching = ben_->socket(code_);
  EXPECT_EQ(watching.read("state").at("table").at("vacation"), (json::value{until, in_days(2)}));
  time.pass(2 * day);
  EXPECT_EQ(watching.read("state").at("table").at("vacation"), (json::value{until, nullptr}));
  time.pass(2 * day);
  const json::value told = watching.read("state");
  EXPECT_EQ(told.at("table").at("vacation"), (json::value{nullptr, nullptr}));
  EXPECT_EQ(told.at("game").at("clock").at("running"), "white");
}

// It is stored, and then the store goes away.
TEST_F(VacationTest, HoldsAlsoWhereItCouldNotBeReadAtOnce) {
  begin();
  TestSocket watching = ben_->socket(code_);
  EXPECT_EQ(watching.read("state").at("game").at("clock").at("running"), "white");
  const std::int64_t until = in_days(10);
  mistakes_->reads_no_vacations = true;
  EXPECT_EQ(leave(*anna_, 10).status, 503);
  mistakes_->reads_no_vacations = false;
  time.pass(20 * play::second);
  const json::value told = watching.read("state");
  EXPECT_TRUE(told.at("game").at("clock").at("running").is_null());
  EXPECT_EQ(told.at("table").at("vacation"), (json::value{until, nullptr}));
  time.pass(5 * day);
  EXPECT_EQ(left(0), 3 * day);
  EXPECT_EQ(outcome(), "ongoing");
}

TEST_F(VacationTest, EndsEarlyAndCostsTheDaysThatHaveBegun) {
  begin();
  EXPECT_EQ(leave(*anna_, 10).status, 200);
  EXPECT_EQ(anna_->get("/api/me/vacation").at("used"), 10);
  time.pass(36 * 3600 * play::second);
  const json::value after = anna_->posted("/api/me/vacation/end");
  EXPECT_TRUE(after.at("until").is_null());
  EXPECT_EQ(after.at("used"), 2);
  EXPECT_EQ(left(0), 3 * day);
  time.pass(day);
  EXPECT_EQ(left(0), 2 * day);
  EXPECT_EQ(error_code(anna_->post("/api/me/vacation/end").body), "not_found");
}

TEST_F(VacationTest, IsRefusedWhereItsDaysAreUsedUp) {
  begin();
  EXPECT_EQ(leave(*anna_, 20).status, 200);
  EXPECT_EQ(error_code(leave(*anna_, 1).body), "on_vacation");
  time.pass(20 * day);
  const HttpReply refused = leave(*anna_, 2);
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(error_code(refused.body), "too_few_days");
  EXPECT_THAT(refused.body, HasSubstr("1 days"));
  EXPECT_EQ(error_code(leave(*anna_, 22).body), "bad_request") << "more than there are in a year";
  EXPECT_EQ(error_code(leave(*anna_, 0).body), "bad_request");
  EXPECT_EQ(error_code(anna_->post("/api/me/vacation", R"({"until":"tomorrow"})").body), "bad_request");
  EXPECT_EQ(anna_->get("/api/me/vacation").at("used"), 20) << "what was refused has changed nothing";
  EXPECT_EQ(leave(*anna_, 1).status, 200);
  json::value later;
  for (int times = 0; times < 4; ++times) {  // or her session ends
    time.pass(100 * day);
    later = anna_->get("/api/me/vacation");
  }
  EXPECT_EQ(later.at("used"), 0) << "another year";
}

TEST_F(VacationTest, IsAmongWhatIsKnownOfAPlayer) {
  begin();
  EXPECT_EQ(anna_->get("/api/me/data").at("vacations"), json::array());
  const std::int64_t first = in_days(0);
  EXPECT_EQ(leave(*anna_, 5).status, 200);
  time.pass(2 * day);
  const std::int64_t end = in_days(0);
  anna_->post("/api/me/vacation/end");
  time.pass(day);
  const std::int64_t second = in_days(0);
  EXPECT_EQ(leave(*anna_, 3).status, 200);
  const json::value both = json::array{json::object{{"began", first}, {"until", end}},
                                       json::object{{"began", second}, {"until", in_days(3)}}};
  EXPECT_EQ(anna_->get("/api/me/data").at("vacations"), both);
  EXPECT_EQ(ben_->get("/api/me/data").at("vacations"), json::array()) << "nobody else's";
}

// It ends when the clock goes on, which an outage puts off.
TEST_F(VacationTest, EverywhereEndsWhenTheClockGoesOn) {
  begin();
  const std::int64_t until = in_days(3);
  EXPECT_EQ(leave(*anna_, 3).status, 200);
  const auto expect_everywhere = [&](const json::value& end) {
    EXPECT_EQ(anna_->get("/api/me/vacation").at("until"), end);
    EXPECT_EQ(state().at("table").at("vacation").at(0), end);
    EXPECT_EQ(anna_->get("/api/me/games").at("games").at(0).at("vacation"), end);
    EXPECT_EQ(anna_->get("/api/me/data").at("vacations").at(0).at("until"), end);
  };
  expect_everywhere(until);
  time.be_away(day);
  restart_with_days(play::usual_vacation_days);
  expect_everywhere(until + 86'400);
  time.be_away(4 * day);
  restart_with_days(play::usual_vacation_days);
  expect_everywhere(until + 5 * 86'400);
  EXPECT_TRUE(state().at("game").at("clock").at("running").is_null()) << "and the page says why";
  time.pass(3 * day);
  EXPECT_EQ(state().at("game").at("clock").at("running"), "white");
  EXPECT_TRUE(state().at("table").at("vacation").at(0).is_null());
}

// The service's time stands still for a moment after a start.
TEST_F(VacationTest, EndsAndBeginsAgainWhileTheTimeStandsStill) {
  begin();
  for (int round = 0; round < 3; ++round) {
    EXPECT_EQ(leave(*anna_, 2).status, 200) << round;
    EXPECT_EQ(anna_->post("/api/me/vacation/end").status, 200) << round;
  }
  EXPECT_EQ(leave(*anna_, 2).status, 200);
  EXPECT_EQ(left(0), 3 * day);
  time.pass(day);
  EXPECT_EQ(left(0), 3 * day - 3) << "each begins a millisecond behind the one before";
}

TEST_F(VacationTest, OutlivesARestart) {
  begin();
  time.pass(day);
  EXPECT_EQ(leave(*anna_, 10).status, 200);
  restart_with_days(play::usual_vacation_days);
  time.pass(9 * day);
  EXPECT_EQ(left(0), 2 * day);
  EXPECT_EQ(outcome(), "ongoing");
  TestSocket ben = ben_->socket(code_);
  ben.read("state");
  time.pass(3 * day);
  EXPECT_EQ(ben.read("event").at("event"), "time white");
}

// Nobody has the table open, so that only the stored deadline knows of it.
TEST_F(VacationTest, MovesTheStoredDeadline) {
  begin();
  EXPECT_EQ(leave(*anna_, 10).status, 200);
  time.pass(2 * day);
  restart_with_days(play::usual_vacation_days);
  time.pass(5 * day);
  const json::value game = anna_->get("/api/me/games").at("games").at(0);
  EXPECT_EQ(game.at("outcome"), "ongoing");
  EXPECT_EQ(game.at("left").at(0), 3 * day);
}

// As at the table, and not until when it is, where half of the time was gone.
TEST_F(VacationTest, StopsTheTimeInTheListsToo) {
  begin();
  time.pass(2 * day);
  const std::int64_t until = in_days(4);
  EXPECT_EQ(leave(*anna_, 4).status, 200);
  const auto listed = [&] { return anna_->get("/api/me/games").at("games").at(0); };
  EXPECT_EQ(listed().at("left"), (json::value{day, 3 * day}));
  EXPECT_EQ(listed().at("vacation"), until);
  EXPECT_TRUE(listed().at("running").is_null());
  time.pass(3 * day);
  EXPECT_EQ(listed().at("left").at(0), day);
  time.pass(day + day / 2);
  EXPECT_EQ(listed().at("left").at(0), day / 2);
  EXPECT_EQ(listed().at("running"), "white");
  EXPECT_TRUE(listed().at("vacation").is_null());
  play(*anna_, "move d2");
  EXPECT_EQ(listed().at("left"), (json::value{3 * day, 3 * day}));
}

TEST_F(VacationTest, CountsNoDayOfAFirstMoveInTheLists) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(leave(ben, 7).status, 200);
  code_ = anna.open(R"({"rules":"standard","colour":"black","time":"1/259200"})");
  EXPECT_EQ(ben.post("/api/tables/" + code_ + "/join").status, 200);
  time.pass(2 * day);
  const json::value game = ben.get("/api/me/games").at("games").at(0);
  EXPECT_EQ(game.at("abort_after"), 3 * day);
  EXPECT_TRUE(game.at("running").is_null());
  EXPECT_EQ(anna.get("/api/me/games").at("games").at(0).at("vacation"), game.at("vacation"));
  EXPECT_TRUE(game.at("vacation").is_int64());
}

TEST_F(VacationTest, MayBeTakenByBoth) {
  begin();
  EXPECT_EQ(leave(*anna_, 5).status, 200);
  EXPECT_EQ(leave(*ben_, 7).status, 200);
  time.pass(2 * day);
  play(*anna_, "move d2");  // who is on vacation may move
  EXPECT_EQ(left(1), 3 * day);
  time.pass(6 * day);
  EXPECT_EQ(left(1), 2 * day);
  EXPECT_EQ(outcome(), "ongoing");
}

TEST_F(VacationTest, StopsNoMovesThatWereLeftBeforehand) {
  begin();
  {
    TestSocket ben = ben_->socket(code_);
    const int game = number_at(ben);
    ben.write(R"({"t":"foresee","id":"f1","version":2,"answers":"d2 > a1","game":)" + std::to_string(game) +
              "}");
    EXPECT_EQ(ben.read("ack").at("id"), "f1");
  }
  EXPECT_EQ(leave(*ben_, 7).status, 200);
  play(*anna_, "move d2");
  EXPECT_EQ(state().at("game").at("version"), 4) << "the answer came at once";
}

TEST_F(VacationTest, TouchesNoLiveGame) {
  begin("300+5");
  EXPECT_EQ(leave(*anna_, 7).status, 200);
  EXPECT_TRUE(state().at("table").at("vacation").at(0).is_null());
  TestSocket ben = ben_->socket(code_);
  EXPECT_EQ(ben.read("state").at("game").at("clock").at("running"), "white");
  time.pass(301 * play::second);
  EXPECT_EQ(ben.read("event").at("event"), "time white");
}

TEST_F(VacationTest, HoldsForATableThatIsOpenedAndFollowedMeanwhile) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  EXPECT_EQ(leave(ben, 7).status, 200);
  code_ = anna.open(R"({"rules":"standard","colour":"black","time":"1/259200"})");
  EXPECT_EQ(ben.post("/api/tables/" + code_ + "/join").status, 200);
  EXPECT_EQ(state().at("table").at("vacation").at(1), in_days(7));
  EXPECT_EQ(state().at("game").at("clock").at("abort_after"), 10 * day);
}

TEST_F(VacationTest, HoldsForTheSeatOfAGuestWhoSignsIn) {
  Browser ben = member("Ben");
  EXPECT_EQ(leave(ben, 7).status, 200);
  anna_.emplace(member("Anna"));
  code_ = anna_->open(R"({"rules":"standard","colour":"white","time":"1/259200"})");
  ben_.emplace(guest("Gerd"));
  EXPECT_EQ(ben_->post("/api/tables/" + code_ + "/join").status, 200);
  play(*anna_, "move d6");
  play(*ben_, "move f4");
  play(*anna_, "move d2");
  EXPECT_EQ(state().at("game").at("clock").at("running"), "black");
  EXPECT_EQ(ben_->post("/api/login", R"({"name":"Ben","password":"ein langes Wort"})").status, 200);
  EXPECT_EQ(state().at("table").at("vacation").at(1), in_days(7));
  EXPECT_EQ(state().at("game").at("clock").at("running"), nullptr);
  time.pass(5 * day);
  EXPECT_EQ(left(1), 3 * day);
}

// Nothing else says the service's time here: no game has a clock.
TEST_F(VacationTest, BeginsWhenItBeganAlsoAfterARestart) {
  Browser anna = member("Anna");
  time.pass(2 * day);
  EXPECT_EQ(leave(anna, 7).status, 200);
  time.pass(day);
  EXPECT_EQ(anna.post("/api/me/vacation/end").status, 200);
  stop();
  EXPECT_EQ(place_.number("SELECT until_tick - began_tick FROM vacations"), day);
  EXPECT_EQ(place_.number("SELECT tick - (SELECT until_tick FROM vacations) FROM service"), 0);
}

TEST_F(VacationTest, GoesOnWhereNoGameDoes) {
  Browser anna = member("Anna");
  EXPECT_EQ(leave(anna, 7).status, 200);
  time.pass(2 * day);
  const auto stored = [&] { return place_.number("SELECT tick FROM service"); };
  for (int looks = 0; looks < 3000 && stored() != time.now().tick; ++looks)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_EQ(stored(), time.now().tick) << "which is all that an outage leaves";
}

TEST_F(VacationTest, IsForAccountsAndOnlyWhereTheServerHasIt) {
  Browser nobody(*this);
  EXPECT_EQ(error_code(nobody.ask("GET", "/api/me/vacation").body), "no_session");
  Browser gerd = guest("Gerd");
  EXPECT_EQ(gerd.get("/api/me/vacation").at("days"), 0);
  EXPECT_EQ(error_code(leave(gerd, 3).body), "guest");
  EXPECT_EQ(error_code(gerd.post("/api/me/vacation/end").body), "guest");
  Browser anna = member("Anna");
  EXPECT_EQ(anna.get("/api/me/vacation").at("days"), play::usual_vacation_days);
  restart_with_days(0);
  EXPECT_EQ(anna.get("/api/me/vacation").at("days"), 0);
  EXPECT_EQ(error_code(leave(anna, 3).body), "closed");
}

}  // namespace
}  // namespace muehle::server::testing
