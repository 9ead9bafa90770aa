#include "server/tables/deadlines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace muehle::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Deadlines, ComeInTheirOrderAndOnce) {
  Deadlines deadlines;
  deadlines.set("late", 300);
  deadlines.set("soon", 100);
  deadlines.set("next", 200);
  EXPECT_THAT(deadlines.take_due(99), IsEmpty());
  EXPECT_THAT(deadlines.take_due(200), ElementsAre("soon", "next"));
  EXPECT_THAT(deadlines.take_due(200), IsEmpty());
  EXPECT_THAT(deadlines.take_due(1000), ElementsAre("late"));
  EXPECT_TRUE(deadlines.empty());
}

TEST(Deadlines, ATableHasOneAtMost) {
  Deadlines deadlines;
  deadlines.set("table", 100);
  deadlines.set("table", 200);
  EXPECT_THAT(deadlines.take_due(150), IsEmpty());
  deadlines.set("table", 50);
  EXPECT_THAT(deadlines.take_due(150), ElementsAre("table"));
  deadlines.set("table", 100);
  deadlines.set("table", std::nullopt);
  deadlines.set("nobody", std::nullopt);
  EXPECT_TRUE(deadlines.empty());
}

}  // namespace
}  // namespace muehle::server
