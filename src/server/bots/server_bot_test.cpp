// Programs that play: streams and actions.
#include <gmock/gmock.h>

#include "server/testing/bot_test.h"

namespace muehle::server::testing {
namespace {

using ::testing::HasSubstr;

class BotPlayTest : public BotTest {};

int version_of(const HttpReply& reply) {
  EXPECT_EQ(reply.status, 200) << reply.body;
  return static_cast<int>(json::parse(reply.body).at("version").as_int64());
}

std::string refusal(const HttpReply& reply) { return error_code(reply.body); }

TEST_F(BotPlayTest, PlaysAGameFromChallengeToEnd) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  TestStream events = robbi.events();
  EXPECT_EQ(events.status(), 200);
  EXPECT_THAT(events.header(), HasSubstr("application/x-ndjson"));
  EXPECT_THAT(events.header(), HasSubstr("X-Accel-Buffering: no"));
  const std::string challenged = challenge(anna, "Robbi", R"(,"colour":"black","message":"Los!")");
  const json::value asked = events.read();
  EXPECT_EQ(asked.at("type"), "challenge");
  EXPECT_EQ(asked.at("challenge").at("id"), challenged.c_str());
  EXPECT_EQ(asked.at("challenge").at("from").at("name"), "Anna");
  EXPECT_EQ(asked.at("challenge").at("to").at("bot"), true);
  EXPECT_EQ(asked.at("challenge").at("message"), "Los!");
  EXPECT_EQ(robbi.post("/api/challenges/" + challenged + "/accept").status, 200);
  const json::value begun = events.read();
  ASSERT_EQ(begun.at("type"), "gameStart") << begun;
  EXPECT_EQ(begun.at("game").at("colour"), "white");
  EXPECT_EQ(begun.at("game").at("opponent").at("name"), "Anna");
  EXPECT_TRUE(begun.at("game").at("result").is_null());
  const std::string id(begun.at("game").at("id").as_string());

  TestStream game = robbi.game(id);
  const json::value full = game.read();
  EXPECT_EQ(full.at("type"), "gameFull");
  EXPECT_EQ(full.at("colour"), "white");
  EXPECT_EQ(full.at("white").at("name"), "Robbi");
  EXPECT_EQ(full.at("black").at("name"), "Anna");
  EXPECT_EQ(full.at("rules"), "standard");
  EXPECT_EQ(full.at("start"), "........................ w 9 9 0 1");
  EXPECT_EQ(full.at("time"), "300+5");
  EXPECT_EQ(full.at("state").at("legal").as_array().size(), 24u);
  EXPECT_EQ(full.at("state").at("clock").at("control"), "300+5");
  const json::value alone = game.read();
  EXPECT_EQ(alone.at("type"), "opponentGone");
  EXPECT_EQ(alone.at("gone"), true);

  TestSocket annas = anna.socket(code_in(id));
  annas.read("state");
  EXPECT_EQ(game.read("opponentGone").at("gone"), false);
  EXPECT_EQ(version_of(robbi.act(id, "move/d6", R"({"version":0})")), 1);
  EXPECT_EQ(annas.read("event").at("event"), "move d6");
  const json::value moved = game.read("gameState");
  EXPECT_EQ(moved.at("version"), 1);
  EXPECT_EQ(moved.at("ply"), 1);
  EXPECT_EQ(moved.at("moves"), json::parse(R"(["d6"])"));
  EXPECT_EQ(moved.at("position"), "....W................... b 8 9");
  EXPECT_EQ(moved.at("turn"), "black");
  EXPECT_TRUE(moved.at("legal").as_array().empty());
  EXPECT_EQ(moved.at("outcome"), "ongoing");

  annas.write(event(number_in(id), 1, "resign black", "k1"));
  const json::value over = game.read("gameState");
  EXPECT_EQ(over.at("outcome"), "white_wins:resignation");
  EXPECT_TRUE(over.at("turn").is_null());
  EXPECT_TRUE(game.ends_well());
  const json::value finished = events.read();
  EXPECT_EQ(finished.at("type"), "gameFinish");
  EXPECT_EQ(finished.at("game").at("id"), id.c_str());
  EXPECT_EQ(finished.at("game").at("result"), "won");
  EXPECT_EQ(refusal(robbi.act(id, "move/f4")), "game_over");
  // Who opens its stream now is told how it ended.
  TestStream after = robbi.game(id);
  EXPECT_EQ(after.read("gameFull").at("state").at("outcome"), "white_wins:resignation");
  EXPECT_TRUE(after.ends_well());
}

TEST_F(BotPlayTest, TheSameRequestIsDoneOnceAlsoOverARestart) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string id = begin(anna, robbi, R"(,"message":"")");
  EXPECT_EQ(version_of(robbi.act(id, "move/d6", R"({"version":0})")), 1);
  EXPECT_EQ(version_of(robbi.act(id, "move/d6", R"({"version":0})")), 1);
  restart();
  EXPECT_EQ(version_of(robbi.act(id, "move/d6", R"({"version":0})")), 1);
  EXPECT_EQ(refusal(robbi.act(id, "move/d6", R"({"version":1})")), "not_your_turn");
  EXPECT_EQ(refusal(robbi.act(id, "move/f4", R"({"version":0})")), "old_version");
  EXPECT_EQ(refusal(robbi.act(id, "move/f4")), "not_your_turn") << "without one it means the game as it is";
  TestStream events = robbi.events();
  EXPECT_EQ(events.read().at("game").at("id"), id.c_str()) << "a stream begins with the games that run";
  EXPECT_EQ(robbi.game(id).read("gameFull").at("state").at("moves"), json::parse(R"(["d6"])"));
}

TEST_F(BotPlayTest, IsToldWhatIsWrong) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string id = begin(anna, robbi);
  robbi.act(id, "move/d6");
  TestSocket annas = anna.socket(code_in(id));
  annas.read("state");
  annas.write(event(number_in(id), 1, "move f4", "k1"));
  annas.read("ack");
  const HttpReply illegal = robbi.act(id, "move/f4");
  EXPECT_EQ(illegal.status, 400);
  const json::value error = json::parse(illegal.body).at("error");
  EXPECT_EQ(error.at("code"), "illegal_move");
  EXPECT_EQ(error.at("fault"), "target_occupied");
  EXPECT_THAT(std::string(error.at("message").as_string()), HasSubstr("occupied"));
  EXPECT_EQ(refusal(robbi.act(id, "move/z9")), "bad_request");
  EXPECT_EQ(refusal(robbi.act(id, "move/d2", R"({"version":"x"})")), "bad_request");
  EXPECT_EQ(refusal(robbi.act(id, "move/d2", R"({"offer":"?","claim":"any"})")), "bad_request");
  EXPECT_EQ(refusal(robbi.act(id, "move/d2", R"({"claim":"rain"})")), "bad_request");
  EXPECT_EQ(refusal(robbi.act(id, "dance")), "not_found");
  EXPECT_EQ(refusal(robbi.act("nonsense", "resign")), "not_found");
  EXPECT_EQ(refusal(robbi.act(code_in(id) + "-999", "resign")), "unknown_game");
  EXPECT_EQ(refusal(robbi.act("abcdefghjkmn-1", "resign")), "not_found");
  Program stranger = bot("Stranger");
  EXPECT_EQ(refusal(stranger.act(id, "resign")), "not_seated");
  EXPECT_EQ(stranger.game(id).status(), 400);
  EXPECT_EQ(robbi.game(code_in(id) + "-999").status(), 400);
  EXPECT_EQ(robbi.game("nonsense").status(), 404);
  EXPECT_EQ(version_of(robbi.act(id, "move/d2")), 3) << "nothing of it has changed anything";
}

TEST_F(BotPlayTest, OffersAndAnswersDraws) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string id = begin(anna, robbi);
  TestStream game = robbi.game(id);
  TestSocket annas = anna.socket(code_in(id));
  annas.read("state");
  EXPECT_EQ(version_of(robbi.act(id, "move/d6", R"({"offer":"Remis?"})")), 1);
  EXPECT_EQ(annas.read("event").at("event"), R"(move d6 offer "Remis?")");
  EXPECT_EQ(game.read("gameState").at("offer"), "white");
  EXPECT_EQ(refusal(robbi.act(id, "draw/accept")), "no_offer") << "its own";
  annas.write(event(number_in(id), 1, R"(decline black "")", "k1"));
  EXPECT_TRUE(game.read("gameState").at("offer").is_null());
  annas.write(event(number_in(id), 2, R"(offer black "Doch?")", "k2"));
  EXPECT_EQ(game.read("gameState").at("offer"), "black");
  EXPECT_EQ(version_of(robbi.act(id, "draw/decline", R"({"reason":"Nein"})")), 4);
  EXPECT_EQ(refusal(robbi.act(id, "draw/withdraw")), "no_offer");
  EXPECT_EQ(refusal(robbi.act(id, "claim", R"({"rule":"repetition"})")), "claims_off");
  EXPECT_EQ(version_of(robbi.act(id, "resign")), 5);
}

TEST_F(BotPlayTest, ClaimsADraw) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  TestStream events = robbi.events();
  const std::string asked = json::serialize(json::parse(
      anna.post("/api/challenges", R"({"to":"Robbi","rules":"standard,drawByRule=claim","colour":"black"})")
          .body));
  const std::string challenged(json::parse(asked).at("challenge").at("id").as_string());
  robbi.post("/api/challenges/" + challenged + "/accept");
  const std::string id(events.read("gameStart").at("game").at("id").as_string());
  EXPECT_EQ(refusal(robbi.act(id, "claim", R"({"rule":"repetition"})")), "claim_unfounded");
  EXPECT_EQ(refusal(robbi.act(id, "claim", R"({"rule":"rain"})")), "bad_request");
  const HttpReply moved = robbi.act(id, "move/d6", R"({"claim":"any","message":"dreimal"})");
  ASSERT_EQ(moved.status, 200) << moved.body;
  const json::value claim = json::parse(moved.body).at("claim");
  EXPECT_EQ(claim.at("right"), false);
  EXPECT_FALSE(claim.at("reason").as_string().empty());
}

TEST_F(BotPlayTest, TakesBackAbortsAndPlaysAnother) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  TestStream events = robbi.events();
  const std::string id = begin(anna, robbi);
  TestSocket annas = anna.socket(code_in(id));
  annas.read("state");
  TestStream game = robbi.game(id);
  robbi.act(id, "move/d6");
  game.read("gameState");
  annas.write(event(number_in(id), 1, "move f4", "k1"));
  EXPECT_EQ(game.read("gameState").at("ply"), 2);
  annas.write(R"({"t":"undo","id":"k2","game":)" + std::to_string(number_in(id)) +
              R"(,"version":2,"do":"ask"})");
  EXPECT_EQ(game.read("gameState").at("takeback"), "black");
  EXPECT_EQ(robbi.act(id, "takeback/accept").status, 200);
  const json::value back = game.read("gameState");
  EXPECT_EQ(back.at("ply"), 1);
  EXPECT_EQ(back.at("version"), 3);
  EXPECT_TRUE(back.at("takeback").is_null());
  EXPECT_EQ(refusal(robbi.act(id, "absent/win")), "not_away");
  EXPECT_EQ(robbi.act(id, "abort").status, 200) << "Black's move is gone";
  EXPECT_EQ(game.read("gameState").at("outcome"), "aborted");
  TestStream again = robbi.events();
  annas.write(R"({"t":"next","id":"k3","game":)" + std::to_string(number_in(id)) +
              R"(,"do":"ask","colour":null})");
  EXPECT_EQ(again.read("nextAsked").at("game").at("id"), id.c_str());
  TestStream reopened = robbi.events();
  EXPECT_EQ(reopened.read("nextAsked").at("game").at("id"), id.c_str()) << "it stands";
  EXPECT_EQ(robbi.act(id, "next").status, 200);
  const std::string second(reopened.read("gameStart").at("game").at("id").as_string());
  EXPECT_EQ(code_in(second), code_in(id));
  EXPECT_NE(second, id);
  EXPECT_EQ(refusal(robbi.act(id, "resign")), "unknown_game");
  EXPECT_EQ(robbi.act(second, "resign").status, 200);
}

TEST_F(BotPlayTest, Chats) {
  Browser anna = member("Anna");
  Browser owner = bot_owner("Robbi");
  Program robbi = program_of(owner);
  Program silent = program_of(owner, R"(["play"])");
  const std::string id = begin(anna, robbi);
  TestSocket annas = anna.socket(code_in(id));
  annas.read("state");
  TestStream game = robbi.game(id);
  EXPECT_EQ(robbi.act(id, "chat", R"({"text":"Guten Abend"})").status, 200);
  EXPECT_EQ(annas.read("chat").at("line").at("text"), "Guten Abend");
  const json::value own = game.read("chatLine");
  EXPECT_EQ(own.at("own"), true);
  EXPECT_EQ(own.at("text"), "Guten Abend");
  annas.write(R"({"t":"say","id":"k1","game":)" + std::to_string(number_in(id)) + R"(,"preset":"hello"})");
  const json::value answer = game.read("chatLine");
  EXPECT_EQ(answer.at("own"), false);
  EXPECT_EQ(answer.at("preset"), "hello");
  EXPECT_EQ(refusal(robbi.act(id, "chat", R"({"preset":"shout"})")), "bad_request");
  EXPECT_EQ(refusal(robbi.act(id, "chat")), "bad_request");
  EXPECT_EQ(refusal(silent.act(id, "chat", R"({"text":"x"})")), "no_scope");
  EXPECT_EQ(robbi.game(id).read("chatLine").at("number"), 1) << "what was said is told to who comes later";
  TestStream deaf = silent.game(id);
  deaf.read("gameFull");
  robbi.act(id, "chat", R"({"text":"noch da?"})");
  robbi.act(id, "resign");
  EXPECT_EQ(deaf.read().at("type"), "gameState") << "without the scope there is no chat";
}

TEST_F(BotPlayTest, IsToldOfChallengesThatAreGone) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  TestStream events = robbi.events();
  const std::string id = challenge(anna, "Robbi");
  events.read("challenge");
  TestStream later = bot("Zweitling").events();
  anna.post("/api/challenges/" + id + "/withdraw");
  EXPECT_EQ(events.read("challengeCanceled").at("id"), id.c_str());
  const std::string refused = challenge(anna, "Robbi");
  events.read("challenge");
  EXPECT_EQ(robbi.post("/api/challenges/" + refused + "/decline", R"({"reason":"too_fast"})").status, 200);
  const HttpReply own = robbi.post("/api/challenges", R"({"to":"Anna","rules":"standard","time":"300+5"})");
  ASSERT_EQ(own.status, 201);
  const std::string sent(json::parse(own.body).at("challenge").at("id").as_string());
  anna.post("/api/challenges/" + sent + "/decline", R"({"reason":"later"})");
  const json::value declined = events.read();
  EXPECT_EQ(declined.at("type"), "challengeDeclined")
      << "nothing of what it has declined itself: " << declined;
  EXPECT_EQ(declined.at("challenge").at("declined"), "later");
}

TEST_F(BotPlayTest, ANewStreamEndsTheOldOne) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string id = begin(anna, robbi);
  TestStream first = robbi.events();
  TestStream old_game = robbi.game(id);
  old_game.read("gameFull");
  first.read("gameStart");
  TestStream second = robbi.events();
  EXPECT_TRUE(first.ends_well());
  second.read("gameStart");
  TestStream new_game = robbi.game(id);
  EXPECT_TRUE(old_game.ends_well());
  new_game.read("gameFull");
  robbi.act(id, "resign");
  EXPECT_EQ(new_game.read("gameState").at("outcome"), "black_wins:resignation");
  second.read("gameFinish");
}

TEST_F(BotPlayTest, AStreamIsNeverSilentForLong) {
  with_false_time();
  Program robbi = bot("Robbi");
  TestStream events = robbi.events();
  // Once it has begun, which the server alone knows, seven seconds go by.
  Browser anna = member("Anna");
  challenge(anna, "Robbi");
  events.read("challenge");
  time.pass(7000);
  EXPECT_EQ(events.line(), "");
  time.pass(7000);
  EXPECT_EQ(events.line(), "");
}

TEST_F(BotPlayTest, WhoReadsEventsIsHere) {
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string id = challenge(anna, "Robbi");
  EXPECT_EQ(anna.get("/api/challenges").at("sent").at(0).at("here"), false);
  TestStream events = robbi.events();
  events.read("challenge");
  EXPECT_EQ(anna.get("/api/challenges").at("sent").at(0).at("here"), true);
}

TEST_F(BotPlayTest, WhoReadsEventsIsShownInTheLobby) {
  const auto has_bots = [](std::size_t number) {
    return [=](const json::value& lobby) { return lobby.at("bots").as_array().size() == number; };
  };
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  EXPECT_TRUE(anna.get("/api/lobby").at("bots").as_array().empty());
  TestSocket lobby(port_, "/api/lobby/socket", anna.cookie());
  EXPECT_TRUE(lobby.read("lobby").at("bots").as_array().empty());
  {
    TestStream events = robbi.events();
    const json::value there = lobby.read("lobby", has_bots(1));
    EXPECT_EQ(there.at("bots").at(0).at("name"), "Robbi");
    EXPECT_EQ(there.at("bots").at(0).at("bot"), true);
    EXPECT_EQ(anna.post("/api/players/robbi/block").status, 200);
    EXPECT_TRUE(anna.get("/api/lobby").at("bots").as_array().empty()) << "as all she blocks";
  }
  lobby.read("lobby", has_bots(0));
}

TEST_F(BotPlayTest, ARestartEndsStreamsAndLosesNothing) {
  Program robbi = bot("Robbi");
  Browser anna = member("Anna");
  challenge(anna, "Robbi");
  TestStream events = robbi.events();
  events.read("challenge");
  restart();
  events.ends_well();
  robbi.events().read("challenge");
}

TEST_F(BotPlayTest, WhoReadsTooSlowlyIsCutOff) {
  restart_with([](ServerOptions& options) { options.unread = {.bytes_each = 200}; });
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  challenge(anna, "Robbi");
  EXPECT_EQ(robbi.events().line(), std::nullopt) << "more than 200 bytes wait";
}

TEST_F(BotPlayTest, TooManyRequestsAreToldWhenToComeAgain) {
  with_false_time();  // however long they take here, they come at once
  Browser anna = member("Anna");
  Program robbi = bot("Robbi");
  const std::string id = begin(anna, robbi);
  HttpReply reply;
  for (int i = 0; i < 300 && reply.status != 429; ++i) reply = robbi.act(id, "draw/accept");
  ASSERT_EQ(reply.status, 429);
  EXPECT_EQ(refusal(reply), "too_many");
  EXPECT_EQ(reply.header("Retry-After"), "1");
  time.pass(1000);
  EXPECT_NE(robbi.act(id, "draw/accept").status, 429);
}

}  // namespace
}  // namespace muehle::server::testing
