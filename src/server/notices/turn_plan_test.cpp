// When somebody is told by mail that it is his move.
#include "server/notices/turn_plan.h"

#include <gtest/gtest.h>

#include "server/notices/day_hour.h"
#include "server/testing/turn_test.h"

namespace muehle::server {
namespace {

constexpr UnixSeconds now = 1'700'000'000;  // a Tuesday in November, 22:13:20 UTC
constexpr UnixSeconds long_ago = now - 86'400;

TurnSeen seen(std::int64_t number, UnixSeconds moved_at = long_ago, UnixSeconds deadline = now + 1000) {
  TurnSeen one = testing::seen_turn(number);
  one.game.began_at = long_ago;
  one.game.moved_at = moved_at;
  one.deadline = deadline;
  return one;
}
ListedGame game(std::int64_t number) { return seen(number).game; }
StoredTurnMail wants(TurnMailWay way, UnixSeconds next_at = 0) {
  return {
      .player = 1, .way = way, .hour = 18, .zone = "Europe/Berlin", .stop_key = "key", .next_at = next_at};
}
const StoredTurnMail at_once = wants(TurnMailWay::at_once);
const StoredTurnMail daily = wants(TurnMailWay::daily);

std::vector<std::int64_t> due(const StoredTurnMail& wanted, std::vector<TurnSeen> all,
                              const std::vector<ToldTurn>& told = {}) {
  std::vector<std::int64_t> numbers;
  for (const TurnSeen& one : turns_due(wanted, std::move(all), told, now)) numbers.push_back(one.game.number);
  return numbers;
}
using Numbers = std::vector<std::int64_t>;

TEST(TurnPlan, ATurnByDaysIsOneInWhichHisTimeRuns) {
  EXPECT_TRUE(is_his_turn_by_days(game(1)));
  const auto is_one = [](auto change) {
    ListedGame changed = game(1);
    change(changed);
    return is_his_turn_by_days(changed);
  };
  EXPECT_FALSE(is_one([](ListedGame& one) { one.standing.turn = 1; }));
  EXPECT_FALSE(is_one([](ListedGame& one) { one.standing.turn.reset(); })) << "it is over";
  EXPECT_FALSE(is_one([](ListedGame& one) { one.standing.deadline.reset(); })) << "a referee has stopped it";
  EXPECT_FALSE(is_one([](ListedGame& one) { one.players[1].reset(); })) << "nobody has come";
  EXPECT_FALSE(is_one([](ListedGame& one) { one.time_control = "300+5"; }));
  EXPECT_FALSE(is_one([](ListedGame& one) { one.time_control = "-"; }));
  EXPECT_TRUE(is_one([](ListedGame& one) { one.own = 1, one.standing.turn = 1; }));
}

TEST(TurnPlan, AtOnceWaitsAMinuteAndTakesAlongWhatHasJustCome) {
  EXPECT_EQ(due(at_once, {seen(1, now - turn_mail_delay + 1)}), Numbers{});
  EXPECT_EQ(due(at_once, {seen(1, now - turn_mail_delay)}), Numbers{1});
  EXPECT_EQ(due(at_once, {seen(1, now - turn_mail_delay), seen(2, now)}), (Numbers{1, 2}));
  TurnSeen begun = seen(1, 0);
  begun.game.began_at = now;
  EXPECT_EQ(due(at_once, {begun}), Numbers{}) << "it has just begun";
}

TEST(TurnPlan, WhoIsThereOrOnVacationIsToldNothing) {
  TurnSeen open = seen(1);
  open.has_open = true;
  TurnSeen leave = seen(2);
  leave.on_leave = true;
  for (const StoredTurnMail& wanted : {at_once, daily}) {
    EXPECT_EQ(due(wanted, {open, leave}), Numbers{});
    EXPECT_EQ(due(wanted, {open, leave, seen(3)}), Numbers{3});
  }
}

TEST(TurnPlan, ATurnIsToldOnce) {
  const ToldTurn told = turn_of(game(1));
  EXPECT_EQ(due(at_once, {seen(1)}, {told}), Numbers{});
  EXPECT_EQ(due(daily, {seen(1)}, {told}), Numbers{});
  EXPECT_EQ(due(at_once, {seen(1), seen(2)}, {told}), Numbers{2});
  ToldTurn earlier = told;
  earlier.plies = 2;
  EXPECT_EQ(due(at_once, {seen(1)}, {earlier}), Numbers{1});
  ToldTurn before_take_back = told;
  before_take_back.board = "another board";
  EXPECT_EQ(due(at_once, {seen(1)}, {before_take_back}), Numbers{1});
}

TEST(TurnPlan, WhatEndsFirstStandsFirstAndNotTooMuchInOne) {
  EXPECT_EQ(
      due(at_once, {seen(1, long_ago, now + 9), seen(2, long_ago, now + 3), seen(3, long_ago, now + 9)}),
      (Numbers{2, 1, 3}));
  std::vector<TurnSeen> many;
  for (std::size_t n = 0; n < most_turns_in_mail + 7; ++n) many.push_back(seen(static_cast<int>(n)));
  EXPECT_EQ(due(daily, many).size(), most_turns_in_mail);
}

TEST(TurnPlan, NobodyIsToldBeforeHisTimeNorAgainstHisWill) {
  EXPECT_EQ(due(wants(TurnMailWay::at_once, now + 1), {seen(1)}), Numbers{});
  EXPECT_EQ(due(wants(TurnMailWay::daily, now + 1), {seen(1)}), Numbers{});
  EXPECT_EQ(due(wants(TurnMailWay::at_once, now), {seen(1)}), Numbers{1});
  EXPECT_EQ(due(wants(TurnMailWay::none), {seen(1)}), Numbers{});
  EXPECT_EQ(due(wants(TurnMailWay::refused), {seen(1)}), Numbers{});
  EXPECT_EQ(due(daily, {}), Numbers{});
  EXPECT_EQ(due(daily, {seen(1, now)}), Numbers{1}) << "the hour has come, whatever has just come with it";
}

TEST(TurnPlan, AfterAMailTheNextOneComesLaterOrTomorrow) {
  EXPECT_EQ(after_mail(at_once, MailFate::sent, now).next_at, now + turn_mail_rest);
  EXPECT_EQ(after_mail(at_once, MailFate::none, now), at_once);
  const UnixSeconds tomorrow = next_hour("Europe/Berlin", 18, now);
  EXPECT_EQ(after_mail(daily, MailFate::sent, now).next_at, tomorrow);
  EXPECT_EQ(after_mail(daily, MailFate::none, now).next_at, tomorrow);
  EXPECT_TRUE(is_done_with(at_once, MailFate::sent));
  EXPECT_FALSE(is_done_with(at_once, MailFate::none));
}

TEST(TurnPlan, WhatIsPutOffIsTriedAgainAndGivenUp) {
  StoredTurnMail mail = daily;
  std::vector<UnixSeconds> pauses;
  while (!is_done_with(mail, MailFate::put_off)) {
    mail = after_mail(mail, MailFate::put_off, now);
    pauses.push_back(mail.next_at - now);
  }
  EXPECT_EQ(pauses, (std::vector<UnixSeconds>{300, 1200, 4800, 19'200, 21'600, 21'600, 21'600}));
  mail = after_mail(mail, MailFate::put_off, now);
  EXPECT_EQ(mail.failures, 0);
  EXPECT_EQ(mail.refusals, 0);
  EXPECT_EQ(mail.next_at, next_hour("Europe/Berlin", 18, now));
  mail.failures = 3;
  EXPECT_EQ(after_mail(mail, MailFate::sent, now).failures, 0);
}

TEST(TurnPlan, AMailboxThatRefusesThreeInARowIsSentNoMore) {
  StoredTurnMail mail = at_once;
  for (int refused = 1; refused < most_turn_mail_refusals; ++refused) {
    EXPECT_TRUE(is_done_with(mail, MailFate::refused));
    mail = after_mail(mail, MailFate::refused, now);
    EXPECT_EQ(mail.refusals, refused);
    EXPECT_EQ(mail.way, TurnMailWay::at_once);
  }
  EXPECT_EQ(after_mail(mail, MailFate::sent, now).refusals, 0);
  mail = after_mail(mail, MailFate::refused, now);
  EXPECT_EQ(mail.way, TurnMailWay::refused);
  EXPECT_EQ(due(mail, {seen(1)}), Numbers{});
}

}  // namespace
}  // namespace muehle::server
