// What players leave beforehand and say to each other at a table.
#include "server/testing/room_test.h"

namespace muehle::server {
namespace {

using testing::code_of;
using testing::Table;

constexpr const char* three_days = "1/259200";

// White has seat 0 and is to move.
Table by_days() { return Table("standard", to_text(Start{}), "alternate", true, three_days); }

TEST(Foreseen, TheAnswerIsPlayedAtOnceAndTheRestStands) {
  Table table = by_days();
  EXPECT_EQ(table.room().foreseen(0), "");
  ASSERT_TRUE(table.foresee(1, "d6 > f4 (b4 > d2 | a1 > g7) | b6 > f4"));
  EXPECT_EQ(table.room().foreseen(1), "d6 > f4 (b4 > d2 | a1 > g7) | b6 > f4");
  EXPECT_EQ(table.room().foreseen(0), "") << "they are his alone";
  EXPECT_FALSE(table.reply());

  ASSERT_TRUE(table.event(0, "move d6"));
  ASSERT_TRUE(table.reply());
  EXPECT_EQ(table.room().game(0).events, (std::vector<std::string>{"move d6", "move f4"}));
  EXPECT_EQ(table.room().foreseen(1), "b4 > d2 | a1 > g7");
  EXPECT_FALSE(table.reply());

  ASSERT_TRUE(table.event(0, "move a1"));
  ASSERT_TRUE(table.reply());
  EXPECT_EQ(table.room().game(0).events.back(), "move g7");
  EXPECT_EQ(table.room().foreseen(1), "");
}

TEST(Foreseen, AMoveThatWasNotForeseenEndsIt) {
  Table table = by_days();
  ASSERT_TRUE(table.foresee(1, "d6 > f4"));
  ASSERT_TRUE(table.event(0, "move b6"));
  EXPECT_FALSE(table.reply());
  EXPECT_EQ(table.room().foreseen(1), "");
  ASSERT_TRUE(table.event(1, "move a1"));
  ASSERT_TRUE(table.event(0, "move d6"));
  EXPECT_FALSE(table.reply()) << "what came too late is not answered by it";
}

TEST(Foreseen, OutlivesARestartAlsoBetweenTheMoveAndItsAnswer) {
  Table table = by_days();
  ASSERT_TRUE(table.foresee(1, "d6 > f4, b4 > d2"));
  table.reload();
  EXPECT_EQ(table.room().foreseen(1), "d6 > f4, b4 > d2");
  ASSERT_TRUE(table.event(0, "move d6"));
  table.reload();
  ASSERT_TRUE(table.reply());
  table.reload();
  EXPECT_EQ(table.room().foreseen(1), "b4 > d2");
  EXPECT_FALSE(table.reply());
}

TEST(Foreseen, TalkLeavesItStandingAndAnOfferIsHisToAnswer) {
  Table table = by_days();
  ASSERT_TRUE(table.foresee(1, "d6 > f4"));
  ASSERT_TRUE(table.event(1, "offer black \"Remis?\""));
  ASSERT_TRUE(table.event(0, "decline white \"\""));
  EXPECT_EQ(table.room().foreseen(1), "d6 > f4");
  ASSERT_TRUE(table.event(0, "move d6 offer \"Remis?\""));
  EXPECT_FALSE(table.reply());
  EXPECT_EQ(table.room().foreseen(1), "");
}

TEST(Foreseen, BothMayForeseeAndAMoveTakenBackEndsIt) {
  Table table = by_days();
  ASSERT_TRUE(table.foresee(1, "d6 > f4, b4 > d2"));
  ASSERT_TRUE(table.event(0, "move d6"));
  ASSERT_TRUE(table.reply());
  ASSERT_TRUE(table.event(0, "move b4"));
  ASSERT_TRUE(table.reply());
  ASSERT_TRUE(table.event(0, "move a1"));
  ASSERT_TRUE(table.foresee(0, "g7 > a4, g1 > d7"));
  ASSERT_TRUE(table.undo(0, Verb::ask));
  EXPECT_EQ(table.room().foreseen(0), "g7 > a4, g1 > d7");
  ASSERT_TRUE(table.undo(1, Verb::accept));
  EXPECT_EQ(table.room().foreseen(0), "");
}

TEST(Foreseen, RefusesWhatCannotBe) {
  Table table = by_days();
  EXPECT_EQ(code_of(table.foresee(0, "d6 > f4")), ErrorCode::bad_answers) << "it is his own move";
  EXPECT_EQ(code_of(table.foresee(1, "d6 > d6")), ErrorCode::bad_answers) << "there is a stone";
  EXPECT_EQ(code_of(table.foresee(1, "d6 f4")), ErrorCode::bad_answers);
  EXPECT_EQ(code_of(table.ask(1, Foresee{table.name(), 7, "d6 > f4"})), ErrorCode::old_version);
  EXPECT_EQ(code_of(table.ask(std::nullopt, Foresee{table.name(), 0, "d6 > f4"})), ErrorCode::not_seated);
  EXPECT_EQ(table.room().foreseen(1), "");

  Table live("standard", to_text(Start{}), "alternate", true, "300+5");
  EXPECT_EQ(code_of(live.foresee(1, "d6 > f4")), ErrorCode::bad_answers);
  EXPECT_EQ(live.room().foreseen(1), std::nullopt);
}

TEST(Foreseen, IsTakenBackByTheEmptyText) {
  Table table = by_days();
  ASSERT_TRUE(table.foresee(1, "d6 > f4"));
  ASSERT_TRUE(table.foresee(1, ""));
  EXPECT_EQ(table.room().foreseen(1), "");
  ASSERT_TRUE(table.event(0, "move d6"));
  EXPECT_FALSE(table.reply());
}

TEST(Chat, IsHeardOnceAndOutlivesARestart) {
  Table table;
  ASSERT_TRUE(table.say(0, "Hallo!", "k1"));
  ASSERT_TRUE(table.news.chat);
  EXPECT_EQ(table.news.chat->text, "Hallo!");
  ASSERT_TRUE(table.say(0, "Hallo!", "k1")) << "the same once more";
  ASSERT_TRUE(table.ask(1, Say{table.name(), "thanks", ""}));
  table.reload();
  ASSERT_TRUE(table.say(0, "Hallo!", "k1"));
  const std::vector<ChatLine> lines = table.room().own(0).chat;
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0], (ChatLine{1, 0, "", "Hallo!", table.now}));
  EXPECT_EQ(lines[1], (ChatLine{2, 1, "thanks", "", table.now}));
}

TEST(Chat, ChangesNothingOfTheGameAndGoesOnAfterItsEnd) {
  Table table;
  table.play({"d6"});
  const std::vector<std::string> before = table.room().game(0).events;
  ASSERT_TRUE(table.say(1, "Guter Zug."));
  EXPECT_EQ(table.room().game(0).events, before);
  ASSERT_TRUE(table.event(1, "resign black"));
  EXPECT_TRUE(table.say(1, "Danke fürs Spiel!"));
}

TEST(Chat, HasItsLimits) {
  Table table;
  EXPECT_EQ(code_of(table.ask(std::nullopt, Say{table.name(), "hello", ""})), ErrorCode::not_seated);
  std::string longest;
  for (std::size_t i = 0; i < most_chat_characters; ++i) longest += "ü";
  EXPECT_TRUE(table.say(0, longest)) << "characters count, not bytes";
  EXPECT_EQ(code_of(table.say(0, longest + "!")), ErrorCode::text_too_long);
  for (int line = 1; line < most_chat_lines; ++line) ASSERT_TRUE(table.say(0, "x"));
  EXPECT_EQ(code_of(table.say(0, "x")), ErrorCode::too_many);
  EXPECT_TRUE(table.say(1, "y")) << "the other one has said nothing yet";
  EXPECT_EQ(table.room().own(0).chat.size(), chat_lines_shown);
  EXPECT_EQ(table.room().own(0).chat.back().text, "y");
}

}  // namespace
}  // namespace muehle::server
