#include "rules/event.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using testing::event;
using ::testing::HasSubstr;

TEST(Event, EveryKindIsReadAndWritten) {
  for (const std::string_view line : {
           "move d6",
           "move a1-a4xg7",
           "move d6 offer \"\"",
           "move d6xg7 offer \"Remis?\"",
           "move d6 claim any \"\"",
           "move d6 claim repetition \"41., 43., 45.\"",
           "move d6 claim no_mill \"50\"",
           "offer white \"Remis?\"",
           "offer black \"\"",
           "withdraw white",
           "accept black",
           "decline black \"noch nicht\"",
           "claim white any \"\"",
           "claim black repetition \"\"",
           "claim white no_mill \"\"",
           "resign white",
           "time black",
           "adjudicate white",
           "adjudicate black",
           "adjudicate draw",
           "absent black",
           "absent white draw",
           "abort",
           "takeback 2",
       }) {
    EXPECT_EQ(to_text(event(line)), line);
    EXPECT_EQ(event(line), event("  " + std::string(line) + " ")) << "blanks around it are forgiven";
  }
}

TEST(Event, MeansWhatItSays) {
  EXPECT_EQ(event("move d6 offer \"x\""), Event(MakeMove{testing::move("d6"), Offer{"x"}}));
  EXPECT_EQ(event("move d6 claim any \"x\""), Event(MakeMove{testing::move("d6"), Claim{std::nullopt, "x"}}));
  EXPECT_EQ(event("claim black no_mill \"x\""), Event(ClaimDraw{Colour::black, {DrawRule::no_mill, "x"}}));
  EXPECT_EQ(event("adjudicate draw"), Event(Adjudicate{std::nullopt}));
  EXPECT_EQ(event("recorded white"), Event(Recorded{Colour::white}));
  EXPECT_EQ(event("recorded draw"), Event(Recorded{std::nullopt}));
  EXPECT_EQ(event("recorded draw agreement"), (Event(Recorded{std::nullopt, true})));
  EXPECT_EQ(event("takeback 7"), Event(TakeBack{7}));
  EXPECT_EQ(event("move d6 xg7"), event("move d6xg7"));
  EXPECT_EQ(event("move a1-a4 xg7 offer \"\""), event("move a1-a4xg7 offer \"\""));
}

TEST(Event, ActorIsWhoeverItNames) {
  EXPECT_EQ(actor(event("offer white \"\"")), Colour::white);
  EXPECT_EQ(actor(event("claim black any \"\"")), Colour::black);
  EXPECT_EQ(actor(event("resign black")), Colour::black);
  EXPECT_EQ(actor(event("time white")), Colour::white);
  for (const std::string_view line : {"move d6", "adjudicate white", "abort", "takeback 1"}) {
    EXPECT_EQ(actor(event(line)), std::nullopt) << line;
  }
}

struct Wrong {
  std::string_view line;
  std::string_view expected;
};

TEST(Event, RefusesOtherLinesAndSaysWhatWasExpected) {
  const Wrong wrong[] = {
      {"", "there are move, offer"},
      {"   ", "there are move, offer"},
      {"Move d6", "unknown event `Move`"},
      {"pass", "unknown event `pass`"},
      {"move", "a move is expected"},
      {"move d4", "`d4` is no move"},
      {"move d6 xg7 xa1", "not `xa1`"},
      {"move d6 resign", "`offer \"…\"` or `claim …`"},
      {"move d6 offer", "double quotes"},
      {"move d6 offer Remis", "double quotes"},
      {"move d6 claim", "any, repetition or no_mill"},
      {"move d6 claim \"x\"", "any, repetition or no_mill"},
      {"move d6 claim any", "double quotes"},
      {"offer", "white or black is expected"},
      {"offer green \"\"", "not `green`"},
      {"offer white", "double quotes"},
      {"offer white \"", "closing double quote"},
      {"offer white \"\\", "closing double quote"},
      {"offer white \"\\\"", "closing double quote"},
      {"offer white \"\\t\"", "before \", \\ or n"},
      {"offer white \"a\" b", "nothing is expected after the event, not `b`"},
      {"offer white \"a\nb\"", "one line"},
      {"offer white \"M\xFChle\"", "UTF-8"},
      {"accept", "white or black"},
      {"accept black \"gern\"", "nothing is expected"},
      {"resign white black", "nothing is expected"},
      {"claim white", "any, repetition or no_mill"},
      {"claim white stalemate \"\"", "not `stalemate`"},
      {"adjudicate", "white, black or draw"},
      {"adjudicate win", "white, black or draw"},
      {"absent", "white or black"},
      {"absent white win", "not `win`"},
      {"abort now", "nothing is expected"},
      {"takeback", "plies to take back"},
      {"takeback 0", "plies to take back"},
      {"takeback -1", "plies to take back"},
      {"takeback two", "plies to take back"},
      {"takeback 1 2", "nothing is expected"},
  };
  for (const Wrong& entry : wrong) {
    const Result<Event> parsed = parse_event(entry.line);
    ASSERT_FALSE(parsed) << entry.line << " was read as " << to_text(*parsed);
    EXPECT_THAT(parsed.error().message, HasSubstr(entry.expected)) << entry.line;
  }
}

TEST(Event, TextsMayHoldAnything) {
  for (const std::string text : {"", "\"", "\\", "\\\\", "\n", "a\nb\n", "\\n", "Grüße \xF0\x9F\x98\x80",
                                 " blanks ", "\t\r", "]}", "\"quoted\" \\ \"", "\\\""}) {
    const std::string quoted = quote(text) + " rest";
    std::string_view reading = quoted;
    const Result<std::string> back = unquote(reading);
    ASSERT_TRUE(back) << quoted;
    EXPECT_EQ(*back, text);
    EXPECT_EQ(reading, " rest");
    const Event said = OfferDraw{Colour::white, {text}};
    EXPECT_EQ(event(to_text(said)), said);
    EXPECT_EQ(to_text(said).find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace muehle
