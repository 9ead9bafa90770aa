#include "play/clock.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace muehle::play {
namespace {

using enum Colour;
constexpr Milliseconds clock_start = 1'000'000;  // of the clock that everything here happens on

// A game whose clock is read when something happens.
struct Timed {
  explicit Timed(const char* control) : clock(parse_time_control(control).value()) {
    clock.begin(white, now);
  }

  void think(Milliseconds time) { now += time; }
  void move(Milliseconds lag = 0) { pass(Clock::Turn::moved, lag); }
  void pass(Clock::Turn turn, Milliseconds lag = 0) {
    clock.pass(turn, clock.spent(now, lag), other(to_move), now);
    to_move = other(to_move);
  }
  void first_moves() {
    move();
    move();
  }

  Milliseconds now = clock_start;
  Colour to_move = white;
  Clock clock;
};

TEST(Clock, FirstMovesCostNothing) {
  Timed game("60+5");
  EXPECT_EQ(game.clock.running(), std::nullopt);
  game.think(50 * second);
  game.move();
  game.think(50 * second);
  game.move();
  EXPECT_EQ(game.clock.left(white, game.now), 60 * second);
  EXPECT_EQ(game.clock.left(black, game.now), 60 * second);
  EXPECT_EQ(game.clock.running(), white);
}

TEST(Clock, AGameWhoseFirstMovesAreNeverMadeIsAborted) {
  Timed live("60+5");
  EXPECT_EQ(live.clock.deadline(), (Deadline{clock_start + first_move_limit, Fall::abort}));
  live.think(10 * second);
  live.move();
  EXPECT_EQ(live.clock.deadline(), (Deadline{clock_start + 10 * second + first_move_limit, Fall::abort}));
  live.move();
  EXPECT_EQ(live.clock.deadline()->what, Fall::loss);

  EXPECT_EQ(Timed("1/172800").clock.deadline(), (Deadline{clock_start + 2 * day, Fall::abort}));
}

TEST(Clock, AddsTheIncrementAfterAMove) {
  Timed game("60+5");
  game.first_moves();
  game.think(20 * second);
  EXPECT_EQ(game.clock.left(white, game.now), 40 * second);
  game.move();
  EXPECT_EQ(game.clock.left(white, game.now), 45 * second);
  EXPECT_EQ(game.clock.left(black, game.now), 60 * second);
  EXPECT_EQ(game.clock.deadline(), (Deadline{game.now + 60 * second, Fall::loss}));
}

TEST(Clock, DoesNotCountTheDelay) {
  Timed game("60d5");
  game.first_moves();
  EXPECT_EQ(game.clock.deadline(), (Deadline{game.now + 65 * second, Fall::loss}));
  EXPECT_EQ(game.clock.free(game.now), 5 * second);
  game.think(4 * second);
  EXPECT_EQ(game.clock.left(white, game.now), 60 * second);
  EXPECT_EQ(game.clock.free(game.now), second);
  game.move();
  EXPECT_EQ(game.clock.left(white, game.now), 60 * second);
  EXPECT_EQ(game.clock.free(game.now), 5 * second) << "of the other one";
  game.think(25 * second);
  game.move();
  EXPECT_EQ(game.clock.left(black, game.now), 40 * second);
}

TEST(Clock, GivesAllDaysAgainForEachMove) {
  Timed game("1/259200");
  game.first_moves();
  game.think(2 * day);
  EXPECT_EQ(game.clock.left(white, game.now), day);
  EXPECT_EQ(game.clock.deadline()->at, game.now + day);
  game.move();
  EXPECT_EQ(game.clock.left(white, game.now), 3 * day);
  EXPECT_EQ(game.clock.deadline(), (Deadline{game.now + 3 * day, Fall::loss}));
}

TEST(Clock, FallsAtItsDeadlineAndNotBefore) {
  Timed game("60+0");
  game.first_moves();
  game.think(60 * second - 1);
  EXPECT_FALSE(game.clock.fallen(game.now));
  game.think(1);
  EXPECT_TRUE(game.clock.fallen(game.now));
  EXPECT_EQ(game.clock.left(white, game.now), 0);
}

TEST(Clock, TheWayThroughTheNetworkIsNoThinkingUpToASecond) {
  Timed game("60+0");
  game.first_moves();
  game.think(10 * second);
  EXPECT_EQ(game.clock.spent(game.now, 300), 10 * second - 300);
  EXPECT_EQ(game.clock.spent(game.now, 5000), 9 * second);
  EXPECT_EQ(game.clock.spent(game.now, -5000), 10 * second);
  game.think(50 * second + 200);
  EXPECT_TRUE(game.clock.fallen(game.now, 200));
  EXPECT_FALSE(game.clock.fallen(game.now, 201));
}

TEST(Clock, WhoTakesBackGetsNothingForIt) {
  Timed game("60+5");
  game.first_moves();
  game.move();
  game.think(10 * second);
  game.pass(Clock::Turn::taken_back);
  EXPECT_EQ(game.clock.left(black, game.now), 50 * second);
  EXPECT_EQ(game.clock.left(white, game.now), 65 * second);
  EXPECT_EQ(game.clock.running(), white);
}

TEST(Clock, TakingAFirstMoveBackStopsNoClock) {
  Timed game("60+5");
  game.first_moves();
  game.pass(Clock::Turn::taken_back);
  EXPECT_EQ(game.clock.running(), black);
}

TEST(Clock, StandsStillWhenStopped) {
  Timed game("60+5");
  game.first_moves();
  game.think(10 * second);
  game.clock.stop(game.clock.spent(game.now));
  EXPECT_EQ(game.clock.left(white, game.now), 50 * second);
  EXPECT_EQ(game.clock.deadline(), std::nullopt);
  EXPECT_EQ(game.clock.running(), std::nullopt);
  EXPECT_FALSE(game.clock.fallen(game.now + day));
  game.move();
  EXPECT_EQ(game.clock.running(), std::nullopt) << "until it begins";
  game.clock.begin(black, game.now);
  EXPECT_EQ(game.clock.running(), black);
}

TEST(Clock, AnUnlimitedGameHasNoDeadline) {
  Timed game("-");
  game.first_moves();
  game.think(100 * day);
  EXPECT_EQ(game.clock.deadline(), std::nullopt);
  EXPECT_EQ(game.clock.running(), std::nullopt);
  EXPECT_EQ(game.clock.spent(game.now), 0);
}

// Time is neither made nor lost: what is left is what there was, and the increments, less what was spent.
RC_GTEST_PROP(Clock, AccountsForEverySecond, ()) {
  const int bonus = *rc::gen::inRange(0, 10);
  Timed game(("600+" + std::to_string(bonus)).c_str());
  game.first_moves();
  std::array<Milliseconds, 2> expected{600 * second, 600 * second};
  const auto turns = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 30'000));
  for (const int time : turns) {
    game.think(time);
    if (game.clock.fallen(game.now)) break;
    expected.at(static_cast<std::size_t>(game.to_move)) += bonus * second - time;
    game.move();
  }
  for (const Colour side : {white, black}) {
    const Milliseconds left = expected.at(static_cast<std::size_t>(side));
    RC_ASSERT(game.clock.left(side, game.now) ==
              (side == game.to_move ? std::max<Milliseconds>(0, left - game.clock.spent(game.now)) : left));
  }
}

// It falls in the very millisecond in which nothing is left.
RC_GTEST_PROP(Clock, FallsWhenNothingIsLeft, ()) {
  const char* control = *rc::gen::element("60+3", "60d3", "1/86400");
  Timed game(control);
  game.first_moves();
  const auto turns = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 10'000));
  for (const int time : turns) {
    game.think(time);
    if (game.clock.fallen(game.now)) break;
    game.move();
  }
  const Milliseconds due = game.clock.deadline()->at;
  if (game.clock.fallen(game.now)) {
    RC_ASSERT(game.clock.left(game.to_move, game.now) == 0);
    return;
  }
  RC_ASSERT(game.clock.left(game.to_move, due - 1) > 0);
  RC_ASSERT(game.clock.left(game.to_move, due) == 0);
}

// White moved at once, Black too, and it is White's turn since then.
Clock by_days(int days) {
  Clock clock(Correspondence{days});
  clock.begin(Colour::white, 0);
  clock.pass(Clock::Turn::moved, 0, Colour::black, 0);
  clock.pass(Clock::Turn::moved, 0, Colour::white, 0);
  return clock;
}

TEST(ClockVacation, BeginsWhileTheClockRuns) {
  Clock clock = by_days(3);
  clock.set_leaves(Colour::white, {{day, 11 * day}});
  EXPECT_EQ(clock.left(Colour::white, day), 2 * day);
  EXPECT_TRUE(clock.rests(day));
  EXPECT_EQ(clock.left(Colour::white, 8 * day), 2 * day);
  EXPECT_EQ(clock.deadline(), (Deadline{13 * day, Fall::loss}));
  EXPECT_FALSE(clock.fallen(13 * day - 1));
  EXPECT_TRUE(clock.fallen(13 * day));
  EXPECT_FALSE(clock.rests(11 * day));
  EXPECT_EQ(clock.left(Colour::white, 12 * day), day);
}

TEST(ClockVacation, EndsEarly) {
  Clock clock = by_days(3);
  clock.set_leaves(Colour::white, {{day, 11 * day}});
  clock.set_leaves(Colour::white, {{day, 2 * day}});
  EXPECT_EQ(clock.deadline(), (Deadline{4 * day, Fall::loss}));
  EXPECT_EQ(clock.left(Colour::white, 3 * day), day);
}

TEST(ClockVacation, OfWhoIsNotToMoveStopsNothing) {
  Clock clock = by_days(3);
  clock.set_leaves(Colour::black, {{0, 11 * day}});
  EXPECT_EQ(clock.deadline(), (Deadline{3 * day, Fall::loss}));
  EXPECT_FALSE(clock.rests(day));
  clock.pass(Clock::Turn::moved, clock.spent(day), Colour::black, day);
  EXPECT_TRUE(clock.rests(day)) << "his turn begins in the middle of it";
  EXPECT_EQ(clock.deadline(), (Deadline{14 * day, Fall::loss}));
}

TEST(ClockVacation, BothMayBeAway) {
  Clock clock = by_days(3);
  clock.set_leaves(Colour::white, {{0, 5 * day}});
  clock.set_leaves(Colour::black, {{0, 7 * day}});
  EXPECT_EQ(clock.deadline(), (Deadline{8 * day, Fall::loss}));
  clock.pass(Clock::Turn::moved, clock.spent(2 * day), Colour::black, 2 * day);
  EXPECT_EQ(clock.deadline(), (Deadline{10 * day, Fall::loss}));
}

TEST(ClockVacation, HoldsAFirstMoveToo) {
  Clock clock(Correspondence{3});
  clock.set_leaves(Colour::white, {{day, 2 * day}});
  clock.begin(Colour::white, 0);
  EXPECT_EQ(clock.deadline(), (Deadline{4 * day, Fall::abort}));
}

TEST(ClockVacation, AndARefereeWhoStopsTheGameTakeNothingFromEachOther) {
  Clock clock = by_days(3);
  clock.set_leaves(Colour::white, {{day, 4 * day}});
  clock.halt(2 * day);
  EXPECT_EQ(clock.left(Colour::white, 3 * day), 2 * day);
  clock.go_on(6 * day);
  EXPECT_EQ(clock.left(Colour::white, 6 * day), 2 * day);
  EXPECT_EQ(clock.deadline(), (Deadline{8 * day, Fall::loss}));
}

TEST(ClockVacation, MeansNothingInALiveGame) {
  Clock clock(Live{.base = 60 * second, .bonus = 0});
  clock.set_leaves(Colour::white, {{0, 11 * day}});
  clock.begin(Colour::white, 0);
  EXPECT_EQ(clock.deadline(), (Deadline{first_move_limit, Fall::abort}));
  EXPECT_FALSE(clock.rests(1));
}

}  // namespace
}  // namespace muehle::play
