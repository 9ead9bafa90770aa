// Challenges by name.
#include <gmock/gmock.h>

#include "server/testing/social_test.h"

namespace muehle::server::testing {
namespace {

class ChallengeTest : public SocialTest {};

TEST_F(ChallengeTest, IsAcceptedAndTheGameBegins) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket annas = lobby(anna);
  const std::string id =
      challenge(anna, "ben", R"(,"colour":"black","rated":true,"public":true,"message":"Revanche?")");
  const json::value got = ben.get("/api/challenges").at("received").at(0);
  EXPECT_EQ(got.at("from").at("name"), "Anna");
  EXPECT_EQ(got.at("to").at("name"), "Ben");
  EXPECT_EQ(got.at("here"), true) << "she has the lobby open";
  EXPECT_EQ(got.at("rules"), "standard");
  EXPECT_EQ(got.at("time"), "300+5");
  EXPECT_EQ(got.at("colour"), "black");
  EXPECT_EQ(got.at("rated"), true);
  EXPECT_EQ(got.at("public"), true);
  EXPECT_EQ(got.at("message"), "Revanche?");
  EXPECT_TRUE(got.at("declined").is_null());
  const json::value own = anna.get("/api/challenges");
  EXPECT_TRUE(own.at("received").as_array().empty());
  EXPECT_EQ(own.at("sent").at(0).at("id"), id.c_str());
  EXPECT_EQ(own.at("sent").at(0).at("here"), false);

  const json::value accepted = ben.posted("/api/challenges/" + id + "/accept");
  const std::string code(accepted.at("code").as_string());
  const json::value told = annas.read("game");
  EXPECT_EQ(told.at("code"), code.c_str());
  EXPECT_EQ(told.at("challenge"), id.c_str());
  const json::value state = anna.socket(code).read("state");
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(state.at("table").at("white"), 1) << "she wanted Black";
  EXPECT_EQ(state.at("table").at("rated"), true);
  EXPECT_EQ(state.at("table").at("public"), true);
  EXPECT_EQ(ben.socket(code).read("state").at("seat"), 1);
  EXPECT_EQ(anna.get("/api/me/games").at("games").at(0).at("code"), code.c_str());
  EXPECT_EQ(ben.posted("/api/challenges/" + id + "/accept").at("code"), code.c_str())
      << "one game, whether or not its first answer came";
  EXPECT_EQ(error_code(anna.post("/api/challenges/" + id + "/accept").body), "not_found");
  EXPECT_TRUE(anna.get("/api/challenges").at("sent").as_array().empty());
}

TEST_F(ChallengeTest, FromAPositionByDaysInPrivate) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string start = "W......................B w 8 8";
  const HttpReply reply = anna.post(
      "/api/challenges", R"({"to":"Ben","rules":"strikt","time":"1/259200","start":")" + start + R"("})");
  ASSERT_EQ(reply.status, 201) << reply.body;
  const std::string id(json::parse(reply.body).at("challenge").at("id").as_string());
  const std::string code(ben.posted("/api/challenges/" + id + "/accept").at("code").as_string());
  const json::value state = ben.socket(code).read("state");
  EXPECT_EQ(state.at("game").at("rules"), "strikt");
  EXPECT_THAT(std::string(state.at("game").at("start").as_string()), ::testing::HasSubstr("W......"));
  EXPECT_EQ(state.at("table").at("public"), false);
  EXPECT_EQ(state.at("game").at("clock").at("control"), "1/259200");
}

TEST_F(ChallengeTest, IsDeclinedWithAReasonThatTheChallengerReads) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = challenge(anna, "Ben");
  EXPECT_EQ(error_code(ben.post("/api/challenges/" + id + "/decline", R"({"reason":"ugly"})").body),
            "bad_request");
  EXPECT_EQ(error_code(anna.post("/api/challenges/" + id + "/decline", R"({"reason":"no"})").body),
            "not_found")
      << "it is not hers to decline";
  TestSocket line = lobby(anna);
  EXPECT_EQ(ben.post("/api/challenges/" + id + "/decline", R"({"reason":"too_fast"})").status, 200);
  EXPECT_EQ(line.read("challenges").at("sent").at(0).at("declined"), "too_fast");
  EXPECT_TRUE(ben.get("/api/challenges").at("received").as_array().empty());
  EXPECT_EQ(error_code(ben.post("/api/challenges/" + id + "/accept").body), "not_found");
  EXPECT_EQ(anna.get("/api/challenges").at("sent").at(0).at("declined"), "too_fast");
  const std::string again = challenge(anna, "Ben");
  const json::value sent = anna.get("/api/challenges").at("sent");
  ASSERT_EQ(sent.as_array().size(), 1u) << "the declined one has been read";
  EXPECT_EQ(sent.at(0).at("id"), again.c_str());
}

TEST_F(ChallengeTest, TellsTheLobbyOfBoth) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket bens = lobby(ben);
  const std::string id = challenge(anna, "Ben");
  EXPECT_EQ(bens.read("challenges").at("received").at(0).at("id"), id.c_str());
  EXPECT_EQ(anna.post("/api/challenges/" + id + "/withdraw").status, 200);
  EXPECT_TRUE(bens.read("challenges").at("received").as_array().empty());
  EXPECT_EQ(error_code(ben.post("/api/challenges/" + id + "/accept").body), "not_found");
  EXPECT_EQ(error_code(anna.post("/api/challenges/" + id + "/withdraw").body), "not_found");
}

TEST_F(ChallengeTest, StandsForFourteenDaysAlsoAfterARestart) {
  with_false_time();
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string id = challenge(anna, "Ben");
  with_false_time();
  time.pass(13 * play::day);
  EXPECT_EQ(ben.get("/api/challenges").at("received").at(0).at("id"), id.c_str());
  time.pass(2 * play::day);
  EXPECT_TRUE(ben.get("/api/challenges").at("received").as_array().empty());
  EXPECT_TRUE(anna.get("/api/challenges").at("sent").as_array().empty());
  EXPECT_EQ(error_code(ben.post("/api/challenges/" + id + "/accept").body), "not_found");
}

TEST_F(ChallengeTest, NobodyIsBuried) {
  Browser anna = member("Anna");
  for (const char* name : {"Ben", "Cleo", "Dora", "Emil"}) member(name);
  const auto challenge_often = [&](const std::string& name) {
    for (const char* message : {"1", "2", "3"})
      challenge(anna, name, R"(,"message":")" + std::string(message) + "\"");
  };
  challenge_often("Ben");
  const std::string body = R"(","rules":"standard"})";
  EXPECT_EQ(error_code(anna.post("/api/challenges", R"({"to":"Ben)" + body).body), "too_many_challenges");
  for (const char* name : {"Cleo", "Dora"}) challenge_often(name);
  challenge(anna, "Emil");
  EXPECT_EQ(error_code(anna.post("/api/challenges", R"({"to":"Emil)" + body).body), "too_many_challenges");
}

TEST_F(ChallengeTest, NobodyKeepsAFriendOrAnotherNetworkFromAPlayer) {
  restart_with([](ServerOptions& options) { options.behind_proxy = true; });
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  EXPECT_EQ(ben.post("/api/players/Cleo/friend").status, 200);
  int strangers = 0;
  // So many as come through, of three by each of some accounts.
  const auto challenge_from = [&](const std::string& address, int accounts) {
    int came = 0;
    for (int n = 0; n < accounts; ++n) {
      Browser stranger(*this);
      const std::string name = "Fremd" + std::to_string(++strangers);
      EXPECT_EQ(stranger.at(address).post("/api/register", account_body(name)).status, 201);
      for (const char* message : {"1", "2", "3"}) {
        const json::object body{{"to", "Ben"}, {"rules", "standard"}, {"message", message}};
        const std::string code = code_of(stranger.post("/api/challenges", body_of(body)));
        if (code == "201")
          ++came;
        else
          EXPECT_EQ(code, "too_many_challenges");
      }
    }
    return came;
  };
  EXPECT_EQ(challenge_from("2001:db8:1:1::1", 4), 10);
  EXPECT_EQ(challenge_from("2001:db8:1:2::1", 1), 0) << "the same network";
  for (const char* address : {"192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4"})
    EXPECT_EQ(challenge_from(address, 4), 10);
  EXPECT_EQ(challenge_from("192.0.2.5", 1), 0) << "he has fifty of strangers";
  challenge(cleo, "Ben");
  EXPECT_EQ(ben.get("/api/challenges").at("received").as_array().size(), 51u);
  // Whose challenges are gone has places again.
  const json::value received = ben.get("/api/challenges").at("received");
  for (const json::value& one : received.as_array()) {
    const std::string id(one.at("id").as_string());
    EXPECT_EQ(ben.post("/api/challenges/" + id + "/decline", R"({"reason":"no"})").status, 200);
  }
  EXPECT_EQ(challenge_from("2001:db8:1:3::1", 1), 3);
}

TEST_F(ChallengeTest, IsOneHoweverOftenItIsSent) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  member("Cleo");
  const std::string id = challenge(anna, "Ben");
  EXPECT_EQ(challenge(anna, "Ben"), id);
  EXPECT_EQ(ben.get("/api/challenges").at("received").as_array().size(), 1u);
  const std::string others[] = {challenge(anna, "Ben", R"(,"colour":"white")"), challenge(anna, "Cleo")};
  EXPECT_NE(others[0], id);
  EXPECT_NE(others[1], id);
  EXPECT_EQ(ben.post("/api/challenges/" + id + "/decline", R"({"reason":"no"})").status, 200);
  EXPECT_NE(challenge(anna, "Ben"), id) << "he is asked anew";
}

// As where the first answer was lost.
TEST_F(ChallengeTest, IsAnsweredByItsIdWhateverHasBecomeOfIt) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  const std::string own_id = R"(,"id":"a2b3c4d5e6f7")";
  const std::string id = challenge(anna, "Ben", own_id);
  EXPECT_EQ(id, "a2b3c4d5e6f7");
  const std::string body = R"({"to":"Ben","rules":"standard","time":"300+5")" + own_id + "}";
  EXPECT_EQ(testing::code_of(cleo.post("/api/challenges", body)), "bad_request") << "it is not hers";
  const std::string code(ben.posted("/api/challenges/" + id + "/accept").at("code").as_string());
  const HttpReply again = anna.post("/api/challenges", body);
  EXPECT_EQ(again.status, 200) << again.body;
  EXPECT_EQ(json::parse(again.body).at("code"), code.c_str());
  EXPECT_TRUE(anna.get("/api/challenges").at("sent").as_array().empty());
  const std::string declined = challenge(anna, "Ben", R"(,"id":"b2b3c4d5e6f7")");
  ben.post("/api/challenges/" + declined + "/decline", R"({"reason":"later"})");
  EXPECT_EQ(challenge(anna, "Ben", R"(,"id":"b2b3c4d5e6f7")"), declined);
  EXPECT_EQ(anna.get("/api/challenges").at("sent").at(0).at("declined"), "later");
}

TEST_F(ChallengeTest, SaysWhatIsWrong) {
  Browser anna = member("Anna");
  member("Ben");
  const std::string long_message(141, 'x');
  const std::pair<std::string, const char*> cases[] = {
      {R"({"rules":"standard"})", "bad_request"},
      {R"({"to":"Nobody","rules":"standard"})", "not_found"},
      {R"({"to":"anna","rules":"standard"})", "yourself"},
      {R"({"to":"Ben","rules":"chess"})", "bad_rules"},
      {R"({"to":"Ben","rules":"standard","time":"soon"})", "bad_time"},
      {R"({"to":"Ben","rules":"standard","start":"soon"})", "bad_position"},
      {R"({"to":"Ben","rules":"standard","colour":"red"})", "bad_request"},
      {R"({"to":"Ben","rules":"standard","public":1})", "bad_request"},
      {R"({"to":"Ben","rules":"standard","message":")" + long_message + R"("})", "bad_request"},
      {R"({"to":"Ben","rules":"standard","message":"a\u0007b"})", "bad_request"},
      {R"({"to":"Ben","rules":"standard","id":"7"})", "bad_request"},
      {R"({"to":"Ben","rules":"standard","rated":true})", "not_rated"},
      {R"({"to":"Ben","rules":"standard","time":"300+5","rated":true,"start":"W......................B w 8 8"})",
       "not_rated"},
  };
  for (const auto& [body, code] : cases)
    EXPECT_EQ(error_code(anna.post("/api/challenges", body).body), code) << body;
  EXPECT_TRUE(anna.get("/api/challenges").at("sent").as_array().empty());
  const std::string longest = std::string(R"(,"message":")") + std::string(70, 'x');
  std::string umlauts;
  for (int n = 0; n < 70; ++n) umlauts += "ä";
  challenge(anna, "Ben", longest + umlauts + "\"");  // 140 letters
}

TEST_F(ChallengeTest, GoesWithTheAccount) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  challenge(anna, "Ben");
  EXPECT_EQ(anna.post("/api/me/delete", R"({"password":"ein langes Wort"})").status, 200);
  EXPECT_TRUE(ben.get("/api/challenges").at("received").as_array().empty());
}

// Who may challenge whom: everybody, his friends, nobody; and what those are told who may not.
TEST_F(ChallengeTest, TheDoorIsTheChallengedOnes) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const auto attempt = [&] { return anna.post("/api/challenges", R"({"to":"Ben","rules":"standard"})"); };
  EXPECT_EQ(ben.get("/api/me/people").at("challenges"), "everybody");
  EXPECT_EQ(attempt().status, 201);
  EXPECT_EQ(error_code(ben.post("/api/me/people", R"({"challenges":"some"})").body), "bad_request");
  EXPECT_EQ(ben.posted("/api/me/people", R"({"challenges":"friends"})").at("challenges"), "friends");
  const HttpReply stranger = attempt();
  EXPECT_EQ(stranger.status, 403);
  EXPECT_EQ(error_code(stranger.body), "no_challenges");
  ben.post("/api/players/Anna/friend");
  EXPECT_EQ(anna.get("/api/players/Ben/me").at("challenge"), true);
  EXPECT_EQ(attempt().status, 201);
  ben.post("/api/me/people", R"({"challenges":"nobody"})");
  EXPECT_EQ(anna.get("/api/players/Ben/me").at("challenge"), false);
  EXPECT_EQ(attempt().body, stranger.body);
  ben.post("/api/me/people", R"({"challenges":"everybody"})");
  ben.post("/api/players/Anna/block");
  EXPECT_EQ(attempt().body, stranger.body) << "a block looks the same";
  EXPECT_EQ(anna.get("/api/players/Ben/me").at("challenge"), false);
}

}  // namespace
}  // namespace muehle::server::testing
