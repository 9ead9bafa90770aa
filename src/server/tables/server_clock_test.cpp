// Games with a clock, over sockets and days, with a false time.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/clock.h"
#include "server/kernel/service_time.h"
#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using play::day;
using play::second;
using testing::error_code;
using testing::event;
using testing::FalseTime;
using ::testing::HasSubstr;

class ServerClockTest : public testing::ServerTest {
 protected:
  void SetUp() override { start_at(0); }
  void restart() {
    stop();
    start_at(port_);
  }

  void start_at(std::uint16_t port) {
    start(port, [this](ServerOptions& options) {
      options.time = &time_;
      options.measures_lag = false;  // the network is real
    });
  }

  // Anna has White and opened the table, Ben has followed the link.
  void begin(const std::string& time) {
    const json::object opened =
        open_table(R"({"rules":"standard","colour":"white","name":"Anna","time":")" + time + "\"}");
    code_ = opened.at("code").as_string();
    anna_ = cookie(opened);
    ben_ = cookie(
        json::parse(ask("POST", "/api/tables/" + code_ + "/join", R"({"name":"Ben"})").body).as_object());
  }
  void play(TestSocket& socket, const std::string& line) {
    socket.write(event(1, version_, line, "k" + std::to_string(version_)));
    const json::value ack = socket.read("ack");
    ASSERT_EQ(ack.at("version").as_int64(), ++version_);
  }
  std::string record() { return ask("GET", "/api/tables/" + code_ + "/record").body; }

  FalseTime time_;
  std::string code_;
  std::string anna_;
  std::string ben_;
  int version_ = 0;
};

TEST_F(ServerClockTest, ARefusedTimeSaysWhatWouldBeRight) {
  const HttpReply reply = ask("POST", "/api/tables", R"({"rules":"standard","time":"5 minutes"})");
  EXPECT_EQ(reply.status, 400);
  EXPECT_EQ(error_code(reply.body), "bad_time");
  EXPECT_THAT(reply.body, HasSubstr("300+5"));
}

TEST_F(ServerClockTest, AnUnlimitedGameHasNoClock) {
  const json::object opened = open_table();
  TestSocket anna = socket(std::string(opened.at("code").as_string()), cookie(opened));
  EXPECT_TRUE(anna.read("state").at("game").at("clock").is_null());
}

TEST_F(ServerClockTest, BothSeeTheClocksAndTheFlagFallsByItself) {
  begin("60+5");
  TestSocket anna = socket(code_, anna_);
  TestSocket ben = socket(code_, ben_);
  const json::value before = anna.read("state").at("game").at("clock");
  EXPECT_EQ(before, (json::value{{"control", "60+5"},
                                 {"left", {60'000, 60'000}},
                                 {"free", 0},
                                 {"running", nullptr},
                                 {"abort_after", play::first_move_limit}}));
  play(anna, "move d6");
  play(ben, "move f4");
  time_.pass(10 * second);
  play(anna, "move d2");
  const json::value clock = ben.read("event").at("clock");
  EXPECT_EQ(clock.at("left"), (json::value{55'000, 60'000}));
  EXPECT_EQ(clock.at("running"), "black");

  time_.pass(60 * second);
  const json::value end = ben.read("event");
  EXPECT_EQ(end.at("event"), "time black");
  EXPECT_EQ(end.at("clock").at("left"), (json::value{55'000, 0}));
  EXPECT_TRUE(end.at("clock").at("running").is_null());
  const json::value state = json::parse(ask("GET", "/api/tables/" + code_).body);
  EXPECT_TRUE(state.at("game").at("turn").is_null());
  EXPECT_EQ(state.at("game").at("outcome"), "white_wins:time");
  EXPECT_EQ(state.at("game").at("clock").at("after"), (json::value{60'000, 60'000, 55'000}));
  EXPECT_THAT(record(), HasSubstr("[TimeControl \"60+5\"]"));
  EXPECT_THAT(record(), HasSubstr("{[%clk 0:00:55]}"));
}

TEST_F(ServerClockTest, AMoveThatCameTooLateIsNone) {
  begin("60+0");
  TestSocket anna = socket(code_, anna_);
  TestSocket ben = socket(code_, ben_);
  play(anna, "move d6");
  play(ben, "move f4");
  time_.pass(61 * second);
  anna.write(event(1, version_, "move d2", "late"));
  EXPECT_EQ(anna.read("error").at("code"), "game_over");
  EXPECT_THAT(record(), HasSubstr("[Termination \"time\"]"));
}

TEST_F(ServerClockTest, ACorrespondenceGameGoesOnOverDaysAndRestarts) {
  begin("1/259200");
  for (const char* line : {"move d6", "move f4", "move d2", "move b4"}) {
    time_.pass(2 * day);
    {
      TestSocket player = socket(code_, version_ % 2 == 0 ? anna_ : ben_);
      play(player, line);
    }
    restart();
  }
  // Nobody has the table open when its time has come.
  time_.pass(3 * day);
  std::string found;
  for (int looks = 0;
       looks < 1000 && found.find("1-0") == std::string::npos && found.find("0-1") == std::string::npos;
       ++looks) {
    found = record();
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  EXPECT_THAT(found, HasSubstr("0-1"));
  EXPECT_THAT(found, HasSubstr("[TimeControl \"1/259200\"]"));
}

TEST_F(ServerClockTest, WhoNeverBeginsIsNotWaitedFor) {
  begin("60+5");
  TestSocket ben = socket(code_, ben_);
  time_.pass(play::first_move_limit);
  EXPECT_EQ(ben.read("event").at("event"), "abort");
}

TEST(ServiceTime, StandsStillUntilThePlayersAreBack) {
  const ServiceTime time(5'000);
  EXPECT_EQ(time.now().tick, 5'000);
  const Standstill standstill = time.standstill();
  EXPECT_TRUE(standstill.lasts);
  EXPECT_GT(standstill.rest, 0);
  EXPECT_EQ(standstill.in_all + standstill.rest, 5'000) << "who comes meanwhile is told of the rest";
}

}  // namespace
}  // namespace muehle::server
