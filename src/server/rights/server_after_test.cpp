// After a game is over, an account deleted, an invitation withdrawn or a bot blocked: what nobody may do any
// more. What comes after suspensions, blocks and links stands in server_sanctions_test.cpp, after sessions,
// roles and tokens in server_ended_test.cpp and server_roles_test.cpp.
#include <gmock/gmock.h>

#include <future>

#include "server/testing/after_test.h"
#include "server/testing/bot_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class AfterwardsTest : public AfterTest {
 protected:
  std::string enroll(const std::string& name, const std::string& invitation) {
    const json::object body{{"name", name}, {"password", "ein langes Wort"}, {"invitation", invitation}};
    return result_of(Browser(*this).post("/api/register", json::serialize(body)));
  }
};

// Nobody at the table changes a game that is over; only a referee gives it another result.
TEST_F(AfterwardsTest, AGameThatIsOverStaysAsItIs) {
  Browser wirt = host();
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const Running table = running(anna, ben);
  Browser phone = by_link(table);
  TestSocket annas = anna.socket(table.code);
  TestSocket phones = phone.socket(table.code);
  TestSocket bens = ben.socket(table.code);
  EXPECT_EQ(play(annas, table.game, 0, "move d6"), done);
  EXPECT_EQ(play(bens, table.game, 1, "move f4"), done);
  EXPECT_EQ(play(bens, table.game, 2, R"(offer black "")"), done);
  EXPECT_EQ(undo(bens, table.game, 3), done);
  ASSERT_EQ(play(bens, table.game, 3, "resign black"), done);
  const std::string before = ask("GET", "/api/tables/" + table.code + "/record").body;
  const auto rule = [&](const std::string& what) {
    return result_of(
        wirt.post("/api/tables/" + table.code + "/ruling",
                  "{" + what + R"(,"reason":"so ist es","game":)" + std::to_string(table.game) + "}"));
  };
  for (TestSocket* socket : {&annas, &phones}) {
    const Attempt attempts[] = {
        {"moves", "game_over", [&] { return play(*socket, table.game, 4, "move d7"); }},
        {"accepts a draw", "game_over", [&] { return play(*socket, table.game, 4, "accept white"); }},
        {"declines one", "game_over", [&] { return play(*socket, table.game, 4, R"(decline white "")"); }},
        {"offers one", "game_over", [&] { return play(*socket, table.game, 4, R"(offer white "")"); }},
        {"resigns", "game_over", [&] { return play(*socket, table.game, 4, "resign white"); }},
        {"wants a move back", "game_over", [&] { return undo(*socket, table.game, 4); }},
        {"gives one back", "game_over",
         [&] {
           return say(*socket, {{"t", "undo"}, {"game", table.game}, {"version", 4}, {"do", "accept"}});
         }},
        {"aborts", "game_over", [&] { return say(*socket, {{"t", "abort"}, {"game", table.game}}); }},
        {"wins by absence", "game_over",
         [&] { return say(*socket, {{"t", "absent"}, {"game", table.game}, {"do", "win"}}); }},
        {"leaves moves", "game_over",
         [&] {
           return say(*socket,
                      {{"t", "foresee"}, {"game", table.game}, {"version", 4}, {"answers", "f6 > b4"}});
         }},
        {"writes", done, [&] { return chat(*socket, table.game); }},
    };
    expect_all("game over", attempts);
  }
  const Attempt rulings[] = {
      {"decides it", "game_over", [&] { return rule(R"("kind":"adjudicate","winner":"draw")"); }},
      {"stops it", "game_over", [&] { return rule(R"("kind":"stop")"); }},
      {"gives time", "game_over", [&] { return rule(R"("kind":"add","against":"white","seconds":60)"); }},
  };
  expect_all("game over, a referee", rulings);
  EXPECT_EQ(ask("GET", "/api/tables/" + table.code + "/record").body, before);
  EXPECT_EQ(rule(R"("kind":"correct","winner":"draw")"), done);
}

// What was handed to its owner, or by him, besides sessions and seats.
TEST_F(AfterwardsTest, ADeletedAccountIsOpenedByNothing) {
  Browser wirt = host();
  Browser paula = member("Paula");
  const json::value made = wirt.posted("/api/host/players/Paula/password");
  const std::string link(made.at("link").as_string());
  const json::value token =
      paula.posted("/api/account/tokens", R"({"name":"x","password":"ein langes Wort","scopes":["read"]})");
  const Headers shown{{"Authorization", "Bearer " + std::string(token.at("secret").as_string())}};
  EXPECT_EQ(result_of(ask("GET", "/api/me", "", shown)), done);
  ASSERT_EQ(paula.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  const std::string reset = R"({"token":")" + link.substr(link.find('=') + 1) + "\"";
  const Attempt attempts[] = {
      {"shows her token", "bad_token", [&] { return result_of(ask("GET", "/api/me", "", shown)); }},
      {"opens the link to her password", "bad_secret",
       [&] { return result_of(Browser(*this).post("/api/password/link", reset + "}")); }},
      {"sets her password", "bad_secret",
       [&] {
         return result_of(
             Browser(*this).post("/api/password/reset", reset + R"(,"password":"ein anderes Wort"})"));
       }},
      {"asks for another link", "not_found",
       [&] { return result_of(wirt.post("/api/host/players/Paula/password")); }},
      {"befriends her", "not_found", [&] { return result_of(wirt.post("/api/players/Paula/friend")); }},
      {"suspends her", "not_found",
       [&] { return result_of(wirt.post("/api/players/Paula/suspend", suspension())); }},
      {"gives her a role", "not_found",
       [&] { return result_of(wirt.post("/api/host/players/Paula/role", R"({"role":"host"})")); }},
  };
  expect_all("account deleted", attempts);
}

// The form with its code was sent already, and waits for the disk behind it.
TEST_F(AfterwardsTest, AnInvitationThatIsBeingWithdrawnLetsNobodyIn) {
  Browser wirt = host();
  restart_with([this](ServerOptions& options) {
    options.time = &time;
    options.site.registration = Registration::invited;
  });
  const json::value invitation = wirt.posted("/api/host/invitations").at("invitation");
  const std::string link(invitation.at("link").as_string());
  const std::string target = "/api/host/invitations/" + std::to_string(invitation.at("id").as_int64());
  mistakes_->hold();
  auto withdraws = std::async(std::launch::async, [&] { return wirt.ask("DELETE", target); });
  mistakes_->wait_for_held(1);
  auto comes =
      std::async(std::launch::async, [&] { return enroll("Anna", link.substr(link.find('=') + 1)); });
  mistakes_->wait_for_held(2);
  mistakes_->release();
  EXPECT_EQ(withdraws.get().status, 200);
  EXPECT_EQ(comes.get(), "bad_invitation");
}

class AfterwardsBotTest : public BotTest {
 protected:
  static std::string result_of(const HttpReply& reply) { return testing::result_of(reply); }
};

TEST_F(AfterwardsBotTest, ABotThatIsBlockedMeetsAndTellsHimNothing) {
  Program robbi = bot("Robbi");
  Browser anna = member("Anna");
  const std::string game = begin(anna, robbi);
  const std::string over = begin(anna, robbi);
  ASSERT_EQ(robbi.act(over, "abort").status, 200);
  TestStream events = robbi.events();
  const std::string waiting = challenge(anna, "Robbi");
  events.read("challenge");
  const std::string offer(
      anna.posted("/api/seeks", R"({"rules":"standard","bots":true})").at("seek").at("id").as_string());
  TestSocket annas = anna.socket(code_in(game));
  annas.read("state");
  ASSERT_EQ(anna.post("/api/players/Robbi/block").status, 200);
  const auto code_of = [](const HttpReply& reply) { return result_of(reply); };
  EXPECT_EQ(code_of(robbi.post("/api/challenges/" + waiting + "/accept")), "not_found");
  EXPECT_EQ(code_of(robbi.post("/api/challenges", R"({"to":"Anna","rules":"standard"})")), "no_challenges");
  EXPECT_EQ(code_of(robbi.post("/api/seeks/" + offer + "/take")), "not_found");
  EXPECT_EQ(code_of(robbi.act(over, "next")), "no_challenges");
  EXPECT_EQ(code_of(robbi.act(game, "chat", R"({"text":"piep"})")), done) << "it is not told so";
  EXPECT_EQ(code_of(robbi.act(game, "move/d6")), done) << "what runs goes on";
  annas.read("event");
  TestSocket anew = anna.socket(code_in(game));
  EXPECT_THAT(json::serialize(anew.read("state")), Not(HasSubstr("piep")));
}

TEST_F(AfterwardsBotTest, AGameThatIsOverTakesNothingFromABot) {
  Program robbi = bot("Robbi");
  Browser anna = member("Anna");
  const std::string game = begin(anna, robbi);
  ASSERT_EQ(robbi.act(game, "abort").status, 200);
  for (const char* action : {"move/d6", "resign", "abort", "draw/offer", "draw/accept", "takeback/ask"})
    EXPECT_EQ(result_of(robbi.act(game, action)), "game_over") << action;
}

}  // namespace
}  // namespace muehle::server::testing
