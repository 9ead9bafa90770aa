#include "play/absence.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace muehle::play {
namespace {

constexpr Remedies nothing{};
constexpr Remedies abort_only{.abort = true};
constexpr Remedies decide_only{.decide = true};
constexpr UnixSeconds a_day = 24 * 60 * 60;
constexpr UnixSeconds missed_from = 1'800'000'000;

// White is here, Black went when his turn began, after so many moves of each.
Attendance black_away(int moves) {
  return {.moves = {moves, moves},
          .here = {true, false},
          .missed_since = missed_from,
          .last_seen = missed_from,
          .to_move = Colour::black,
          .turn_since = missed_from};
}

TEST(Absence, AGameThatHasHardlyBegunMayBeAborted) {
  for (const std::array<int, 2> moves :
       {std::array{0, 0}, std::array{1, 0}, std::array{2, 1}, std::array{1, 2}}) {
    Attendance game = black_away(0);
    game.moves = moves;
    EXPECT_EQ(remedies(game, missed_from), nothing);
    EXPECT_EQ(remedies(game, missed_from + missed_for_abort - 1), nothing);
    EXPECT_EQ(remedies(game, missed_from + missed_for_abort), abort_only) << moves[0] << " and " << moves[1];
  }
  EXPECT_EQ(remedies(black_away(2), missed_from + 2 * a_day), nothing) << "both have moved twice";
}

TEST(Absence, MayBeAbortedWhoeverIsToMove) {
  Attendance game = black_away(1);
  game.to_move = Colour::white;
  EXPECT_EQ(remedies(game, missed_from + missed_for_abort), abort_only);
}

TEST(Absence, FiveMinutesCountFromWhenHeWasMissed) {
  Attendance game = black_away(0);
  game.missed_since = missed_from + a_day;  // White came only then
  EXPECT_EQ(remedies(game, missed_from + a_day), nothing);
  EXPECT_EQ(remedies(game, missed_from + a_day + missed_for_abort), abort_only);
}

TEST(Absence, AfterTheStatedDaysTheOtherOneDecides) {
  Attendance game = black_away(9);
  EXPECT_EQ(remedies(game, missed_from + 3 * a_day - 1), nothing);
  EXPECT_EQ(remedies(game, missed_from + 3 * a_day), decide_only);
  game.days = most_absence_days;
  EXPECT_EQ(remedies(game, missed_from + 30 * a_day - 1), nothing);
  EXPECT_EQ(remedies(game, missed_from + 30 * a_day), decide_only);
}

TEST(Absence, WhoDecidesNeedNotHaveBeenThere) {
  Attendance game = black_away(9);
  game.missed_since = missed_from + 3 * a_day;  // White comes back
  EXPECT_EQ(remedies(game, missed_from + 3 * a_day), decide_only);
}

TEST(Absence, DaysCountFromWhenHeWasLastSeen) {
  Attendance game = black_away(9);
  game.last_seen = missed_from + 2 * a_day;
  EXPECT_EQ(remedies(game, missed_from + 5 * a_day - 1), nothing);
  EXPECT_EQ(remedies(game, missed_from + 5 * a_day), decide_only);
}

// White stays away for a week on his own turn, comes back, moves: Black has not been keeping him waiting.
TEST(Absence, NobodyLosesByNotBeingThereForTheOthersMove) {
  Attendance game = black_away(9);
  game.to_move = Colour::white;
  EXPECT_EQ(remedies(game, missed_from + 7 * a_day), nothing);
  game.to_move = Colour::black;
  game.turn_since = missed_from + 7 * a_day;
  EXPECT_EQ(remedies(game, missed_from + 7 * a_day), nothing);
  EXPECT_EQ(remedies(game, missed_from + 10 * a_day - 1), nothing);
  EXPECT_EQ(remedies(game, missed_from + 10 * a_day), decide_only);
}

TEST(Absence, AfterDaysAGameThatHasHardlyBegunMayStillBeAborted) {
  EXPECT_EQ(remedies(black_away(0), missed_from + 3 * a_day), (Remedies{.abort = true, .decide = true}));
}

// ---- whatever the game ----

UnixSeconds any_time() { return missed_from + *rc::gen::inRange<UnixSeconds>(0, 10 * a_day); }

Attendance any_attendance() {
  return {.days = *rc::gen::inRange(least_absence_days, 6),
          .moves = {*rc::gen::inRange(0, 4), *rc::gen::inRange(0, 4)},
          .here = {*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>()},
          .missed_since = any_time(),
          .last_seen = any_time(),
          .to_move = *rc::gen::element(Colour::white, Colour::black),
          .turn_since = any_time()};
}

bool at_most(const Remedies& a, const Remedies& b) { return a.abort <= b.abort && a.decide <= b.decide; }

RC_GTEST_PROP(Absence, AClockDecidesByItself, ()) {
  Attendance game = any_attendance();
  game.control = *rc::gen::element<TimeControl>(Live{60 * second}, Live{300 * second, 5 * second},
                                                Correspondence{1}, Correspondence{14});
  RC_ASSERT(remedies(game, missed_from + 100 * a_day) == nothing);
}

RC_GTEST_PROP(Absence, OnlyWhoIsHereMayDoSomething, ()) {
  Attendance game = any_attendance();
  game.here[1] = game.here[0];
  RC_ASSERT(remedies(game, missed_from + 100 * a_day) == nothing);
}

RC_GTEST_PROP(Absence, WaitingTakesNothingAway, ()) {
  const Attendance game = any_attendance();
  const UnixSeconds now = any_time();
  RC_ASSERT(at_most(remedies(game, now), remedies(game, now + *rc::gen::inRange<UnixSeconds>(0, a_day))));
}

RC_GTEST_PROP(Absence, ComingByHelpsWhoIsMissed, ()) {
  Attendance game = any_attendance();
  const UnixSeconds now = any_time();
  const Remedies before = remedies(game, now);
  const UnixSeconds later = *rc::gen::inRange<UnixSeconds>(0, a_day);
  game.last_seen += later;
  game.missed_since += later;
  RC_ASSERT(at_most(remedies(game, now), before));
}

RC_GTEST_PROP(Absence, IsTheSameForBothColours, ()) {
  const Attendance game = any_attendance();
  Attendance turned = game;
  std::swap(turned.moves[0], turned.moves[1]);
  std::swap(turned.here[0], turned.here[1]);
  turned.to_move = other(game.to_move);
  const UnixSeconds now = any_time();
  RC_ASSERT(remedies(game, now) == remedies(turned, now));
}

TEST(Absence, EitherMayAbortAloneUntilBothHaveMoved) {
  EXPECT_TRUE(may_abort_alone({0, 0}));
  EXPECT_TRUE(may_abort_alone({1, 0}));
  EXPECT_TRUE(may_abort_alone({0, 1}));
  EXPECT_FALSE(may_abort_alone({1, 1}));
  EXPECT_FALSE(may_abort_alone({2, 1}));
}

}  // namespace
}  // namespace muehle::play
