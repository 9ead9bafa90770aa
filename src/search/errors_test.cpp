#include "search/errors.h"

#include <gtest/gtest.h>

#include <set>

#include "search/evaluate.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::at;
using testing::move;
using testing::random_history;

constexpr int always = 1000;

// White to place; d7 closes a7 d7 g7 and may take a1, d1 or g1... but not all of them are seen.
constexpr std::string_view to_close = "W.W..................B.B w 7 7";

TEST(Errors, NoneByDefault) {
  const Position position = at(to_close);
  for (const Move each : legal_moves(position, {})) {
    EXPECT_FALSE(overlooks({}, position, each, {}, 0));
    EXPECT_FALSE(overlooks({}, position, each, {}, 3));
  }
  EXPECT_EQ(misjudges({}, position), 0);
}

TEST(Errors, OnlyMillsAreOverlooked) {
  const Position position = at(to_close);
  const Errors blind{.own_mills_overlooked = always, .threats_overlooked = always};
  EXPECT_TRUE(overlooks(blind, position, move("d7xa1"), {}, 0));
  EXPECT_TRUE(overlooks(blind, position, move("d7xa1"), {}, 1));
  EXPECT_FALSE(overlooks(blind, position, move("d6"), {}, 0));
}

TEST(Errors, OwnMillsAndThreatsAreDifferentThings) {
  const Position position = at(to_close);
  const Errors careless{.threats_overlooked = always};
  EXPECT_FALSE(overlooks(careless, position, move("d7xa1"), {}, 0));
  EXPECT_TRUE(overlooks(careless, position, move("d7xa1"), {}, 1));
}

TEST(Errors, TheWinningMillIsSeenByThoseWhoSeeIt) {
  // Black has three stones; d6-d7 takes one of them and wins.
  const Position position = at("W.W.W..........W.....BBB w 0 0");
  Errors errors{.own_mills_overlooked = always};
  EXPECT_FALSE(overlooks(errors, position, move("d6-d7xa1"), {}, 0));
  errors.sees_winning_mill = false;
  EXPECT_TRUE(overlooks(errors, position, move("d6-d7xa1"), {}, 0));
}

TEST(Errors, AMillIsNoWinningOneWhileTheOpponentHasStonesInHand) {
  const Position position = at("W.W................B.B.B w 6 6");
  const Errors errors{.own_mills_overlooked = always};
  EXPECT_TRUE(overlooks(errors, position, move("d7xa1"), {}, 0));
}

TEST(Errors, WhatIsFarFromTheLastMoveIsOverlookedMoreOften) {
  int near = 0;
  int far = 0;
  const Position position = at(to_close);
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const Errors errors{.seed = seed, .own_mills_overlooked = 200};
    near += overlooks(errors, position, move("d7xa1"), move("d6"), 0) ? 1 : 0;
    far += overlooks(errors, position, move("d7xa1"), move("d1"), 0) ? 1 : 0;
  }
  EXPECT_NEAR(near, 400, 80);
  EXPECT_NEAR(far, 800, 80);
}

TEST(Errors, FollowFromTheSeed) {
  const Position position = at(to_close);
  int overlooked = 0;
  std::set<Score> errors_made;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Errors errors{.seed = seed, .own_mills_overlooked = 500, .misjudgement = 20};
    overlooked += overlooks(errors, position, move("d7xa1"), {}, 0) ? 1 : 0;
    errors_made.insert(misjudges(errors, position));
  }
  EXPECT_NEAR(overlooked, 500, 50);
  EXPECT_EQ(errors_made.size(), 41u);  // -20..20, all of them
  EXPECT_EQ(*errors_made.begin(), -20);
  EXPECT_EQ(*errors_made.rbegin(), 20);
}

TEST(Errors, TheNaiveCountWhatIsOnTheBoard) {
  // Black is a stone ahead; both judge that, each in his way.
  const Position position = at("W.W.........B..B...W.B.B w 5 5");
  const Score understood = judge({}, position, {});
  const Score counted = judge({.naivety = 100}, position, {});
  EXPECT_EQ(understood, evaluate(position, {}));
  EXPECT_LT(counted, -50);
  EXPECT_NE(counted, understood);
  EXPECT_EQ(judge({.naivety = 50}, position, {}), (understood + counted) / 2);
}

// Whoever overlooks everything still has a legal move, even where every move closes a mill.
TEST(Errors, TheBlindestPlayerMoves) {
  const Errors blind{.own_mills_overlooked = always,
                     .threats_overlooked = always,
                     .captures_overlooked = always,
                     .sees_winning_mill = false};
  const History mills = testing::history("standard,flyAt=never", "WW.WBB.B.WBB.BW......BBW w 0 0");
  const MoveList closing = legal_moves(mills.position(), mills.rules());
  for (const Move each : closing) ASSERT_TRUE(overlooks(blind, mills.position(), each, {}, 0));
  const Report report = testing::search(mills, {.depth = 3}, {}, blind);
  ASSERT_TRUE(report.best);
  EXPECT_TRUE(closing.contains(*report.best));

  for (int plies = 0; plies < 60; plies += 7) {
    const History history = random_history({}, plies, 3);
    const MoveList legal = legal_moves(history.position(), {});
    if (legal.empty()) break;
    const Report found = testing::search(history, {.depth = 3}, {}, blind);
    ASSERT_TRUE(found.best);
    EXPECT_TRUE(legal.contains(*found.best));
  }
}

}  // namespace
}  // namespace muehle::search
