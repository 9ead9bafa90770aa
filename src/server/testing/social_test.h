// Players with accounts, for the tests about players who know each other.
#pragma once

#include <future>

#include "play/clock.h"
#include "server/testing/server_test.h"

namespace muehle::server::testing {

class SocialTest : public ServerTest {
 protected:
  TestSocket lobby(const Browser& browser) {
    TestSocket line(port_, "/api/lobby/socket", browser.cookie());
    line.read("lobby");
    return line;
  }
  void with_false_time() {
    restart_with([&](ServerOptions& options) { options.time = &time; });
  }
  static std::future<HttpReply> later(Browser& browser, const std::string& target, const std::string& body) {
    return std::async(std::launch::async, [&browser, target, body] { return browser.post(target, body); });
  }
  // The id of a challenge.
  static std::string challenge(Browser& from, const std::string& to, const std::string& more = "") {
    const HttpReply reply = from.post(
        "/api/challenges", R"({"to":")" + to + R"(","rules":"standard","time":"300+5")" + more + "}");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return std::string(json::parse(reply.body).at("challenge").at("id").as_string());
  }
  // The game of the table that a socket has just opened.
  static int number_at(TestSocket& socket) {
    return static_cast<int>(socket.read("state").at("game").at("number").as_int64());
  }
  // A game that Black resigns after White's first move; its code.
  std::string play_to_the_end(Browser& white, Browser& black, const std::string& code) {
    TestSocket one = white.socket(code);
    const int game = number_at(one);
    one.write(event(game, 0, "move d6", "k1"));
    one.read("ack");
    TestSocket other = black.socket(code);
    other.read("state");
    other.write(event(game, 1, "resign black", "k2"));
    other.read("ack");
    return code;
  }

  FalseTime time;  // for who asks for it
};

}  // namespace muehle::server::testing
