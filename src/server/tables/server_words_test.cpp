// What players leave beforehand, say to each other, and decide about who stays away, over sockets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "play/absence.h"
#include "server/testing/server_test.h"

namespace muehle::server {
namespace {

namespace json = boost::json;
using play::day;
using testing::error_code;
using testing::event;
using testing::FalseTime;

class ServerWordsTest : public testing::ServerTest {
 protected:
  void SetUp() override { start_at(0); }
  void start_at(std::uint16_t port) {
    start(port, [this](ServerOptions& options) {
      options.time = &time_;
      options.measures_lag = false;
    });
  }
  void restart() {
    stop();
    start_at(port_);
  }

  // Anna has White.
  void begin(const std::string& more) {
    const json::object opened =
        open_table(R"({"rules":"standard","colour":"white","name":"Anna")" + more + "}");
    code_ = opened.at("code").as_string();
    anna_ = cookie(opened);
    ben_ = cookie(
        json::parse(ask("POST", "/api/tables/" + code_ + "/join", R"({"name":"Ben"})").body).as_object());
  }
  static void tell(TestSocket& socket, json::object message) {
    message["id"] = "w" + std::to_string(message.size());
    message["game"] = 1;
    socket.write(json::serialize(message));
  }
  static void play(TestSocket& socket, int version, const std::string& line) {
    socket.write(event(1, version, line, "k" + std::to_string(version)));
    ASSERT_EQ(socket.read("ack").at("version").as_int64(), version + 1);
  }

  FalseTime time_;
  std::string code_;
  std::string anna_;
  std::string ben_;
};

TEST_F(ServerWordsTest, AForeseenMoveIsPlayedAtOnceAndSeenByNobodyBefore) {
  begin(R"(,"time":"1/259200")");
  {
    TestSocket ben = socket(code_, ben_);
    EXPECT_EQ(ben.read("state").at("foreseen"), "");
    tell(ben, {{"t", "foresee"}, {"version", 0}, {"answers", "d6 > f4, b4 > d2"}});
    EXPECT_EQ(ben.read("foreseen").at("answers"), "d6 > f4, b4 > d2");
    ben.read("ack");
  }
  restart();
  TestSocket anna = socket(code_, anna_);
  EXPECT_EQ(anna.read("state").at("foreseen"), "") << "it is his alone";
  EXPECT_EQ(ask("GET", "/api/tables/" + code_).body.find("f4"), std::string::npos);
  anna.write(event(1, 0, "move d6", "k1"));
  EXPECT_EQ(anna.read("event").at("event"), "move d6");
  EXPECT_EQ(anna.read("event").at("event"), "move f4") << "Ben is away, and has answered";
  TestSocket ben = socket(code_, ben_);
  EXPECT_EQ(ben.read("state").at("foreseen"), "b4 > d2");
  const std::string record = ask("GET", "/api/tables/" + code_ + "/record").body;
  EXPECT_EQ(record.find("d2"), std::string::npos) << record;
}

TEST_F(ServerWordsTest, AForeseenMoveThatCannotBeSaysWhich) {
  begin(R"(,"time":"1/259200")");
  TestSocket ben = socket(code_, ben_);
  ben.read("state");
  tell(ben, {{"t", "foresee"}, {"version", 0}, {"answers", "d6 > d6"}});
  const json::value error = ben.read("error");
  EXPECT_EQ(error.at("code"), "bad_answers");
  EXPECT_NE(error.at("message").as_string().find("d6"), std::string::npos);
}

TEST_F(ServerWordsTest, OnlyTheTwoHearWhatIsSaid) {
  begin("");
  TestSocket anna = socket(code_, anna_);
  TestSocket ben = socket(code_, ben_);
  TestSocket watcher = socket(code_, "");
  anna.read("state");
  ben.read("state");
  EXPECT_FALSE(watcher.read("state").as_object().contains("chat"));
  tell(anna, {{"t", "say"}, {"text", "Hallo!"}});
  EXPECT_EQ(ben.read("chat").at("line").at("text"), "Hallo!");
  EXPECT_EQ(anna.read("chat").at("line").at("by"), 0);
  anna.read("ack");
  watcher.write(R"({"t":"say","id":"x","game":1,"text":"Hallo?"})");
  EXPECT_EQ(watcher.read("error").at("code"), "not_seated");
  tell(ben, {{"t", "say"}, {"preset", "nonsense"}});
  EXPECT_EQ(ben.read("error").at("code"), "bad_message");
  EXPECT_EQ(ask("GET", "/api/tables/" + code_ + "/record").body.find("Hallo"), std::string::npos);

  restart();
  TestSocket again = socket(code_, ben_);
  const json::value state = again.read("state");
  ASSERT_EQ(state.at("chat").as_array().size(), 1u);
  EXPECT_EQ(state.at("chat").at(0).at("text"), "Hallo!");
}

TEST_F(ServerWordsTest, WhoIsLeftWaitingForDaysDecides) {
  begin(R"(,"absence":2)");
  TestSocket anna = socket(code_, anna_);
  anna.read("state");
  {
    TestSocket ben = socket(code_, ben_);
    ben.read("state");
    play(anna, 0, "move d6");
  }
  anna.read("table");
  time_.pass(2 * day - 1000);
  tell(anna, {{"t", "absent"}, {"do", "win"}});
  EXPECT_EQ(anna.read("error").at("code"), "not_away");
  time_.pass(2000);
  restart();  // he is still missed since the day he left
  TestSocket back = socket(code_, anna_);
  const json::value table = back.read("state").at("table");
  EXPECT_EQ(table.at("absence"), 2);
  EXPECT_LE(table.at("away").at("decide").as_int64(), table.at("now").as_int64());
  tell(back, {{"t", "absent"}, {"do", "win"}});
  EXPECT_EQ(back.read("event").at("event"), "absent black");
  const json::value state = json::parse(ask("GET", "/api/tables/" + code_).body);
  EXPECT_EQ(state.at("game").at("outcome"), "white_wins:absence");
}

TEST_F(ServerWordsTest, ARefusedAbsenceSaysWhatWouldBeRight) {
  for (const char* days : {"0", "31", "2.5", "\"three\""}) {
    const HttpReply reply =
        ask("POST", "/api/tables", std::string(R"({"rules":"standard","absence":)") + days + "}");
    EXPECT_EQ(error_code(reply.body), "bad_request") << days;
    EXPECT_NE(reply.body.find("from 1 to 30"), std::string::npos) << days;
  }
}

TEST_F(ServerWordsTest, APlayerReadsAllThatHeHasWritten) {
  Browser anna(*this);
  Browser ben(*this);
  code_ = anna.open(R"({"rules":"standard","colour":"white","time":"1/259200"})");
  ben.posted("/api/tables/" + code_ + "/join");
  TestSocket white = anna.socket(code_);
  TestSocket black = ben.socket(code_);
  white.read("state");
  black.read("state");
  tell(white, {{"t", "say"}, {"text", "Hallo!"}});
  white.read("ack");
  tell(black, {{"t", "say"}, {"text", "Guten Tag!"}});
  black.read("ack");
  tell(black, {{"t", "foresee"}, {"version", 0}, {"answers", "d6 > f4"}});
  black.read("ack");
  host(time_.now().at);  // somebody who can answer
  EXPECT_EQ(anna.post("/api/tables/" + code_ + "/call", R"({"game":1,"text":"Er zieht nicht."})").status,
            201);

  const std::string at = std::to_string(time_.now().at);
  const json::value of_anna = anna.get("/api/me/data");
  EXPECT_EQ(json::serialize(of_anna.at("chat")),
            R"([{"code":")" + code_ + R"(","game":1,"at":)" + at + R"(,"text":"Hallo!"}])");
  EXPECT_EQ(of_anna.at("foreseen").as_array().size(), 0u);
  EXPECT_EQ(
      json::serialize(of_anna.at("calls")),
      R"([{"code":")" + code_ + R"(","game":1,"text":"Er zieht nicht.","at":)" + at + R"(,"closed":null}])");
  const json::value of_ben = ben.get("/api/me/data");
  EXPECT_EQ(of_ben.at("chat").at(0).at("text"), "Guten Tag!");
  EXPECT_EQ(of_ben.at("chat").as_array().size(), 1u) << "his own words only";
  EXPECT_EQ(json::serialize(of_ben.at("foreseen")),
            R"([{"code":")" + code_ + R"(","game":1,"answers":"d6 > f4"}])");
  EXPECT_EQ(of_ben.at("calls").as_array().size(), 0u);
}

}  // namespace
}  // namespace muehle::server
