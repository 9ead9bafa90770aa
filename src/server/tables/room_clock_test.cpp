// Games with a clock.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "play/clock.h"
#include "server/testing/room_test.h"

namespace muehle::server {
namespace {

using play::day;
using play::second;
using testing::clocks_left;
using testing::code_of;
using testing::Table;
using testing::timed_table;

Table waiting(const std::string& time) {
  return Table("standard", to_text(Start{}), "alternate", false, time);
}

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

TEST(RoomClock, KnowsWhoHasComeBeforeTheFirstMove) {
  Table table = waiting("60+5");
  table.sit_down();
  ASSERT_TRUE(table.room().seen(1, table.now));
  EXPECT_FALSE(table.room().seen(1, table.now + 10'000)) << "that he came is enough";
  table.play({"d6"});
  EXPECT_FALSE(table.room().seen(0, table.now)) << "nobody has to come any more";
}

TEST(RoomClock, ChargesWhoThinks) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  EXPECT_EQ(running(table), Colour::white);
  table.tick += 10 * second;
  EXPECT_EQ(clocks_left(table)[0], 50 * second);
  table.play({"d2"});
  EXPECT_EQ(clocks_left(table), (std::array{55 * second, 60 * second}));
  EXPECT_EQ(table.news.event->clock->running, Colour::black);
  EXPECT_EQ(table.deadline, table.tick + 60 * second);
}

TEST(RoomClock, IsTheSameAfterARestart) {
  Table table = timed_table("60d3");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  table.play({"d2"});
  table.tick += 7 * second;
  table.event(0, "offer white \"\"");
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.undo(1, Verb::accept));
  table.tick += 2 * second;
  const auto before = clocks_left(table);
  EXPECT_EQ(before, (std::array{53 * second, 56 * second}));
  EXPECT_EQ(running(table), Colour::white);
  table.reload();
  EXPECT_EQ(clocks_left(table), before);
  EXPECT_EQ(running(table), Colour::white);
  EXPECT_EQ(table.room().deadline(), table.deadline);
}

TEST(RoomClock, NobodyPaysForTheStore) {
  Table table = timed_table("60+0");
  table.queued = 2 * second;
  table.play({"d6", "f4", "d2", "b4"});
  EXPECT_EQ(clocks_left(table), (std::array{60 * second, 60 * second}));
  const std::optional<Milliseconds> deadline = table.room().deadline();
  EXPECT_EQ(deadline, table.tick + 60 * second);
  EXPECT_EQ(table.deadline, deadline) << "as it is stored";
  table.reload();
  EXPECT_EQ(clocks_left(table), (std::array{60 * second, 60 * second})) << "nor after a restart";
  EXPECT_EQ(table.room().deadline(), deadline);
  ASSERT_TRUE(table.event(0, "offer white \"\""));
  EXPECT_EQ(clocks_left(table)[0], 58 * second) << "but talk stops no clock";
}

TEST(RoomClock, WhatACommitTookIsGivenBackToWhoMovesNext) {
  Table table = timed_table("60+0");
  table.play({"d6", "f4"});
  table.storing = 300;
  table.play({"d2"});
  table.storing = 0;
  table.tick += 10 * second;
  table.play({"b4"});
  EXPECT_EQ(clocks_left(table), (std::array{60 * second, 50 * second}));
  table.tick += 10 * second;
  table.play({"b2"});
  EXPECT_EQ(clocks_left(table), (std::array{50 * second, 50 * second})) << "once";
  table.storing = 300;
  table.play({"g7"});
  table.storing = 0;
  table.tick += 50 * second - 300;
  EXPECT_FALSE(table.fall()) << "nor does a flag fall by it";
  table.tick += 300;
  EXPECT_TRUE(table.fall());
}

TEST(RoomClock, AMoveTakenBackTakesItsIncrementAlong) {
  Table table = timed_table("60+30");
  table.play({"d6", "f4"});
  for (int round = 0; round < 4; ++round) {
    table.play({"d2", "b4"});
    EXPECT_EQ(clocks_left(table), (std::array{90 * second, 90 * second})) << round;
    ASSERT_TRUE(table.undo(0, Verb::ask));
    ASSERT_TRUE(table.undo(1, Verb::accept));
    EXPECT_EQ(clocks_left(table), (std::array{60 * second, 60 * second})) << round;
    const auto before = clocks_left(table);
    table.reload();
    EXPECT_EQ(clocks_left(table), before) << round;
  }
}

TEST(RoomClock, AFirstMoveTakenBackIsMadeAgainAsOne) {
  Table table = timed_table("60+30");
  table.play({"d6"});
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.undo(1, Verb::accept));
  EXPECT_EQ(running(table), std::nullopt);
  EXPECT_EQ(table.deadline, table.tick + play::first_move_limit);
  table.play({"d2"});
  EXPECT_EQ(clocks_left(table), (std::array{60 * second, 60 * second}));
  table.reload();
  EXPECT_EQ(clocks_left(table), (std::array{60 * second, 60 * second}));
}

// Who has lived on the increment of a move pays it with the next ones.
TEST(RoomClock, NoFlagFallsBecauseAMoveIsTakenBack) {
  Table table = timed_table("60+30");
  table.play({"d6", "f4"});
  table.tick += 55 * second;
  table.play({"d2", "b4"});  // White has 35 s
  table.tick += 15 * second;
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.undo(1, Verb::accept));
  EXPECT_EQ(clocks_left(table)[0], play::least_after_take_back) << "of 20 s";
  EXPECT_FALSE(table.fall());
  table.play({"d2"});
  EXPECT_EQ(clocks_left(table)[0], 20 * second) << "as if nothing had been taken back";
  table.reload();
  EXPECT_EQ(clocks_left(table)[0], 20 * second);
}

TEST(RoomClock, GamesStoredBeforeKeepTheIncrementsOfMovesTakenBack) {
  Table table = timed_table("60+30");
  table.play({"d6", "f4", "d2", "b4"});
  ASSERT_TRUE(table.undo(0, Verb::ask));
  ASSERT_TRUE(table.undo(1, Verb::accept));
  for (StoredEvent& event : table.stored().games[0].events) event.began.reset();
  table.reload();
  EXPECT_EQ(clocks_left(table), (std::array{90 * second, 90 * second}));
}

TEST(RoomClock, RemembersWhatEachMoveLeft) {
  Table table = timed_table("60+5");
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
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 60 * second - 1;
  EXPECT_FALSE(table.fall());
  ++table.tick;
  EXPECT_TRUE(table.fall());
  EXPECT_EQ(table.room().game(table.tick).events.back(), "time white");
  EXPECT_EQ(clocks_left(table)[0], 0);
  EXPECT_EQ(running(table), std::nullopt);
  EXPECT_EQ(table.deadline, std::nullopt);
  EXPECT_EQ(table.stored().games[0].events.back().seat, std::nullopt) << "nobody has said it";
  EXPECT_EQ(table.room().table().series.half_points[1], 2);
  EXPECT_FALSE(table.fall());
  EXPECT_EQ(code_of(table.event(0, "move d2")), ErrorCode::game_over);
  table.reload();
  EXPECT_EQ(clocks_left(table), (std::array{Milliseconds{0}, 60 * second}));
}

TEST(RoomClock, TheWayOfAMessageIsNotCharged) {
  Table table = timed_table("60+0");
  table.play({"d6", "f4"});
  table.tick += 60 * second + 300;
  table.lag = 400;
  EXPECT_FALSE(table.fall());
  ASSERT_TRUE(table.event(0, "move d2"));
  EXPECT_EQ(clocks_left(table)[0], 100);
}

TEST(RoomClock, AGameWhoseFirstMovesAreNotMadeIsAborted) {
  Table table = timed_table("60+5");
  table.play({"d6"});
  std::optional<ClockView> shown = table.room().game(table.tick).clock;
  EXPECT_EQ(shown->abort_after, play::first_move_limit);
  add_rest(shown, {.in_all = 0, .lasts = true, .rest = 2 * second});
  EXPECT_EQ(shown->abort_after, play::first_move_limit + 2 * second) << "while time stands still";
  EXPECT_EQ(shown->free, 0) << "nobody's time runs";
  table.tick += play::first_move_limit;
  EXPECT_TRUE(table.fall());
  EXPECT_EQ(table.room().game(table.tick).events.back(), "abort");
  EXPECT_EQ(table.room().table().series.half_points[0], 0);
}

TEST(RoomClock, TalkStopsNoClock) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  ASSERT_TRUE(table.event(0, "offer white \"Remis?\""));
  EXPECT_EQ(table.deadline, table.tick + 50 * second);
  table.tick += 10 * second;
  EXPECT_EQ(clocks_left(table)[0], 40 * second);
  ASSERT_TRUE(table.event(0, "move d2"));
  EXPECT_EQ(clocks_left(table)[0], 45 * second);
  EXPECT_EQ(table.stored().games[0].events[2].spent, 0);
  EXPECT_EQ(table.stored().games[0].events[3].spent, 20 * second);
}

TEST(RoomClock, TheEndStopsIt) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  ASSERT_TRUE(table.event(1, "resign black"));
  EXPECT_EQ(table.deadline, std::nullopt);
  table.tick += day;
  EXPECT_FALSE(table.fall());
  EXPECT_EQ(clocks_left(table)[0], 50 * second);
}

TEST(RoomClock, NobodyIsTimedOutByHand) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.room().leave(1, table.now);
  table.now += play::missed_for_abort;
  EXPECT_EQ(table.room().table().away, std::nullopt);
  EXPECT_EQ(code_of(table.ask(0, AbortGame{table.name()})), ErrorCode::not_away);
}

TEST(RoomClock, EitherAbortsAloneUntilBothHaveMoved) {
  for (const char* time : {"60+5", "1/259200"}) {
    Table table = timed_table(time);
    table.play({"d6"});
    ASSERT_TRUE(table.ask(0, AbortGame{table.name()})) << time;
    EXPECT_EQ(table.room().game(table.tick).outcome, "aborted");
    EXPECT_EQ(table.deadline, std::nullopt) << "and no flag falls";
  }
}

TEST(RoomClock, TheNextGameHasTheSameTimeAgain) {
  Table table = timed_table("60+5");
  table.play({"d6", "f4"});
  table.tick += 10 * second;
  ASSERT_TRUE(table.event(0, "resign white"));
  table.tick += day;
  ASSERT_TRUE(table.next(0, Verb::ask));
  ASSERT_TRUE(table.next(1, Verb::ask));
  EXPECT_EQ(clocks_left(table), (std::array{60 * second, 60 * second}));
  EXPECT_EQ(table.deadline, table.tick + play::first_move_limit);
  table.reload();
  EXPECT_EQ(table.room().deadline(), table.deadline);
}

TEST(RoomClock, ACorrespondenceGameHasDaysForEachMove) {
  Table table = timed_table("1/259200");
  table.tick += 2 * day;
  table.play({"d6"});
  table.tick += 2 * day;
  table.play({"f4"});
  table.tick += 3 * day - 1;
  EXPECT_FALSE(table.fall());
  table.play({"d2"});
  EXPECT_EQ(clocks_left(table), (std::array{3 * day, 3 * day}));
  table.tick += 3 * day;
  EXPECT_TRUE(table.fall());
  EXPECT_EQ(table.room().game(table.tick).events.back(), "time black");
}

// Moves, moves taken back, a store that takes its time, restarts: the clocks are always those that are
// stored, and nobody ever has more time than he was given and his moves have brought.
RC_GTEST_PROP(RoomClock, AreTheSameStoredAndNeverGainTime, ()) {
  Table table = timed_table("60+30");
  table.deadline = table.room().deadline();  // stored when both had sat down
  const std::array<const char*, 6> moves = {"d6", "f4", "d2", "b4", "g7", "a1"};
  for (const int step : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8))) {
    table.tick += *rc::gen::inRange<Milliseconds>(0, 8 * second);
    table.queued = *rc::gen::element<Milliseconds>(0, 0, 40, 15 * second);
    table.storing = *rc::gen::element<Milliseconds>(0, 0, 40, 250);
    if (table.fall()) break;
    const auto plies = static_cast<std::size_t>(table.room().played().history().size());
    if (step < 5 && plies < moves.size()) {
      table.play({moves.at(plies)});
    } else if (step < 7 && plies > 0) {
      RC_ASSERT(table.undo(step % 2, Verb::ask).has_value() || plies == 1);
      if (table.room().table().undo) RC_ASSERT(table.undo(1 - step % 2, Verb::accept).has_value());
    } else {
      table.reload();
    }
    const auto before = clocks_left(table);
    const std::optional<Milliseconds> deadline = table.room().deadline();
    RC_ASSERT(table.deadline == deadline);
    const Room stored = Room::restore(table.stored(), table.now).value();
    RC_ASSERT(stored.game(table.tick).clock->left == before);
    RC_ASSERT(stored.deadline() == deadline);
    const auto made = static_cast<Milliseconds>(table.room().played().history().size());
    for (std::size_t side = 0; side < before.size(); ++side) {
      const Milliseconds own = (made + 1 - static_cast<Milliseconds>(side)) / 2;
      const Milliseconds brought = std::max<Milliseconds>(0, own - 1) * 30 * second;
      // What is owed for a move taken back is at most what is left to nobody's disadvantage.
      RC_ASSERT(before.at(side) <= 60 * second + brought + play::least_after_take_back);
    }
  }
}

}  // namespace
}  // namespace muehle::server
