#include "play/talk.h"

#include <gtest/gtest.h>

namespace muehle::play {
namespace {

TEST(Talk, ComesBackFromItsLine) {
  for (const char* line : {"undo ask 1", "undo ask 2", "undo decline", "undo withdraw", "next ask",
                           "next ask white", "next ask black", "next decline", "next withdraw"}) {
    const Result<Saying> saying = parse_saying(line);
    ASSERT_TRUE(saying) << line;
    EXPECT_EQ(to_text(*saying), line);
  }
}

TEST(Talk, RefusesOtherLines) {
  for (const char* line :
       {"", "undo", "undo ask", "undo ask 0", "undo ask 3", "undo ask 2 ", "undo accept", "undo decline 1",
        "next", "next accept", "next ask red", "next decline white", "next ask white black", "move d6"}) {
    const Result<Saying> saying = parse_saying(line);
    ASSERT_FALSE(saying) << line;
    EXPECT_FALSE(saying.error().message.empty());
  }
}

TEST(Talk, AnAnswerIsAboutTheRequestOfTheOther) {
  Talk talk = after({}, 0, AboutNext{.verb = Verb::ask, .colour = Colour::white});
  EXPECT_EQ(after(talk, 0, AboutNext{.verb = Verb::decline, .colour = {}}).next, talk.next)
      << "nobody declines his own wish";
  EXPECT_EQ(after(talk, 1, AboutNext{.verb = Verb::decline, .colour = {}}).next, NextAsks{});
  EXPECT_EQ(after(talk, 0, AboutNext{.verb = Verb::withdraw, .colour = {}}).next, NextAsks{});
  talk = after(talk, 1, AboutUndo{.verb = Verb::ask, .plies = 2});
  EXPECT_EQ(talk.undo, (UndoAsk{1, 2}));
  EXPECT_EQ(talk.next.asked, (std::array{true, false}));
}

}  // namespace
}  // namespace muehle::play
