#include "server/rights/blocks.h"

#include <gtest/gtest.h>

#include "server/testing/test_players.h"

namespace muehle::server {
namespace {

using testing::anna;
using testing::ben;
using testing::cleo;

TEST(Blocks, KeepBothApartWhoeverWantsIt) {
  Blocks blocks;
  blocks.add(anna, ben);
  EXPECT_TRUE(blocks.apart(anna, ben));
  EXPECT_TRUE(blocks.apart(ben, anna));
  EXPECT_FALSE(blocks.apart(anna, cleo));
  EXPECT_EQ(blocks.of(anna), std::vector{ben});
  EXPECT_TRUE(blocks.of(ben).empty()) << "he blocks nobody";
  EXPECT_TRUE(blocks.concern(ben));
  EXPECT_FALSE(blocks.concern(cleo));
}

TEST(Blocks, OfTheOtherOneStay) {
  Blocks blocks;
  blocks.add(anna, ben);
  blocks.add(ben, anna);
  blocks.remove(anna, ben);
  EXPECT_TRUE(blocks.apart(anna, ben));
  blocks.remove(ben, anna);
  EXPECT_FALSE(blocks.apart(anna, ben));
  EXPECT_FALSE(blocks.concern(anna));
}

TEST(Blocks, GoWithTheAccount) {
  Blocks blocks;
  blocks.add(anna, ben);
  blocks.add(cleo, anna);
  blocks.add(cleo, ben);
  blocks.forget(anna);
  EXPECT_FALSE(blocks.apart(anna, ben));
  EXPECT_FALSE(blocks.apart(anna, cleo));
  EXPECT_TRUE(blocks.apart(ben, cleo));
}

}  // namespace
}  // namespace muehle::server
