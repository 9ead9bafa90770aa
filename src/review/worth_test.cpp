#include "review/worth.h"

#include <gtest/gtest.h>

namespace muehle::review {
namespace {

using perfect::Answer;
using perfect::Value;

Worth score(search::Score value) { return {{}, value, false, false}; }

TEST(Worth, HasACode) {
  EXPECT_EQ(to_code({Answer{Value::win, 25}, 0, true, false}), "win 25");
  EXPECT_EQ(to_code({Answer{Value::loss, std::nullopt}, 0, true, true}), "loss");
  EXPECT_EQ(to_code(score(-142)), "-1.42");
  EXPECT_EQ(to_code(score(0)), "+0.00");
  EXPECT_EQ(to_code(score(-7)), "-0.07");
  EXPECT_EQ(to_code(score(34)), "+0.34");
  EXPECT_EQ(to_code(score(1200)), "+12.00");
}

TEST(Worth, PointsGrowWithIt) {
  EXPECT_DOUBLE_EQ(points(score(0)), points_of_draw);
  EXPECT_DOUBLE_EQ(points(exact_draw), points_of_draw);
  EXPECT_LT(points(score(100)), points(score(300)));
  EXPECT_NEAR(points(score(-300)) + points(score(300)), 1, 1e-9);
  EXPECT_GT(points({Answer{Value::win, 50}, 0, true, false}), points(score(900)));
  EXPECT_EQ(points({Answer{Value::loss, 50}, 0, true, false}), 0);
}

TEST(Worth, IsTheOtherSidesForTheMover) {
  EXPECT_EQ(for_the_mover(for_the_mover(score(7))), score(7));
  EXPECT_EQ(for_the_mover(Worth{Answer{Value::loss, 4}, 0, true, true}),
            (Worth{Answer{Value::win, 5}, 0, true, true}));
}

TEST(Worth, OfASearch) {
  const auto found = [](search::Score value, bool exact) {
    search::Info info;
    info.score = value;
    info.exact = exact;
    return worth_of(info);
  };
  EXPECT_EQ(found(search::win_in(3), false), (Worth{Answer{Value::win, 3}, 0, false, false}));
  EXPECT_EQ(found(search::loss_in(search::unknown_plies), true),
            (Worth{Answer{Value::loss, std::nullopt}, 0, true, false}));
  EXPECT_EQ(found(0, true), exact_draw);
  EXPECT_EQ(found(0, false), score(0));
}

}  // namespace
}  // namespace muehle::review
