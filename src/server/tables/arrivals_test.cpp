#include "server/tables/arrivals.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

TEST(Arrivals, KnowTheFirstOfATableUntilItIsDecided) {
  Arrivals arrivals;
  EXPECT_EQ(arrivals.first("a"), std::nullopt);
  std::shared_ptr<void> later = arrivals.note("a", 20);
  std::shared_ptr<void> first = arrivals.note("a", 10);
  const std::shared_ptr<void> as_late = arrivals.note("a", 20);
  const std::shared_ptr<void> elsewhere = arrivals.note("b", 5);
  EXPECT_EQ(arrivals.first("a"), 10);
  EXPECT_EQ(arrivals.first("b"), 5);
  first.reset();
  EXPECT_EQ(arrivals.first("a"), 20);
  later.reset();
  EXPECT_EQ(arrivals.first("a"), 20) << "the other one that came then";
}

TEST(Arrivals, KeepNothingOfTablesForWhichNothingWaits) {
  Arrivals arrivals;
  std::shared_ptr<void> one = arrivals.note("a", 10);
  EXPECT_EQ(arrivals.table_count(), 1u);
  one.reset();
  EXPECT_EQ(arrivals.table_count(), 0u);
}

}  // namespace
}  // namespace muehle::server
