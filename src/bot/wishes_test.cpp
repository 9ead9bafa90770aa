#include "bot/wishes.h"

#include <gtest/gtest.h>

#include "bot/player.h"

namespace muehle::bot {
namespace {

Challenge challenge(const std::string& time, const std::string& rules = "standard") {
  return {.id = "k3",
          .from = {"Anna", false},
          .to = {"Robbi", true},
          .rules = rules,
          .start = "........................ w 9 9",
          .time = time,
          .rated = false,
          .declined = {}};
}

TEST(Wishes, AcceptAnyGameWithAClockAtFirst) {
  const Wishes wishes;
  EXPECT_EQ(decline(wishes, challenge("300+5")), std::nullopt);
  EXPECT_EQ(decline(wishes, challenge("10+0", "strikt")), std::nullopt);
  EXPECT_EQ(decline(wishes, challenge("10800d180")), std::nullopt);
  EXPECT_EQ(decline(wishes, challenge("-")), Decline::too_slow);
  EXPECT_EQ(decline(wishes, challenge("1/259200")), Decline::too_slow);
  EXPECT_EQ(decline({.unlimited = true}, challenge("-")), std::nullopt);
  EXPECT_EQ(decline({.days = true}, challenge("1/259200")), std::nullopt);
  EXPECT_EQ(decline(wishes, challenge("soon")), Decline::no);
  EXPECT_EQ(decline(wishes, challenge("300+5", "chess")), Decline::other_rules);
}

TEST(Wishes, SayWhatIsWrongWithAClock) {
  const Wishes wishes{.base = {60, 600}, .bonus = {2, 10}};
  EXPECT_EQ(decline(wishes, challenge("60+2")), std::nullopt);
  EXPECT_EQ(decline(wishes, challenge("600d10")), std::nullopt);
  EXPECT_EQ(decline(wishes, challenge("59+2")), Decline::too_fast);
  EXPECT_EQ(decline(wishes, challenge("60+1")), Decline::too_fast);
  EXPECT_EQ(decline(wishes, challenge("601+2")), Decline::too_slow);
  EXPECT_EQ(decline(wishes, challenge("60+11")), Decline::too_slow);
}

TEST(Wishes, ChooseRulesAndPlayers) {
  const Wishes strict{.rules = {parse_rules("strikt").value()}};
  EXPECT_EQ(decline(strict, challenge("60+2")), Decline::other_rules);
  EXPECT_EQ(decline(strict, challenge("60+2", "strikt")), std::nullopt);
  EXPECT_EQ(decline({.from = From::people}, challenge("60+2")), std::nullopt);
  EXPECT_EQ(decline({.from = From::bots}, challenge("60+2")), Decline::no);
  Challenge rated = challenge("60+2");
  rated.rated = true;
  EXPECT_EQ(decline({}, rated), Decline::rated);
}

TEST(Wishes, HoldForAnotherGameToo) {
  const auto game = [](const std::string& time, const std::string& rules = "standard", bool bot = false) {
    return GameNote{.opponent = {"Anna", bot}, .rules = rules, .time = time};
  };
  EXPECT_EQ(decline({}, game("300+5")), std::nullopt);
  EXPECT_EQ(decline({}, game("-")), Decline::too_slow);
  EXPECT_EQ(decline({.unlimited = true}, game("-")), std::nullopt);
  EXPECT_EQ(decline({}, game("1/259200")), Decline::too_slow);
  EXPECT_EQ(decline({.days = true}, game("1/259200")), std::nullopt);
  EXPECT_EQ(decline({.base = {60, 600}}, game("30+0")), Decline::too_fast);
  EXPECT_EQ(decline({.bonus = {2, 10}}, game("60+11")), Decline::too_slow);
  EXPECT_EQ(decline({.rules = {parse_rules("strikt").value()}}, game("60+2")), Decline::other_rules);
  EXPECT_EQ(decline({.from = From::bots}, game("60+2")), Decline::no);
  EXPECT_EQ(decline({.from = From::bots}, game("60+2", "standard", true)), std::nullopt);
}

TEST(LimitsFor, KeepASecondOfTheClockForTheWay) {
  const play::TimeControl control = play::parse_time_control("60+2").value();
  const ClockShown clock{{50'000, 40'000}, 0};
  const engine::Go go = limits_for(control, clock, Colour::black, Duration(500), 3000);
  EXPECT_EQ(go.clocks.left[0], 50'000);
  EXPECT_EQ(go.clocks.left[1], 38'500);
  EXPECT_EQ(go.clocks.increment[1], 2000);
  EXPECT_EQ(go.milliseconds, 3000);
  EXPECT_GT(limits_for(control, ClockShown{{10, 10}, 0}, Colour::white, Duration(900), {}).clocks.left[0], 0);
}

TEST(LimitsFor, GamesWithoutAClockHaveATimeForAMove) {
  EXPECT_EQ(limits_for(play::Unlimited{}, {}, Colour::white, {}, {}).milliseconds, usual_move_time);
  EXPECT_EQ(limits_for(play::Correspondence{3}, ClockShown{}, Colour::white, {}, 100).milliseconds, 100);
  EXPECT_FALSE(limits_for(play::Correspondence{3}, ClockShown{}, Colour::white, {}, {}).clocks.given());
}

}  // namespace
}  // namespace muehle::bot
