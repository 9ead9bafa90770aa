#include "puzzles/difficulty.h"

#include <gtest/gtest.h>

#include "puzzles/text.h"
#include "rules/rules_test.h"

namespace muehle::puzzles {
namespace {

using testing::at;
using testing::moves;

TEST(Difficulty, TheScaleIsThatOfTheLevels) {
  EXPECT_EQ(rating_of_level(1), lowest_rating);
  EXPECT_EQ(rating_of_level(2), lowest_rating + 186);
}

TEST(Difficulty, WhoSolvesHalfOfThemHasTheirRating) {
  EXPECT_NEAR(fitted_rating({{5, 500, 1000}}), rating_of_level(5), 10);
  EXPECT_NEAR(fitted_rating({{5, 909, 1000}}), rating_of_level(5) - 400, 10);
}

TEST(Difficulty, StaysOnTheScale) {
  EXPECT_EQ(fitted_rating({{1, 1000, 1000}}), lowest_rating);
  EXPECT_EQ(fitted_rating({{9, 0, 1000}}), highest_rating);
}

TEST(Difficulty, AMillThatWinsAtOnceIsEasy) {
  Rater rater;
  const Position position = at("WW.W.................BBB w 0 0");
  const int easy = rater.rate(position, {{}, moves("b6-g7xa1 b6-g7xd1 b6-g7xg1")}, {});
  EXPECT_LT(easy, 900);
  // A move that nobody would play.
  EXPECT_GT(rater.rate(position, {{}, moves("b6-b4")}, {}), 2000);
  // Nothing is kept from one puzzle to the next.
  EXPECT_EQ(rater.rate(position, {{}, moves("b6-g7xa1 b6-g7xd1 b6-g7xg1")}, {}), easy);
}

TEST(Difficulty, WhereARaterLiesInMemoryChangesNothing) {
  const Result<Puzzle> puzzle = parse_puzzle("3l606157a 1900 =sd k a f o m");
  ASSERT_TRUE(puzzle);
  std::vector<std::unique_ptr<char[]>> between;
  std::vector<Rater> raters;
  std::vector<int> ratings;
  for (std::size_t n = 1; n <= 3; ++n) {
    between.push_back(std::make_unique<char[]>(16 * n));
    raters.emplace_back();
    ratings.push_back(raters.back().rate(puzzle->start, puzzle->line, {}));
  }
  EXPECT_EQ(ratings, std::vector<int>(3, ratings.front()));
}

}  // namespace
}  // namespace muehle::puzzles
