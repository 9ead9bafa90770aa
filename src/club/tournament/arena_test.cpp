#include "club/tournament/arena.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "club/tournament/ranking.h"
#include "club/tournament/test_play.h"

namespace muehle::club::tournament {
namespace {

using enum GameResult;
using Pairs = std::set<std::set<Number>>;

Tournament arena(int players) { return with_players({.kind = Kind::arena, .games = 1, .seed = 5}, players); }

Pairs meetings(const std::vector<Seats>& round) {
  Pairs found;
  for (const Seats& seats : round) found.insert({seats.white, *seats.black});
  return found;
}

TEST(Arena, InTheBeginningRatingsAreNear) {
  Tournament made{.settings = {.kind = Kind::arena}};
  for (const auto& [id, rating] :
       std::vector<std::pair<PlayerId, double>>{{1, 1200}, {2, 1900}, {3, 1300}, {4, 1800}})
    ASSERT_TRUE(enter(made, id, rating));
  EXPECT_EQ(meetings(arena_round(made)), (Pairs{{0, 2}, {1, 3}}));
}

TEST(Arena, OnlyWhoIsFreeIsPaired) {
  Tournament made = arena(4);
  ASSERT_TRUE(begin_round(made, {{0, 1}}));
  EXPECT_EQ(meetings(arena_round(made)), (Pairs{{2, 3}}));
  EXPECT_EQ(reason(begin_round(made, {{1, 2}})), "still_playing");
  EXPECT_EQ(reason(begin_round(made, {{2, 1}})), "still_playing");
  EXPECT_EQ(reason(begin_round(made, {{2, {}}})), "no_byes");
  EXPECT_EQ(reason(begin_round(made, {})), "nobody_free");
  begin_next(made);
  EXPECT_EQ(next_text(made), "nobody_free");
  ASSERT_TRUE(withdraw(made, 2));
  put(made, 1, {draw});
  EXPECT_EQ(next_text(made), "nobody_free") << "one has gone, the other one is alone";
}

TEST(Arena, NobodyMeetsWhomHeHasJustMet) {
  Tournament made = arena(4);
  begin_next(made);
  const Pairs first = meetings(arena_round(arena(4)));
  for (const int board : {1, 2}) put(made, board, {draw});
  const Pairs second = meetings(arena_round(made));
  for (const auto& pair : second) EXPECT_FALSE(first.contains(pair));
}

TEST(Arena, TheOnlyTwoWhoAreFreeMeetAgain) {
  Tournament made = arena(2);
  begin_next(made);
  put(made, 1, {draw});
  EXPECT_EQ(arena_round(made).size(), 1u);
}

TEST(Arena, PointsComeBeforeRatings) {
  Tournament made = arena(8);
  ASSERT_TRUE(begin_round(made, {{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
  for (int board = 1; board <= 4; ++board) put(made, board, {white_wins});
  EXPECT_EQ(meetings(arena_round(made)).size(), 4u);
  for (const auto& pair : meetings(arena_round(made))) EXPECT_EQ(*pair.begin() % 2, *pair.rbegin() % 2);
}

TEST(Arena, WhoHasPlayedMostStaysOver) {
  Tournament made = arena(3);
  ASSERT_TRUE(begin_round(made, {{0, 1}}));
  put(made, 1, {draw});
  ASSERT_TRUE(begin_round(made, {{0, 2}}));
  put(made, 1, {draw});
  EXPECT_EQ(meetings(arena_round(made)), (Pairs{{1, 2}}));
}

TEST(Arena, NobodyStaysOverTwiceThoughHisPointsAreFar) {
  Tournament made = arena(5);
  ASSERT_TRUE(begin_round(made, {{0, 1}, {2, 3}}));
  for (const int board : {1, 2}) put(made, board, {draw});
  bool plays = false;
  for (const Seats& seats : arena_round(made)) plays = plays || seats.white == 4 || seats.black == 4;
  EXPECT_TRUE(plays);
}

TEST(Arena, ColoursAreBalanced) {
  Tournament made = arena(2);
  for (int round = 0; round < 4; ++round) {
    begin_next(made);
    put(made, 1, {draw});
    if (round > 0) EXPECT_NE(made.rounds.back()[0].seats, made.rounds[made.rounds.size() - 2][0].seats);
  }
}

TEST(Arena, ByColoursWhereNothingElseDiffers) {
  Tournament made{.settings = {.kind = Kind::arena, .games = 1}};
  for (PlayerId id = 0; id < 4; ++id) ASSERT_TRUE(enter(made, id, 1500));
  ASSERT_TRUE(begin_round(made, {{0, 1}, {2, 3}}));
  for (const int board : {1, 2}) put(made, board, {draw});
  EXPECT_EQ(meetings(arena_round(made)), (Pairs{{0, 3}, {1, 2}})) << "who had White meets who had Black";
}

TEST(Arena, EveryWinIsWorthTheSame) {
  Tournament made = arena(2);
  for (int round = 1; round <= 5; ++round) {
    begin_next(made);
    lower_numbers_win(made);
    EXPECT_EQ(ranking(made).front().points, 2 * round);
  }
}

// As many bots as a server has, for a while.
TEST(Arena, HoldsManyBots) {
  Tournament made = arena(200);
  Random random(3);
  for (int wave = 0; wave < 2; ++wave) {
    begin_next(made);
    EXPECT_EQ(made.rounds.back().size(), 100u);
    for (int board = 1; board <= 100; ++board) put(made, board, {any_result(random)});
  }
}

}  // namespace
}  // namespace muehle::club::tournament
