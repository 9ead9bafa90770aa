#include "server/archive/downloads.h"

#include <gtest/gtest.h>

#include <vector>

namespace muehle::server {
namespace {

using std::chrono::seconds;

constexpr net::SteadyTime start{};

void take(Download& download, int pieces) {
  for (int n = 0; n < pieces; ++n) download.take_piece();
}

TEST(Downloads, AreOneAtATimeFromAnAddress) {
  Downloads all(2);
  auto first = all.begin("a", start);
  ASSERT_TRUE(first);
  EXPECT_FALSE(all.begin("a", start));
  EXPECT_TRUE(all.has("a"));
  first.reset();
  EXPECT_FALSE(all.has("a"));
  EXPECT_TRUE(all.begin("a", start));
}

TEST(Downloads, AreSoManyTogetherWhereAllGoOn) {
  Downloads all(2);
  const auto first = all.begin("a", start);
  const auto second = all.begin("b", start);
  EXPECT_FALSE(all.begin("c", start + seconds(9))) << "they may need a moment to begin";
  take(*first, 20);
  take(*second, 1000);
  EXPECT_FALSE(all.begin("c", start + seconds(20)));
}

TEST(Downloads, OfThoseThatTakeHardlyAnythingTheSlowestMakesRoom) {
  Downloads all(3);
  const auto slow = all.begin("a", start);
  auto slower = all.begin("b", start);
  const auto quick = all.begin("c", start);
  take(*slow, 10);
  take(*slower, 3);
  take(*quick, 200);
  auto next = all.begin("d", start + seconds(20));
  ASSERT_TRUE(next);
  EXPECT_TRUE(slower->is_displaced());
  EXPECT_FALSE(slow->is_displaced() || quick->is_displaced() || next->is_displaced());
  const auto again = all.begin("b", start + seconds(20));
  ASSERT_TRUE(again) << "the other one of them makes room now";
  EXPECT_TRUE(slow->is_displaced());
  slower.reset();
  EXPECT_TRUE(all.has("b")) << "who was displaced takes nobody's place along";
}

}  // namespace
}  // namespace muehle::server
