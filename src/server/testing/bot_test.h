// Programs with a token, for the tests about bots.
#pragma once

#include "server/testing/social_test.h"
#include "server/testing/test_stream.h"

namespace muehle::server::testing {

class BotTest : public SocialTest {
 protected:
  // What speaks with a token.
  class Program {
   public:
    Program(BotTest& test, std::string token) : test_(test), token_(std::move(token)) {}

    HttpReply ask(const std::string& method, const std::string& target, const std::string& body = "") {
      return test_.ask(method, target, body, {{"Authorization", "Bearer " + token_}});
    }
    HttpReply post(const std::string& target, const std::string& body = "") {
      return ask("POST", target, body);
    }
    // In a game; the answer.
    HttpReply act(const std::string& game, const std::string& action, const std::string& body = "") {
      return post("/api/bot/games/" + game + "/" + action, body);
    }
    json::value get(const std::string& target) { return json::parse(ask("GET", target).body); }
    TestStream events() { return TestStream(test_.port_, "/api/bot/stream", token_); }
    TestStream game(const std::string& id) {
      return TestStream(test_.port_, "/api/bot/games/" + id + "/stream", token_);
    }
    const std::string& token() const { return token_; }

   private:
    BotTest& test_;
    std::string token_;
  };

  static std::string wish(const std::string& name, const std::string& scopes) {
    return R"({"name":")" + name + R"(","password":"ein langes Wort","scopes":)" + scopes + "}";
  }
  static json::value make_token(Browser& owner,
                                const std::string& scopes = R"(["read","challenge","play","chat"])") {
    const HttpReply reply = owner.post("/api/account/tokens", wish("at home", scopes));
    EXPECT_EQ(reply.status, 201) << reply.body;
    return json::parse(reply.body);
  }
  Program program_of(Browser& owner, const std::string& scopes = R"(["read","challenge","play","chat"])") {
    return Program(*this, std::string(make_token(owner, scopes).at("secret").as_string()));
  }
  Browser bot_owner(const std::string& name) {
    Browser owner = member(name);
    EXPECT_EQ(owner.post("/api/me/bot").status, 200);
    return owner;
  }
  Program bot(const std::string& name) {
    Browser owner = bot_owner(name);
    return program_of(owner);
  }
  // The bot, which has White, accepts; the id of the game.
  static std::string begin(Browser& challenger, Program& robbi, const std::string& more = "") {
    TestStream events = robbi.events();
    const std::string id = challenge(challenger, "Robbi", R"(,"colour":"black")" + more);
    events.read("challenge");
    const HttpReply accepted = robbi.post("/api/challenges/" + id + "/accept");
    EXPECT_EQ(accepted.status, 200) << accepted.body;
    const std::string code(json::parse(accepted.body).at("code").as_string());
    // A new stream tells of earlier games, too, perhaps behind a challenge that came meanwhile.
    for (;;) {
      std::string game(events.read("gameStart").at("game").at("id").as_string());
      if (code_in(game) == code) return game;
    }
  }
  static std::string code_in(const std::string& id) { return id.substr(0, 12); }
  static int number_in(const std::string& id) { return std::stoi(id.substr(13)); }
};

}  // namespace muehle::server::testing
