// What waits for a player: who is told at once, and what is listed.
#include <gmock/gmock.h>

#include "server/lobby/challenges.h"
#include "server/testing/waiting_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;

TEST_F(WaitingTest, ListsWhatWaits) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser nobody(*this);
  EXPECT_EQ(error_code(nobody.ask("GET", "/api/me/waiting").body), "no_session");
  EXPECT_TRUE(waiting(anna).empty());
  const std::string code = game(anna, ben);
  json::array of_anna = waiting(anna);
  ASSERT_EQ(of_anna.size(), 1u);
  EXPECT_EQ(of_anna[0].at("kind"), "turn");
  EXPECT_EQ(of_anna[0].at("code"), code.c_str());
  EXPECT_EQ(of_anna[0].at("name"), "Ben");
  EXPECT_EQ(waiting(ben).at(0).at("kind"), "began") << "he has not moved, and need not yet";
  const std::string key(of_anna[0].at("key").as_string());

  TestSocket white = anna.socket(code);
  move(white);
  EXPECT_TRUE(waiting(anna).empty());
  json::array of_ben = waiting(ben);
  ASSERT_EQ(of_ben.size(), 1u);
  EXPECT_EQ(of_ben[0].at("kind"), "turn");
  EXPECT_NE(of_ben[0].at("key"), key.c_str());

  const std::string id = challenge(anna, "Ben");
  of_ben = waiting(ben);
  ASSERT_EQ(of_ben.size(), 2u);
  EXPECT_THAT(json::serialize(of_ben), HasSubstr("challenge:" + id));
  ben.post("/api/challenges/" + id + "/decline", R"({"reason":"later"})");
  EXPECT_EQ(waiting(ben).size(), 1u);
}

TEST_F(WaitingTest, ListsWhoWantsAnotherGame) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = play_to_the_end(anna, ben, game(anna, ben));
  EXPECT_TRUE(waiting(ben).empty());
  TestSocket annas = anna.socket(code);
  say_next(annas, "ask", "n1");
  EXPECT_TRUE(waiting(anna).empty());
  json::array of_ben = waiting(ben);
  ASSERT_EQ(of_ben.size(), 1u);
  EXPECT_EQ(of_ben[0].at("kind"), "next");
  EXPECT_EQ(of_ben[0].at("code"), code.c_str());
  EXPECT_EQ(of_ben[0].at("name"), "Anna");
  const std::string key(of_ben[0].at("key").as_string());

  TestSocket bens = ben.socket(code);
  say_next(bens, "decline", "n1");
  EXPECT_TRUE(waiting(ben).empty());
  TestSocket again = anna.socket(code);
  say_next(again, "ask", "n2");
  of_ben = waiting(ben);
  ASSERT_EQ(of_ben.size(), 1u);
  EXPECT_NE(of_ben[0].at("key"), key.c_str()) << "he asks anew";

  EXPECT_EQ(ben.post("/api/players/Anna/block").status, 200);
  EXPECT_TRUE(waiting(ben).empty());
  EXPECT_EQ(ben.post("/api/players/Anna/unblock").status, 200);
  TestSocket accepts = ben.socket(code);
  say_next(accepts, "ask", "n3");
  ASSERT_EQ(waiting(ben).size(), 1u);
  EXPECT_NE(waiting(ben).at(0).at("kind"), "next") << "it has begun";
}

// In games without a clock and by days; where a clock runs, who is not there has nothing of it.
TEST_F(WaitingTest, ListsWhatIsAskedInAGameThatGoesOn) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const auto kinds = [](Browser& browser) {
    std::string all;
    for (const json::value& item : waiting(browser)) all += std::string(item.at("kind").as_string()) + " ";
    return all;
  };
  const struct {
    const char* time;
    const char* undo;
    const char* offer;
  } rows[] = {{"1/259200", "undo turn ", "offer turn "},
              {"-", "undo turn ", "offer turn "},
              {"300+5", "turn ", "turn "}};
  for (const auto& row : rows) {
    const std::string body =
        R"({"rules":"standard","colour":"white","time":")" + std::string(row.time) + "\"}";
    const std::string code = game(anna, ben, body);
    TestSocket annas = anna.socket(code);
    const int number = number_at(annas);
    annas.write(event(number, 0, "move d6", "k1"));
    annas.read("ack");
    const auto ask = [&](const char* what, const char* id) {
      annas.write(R"({"t":"undo","version":1,"do":")" + std::string(what) + R"(","id":")" + id +
                  R"(","game":)" + std::to_string(number) + "}");
      annas.read("ack");
    };
    ask("ask", "u1");
    EXPECT_EQ(kinds(ben), row.undo) << row.time;
    EXPECT_EQ(kinds(anna), "") << "he waits himself";
    const json::array first = waiting(ben);
    if (first.size() > 1) {
      EXPECT_EQ(first[0].at("code"), code.c_str());
      EXPECT_EQ(first[0].at("name"), "Anna");
    }
    ask("withdraw", "u2");
    EXPECT_EQ(kinds(ben), "turn ");
    annas.write(event(number, 1, R"(offer white "")", "o1"));
    annas.read("ack");
    EXPECT_EQ(kinds(ben), row.offer) << row.time;
    TestSocket bens = ben.socket(code);
    bens.read("state");
    bens.write(event(number, 2, R"(decline black "")", "d1"));
    bens.read("ack");
    EXPECT_EQ(kinds(ben), "turn ") << "it is answered";
    bens.write(event(number, 3, "resign black", "r1"));
    bens.read("ack");
  }
}

TEST_F(WaitingTest, WhoSitsElsewhereIsToldOfARequestAndOfAnOffer) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = game(anna, ben);
  TestSocket annas = anna.socket(code);
  const int number = number_at(annas);
  annas.write(event(number, 0, "move d6", "k1"));
  annas.read("ack");
  TestSocket line = lobby(ben);
  annas.write(R"({"t":"undo","version":1,"do":"ask","id":"u1","game":)" + std::to_string(number) + "}");
  annas.read("ack");
  line.read("waiting");
  annas.write(R"({"t":"undo","version":1,"do":"withdraw","id":"u2","game":)" + std::to_string(number) + "}");
  annas.read("ack");
  line.read("waiting");
  annas.write(event(number, 1, R"(offer white "")", "o1"));
  annas.read("ack");
  line.read("waiting");
}

TEST_F(WaitingTest, WhoWantsAnotherGameWaitsAsLongAsAChallenge) {
  with_false_time();
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  TestSocket annas = anna.socket(play_to_the_end(anna, ben, game(anna, ben)));
  say_next(annas, "ask", "n1");
  time.pass((challenge_life - 1) * 1000);
  EXPECT_EQ(waiting(ben).size(), 1u);
  time.pass(1000);
  EXPECT_TRUE(waiting(ben).empty());
}

TEST_F(WaitingTest, AGameWithoutAnOpponentWaitsForNobody) {
  Browser anna = guest("Anna");
  anna.open();
  EXPECT_TRUE(waiting(anna).empty());
}

TEST_F(WaitingTest, WhoSitsElsewhereIsToldOfAChallengeAtOnce) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  const std::string code = game(ben, cleo);
  TestSocket bens = ben.socket(code);
  bens.read("state");
  TestSocket cleos = cleo.socket(code);
  cleos.read("state");
  challenge(anna, "Ben");
  bens.read("waiting");
  challenge(anna, "Cleo");
  EXPECT_EQ(cleos.read("waiting").as_object().size(), 1u) << "nothing is said of it but that it is there";
}

TEST_F(WaitingTest, WhoSitsElsewhereIsToldThatHeIsToMove) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  Browser cleo = member("Cleo");
  const std::string far = game(anna, ben);
  const std::string near = game(ben, cleo);
  TestSocket bens = ben.socket(near);
  bens.read("state");
  TestSocket line = lobby(ben);
  TestSocket annas = anna.socket(far);
  move(annas);
  bens.read("waiting");
  line.read("waiting");
}

TEST_F(WaitingTest, WhoSitsElsewhereIsToldThatAnotherGameIsWanted) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = play_to_the_end(anna, ben, game(anna, ben));
  TestSocket line = lobby(ben);
  TestSocket annas = anna.socket(code);
  say_next(annas, "ask", "n1");
  line.read("waiting");
  EXPECT_EQ(waiting(ben).size(), 1u);
  TestSocket again = anna.socket(code);
  say_next(again, "withdraw", "n2");
  line.read("waiting");
  EXPECT_TRUE(waiting(ben).empty());
}

TEST_F(WaitingTest, WhoSitsAtTheTableIsNotCalledToIt) {
  Browser anna = member("Anna");
  Browser ben = member("Ben");
  const std::string code = game(anna, ben);
  TestSocket bens = ben.socket(code);
  bens.read("state");
  TestSocket annas = anna.socket(code);
  move(annas);
  for (std::string kind; kind != "event";) {
    kind = std::string(bens.read().at("t").as_string());
    EXPECT_NE(kind, "waiting");
  }
  bens.write(R"({"t":"ping"})");
  for (std::string kind; kind != "pong";) {
    kind = std::string(bens.read().at("t").as_string());
    EXPECT_NE(kind, "waiting");
  }
}

}  // namespace
}  // namespace muehle::server::testing
