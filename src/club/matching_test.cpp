#include "club/matching.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace muehle::club {
namespace {

constexpr Milliseconds now = 10'000'000;
constexpr Milliseconds second = 1000;

// Somebody who came so long ago and takes any colour.
Waiting player(PlayerId id, double rating, Milliseconds waited = 0) {
  return {.id = id,
          .rating = rating,
          .deviation = 60,
          .rules = "standard",
          .time = "300+5",
          .since = now - waited};
}

std::vector<Match> matches(const std::vector<Waiting>& waiting) { return match(waiting, now); }

bool pairs(const Waiting& a, const Waiting& b) {
  const bool both = fit(a, b, now);
  EXPECT_EQ(both, fit(b, a, now));
  EXPECT_EQ(both, matches({a, b}).size() == 1);
  return both;
}

TEST(Matching, TwoWhoWantTheSamePlay) {
  EXPECT_EQ(matches({player(1, 1500), player(2, 1500)}), (std::vector<Match>{{0, 1, std::nullopt}}));
  EXPECT_TRUE(matches({}).empty());
  EXPECT_TRUE(matches({player(1, 1500)}).empty());
}

TEST(Matching, WhatIsWantedHasToBeTheSame) {
  const Waiting one = player(1, 1500, 100 * second);
  Waiting other = player(2, 1500, 100 * second);
  other.rules = "wmd";
  EXPECT_FALSE(pairs(one, other));
  other = player(2, 1500, 100 * second);
  other.time = "300+0";
  EXPECT_FALSE(pairs(one, other));
  other = player(2, 1500, 100 * second);
  other.rated = true;
  EXPECT_FALSE(pairs(one, other));
}

TEST(Matching, ColoursGoByTheWishes) {
  constexpr auto lot = ColourWish::lot;
  constexpr auto white = ColourWish::white;
  constexpr auto black = ColourWish::black;
  struct Case {
    ColourWish first;
    ColourWish second;
    std::vector<Match> expected;
  };
  for (const Case& each :
       {Case{lot, lot, {{0, 1, std::nullopt}}}, Case{white, lot, {{0, 1, 0}}}, Case{lot, white, {{0, 1, 1}}},
        Case{black, lot, {{0, 1, 1}}}, Case{lot, black, {{0, 1, 0}}}, Case{white, black, {{0, 1, 0}}},
        Case{black, white, {{0, 1, 1}}}, Case{white, white, {}}, Case{black, black, {}}}) {
    Waiting a = player(1, 1500, 5 * second);
    Waiting b = player(2, 1500);
    a.colour = each.first;
    b.colour = each.second;
    EXPECT_EQ(matches({a, b}), each.expected)
        << static_cast<int>(each.first) << " and " << static_cast<int>(each.second);
  }
}

TEST(Matching, RatingsMayDifferTheMoreTheLongerOneHasWaited) {
  EXPECT_TRUE(pairs(player(1, 1500), player(2, 1600)));
  EXPECT_FALSE(pairs(player(1, 1500), player(2, 1601)));
  EXPECT_TRUE(pairs(player(1, 1500, 30 * second), player(2, 1900)));
  EXPECT_FALSE(pairs(player(1, 1500, 30 * second), player(2, 1901)));
  EXPECT_TRUE(pairs(player(1, 1500), player(2, 1900, 30 * second))) << "whichever of the two";
  EXPECT_FALSE(pairs(player(1, 1500, 60 * second - 1), player(2, 2900)));
  EXPECT_TRUE(pairs(player(1, 1500, 60 * second), player(2, 2900)));
}

TEST(Matching, WhatIsNotKnownOfARatingKeepsNobodyApart) {
  Waiting newcomer = player(1, 1500);
  newcomer.deviation = 350;
  EXPECT_TRUE(pairs(newcomer, player(2, 1850)));
  EXPECT_TRUE(pairs(player(2, 1150), newcomer));
  EXPECT_FALSE(pairs(newcomer, player(2, 1851)));
}

TEST(Matching, NobodyMeetsWhomHeWillNotMeet) {
  Waiting one = player(1, 1500, 1000 * second);
  one.avoids = {7, 2};
  EXPECT_FALSE(pairs(one, player(2, 1500, 1000 * second)));
  EXPECT_FALSE(pairs(player(2, 1500, 1000 * second), one));
  EXPECT_TRUE(pairs(one, player(3, 1500)));
}

TEST(Matching, NobodyMeetsHimself) {
  EXPECT_FALSE(pairs(player(1, 1500, 100 * second), player(1, 1500, 100 * second)));
  const auto found = matches({player(1, 1500, 3), player(1, 1500, 2), player(2, 1500, 1), player(3, 1500)});
  EXPECT_EQ(found, (std::vector<Match>{{0, 2, std::nullopt}})) << "and plays one game at a time";
}

TEST(Matching, TheSameTwoMeetAgainOnlyAfterAWhile) {
  Waiting one = player(1, 1500, 30 * second);
  one.last_opponent = 2;
  EXPECT_TRUE(pairs(one, player(2, 1500, 30 * second)));
  EXPECT_FALSE(pairs(one, player(2, 1500, 30 * second - 1)));
  EXPECT_TRUE(pairs(one, player(3, 1500)));
  one.since = now;
  EXPECT_FALSE(pairs(one, player(2, 1500, 30 * second)));
}

TEST(Matching, WhoHasWaitedLongestGetsTheNearest) {
  // The last one came first and takes the one in the middle, though the first would be nearer to that one.
  EXPECT_EQ(matches({player(1, 1500), player(2, 1510, second), player(3, 1560, 2 * second)}),
            (std::vector<Match>{{2, 1, std::nullopt}}));
  EXPECT_EQ(
      matches({player(1, 1500, 9 * second), player(2, 1580, 8 * second), player(3, 1520), player(4, 1575)}),
      (std::vector<Match>{{0, 2, std::nullopt}, {1, 3, std::nullopt}}));
}

TEST(Matching, AmongEquallyNearOnesTheLongestWaitingPlays) {
  EXPECT_EQ(matches({player(1, 1500, 9), player(2, 1550, 3), player(3, 1450, 5)}),
            (std::vector<Match>{{0, 2, std::nullopt}}));
}

TEST(Matching, WhoCameInTheFutureHasNotWaited) {
  EXPECT_TRUE(pairs(player(1, 1500, -100 * second), player(2, 1600, -100 * second)));
  EXPECT_FALSE(pairs(player(1, 1500, -100 * second), player(2, 1601, -100 * second)));
}

// ---- whatever the list ----

template <typename... Values>
auto any_of(Values... values) {
  return *rc::gen::element(values...);
}

// Different players, most of whom could play each other.
std::vector<Waiting> any_waiting() {
  std::vector<Waiting> all;
  const PlayerId count = *rc::gen::inRange<PlayerId>(0, 12);
  for (PlayerId id = 1; id <= count; ++id) {
    Waiting each = player(id, *rc::gen::inRange(1200, 2000), *rc::gen::inRange<Milliseconds>(0, 80 * second));
    each.deviation = any_of(45, 60, 350);
    each.rules = any_of("standard", "standard", "standard", "wmd");
    each.colour = any_of(ColourWish::lot, ColourWish::lot, ColourWish::white, ColourWish::black);
    each.rated = any_of(true, true, false);
    each.avoids = *rc::gen::container<std::vector<PlayerId>>(1, rc::gen::inRange<PlayerId>(1, 13));
    each.last_opponent = any_of<std::optional<PlayerId>>(std::nullopt, 1, 2, 3);
    all.push_back(std::move(each));
  }
  return all;
}

std::set<PlayerId> playing(const std::vector<Waiting>& waiting, const std::vector<Match>& found) {
  std::set<PlayerId> ids;
  for (const Match& each : found) ids.insert({waiting[each.first].id, waiting[each.second].id});
  return ids;
}

RC_GTEST_PROP(Matching, NobodyPlaysTwice, ()) {
  const auto waiting = any_waiting();
  const auto found = matches(waiting);
  RC_ASSERT(playing(waiting, found).size() == 2 * found.size());
}

RC_GTEST_PROP(Matching, EveryPairGetsWhatBothWant, ()) {
  const auto waiting = any_waiting();
  for (const Match& each : matches(waiting)) {
    const Waiting& a = waiting.at(each.first);
    const Waiting& b = waiting.at(each.second);
    RC_ASSERT(fit(a, b, now));
    RC_ASSERT(a.rules == b.rules && a.time == b.time && a.rated == b.rated);
    RC_ASSERT(std::ranges::count(a.avoids, b.id) + std::ranges::count(b.avoids, a.id) == 0);
    RC_ASSERT(a.since <= b.since);
    RC_ASSERT(each.white.value_or(each.first) == each.first || each.white == each.second);
    for (const std::size_t n : {each.first, each.second}) {
      if (waiting[n].colour == ColourWish::white) RC_ASSERT(each.white == n);
      if (waiting[n].colour == ColourWish::black) RC_ASSERT(each.white == each.first + each.second - n);
    }
  }
}

RC_GTEST_PROP(Matching, WhoIsLeftFitsNobodyWhoIsLeft, ()) {
  const auto waiting = any_waiting();
  const auto players = playing(waiting, matches(waiting));
  for (const Waiting& a : waiting) {
    for (const Waiting& b : waiting) {
      if (!players.contains(a.id) && !players.contains(b.id)) RC_ASSERT(!fit(a, b, now));
    }
  }
}

// Nobody plays one who would have been nearer to somebody who has waited longer.
RC_GTEST_PROP(Matching, NobodyIsPassedOver, ()) {
  const auto waiting = any_waiting();
  const auto found = matches(waiting);
  std::set<std::size_t> free;
  for (std::size_t n = 0; n < waiting.size(); ++n) free.insert(n);
  for (const Match& each : found) {
    const Waiting& a = waiting[each.first];
    const double distance = std::abs(a.rating - waiting[each.second].rating);
    for (const std::size_t n : free) {
      if (fit(a, waiting[n], now)) RC_ASSERT(std::abs(a.rating - waiting[n].rating) >= distance);
      if (waiting[n].since >= a.since) continue;
      for (const std::size_t other : free) RC_ASSERT(!fit(waiting[n], waiting[other], now));
    }
    free.erase(each.first);
    free.erase(each.second);
  }
}

RC_GTEST_PROP(Matching, TheOrderOfTheListDoesNotMatter, ()) {
  const auto waiting = any_waiting();
  auto turned = waiting;
  std::ranges::reverse(turned);
  const auto found = matches(waiting);
  const auto other = matches(turned);
  RC_ASSERT(found.size() == other.size());
  for (std::size_t n = 0; n < found.size(); ++n) {
    RC_ASSERT(waiting[found[n].first].id == turned[other[n].first].id);
    RC_ASSERT(waiting[found[n].second].id == turned[other[n].second].id);
    RC_ASSERT(found[n].white.has_value() == other[n].white.has_value());
  }
}

RC_GTEST_PROP(Matching, WhoFitsGoesOnDoingSo, ()) {
  const auto waiting = any_waiting();
  const Milliseconds later = now + *rc::gen::inRange<Milliseconds>(0, 100 * second);
  for (const Waiting& a : waiting) {
    for (const Waiting& b : waiting) {
      if (fit(a, b, now)) RC_ASSERT(fit(a, b, later));
    }
  }
}

}  // namespace
}  // namespace muehle::club
