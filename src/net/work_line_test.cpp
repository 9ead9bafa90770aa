#include "net/work_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::net {
namespace {

using ::testing::ElementsAre;
using Id = WorkLine::Id;

Id admitted(WorkLine& line, const WorkLine::Wish& wish) {
  const auto admission = line.admit(wish);
  EXPECT_TRUE(admission.has_value());
  return admission ? admission->id : 0;
}
// In which order they get turns from one worker.
std::vector<Id> turns(WorkLine& line, std::size_t most) {
  std::vector<Id> order;
  while (order.size() < most) {
    const std::optional<Id> next = line.next();
    if (!next) break;
    order.push_back(*next);
    line.leave(*next);
  }
  return order;
}

TEST(WorkLine, IsFirstComeFirstServedForOne) {
  WorkLine line({.workers = 1, .waiting = 10});
  const Id first = admitted(line, {.client = "a"});
  const Id second = admitted(line, {.client = "a"});
  ASSERT_EQ(line.next(), first);
  EXPECT_FALSE(line.next()) << "there is one worker";
  line.leave(first);
  EXPECT_EQ(line.next(), second);
  line.leave(second);
  EXPECT_FALSE(line.next());
  EXPECT_EQ(line.size(), 0u);
}

TEST(WorkLine, NobodyWaitsBehindAllThatAnotherOneWants) {
  WorkLine line({.workers = 1, .waiting = 100});
  const Id a1 = admitted(line, {.client = "a"});
  const Id a2 = admitted(line, {.client = "a"});
  const Id a3 = admitted(line, {.client = "a"});
  ASSERT_EQ(line.next(), a1);
  const Id b1 = admitted(line, {.client = "b"});
  const Id b2 = admitted(line, {.client = "b"});
  line.leave(a1);
  EXPECT_THAT(turns(line, 9), ElementsAre(b1, a2, b2, a3));
}

TEST(WorkLine, WeighsWhatIsWantedByItsCost) {
  WorkLine line({.workers = 1, .waiting = 100});
  const Id large = admitted(line, {.client = "a", .cost = 3, .turn = 3});
  const Id another = admitted(line, {.client = "a", .cost = 3, .turn = 3});
  std::vector<Id> small;
  for (int n = 0; n < 5; ++n) small.push_back(admitted(line, {.client = "b"}));
  EXPECT_THAT(turns(line, 9), ElementsAre(large, small[0], small[1], small[2], another, small[3], small[4]));
}

TEST(WorkLine, WhatTakesLongHasItsTurnsBetweenThoseOfOthers) {
  WorkLine line({.workers = 1, .waiting = 100});
  const Id large = admitted(line, {.client = "a", .cost = 6, .turn = 2});
  ASSERT_EQ(line.next(), large);
  std::vector<Id> small;
  for (int n = 0; n < 5; ++n) small.push_back(admitted(line, {.client = "b"}));
  std::vector<Id> order;
  line.yield(large);
  while (const std::optional<Id> next = line.next()) {
    order.push_back(*next);
    const bool more = *next == large && std::ranges::count(order, large) < 2;
    if (more) line.yield(large);
    if (!more) line.leave(*next);
  }
  EXPECT_THAT(order, ElementsAre(small[0], small[1], large, small[2], small[3], large, small[4]));
}

TEST(WorkLine, DoesFirstWhatIsUrgent) {
  WorkLine line({.workers = 1, .waiting = 100});
  const Id registration = admitted(line, {.client = "a"});
  const Id login = admitted(line, {.client = "b", .urgent = true});
  EXPECT_THAT(turns(line, 9), ElementsAre(login, registration));
}

TEST(WorkLine, WhatIsNotUrgentHasEveryFourthTurn) {
  WorkLine line({.workers = 1, .waiting = 100});
  const Id first = admitted(line, {.client = "a"});
  const Id second = admitted(line, {.client = "a"});
  std::vector<Id> logins;
  for (int n = 0; n < 7; ++n) logins.push_back(admitted(line, {.client = "b", .urgent = true}));
  EXPECT_THAT(turns(line, 9), ElementsAre(logins[0], logins[1], logins[2], first, logins[3], logins[4],
                                          logins[5], second, logins[6]));
}

TEST(WorkLine, OneNeverHasAllWorkers) {
  WorkLine line({.workers = 3, .waiting = 100});
  std::vector<Id> all;
  for (int n = 0; n < 4; ++n) all.push_back(admitted(line, {.client = "a"}));
  EXPECT_EQ(line.next(), all[0]);
  EXPECT_EQ(line.next(), all[1]);
  EXPECT_FALSE(line.next());
  const Id other = admitted(line, {.client = "b"});
  EXPECT_EQ(line.next(), other);
  line.leave(all[0]);
  EXPECT_EQ(line.next(), all[2]);
}

TEST(WorkLine, HasAnEndAndTellsSoAtOnce) {
  WorkLine line({.workers = 1, .waiting = 3});
  ASSERT_EQ(line.next(), std::nullopt);
  const Id first = admitted(line, {.client = "a"});
  ASSERT_EQ(line.next(), first);
  admitted(line, {.client = "a", .cost = 2});
  EXPECT_FALSE(line.admit({.client = "a"}));
  EXPECT_FALSE(line.admit({.client = "a", .urgent = false}));
  line.leave(first);
  admitted(line, {.client = "a"});
  WorkLine empty({.workers = 1, .waiting = 3});
  admitted(empty, {.client = "a", .cost = 1000});
  EXPECT_FALSE(empty.admit({.client = "a"})) << "what costs more than there may be fills all of it";
}

TEST(WorkLine, WhoWantsMostMakesRoomForWhoWantsLess) {
  WorkLine line({.workers = 1, .waiting = 6});
  const Id a1 = admitted(line, {.client = "a"});
  ASSERT_EQ(line.next(), a1);
  const Id a2 = admitted(line, {.client = "a"});
  const Id b1 = admitted(line, {.client = "b"});
  const Id a3 = admitted(line, {.client = "a"});
  const Id c1 = admitted(line, {.client = "c"});
  const Id a4 = admitted(line, {.client = "a"});
  const auto b2 = line.admit({.client = "b"});
  ASSERT_TRUE(b2);
  EXPECT_THAT(b2->displaced, ElementsAre(a4));
  const auto d1 = line.admit({.client = "d"});
  ASSERT_TRUE(d1);
  EXPECT_THAT(d1->displaced, ElementsAre(a3));
  EXPECT_FALSE(line.admit({.client = "b"})) << "who would then want most himself";
  line.leave(a1);
  EXPECT_THAT(turns(line, 9), ElementsAre(b1, c1, d1->id, a2, b2->id));
}

// A /64 of a site.
std::string site_address(int n) { return "2001:db8:1:" + std::to_string(n) + "::"; }

TEST(WorkLine, TheAddressesOfANetworkWantTogether) {
  WorkLine line({.workers = 1, .waiting = 4});
  const Id working = admitted(line, {.client = site_address(0)});
  ASSERT_EQ(line.next(), working);
  admitted(line, {.client = site_address(1)});
  const Id earlier = admitted(line, {.client = site_address(2)});
  const Id latest = admitted(line, {.client = site_address(3)});
  EXPECT_FALSE(line.admit({.client = site_address(4)}));
  const auto elsewhere = line.admit({.client = "192.0.2.1"});
  ASSERT_TRUE(elsewhere);
  EXPECT_THAT(elsewhere->displaced, ElementsAre(latest));
  const auto other_site = line.admit({.client = "2001:db8:2::"});
  ASSERT_TRUE(other_site);
  EXPECT_THAT(other_site->displaced, ElementsAre(earlier));
}

TEST(WorkLine, TheAddressesOfANetworkHaveTheirTurnsTogether) {
  const auto waits_for = [](const auto& address_of) {
    WorkLine line({.workers = 1, .waiting = 256});
    for (int n = 0; n < 100; ++n) admitted(line, {.client = address_of(n)});
    const Id elsewhere = admitted(line, {.client = "192.0.2.1"});
    const std::vector<Id> order = turns(line, 101);
    return std::ranges::find(order, elsewhere) - order.begin();
  };
  EXPECT_EQ(waits_for([](int n) { return "192.0.1." + std::to_string(n); }), 100);
  EXPECT_EQ(waits_for([](int /*n*/) { return site_address(0); }), 1);
  EXPECT_EQ(waits_for(site_address), 1) << "of a household";
  EXPECT_EQ(waits_for([](int n) { return "2001:db8:1:" + std::to_string(n) + "00::"; }), 1) << "of a site";
}

// Who wants as much as they do has a turn to four of a household and to sixteen of a site.
TEST(WorkLine, ANetworkGetsAsMuchAsSomeAddresses) {
  const auto before_the_third = [](const auto& address_of) {
    WorkLine line({.workers = 1, .waiting = 256});
    for (int n = 0; n < 80; ++n) admitted(line, {.client = address_of(n)});
    Id third = 0;
    for (int n = 0; n < 3; ++n) third = admitted(line, {.client = "192.0.2.1"});
    const std::vector<Id> order = turns(line, 83);
    return std::ranges::find(order, third) - order.begin();
  };
  EXPECT_EQ(before_the_third(site_address), 2 * 4 + 1 + 2);
  EXPECT_EQ(before_the_third([](int n) { return "2001:db8:1:" + std::to_string(n) + "00::"; }),
            2 * 16 + 1 + 2);
}

TEST(WorkLine, InANetworkNobodyWaitsBehindAllThatAnotherOneWants) {
  WorkLine line({.workers = 1, .waiting = 100});
  std::vector<Id> much;
  for (int n = 0; n < 6; ++n) much.push_back(admitted(line, {.client = site_address(0)}));
  const Id neighbour = admitted(line, {.client = site_address(1)});
  EXPECT_THAT(turns(line, 9), ElementsAre(much[0], much[1], neighbour, much[2], much[3], much[4], much[5]));
}

TEST(WorkLine, OneNetworkNeverHasAllWorkers) {
  WorkLine line({.workers = 3, .waiting = 100});
  std::vector<Id> all;
  for (int n = 0; n < 3; ++n) all.push_back(admitted(line, {.client = site_address(n)}));
  EXPECT_EQ(line.next(), all[0]);
  EXPECT_EQ(line.next(), all[1]);
  EXPECT_FALSE(line.next());
  const Id elsewhere = admitted(line, {.client = "192.0.2.1"});
  EXPECT_EQ(line.next(), elsewhere);
  line.leave(all[0]);
  EXPECT_EQ(line.next(), all[2]);
}

TEST(WorkLine, InANetworkWhoWantsMostMakesRoomAsElsewhere) {
  WorkLine line({.workers = 1, .waiting = 3});
  admitted(line, {.client = site_address(0)});
  admitted(line, {.client = site_address(0)});
  const Id latest = admitted(line, {.client = site_address(0)});
  const auto neighbour = line.admit({.client = site_address(1)});
  ASSERT_TRUE(neighbour);
  EXPECT_THAT(neighbour->displaced, ElementsAre(latest));
  EXPECT_FALSE(line.admit({.client = site_address(1)}));
}

TEST(WorkLine, CountsNothingThatWasNotDone) {
  WorkLine line({.workers = 1, .waiting = 5});
  const Id working = admitted(line, {.client = "z"});
  ASSERT_EQ(line.next(), working);
  const Id a1 = admitted(line, {.client = "a"});
  const Id a2 = admitted(line, {.client = "a"});
  const Id a3 = admitted(line, {.client = "a"});
  admitted(line, {.client = "a"});
  const Id b1 = admitted(line, {.client = "b"});  // in the place of the last of them
  line.leave(a2);
  line.leave(a3);
  const Id a5 = admitted(line, {.client = "a"});
  const Id b2 = admitted(line, {.client = "b"});
  line.leave(working);
  EXPECT_THAT(turns(line, 9), ElementsAre(a1, b1, a5, b2))
      << "each has had one before the second of the other";
}

TEST(WorkLine, DisplacesNobodyForWhoFindsNoPlaceThen) {
  WorkLine line({.workers = 1, .waiting = 5});
  for (int n = 0; n < 5; ++n) admitted(line, {.client = "a"});
  EXPECT_FALSE(line.admit({.client = "b", .cost = 3}));
  EXPECT_EQ(line.size(), 5u);
  EXPECT_FALSE(line.admit({.client = "a"}));
  const auto less = line.admit({.client = "b", .cost = 2});
  ASSERT_TRUE(less);
  EXPECT_EQ(less->displaced.size(), 2u);
}

TEST(WorkLine, WhatIsUrgentTakesThePlaceOfWhatIsNot) {
  WorkLine line({.workers = 1, .waiting = 2});
  const Id working = admitted(line, {.client = "b"});
  ASSERT_EQ(line.next(), working);
  const Id waiting = admitted(line, {.client = "b"});
  const auto login = line.admit({.client = "a", .urgent = true});
  ASSERT_TRUE(login);
  EXPECT_THAT(login->displaced, ElementsAre(waiting));
  EXPECT_FALSE(line.admit({.client = "c", .urgent = true})) << "what has begun goes on";
  EXPECT_FALSE(line.admit({.client = "c"}));
}

TEST(WorkLine, WhoHasMoreThanHalfMakesRoomForWhateverOthersWant) {
  WorkLine line({.workers = 1, .waiting = 4});
  admitted(line, {.client = "a", .urgent = true});
  admitted(line, {.client = "a", .urgent = true});
  const Id late = admitted(line, {.client = "a", .urgent = true});
  admitted(line, {.client = "b"});
  const auto registration = line.admit({.client = "c"});
  ASSERT_TRUE(registration);
  EXPECT_THAT(registration->displaced, ElementsAre(late)) << "and not the other one, which is not urgent";
  EXPECT_FALSE(line.admit({.client = "d"})) << "who wanted most has half of it now";
  const auto login = line.admit({.client = "d", .urgent = true});
  ASSERT_TRUE(login);
  EXPECT_THAT(login->displaced, ElementsAre(registration->id));
}

}  // namespace
}  // namespace muehle::net
