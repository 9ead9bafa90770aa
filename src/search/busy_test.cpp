#include "search/busy.h"

#include <gtest/gtest.h>

#include <memory>

#include "search/search_test.h"

namespace muehle::search {
namespace {

TEST(Busy, KnowsWhatWasBegunAndNotEnded) {
  const auto busy = std::make_unique<Busy>();
  const std::uint64_t name = Busy::name(1234, MoveCode{5}, 7);
  EXPECT_FALSE(busy->with(name));
  busy->begin(name);
  EXPECT_TRUE(busy->with(name));
  busy->end(name);
  EXPECT_FALSE(busy->with(name));
}

TEST(Busy, TellsPositionsMovesAndDepthsApart) {
  const std::uint64_t name = Busy::name(1234, MoveCode{5}, 7);
  EXPECT_NE(name, Busy::name(1235, MoveCode{5}, 7));
  EXPECT_NE(name, Busy::name(1234, MoveCode{6}, 7));
  EXPECT_NE(name, Busy::name(1234, MoveCode{5}, 8));
}

TEST(Busy, WhoEndsLateTakesNothingFromOthers) {
  const auto busy = std::make_unique<Busy>();
  const std::uint64_t mine = Busy::name(1, MoveCode{1}, 5);
  const std::uint64_t others = Busy::name(2, MoveCode{1}, 5);
  busy->begin(others);
  busy->end(mine);
  EXPECT_TRUE(busy->with(others));
}

TEST(Busy, AloneASearchFindsWhatItFindsWithout) {
  const History start = testing::random_history({}, 14, 11);
  testing::TestTable one;
  testing::TestTable two;
  const auto busy = std::make_unique<Busy>();
  const Report without = Searcher(one.table).search(start, {.limits = {.depth = 8}});
  const Report with = Searcher(two.table).search(start, {.limits = {.depth = 8}}, {.busy = busy.get()});
  EXPECT_EQ(with.best, without.best);
  EXPECT_EQ(with.info.score, without.info.score);
  EXPECT_EQ(with.info.nodes, without.info.nodes);
}

}  // namespace
}  // namespace muehle::search
