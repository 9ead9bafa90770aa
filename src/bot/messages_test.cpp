#include "bot/messages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/notation.h"

namespace muehle::bot {
namespace {

using ::testing::HasSubstr;

TEST(BotMessages, AChallengeIsRead) {
  const auto event = parse_bot_event(
      R"({"type":"challenge","challenge":{"id":"k3m9x2p7q4ab","from":{"name":"Anna","registered":true,"rating":1523,"provisional":false},"to":{"name":"Robbi","registered":true,"rating":null,"provisional":false,"bot":true},"here":true,"rules":"standard","start":"........................ w 9 9","time":"300+5","colour":"lot","rated":false,"public":true,"message":"","sent":1763690000,"declined":null,"new":[1]}})");
  ASSERT_TRUE(event) << event.error().message;
  const Challenge& challenge = std::get<ChallengeCame>(**event).challenge;
  EXPECT_EQ(challenge.id, "k3m9x2p7q4ab");
  EXPECT_EQ(challenge.from.name, "Anna");
  EXPECT_FALSE(challenge.from.bot);
  EXPECT_TRUE(challenge.to.bot);
  EXPECT_EQ(challenge.time, "300+5");
  EXPECT_EQ(challenge.declined, "");
}

TEST(BotMessages, AGameIsRead) {
  const auto line = parse_game_line(
      R"({"type":"gameFull","id":"h7-1","code":"h7","number":1,"colour":"black","white":{"name":"Anna"},"black":{"name":"Robbi","bot":true},"rules":"strikt","start":"........................ w 9 9","time":"300d5","rated":false,"public":true,"state":{"type":"gameState","version":3,"ply":3,"moves":["d6","f4","d2"],"position":"?","turn":"black","legal":["a7"],"outcome":"ongoing","clock":{"control":"300d5","left":[298000,300000],"free":5000,"running":"black","abort_after":null},"offer":"white","takeback":null,"next":[false,false],"stopped":true}})");
  ASSERT_TRUE(line) << line.error().message;
  const auto& full = std::get<GameFull>(**line);
  EXPECT_EQ(full.colour, Colour::black);
  EXPECT_EQ(full.opponent.name, "Anna");
  EXPECT_EQ(full.rules, parse_rules("strikt").value());
  EXPECT_EQ(full.state.version, 3);
  EXPECT_EQ(full.state.moves.size(), 3u);
  EXPECT_TRUE(full.state.my_turn);
  EXPECT_EQ(full.state.clock->left, (std::array<Milliseconds, 2>{298'000, 300'000}));
  EXPECT_EQ(full.state.clock->free, 5000);
  EXPECT_EQ(full.state.offer, Colour::white);
  EXPECT_EQ(full.state.takeback, std::nullopt);
  EXPECT_TRUE(full.state.stopped);
  EXPECT_FALSE(full.state.over());
}

TEST(BotMessages, ThatSomebodyWantsAnotherGameIsRead) {
  const auto event = parse_bot_event(
      R"({"type":"nextAsked","game":{"id":"h7w2c9d4e5fg-12","code":"h7w2c9d4e5fg","number":12,"colour":"white","opponent":{"name":"Anna","registered":true,"rating":1523,"provisional":false,"bot":false},"rules":"strikt","time":"300+5","rated":false,"public":true,"outcome":"white_wins:no_legal_move","result":"won"}})");
  ASSERT_TRUE(event) << event.error().message;
  const GameNote& game = std::get<NextAsked>(**event).game;
  EXPECT_EQ(game.id, "h7w2c9d4e5fg-12");
  EXPECT_EQ(game.code, "h7w2c9d4e5fg");
  EXPECT_EQ(game.opponent.name, "Anna");
  EXPECT_EQ(game.rules, "strikt");
  EXPECT_EQ(game.time, "300+5");
  EXPECT_FALSE(game.rated);
}

TEST(BotMessages, WhatIsNewIsNothing) {
  EXPECT_FALSE(parse_bot_event(R"({"type":"weather","rain":true})").value().has_value());
  EXPECT_FALSE(parse_game_line(R"({"type":"chatLine","text":"Hallo"})").value().has_value());
}

TEST(BotMessages, WhatIsWrongIsAnErrorWithTheText) {
  for (const char* text :
       {"", "{", "[]", "{}", R"({"type":"gameState"})", R"({"type":"gameState","version":"x"})",
        R"({"type":"gameState","version":1,"legal":[],"outcome":"ongoing","moves":["z9"]})"}) {
    const auto line = parse_game_line(text);
    ASSERT_FALSE(line) << text;
    EXPECT_THAT(line.error().message, HasSubstr("not understood")) << text;
  }
}

TEST(BotMessages, ErrorsOfOthersHaveTheirText) {
  EXPECT_EQ(parse_failed(R"({"error":{"code":"no_scope","message":"for `play`"}})").code, "no_scope");
  const Failed proxy = parse_failed("<h1>Bad Gateway</h1>");
  EXPECT_EQ(proxy.code, "");
  EXPECT_THAT(proxy.message, HasSubstr("Bad Gateway"));
}

}  // namespace
}  // namespace muehle::bot
