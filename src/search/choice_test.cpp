#include "search/choice.h"

#include <gtest/gtest.h>

namespace muehle::search {
namespace {

using perfect::Answer;
using perfect::Value;

constexpr Answer win{Value::win, {}};
constexpr Answer draw{Value::draw, {}};
constexpr Answer loss{Value::loss, {}};

// Choices with these answers, numbered from 1 on.
std::vector<Choice> choices(const std::vector<std::optional<Answer>>& answers) {
  std::vector<Choice> made;
  for (const auto& answer : answers) {
    made.push_back({.move = static_cast<MoveCode>(made.size() + 1), .answer = answer});
  }
  return made;
}

std::vector<int> order(const std::vector<Choice>& choices) {
  std::vector<int> numbers;
  for (const Choice& choice : choices) numbers.push_back(choice.move);
  return numbers;
}

TEST(Select, LeavesTheBestOfWhatIsKnown) {
  std::vector<Choice> all = choices({loss, draw, loss, draw});
  const Selection selection = select(all);
  EXPECT_TRUE(selection.exact);
  EXPECT_TRUE(selection.knows_value);
  EXPECT_EQ(selection.size, 2u);
  EXPECT_EQ(order(all), (std::vector{2, 4, 1, 3}));
}

TEST(Select, PrefersEarlyWinsAndLateLosses) {
  std::vector<Choice> wins = choices({Answer{Value::win, 9}, Answer{Value::win, 3}, draw});
  EXPECT_EQ(select(wins).size, 2u);
  EXPECT_EQ(order(wins), (std::vector{2, 1, 3}));
  std::vector<Choice> losses = choices({Answer{Value::loss, 4}, Answer{Value::loss, 10}});
  EXPECT_EQ(select(losses).size, 2u);
  EXPECT_EQ(order(losses), (std::vector{2, 1}));
}

TEST(Select, AWinIsEnough) {
  std::vector<Choice> all = choices({std::nullopt, draw, win, std::nullopt});
  const Selection selection = select(all);
  EXPECT_FALSE(selection.exact);
  EXPECT_TRUE(selection.knows_value);
  EXPECT_EQ(selection.size, 1u);
  EXPECT_EQ(all.front().move, 3);
}

TEST(Select, LeavesOutKnownLossesAndNothingElse) {
  std::vector<Choice> all = choices({loss, std::nullopt, draw, loss, std::nullopt});
  const Selection selection = select(all);
  EXPECT_FALSE(selection.exact);
  EXPECT_FALSE(selection.knows_value);
  EXPECT_EQ(selection.size, 3u);
  EXPECT_EQ(order(all), (std::vector{2, 3, 5, 1, 4}));
}

TEST(Select, KnowsNothingOfWhatIsNotKnown) {
  std::vector<Choice> all = choices({std::nullopt, std::nullopt});
  const Selection selection = select(all);
  EXPECT_FALSE(selection.knows_value);
  EXPECT_EQ(selection.size, 2u);
  EXPECT_EQ(order(all), (std::vector{1, 2}));
}

TEST(PreferWhatIsKnown, ADrawIsLeftOnlyForMuchMore) {
  const auto first_of = [](Score score) {
    std::vector<Choice> all = choices({std::nullopt, std::nullopt, draw, draw});
    all.front().score = score;
    prefer_what_is_known(all);
    return all.front().move;
  };
  EXPECT_EQ(first_of(-100), 3);
  EXPECT_EQ(first_of(100), 3);
  EXPECT_EQ(first_of(300), 1);
  EXPECT_EQ(first_of(win_in(5)), 1);
}

TEST(PreferWhatIsKnown, WithoutADrawTheSearchDecides) {
  std::vector<Choice> all = choices({std::nullopt, std::nullopt});
  prefer_what_is_known(all);
  EXPECT_EQ(order(all), (std::vector{1, 2}));
  std::vector<Choice> known = choices({draw, std::nullopt, draw});
  prefer_what_is_known(known);
  EXPECT_EQ(order(known), (std::vector{1, 2, 3}));
}

}  // namespace
}  // namespace muehle::search
