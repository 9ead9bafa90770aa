// What referees decide, and that it is the same after a restart.
#include <gtest/gtest.h>

#include "server/testing/room_test.h"

namespace muehle::server {
namespace {

using play::day;
using play::second;
using testing::clocks_left;
using testing::code_of;
using testing::Table;
using testing::timed_table;

// The clock that a restart would make.
void expect_the_same_after_a_restart(Table& table) {
  const std::optional<ClockView> clock = table.room().game(table.tick).clock;
  const TableView before = table.room().table();
  const std::optional<Milliseconds> deadline = table.room().deadline();
  table.reload();
  EXPECT_EQ(table.room().game(table.tick).clock, clock);
  EXPECT_EQ(table.room().deadline(), deadline);
  EXPECT_EQ(table.room().table().rulings, before.rulings);
  EXPECT_EQ(table.room().table().stopped, before.stopped);
  EXPECT_EQ(table.deadline, deadline) << "what is stored";
}

TEST(RoomRulings, TheClocksAreTheSameAfterARestart) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  EXPECT_EQ(table.rule(R"(add white 30 "a fire alarm")"), std::nullopt);
  expect_the_same_after_a_restart(table);
  table.tick += 10 * second;
  EXPECT_EQ(table.rule(R"(stop "I look at it")"), std::nullopt);
  EXPECT_EQ(clocks_left(table)[0], 70 * second);
  expect_the_same_after_a_restart(table);
  table.tick += 500 * second;
  EXPECT_FALSE(table.fall());
  EXPECT_EQ(table.rule(R"(go on "play")"), std::nullopt);
  EXPECT_EQ(clocks_left(table)[0], 70 * second);
  expect_the_same_after_a_restart(table);
  table.tick += 20 * second;
  table.play({"d2"});
  EXPECT_EQ(clocks_left(table)[0], 55 * second);
  expect_the_same_after_a_restart(table);
  table.tick += 60 * second;
  EXPECT_TRUE(table.fall());
}

TEST(RoomRulings, WhoSeesTheGameLaterSeesTheClocksStandToo) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  const auto seen = [&] { return table.room().game_as_of(table.room().version(), table.tick).clock; };
  EXPECT_EQ(seen()->running, Colour::white);
  EXPECT_EQ(table.rule(R"(stop "I look at it")"), std::nullopt);
  table.tick += 30 * second;
  EXPECT_EQ(seen()->running, std::nullopt);
  EXPECT_EQ(seen()->left, (std::array{50 * second, 60 * second}));
}

TEST(RoomRulings, TalkWhileTheClocksStandIsHeardAndMovesAreNot) {
  Table table = timed_table("1/86400");
  table.play({"d6", "f4"});
  table.tick += day / 2;
  EXPECT_EQ(table.rule(R"(stop "I look at it")"), std::nullopt);
  table.tick += 3 * day;
  EXPECT_TRUE(table.event(1, "offer black \"\""));
  EXPECT_EQ(code_of(table.event(0, "move d2")), ErrorCode::stopped);
  EXPECT_TRUE(table.event(0, "decline white \"\""));
  expect_the_same_after_a_restart(table);
  EXPECT_EQ(table.rule(R"(go on "play")"), std::nullopt);
  EXPECT_EQ(clocks_left(table)[0], day / 2);
  expect_the_same_after_a_restart(table);
}

TEST(RoomRulings, AStoppedGameIsInTheListsWithWhatIsLeft) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  EXPECT_EQ(table.rule(R"(stop "I look at it")"), std::nullopt);
  table.tick += 100 * second;
  const auto left = [&] {
    const Standing standing = table.room().standing().standing;
    return std::array{standing.left[0].value(), standing.left[1].value()};
  };
  EXPECT_EQ(left(), (std::array{50 * second, 60 * second}));
  EXPECT_TRUE(table.event(0, "offer white \"\""));
  EXPECT_EQ(left(), (std::array{50 * second, 60 * second}));
  table.reload();
  EXPECT_EQ(left(), (std::array{50 * second, 60 * second}));
  EXPECT_EQ(table.room().deadline(), std::nullopt);
  EXPECT_EQ(table.rule(R"(go on "play")"), std::nullopt);
  EXPECT_EQ(left(), (std::array{60 * second, 60 * second})) << "the deadline says what is spent";
  EXPECT_EQ(table.room().deadline(), table.tick + 50 * second);
}

TEST(RoomRulings, AMoveThatIsTakenBackWhileTheClocksStandLeavesThemStanding) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4", "d2"});
  EXPECT_TRUE(table.undo(0, Verb::ask));
  EXPECT_EQ(table.rule(R"(stop "wait")"), std::nullopt);
  table.tick += 100 * second;
  EXPECT_TRUE(table.undo(1, Verb::accept));
  EXPECT_TRUE(table.room().table().stopped);
  expect_the_same_after_a_restart(table);
}

// Talk used to renew what was left of a turn when the server started again.
TEST(RoomRulings, AnOfferGivesNoTimeBackAfterARestart) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 20 * second;
  EXPECT_TRUE(table.event(0, "offer white \"\""));
  EXPECT_EQ(clocks_left(table)[0], 40 * second);
  expect_the_same_after_a_restart(table);
}

TEST(RoomRulings, AVerdictEndsTheGame) {
  Table table;
  table.play({"d6", "f4"});
  EXPECT_EQ(table.rule(R"(stop "wait")"), std::nullopt);
  EXPECT_EQ(table.rule(R"(adjudicate black "clocks_left for good")"), std::nullopt);
  EXPECT_EQ(table.room().game(0).outcome, "black_wins:adjudicated");
  EXPECT_FALSE(table.room().table().stopped);
  EXPECT_EQ(table.room().table().rulings.back().by, "Rike");
  EXPECT_EQ(table.rule(R"(warn white "x")"), ErrorCode::game_over);
  EXPECT_EQ(table.rule(R"(dismiss white "it is over")"), std::nullopt);
  expect_the_same_after_a_restart(table);
}

TEST(RoomRulings, OnlyWarningsAgainstOnePlayerLose) {
  Table table;
  table.play({"d6", "f4"});
  for (const char* line :
       {R"(warn white "1")", R"(warn black "1")", R"(warn white "2")", R"(warn black "2")"})
    EXPECT_EQ(table.rule(line, 3), std::nullopt);
  EXPECT_EQ(table.room().game(0).outcome, "ongoing");
  table.reload();
  EXPECT_EQ(table.rule(R"(warn black "3")", 3), std::nullopt);
  EXPECT_EQ(table.room().game(0).outcome, "white_wins:adjudicated");
  expect_the_same_after_a_restart(table);
}

TEST(RoomRulings, TheNextGameBeginsWithoutAny) {
  Table table;
  table.play({"d6", "f4"});
  EXPECT_EQ(table.rule(R"(adjudicate draw "x")"), std::nullopt);
  EXPECT_TRUE(table.next(0, Verb::ask));
  EXPECT_TRUE(table.next(1, Verb::ask));
  EXPECT_TRUE(table.room().table().rulings.empty());
}

TEST(RoomRulings, ThereAreNotTooMany) {
  Table table;
  table.play({"d6", "f4"});
  for (std::size_t n = 0; n < most_rulings; ++n) EXPECT_EQ(table.rule(R"(warn white "x")"), std::nullopt);
  EXPECT_EQ(table.rule(R"(warn white "x")"), ErrorCode::too_many);
  EXPECT_EQ(table.rule(R"(adjudicate draw "x")"), std::nullopt);
}

TEST(RoomRulings, NeedsTwoPlayers) {
  Table table("standard", to_text(Start{}), "alternate", false);
  EXPECT_EQ(table.rule(R"(stop "x")"), ErrorCode::opponent_missing);
}

}  // namespace
}  // namespace muehle::server
