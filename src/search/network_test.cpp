#include "search/network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "rules/symmetry.h"
#include "search/network_value.h"
#include "search/search_test.h"

namespace muehle::search {
namespace {

using testing::random_history;

PieceClasses sorted_classes(const PieceIndex& index, Mask own, Mask opponent) {
  PieceClasses classes = index.classes(own, opponent);
  std::sort(classes.begin(), classes.end());
  return classes;
}

TEST(PieceIndex, TheEmptyBoardHasAClassOfEachKind) {
  const PieceIndex index;
  const PieceClasses classes = index.classes(0, 0);
  const std::set<std::uint16_t> different(classes.begin(), classes.end());
  EXPECT_EQ(different, (std::set<std::uint16_t>{0, window_classes, 2 * window_classes,
                                                2 * window_classes + ring_classes}));
}

TEST(PieceIndex, SymmetriesOnlyExchangePieces) {
  const PieceIndex index;
  for (int plies = 5; plies < 60; plies += 5) {
    const Position position = random_history({}, plies, 3).position();
    const PieceClasses classes = sorted_classes(index, position.own(), position.opponent());
    for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      const Position image = transform(position, symmetry);
      EXPECT_EQ(sorted_classes(index, image.own(), image.opponent()), classes);
    }
  }
}

TEST(PieceIndex, TellsTheSidesApart) {
  const PieceIndex index;
  EXPECT_NE(sorted_classes(index, bit(0), bit(9)), sorted_classes(index, bit(9), bit(0)));
}

TEST(Network, ReadsWhatItWrites) {
  const std::span<const std::uint8_t> bytes = network_bytes();
  const std::optional<Network> network = read_network(bytes);
  ASSERT_TRUE(network);
  EXPECT_TRUE(std::ranges::equal(write_network(*network), bytes));
}

TEST(Network, IsSmallEnoughToTravel) { EXPECT_LE(network_bytes().size(), 500'000u); }

TEST(Network, RefusesFilesOfAnotherSize) {
  const std::span<const std::uint8_t> bytes = network_bytes();
  EXPECT_FALSE(read_network(bytes.first(bytes.size() - 1)));
  EXPECT_FALSE(read_network({}));
}

TEST(NetworkValue, MaterialsOfNoGameAreWorthAsMuchAsTheNearest) {
  // One stone each on the board and nothing in hand; nobody gets there, and nobody may crash there.
  const NetworkValue value(*read_network(network_bytes()));
  for (int own = 0; own < counts; ++own) {
    const Mask stones = (Mask{1} << own) - 1;
    EXPECT_LE(std::abs(value.value(stones, bit(20), 0, Group::moving)), largest_value);
  }
}

}  // namespace
}  // namespace muehle::search
