// For the tests of the kind "after this has happened, he may no longer do that": what is tried, and what came
// of it.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "server/testing/social_test.h"

namespace muehle::server::testing {

inline const std::string done;  // what is said of what was done
inline const std::string closed = "closed";

// The error's code.
inline std::string result_of(const HttpReply& reply) {
  return reply.status < 400 ? done : error_code(reply.body);
}

struct Attempt {
  const char* what;
  std::string expected;
  std::function<std::string()> make;
};

class AfterTest : public SocialTest {
 protected:
  void SetUp() override {
    start(0, [this](ServerOptions& options) { options.time = &time; });
  }

  static void expect_all(const std::string& after, std::span<const Attempt> attempts) {
    for (const Attempt& one : attempts) EXPECT_EQ(one.make(), one.expected) << after << ": " << one.what;
  }

  // A message over a socket; what came of it.
  std::string say(TestSocket& socket, json::object message) {
    const std::string id = "a" + std::to_string(++said_);
    message["id"] = id;
    try {
      socket.write(json::serialize(message));
      for (;;) {
        const json::value answer = socket.read();
        const auto* about = answer.as_object().if_contains("id");
        if (about == nullptr || *about != json::value(id)) continue;
        return answer.at("t") == "error" ? std::string(answer.at("code").as_string()) : done;
      }
    } catch (const std::exception&) {
      return closed;
    }
  }
  std::string play(TestSocket& socket, int game, int version, const std::string& line) {
    return say(socket, {{"t", "event"}, {"game", game}, {"version", version}, {"event", line}});
  }
  std::string chat(TestSocket& socket, int game, const std::string& text = "Hallo!") {
    return say(socket, {{"t", "say"}, {"game", game}, {"text", text}});
  }
  std::string next(TestSocket& socket, int game) {
    return say(socket, {{"t", "next"}, {"game", game}, {"do", "ask"}});
  }
  std::string undo(TestSocket& socket, int game, int version) {
    return say(socket, {{"t", "undo"}, {"game", game}, {"version", version}, {"do", "ask"}});
  }
  // All that a socket was told until now, as one text.
  std::string heard(TestSocket& socket) {
    socket.write(R"({"t":"ping"})");
    std::string all;
    for (;;) {
      const json::value message = socket.read();
      if (message.at("t") == "pong") return all;
      all += json::serialize(message) + "\n";
    }
  }

  static std::string account(const std::string& name) {
    return R"({"name":")" + name + R"(","password":"ein langes Wort"})";
  }
  Browser signed_in(const std::string& name) {
    Browser browser(*this);
    EXPECT_EQ(browser.post("/api/login", account(name)).status, 200);
    return browser;
  }
  Browser host() { return ServerTest::host(time.now().at); }
  static void make_referee(Browser& host, const std::string& name) {
    EXPECT_EQ(host.post("/api/host/players/" + name + "/role", R"({"role":"referee"})").status, 200);
  }
  std::string suspension() const {
    return json::serialize(
        json::object{{"until", time.now().at + 24 * 3600}, {"reason", "beleidigt andere"}});
  }

  // A game by days that is not over; the first has White.
  struct Running {
    std::string code;
    std::string token;  // of White's return link
    int game = 0;
  };
  Running running(Browser& white, Browser& black) {
    const json::value table =
        white.posted("/api/tables", R"({"rules":"standard","colour":"white","time":"1/259200"})");
    Running all{std::string(table.at("code").as_string()),
                std::string(table.at("return").as_string()).substr(16), 0};
    EXPECT_EQ(black.post("/api/tables/" + all.code + "/join").status, 200);
    TestSocket socket = white.socket(all.code);
    all.game = number_at(socket);
    return all;
  }
  // A game that Black has resigned; its code.
  std::string over(Browser& white, Browser& black) {
    const std::string code = white.open();
    EXPECT_EQ(black.post("/api/tables/" + code + "/join").status, 200);
    return play_to_the_end(white, black, code);
  }
  // Somebody without an account who comes by White's return link.
  Browser by_link(const Running& table) {
    Browser phone(*this);
    EXPECT_EQ(
        phone.post("/api/tables/" + table.code + "/claim", R"({"token":")" + table.token + "\"}").status,
        200);
    return phone;
  }
  static int number_in(TestSocket& socket) { return number_at(socket); }

 private:
  int said_ = 0;
};

}  // namespace muehle::server::testing
