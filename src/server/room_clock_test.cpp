// Games with a clock.
#include <gtest/gtest.h>

#include "play/clock.h"
#include "server/room_test.h"

namespace muehle::server {
namespace {

using play::day;
using play::second;
using testing::code_of;
using testing::Table;

Table timed(const std::string& time) { return Table("standard", to_text(Start{}), "alternate", true, time); }
Table waiting(const std::string& time) {
  return Table("standard", to_text(Start{}), "alternate", false, time);
}

std::array<Milliseconds, 2> left(Table& table) { return table.room().game(table.tick).clock->left; }
std::optional<Colour> running(Table& table) { return table.room().game(table.tick).clock->running; }

TEST(RoomClock, AnUnlimitedGameHasNone) {
  Table table;
  table.play({"d6", "f4"});
  EXPECT_FALSE(table.room().has_clock());
  EXPECT_EQ(table.room().game(0).clock, std::nullopt);
  EXPECT_EQ(table.deadline, std::nullopt);
  table.tick = 1000 * day;
  EXPECT_FALSE(table.fall());
}

TEST(RoomClock, WaitsForTheOpponent) {
  Table table = waiting("60+5");
  table.play({"d6"});
  table.tick = 500 * second;
  EXPECT_FALSE(table.fall());
  EXPECT_EQ(table.deadline, std::nullopt);
  table.sit_down();
  EXPECT_EQ(table.deadline, 500 * second + play::first_move_limit);
  table.reload();
  EXPECT_EQ(table.room().deadline(), table.deadline) << "also after a restart";
}

TEST(RoomClock, ChargesWhoThinks) {
  Table table = timed("60+5");
  table.play({"d6", "f4"});
  EXPECT_EQ(running(table), Colour::white);
  table.tick += 10 * second;
  EXPECT_EQ(left(table)[0], 50 * second);
  table.play({"d2"});
  EXPECT_EQ(left(table), (std::array{55 * second, 60 * second}));
  EXPECT_EQ(table.news.event->clock->running, Colour::black);
  EXPECT_EQ(table.deadline, table.tick + 60 * second);
}

TEST(RoomClock, IsTheSameAfterARestart) {
  Table table = timed("60d3");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  table.play({"d2"});
  table.tick += 7 * second;
  table.event(0, "offer white \"\"");
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.undo(1, Verb::accept));
  table.tick += 2 * second;
  const auto before = left(table);
  EXPECT_EQ(before, (std::array{53 * second, 56 * second}));
  EXPECT_EQ(running(table), Colour::white);
  table.reload();
  EXPECT_EQ(left(table), before);
  EXPECT_EQ(running(table), Colour::white);
  EXPECT_EQ(table.room().deadline(), table.deadline);
}

TEST(RoomClock, NobodyPaysForTheStore) {
  Table table = timed("60+0");
  table.storing = 2 * second;
  table.play({"d6", "f4", "d2", "b4"});
  EXPECT_EQ(left(table), (std::array{60 * second, 60 * second}));
  ASSERT_TRUE(table.event(0, "offer white \"\""));
  EXPECT_EQ(left(table)[0], 58 * second) << "but talk stops no clock";
}

TEST(RoomClock, RemembersWhatEachMoveLeft) {
  Table table = timed("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  table.play({"d2"});
  table.tick += 20 * second;
  table.play({"b4"});
  const std::vector<Milliseconds> after{60 * second, 60 * second, 55 * second, 45 * second};
  EXPECT_EQ(table.room().game(table.tick).clock->after, after);
  ASSERT_TRUE(table.undo(1, Verb::ask));
  ASSERT_TRUE(table.undo(0, Verb::accept));
  table.reload();
  EXPECT_EQ(table.room().game(table.tick).clock->after,
            std::vector<Milliseconds>(after.begin(), after.begin() + 3));
}

TEST(RoomClock, TheFlagFallsAtTheDeadline) {
  Table table = timed("60+5");
  table.play({"d6", "f4"});
  table.tick += 60 * second - 1;
  EXPECT_FALSE(table.fall());
  ++table.tick;
  EXPECT_TRUE(table.fall());
  EXPECT_EQ(table.room().game(table.tick).events.back(), "time white");
  EXPECT_EQ(left(table)[0], 0);
  EXPECT_EQ(running(table), std::nullopt);
  EXPECT_EQ(table.deadline, std::nullopt);
  EXPECT_EQ(table.stored().games[0].events.back().seat, std::nullopt) << "nobody has said it";
  EXPECT_EQ(table.room().table().series.half_points[1], 2);
  EXPECT_FALSE(table.fall());
  EXPECT_EQ(code_of(table.event(0, "move d2")), ErrorCode::game_over);
  table.reload();
  EXPECT_EQ(left(table), (std::array{Milliseconds{0}, 60 * second}));
}

TEST(RoomClock, TheWayOfAMessageIsNotCharged) {
  Table table = timed("60+0");
  table.play({"d6", "f4"});
  table.tick += 60 * second + 300;
  table.lag = 400;
  EXPECT_FALSE(table.fall());
  ASSERT_TRUE(table.event(0, "move d2"));
  EXPECT_EQ(left(table)[0], 100);
}

TEST(RoomClock, AGameWhoseFirstMovesAreNotMadeIsAborted) {
  Table table = timed("60+5");
  table.play({"d6"});
  EXPECT_EQ(table.room().game(table.tick).clock->abort_after, play::first_move_limit);
  table.tick += play::first_move_limit;
  EXPECT_TRUE(table.fall());
  EXPECT_EQ(table.room().game(table.tick).events.back(), "abort");
  EXPECT_EQ(table.room().table().series.half_points[0], 0);
}

TEST(RoomClock, TalkStopsNoClock) {
  Table table = timed("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  ASSERT_TRUE(table.event(0, "offer white \"Remis?\""));
  EXPECT_EQ(table.deadline, table.tick + 50 * second);
  table.tick += 10 * second;
  EXPECT_EQ(left(table)[0], 40 * second);
  ASSERT_TRUE(table.event(0, "move d2"));
  EXPECT_EQ(left(table)[0], 45 * second);
  EXPECT_EQ(table.stored().games[0].events[2].spent, 0);
  EXPECT_EQ(table.stored().games[0].events[3].spent, 20 * second);
}

TEST(RoomClock, TheEndStopsIt) {
  Table table = timed("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  ASSERT_TRUE(table.event(1, "resign black"));
  EXPECT_EQ(table.deadline, std::nullopt);
  table.tick += day;
  EXPECT_FALSE(table.fall());
  EXPECT_EQ(left(table)[0], 50 * second);
}

TEST(RoomClock, NobodyIsTimedOutByHand) {
  Table table = timed("60+5");
  table.play({"d6", "f4"});
  table.room().leave(1, table.now);
  table.now += play::missed_for_abort;
  EXPECT_EQ(table.room().table().away, std::nullopt);
  EXPECT_EQ(code_of(table.ask(0, AbortGame{table.name()})), ErrorCode::not_away);
}

TEST(RoomClock, EitherAbortsAloneUntilBothHaveMoved) {
  for (const char* time : {"60+5", "1/259200"}) {
    Table table = timed(time);
    table.play({"d6"});
    ASSERT_TRUE(table.ask(0, AbortGame{table.name()})) << time;
    EXPECT_EQ(table.room().game(table.tick).outcome, "aborted");
    EXPECT_EQ(table.deadline, std::nullopt) << "and no flag falls";
  }
}

TEST(RoomClock, TheNextGameHasTheSameTimeAgain) {
  Table table = timed("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  ASSERT_TRUE(table.event(0, "resign white"));
  table.tick += day;
  ASSERT_TRUE(table.next(0, Verb::ask));
  ASSERT_TRUE(table.next(1, Verb::ask));
  EXPECT_EQ(left(table), (std::array{60 * second, 60 * second}));
  EXPECT_EQ(table.deadline, table.tick + play::first_move_limit);
  table.reload();
  EXPECT_EQ(table.room().deadline(), table.deadline);
}

TEST(RoomClock, ACorrespondenceGameHasDaysForEachMove) {
  Table table = timed("1/259200");
  table.tick += 2 * day;
  table.play({"d6"});
  table.tick += 2 * day;
  table.play({"f4"});
  table.tick += 3 * day - 1;
  EXPECT_FALSE(table.fall());
  table.play({"d2"});
  EXPECT_EQ(left(table), (std::array{3 * day, 3 * day}));
  table.tick += 3 * day;
  EXPECT_TRUE(table.fall());
  EXPECT_EQ(table.room().game(table.tick).events.back(), "time black");
}

}  // namespace
}  // namespace muehle::server
