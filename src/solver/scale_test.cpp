#include "solver/scale.h"

#include <gtest/gtest.h>

namespace muehle::solver {
namespace {

using perfect::Answer;
using perfect::Distance;
using perfect::Value;

TEST(Scale, DistancesAreOrderedLikeAnswers) {
  const auto mover_has = [](int next) {
    return for_the_mover(perfect::answer_of(static_cast<Distance>(next)));
  };
  const auto score = [](int next) { return distance_scale.score_of_next[static_cast<std::size_t>(next)]; };
  // A byte does not tell a win in 253 plies from longer ones.
  const auto held = [&](int next) { return perfect::answer_of(perfect::distance_of(mover_has(next))); };
  for (int a = 0; a <= perfect::no_distance; ++a) {
    EXPECT_GT(score(a), no_move_score);
    EXPECT_EQ(distance_scale.value_of_score[score(a)], perfect::distance_of(mover_has(a)));
    for (int b = 0; b <= perfect::no_distance; ++b) {
      ASSERT_EQ(score(a) > score(b), is_better(held(a), held(b))) << a << " " << b;
    }
  }
  EXPECT_EQ(distance_scale.value_of_score[distance_scale.score_of_taking_the_last], 1);
  EXPECT_EQ(distance_scale.value_of_score[no_move_score], 0);
}

TEST(Scale, ValuesAreTheOtherSides) {
  std::uint8_t last = no_move_score;
  for (const Value next : {Value::win, Value::draw, Value::loss}) {
    const std::uint8_t score = wdl_scale.score_of_next[code_of(next)];
    EXPECT_GT(score, last);
    EXPECT_EQ(wdl_scale.value_of_score[score], code_of(for_the_other(next)));
    last = score;
  }
  EXPECT_EQ(wdl_scale.score_of_taking_the_last, last);
  EXPECT_EQ(wdl_scale.value_of_score[no_move_score], code_of(Value::loss));
}

}  // namespace
}  // namespace muehle::solver
