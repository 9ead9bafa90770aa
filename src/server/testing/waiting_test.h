// Games in which something waits for a player, for the tests about who is told of it.
#pragma once

#include "server/testing/social_test.h"

namespace muehle::server::testing {

inline const std::string by_days = R"({"rules":"standard","colour":"white","time":"1/259200"})";

class WaitingTest : public SocialTest {
 protected:
  // A game between two; its code.
  std::string game(Browser& white, Browser& black, const std::string& body = by_days) {
    const std::string code = white.open(body);
    EXPECT_EQ(black.post("/api/tables/" + code + "/join").status, 200);
    return code;
  }
  static json::array waiting(Browser& browser) {
    return browser.get("/api/me/waiting").at("waiting").as_array();
  }
  // What a player says of another game behind the one of the socket, which is over.
  static void say_next(TestSocket& socket, const std::string& what, const std::string& id) {
    socket.write(R"({"t":"next","id":")" + id + R"(","game":)" + std::to_string(number_at(socket)) +
                 R"(,"do":")" + what + "\"}");
    socket.read("ack");
  }
  // White's first move.
  static void move(TestSocket& socket) {
    socket.write(event(number_at(socket), 0, "move d6", "k1"));
    socket.read("ack");
  }
};

}  // namespace muehle::server::testing
