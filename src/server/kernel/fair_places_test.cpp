#include "server/kernel/fair_places.h"

#include <gtest/gtest.h>

namespace muehle::server {
namespace {

FairPlaces places(std::size_t most, const std::vector<std::pair<std::string, int>>& counts) {
  FairPlaces places(most);
  for (const auto& [whose, count] : counts) {
    for (int n = 0; n < count; ++n) places.add(whose);
  }
  return places;
}

TEST(FairPlaces, AreFullWithTheLastOfThem) {
  FairPlaces two(2);
  two.add("a");
  EXPECT_FALSE(two.are_full());
  two.add("b");
  EXPECT_TRUE(two.are_full());
}

TEST(FairPlaces, HaveRoomAgainWhereOneIsLeft) {
  FairPlaces full = places(3, {{"a", 1}, {"b", 2}});
  full.remove("b");
  EXPECT_FALSE(full.are_full());
  full.add("a");
  EXPECT_TRUE(full.are_full());
  EXPECT_EQ(full.who_makes_room("c"), "a");
}

TEST(FairPlaces, WhoHasMostMakesRoomForOthersAndNotForHimself) {
  const FairPlaces full = places(10, {{"a", 2}, {"crowd", 7}, {"z", 1}});
  EXPECT_EQ(full.who_makes_room("new"), "crowd");
  EXPECT_EQ(full.who_makes_room("a"), "crowd");
  EXPECT_EQ(full.who_makes_room("crowd"), std::nullopt);
}

TEST(FairPlaces, NobodyMakesRoomForWhoWouldHaveAsManyThen) {
  const FairPlaces full = places(5, {{"a", 2}, {"b", 3}});
  EXPECT_EQ(full.who_makes_room("a"), std::nullopt) << "or the two would take turns";
  EXPECT_EQ(full.who_makes_room("c"), "b");
  EXPECT_EQ(places(3, {{"a", 1}, {"b", 1}, {"c", 1}}).who_makes_room("d"), std::nullopt);
}

TEST(FairPlaces, AreCountedByTheWidestNetworkAndWithoutOneByThePlayer) {
  EXPECT_EQ(whose_place(7, "192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(whose_place(7, "2001:db8:1:1::"), whose_place(8, "2001:db8:1:ff00::")) << "one /48";
  EXPECT_NE(whose_place(7, "2001:db8:1:1::"), whose_place(7, "2001:db8:2:1::"));
  EXPECT_NE(whose_place(7, ""), whose_place(8, ""));
}

TEST(FairShare, HasTheFirstOfEachPlayerBeforeTheSecondOfAnybody) {
  const std::vector<PlayerId> players = {1, 1, 1, 1, 2, 3, 2};
  EXPECT_EQ(fair_share(players, 3), (std::vector<std::size_t>{0, 4, 5}));
  EXPECT_EQ(fair_share(players, 4), (std::vector<std::size_t>{0, 1, 4, 5})) << "of seconds the oldest";
  EXPECT_EQ(fair_share(players, 5), (std::vector<std::size_t>{0, 1, 4, 5, 6}));
  EXPECT_EQ(fair_share(players, 100).size(), players.size());
}

}  // namespace
}  // namespace muehle::server
