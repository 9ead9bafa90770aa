#include "server/lobby/challenge_sources.h"

#include <gtest/gtest.h>

#include "server/testing/test_players.h"

namespace muehle::server {
namespace {

using testing::anna;
using testing::ben;
using Ids = std::unordered_set<std::string>;

TEST(ChallengeSources, KnowsWhatHasComeToWhomFromWhere) {
  ChallengeSources sources;
  EXPECT_TRUE(sources.come(anna, "a1", "here"));
  EXPECT_TRUE(sources.come(anna, "a2", "there"));
  EXPECT_TRUE(sources.come(ben, "b1", "here"));
  EXPECT_EQ(sources.of(anna, "here"), Ids{"a1"}) << "before it is stored";
  sources.go(anna, "a1");
  EXPECT_EQ(sources.of(anna, "here"), Ids{});
  EXPECT_EQ(sources.of(ben, "here"), Ids{"b1"});
}

// Ids are chosen by whoever sends.
TEST(ChallengeSources, NobodyTakesOverTheIdOfAnother) {
  ChallengeSources sources;
  sources.come(anna, "a1", "here");
  EXPECT_FALSE(sources.come(anna, "a1", "there"));
  EXPECT_EQ(sources.of(anna, "here"), Ids{"a1"});
}

TEST(ChallengeSources, ForgetsWhatWaitsNoMoreAndNothingThatIsOnItsWay) {
  ChallengeSources sources;
  for (const char* id : {"a1", "a2", "a3"}) sources.come(anna, id, "here");
  sources.stand(anna, "a1", {"a1"});
  EXPECT_EQ(sources.size(), 3u);
  sources.stand(anna, "a2", {"a2"});  // she has answered the first one
  EXPECT_EQ(sources.of(anna, "here"), (Ids{"a2", "a3"}));
  sources.stand(anna, "a3", {"a2", "a3"});
  EXPECT_EQ(sources.of(anna, "here"), (Ids{"a2", "a3"}));
  sources.go(anna, "a2");
  sources.go(anna, "a3");
  EXPECT_EQ(sources.size(), 0u);
}

}  // namespace
}  // namespace muehle::server
