#include "perfect/answer.h"

#include <gtest/gtest.h>

#include <vector>

namespace muehle::perfect {
namespace {

using MaybeAnswer = std::optional<Answer>;

constexpr Answer drawn{Value::draw, {}};

// From the best to the worst, no two alike.
std::vector<MaybeAnswer> all_answers() {
  std::vector<MaybeAnswer> answers;
  for (int plies = 0; plies <= Grade::most_plies; ++plies) answers.push_back(Answer{Value::win, plies});
  answers.push_back(Answer{Value::win, {}});
  answers.push_back(drawn);
  answers.push_back(Answer{Value::loss, {}});
  for (int plies = Grade::most_plies; plies >= 0; --plies) answers.push_back(Answer{Value::loss, plies});
  answers.push_back(std::nullopt);
  return answers;
}

TEST(Answer, TheOrderIsTotalAndAntisymmetric) {
  const std::vector<MaybeAnswer> answers = all_answers();
  for (std::size_t a = 0; a < answers.size(); ++a) {
    for (std::size_t b = 0; b < answers.size(); ++b) {
      const int order = compare(answers[a], answers[b]);
      ASSERT_EQ(order, a < b ? -1 : a > b ? 1 : 0) << a << " " << b;
      ASSERT_EQ(is_better(answers[a], answers[b]), a < b) << a << " " << b;
    }
  }
}

TEST(Answer, AGradeIsItsAnswer) {
  for (const MaybeAnswer& answer : all_answers()) {
    if (answer) {
      EXPECT_EQ(Grade(*answer).answer(), *answer);
    }
    EXPECT_EQ(Grade(answer), answer ? Grade(*answer) : Grade::none());
    EXPECT_EQ(Grade(answer).wins(), answer && answer->value == Value::win);
  }
}

TEST(Answer, IsTheOtherSidesAPlyLater) {
  EXPECT_EQ(for_the_mover(Answer{Value::loss, 0}), (Answer{Value::win, 1}));
  EXPECT_EQ(for_the_mover(Answer{Value::win, 1}), (Answer{Value::loss, 2}));
  EXPECT_EQ(for_the_mover(drawn), drawn);
  EXPECT_EQ(for_the_mover(Answer{Value::win, {}}), (Answer{Value::loss, {}}));
  EXPECT_EQ(for_the_mover(Answer{Value::loss, {}}), (Answer{Value::win, {}}));
  EXPECT_EQ(for_the_mover(MaybeAnswer()), std::nullopt);
}

// Twice for the mover: the same side has the same, two plies later.
TEST(Answer, TwoPliesLaterItIsTheSame) {
  for (const MaybeAnswer& answer : all_answers()) {
    if (answer && answer->plies.value_or(0) > Grade::most_plies - 2) continue;
    MaybeAnswer later = answer;
    if (later && later->plies) *later->plies += 2;
    EXPECT_EQ(for_the_mover(for_the_mover(answer)), later);
  }
}

// What is better for one side is worse for the other, a ply later too.
TEST(Answer, ThePlyTurnsTheOrderRound) {
  const std::vector<MaybeAnswer> answers = all_answers();
  for (std::size_t n = 0; n + 2 < answers.size(); ++n) {
    const bool too_long = answers[n + 1]->plies.value_or(0) == Grade::most_plies ||
                          answers[n]->plies.value_or(0) == Grade::most_plies;
    if (!too_long) {
      EXPECT_TRUE(is_better(for_the_mover(answers[n + 1]), for_the_mover(answers[n]))) << n;
    }
  }
}

TEST(Answer, InAByteSaysTheSame) {
  for (int distance = 0; distance <= no_distance; ++distance) {
    const Answer answer = answer_of(static_cast<Distance>(distance));
    EXPECT_EQ(answer.value, value_of(static_cast<Distance>(distance)));
    EXPECT_EQ(distance_of(answer), distance);
  }
  EXPECT_EQ(answer_of(0), (Answer{Value::loss, 0}));
  EXPECT_EQ(answer_of(1), (Answer{Value::win, 1}));
  EXPECT_EQ(answer_of(no_distance), drawn);
  EXPECT_EQ(answer_of(252), (Answer{Value::loss, 252}));
  EXPECT_EQ(answer_of(253), (Answer{Value::win, {}}));
  EXPECT_EQ(answer_of(254), (Answer{Value::loss, {}}));
  EXPECT_EQ(distance_of(Answer{Value::win, 255}), 253);
  EXPECT_EQ(distance_of(Answer{Value::loss, 256}), 254);
  std::array<std::uint8_t, 3> bytes{no_distance, 7, 8};
  values_of(bytes, bytes.data());
  EXPECT_EQ(bytes, (std::array{code_of(Value::draw), code_of(Value::win), code_of(Value::loss)}));
}

TEST(Answer, AsText) {
  EXPECT_EQ(to_text(Answer{Value::win, 25}), "win 25");
  EXPECT_EQ(to_text(Answer{Value::loss, {}}), "loss");
  EXPECT_EQ(to_text(drawn), "draw");
  EXPECT_EQ(plies_text(252), "252");
  EXPECT_EQ(plies_text(253), "253+");
}

}  // namespace
}  // namespace muehle::perfect
