#include "perfect/pieces.h"

#include <gtest/gtest.h>

namespace muehle::perfect {
namespace {

constexpr std::size_t length = 100;

std::vector<std::uint8_t> piece(std::uint8_t byte) { return std::vector<std::uint8_t>(length, byte); }
// The rounds of all pieces, in the order of their offsets.
std::vector<std::uint64_t> rounds(const Pieces& pieces) {
  std::vector<std::uint64_t> all;
  pieces.for_each([&](std::uint64_t round, std::size_t) { all.push_back(round); });
  return all;
}

TEST(Pieces, AreOfTheRoundInWhichTheyCameOrWereLookedAt) {
  Pieces pieces(1000);
  for (const std::uint8_t round : {1, 2, 3}) {
    pieces.begin_round(round);
    pieces.put(round * length, piece(round));
  }
  pieces.begin_round(4);
  EXPECT_EQ(pieces.find(length + 10, 5)[0], 1);
  EXPECT_EQ(rounds(pieces), (std::vector<std::uint64_t>{4, 2, 3}));
  pieces.forget_before(3);
  EXPECT_EQ(rounds(pieces), (std::vector<std::uint64_t>{4, 3}));
  EXPECT_EQ(pieces.bytes(), 2 * length);
  EXPECT_TRUE(pieces.find(2 * length, 1).empty());
}

TEST(Pieces, ThoseThatWereUsedLongestAgoGoFirst) {
  const std::map<std::uint64_t, std::uint64_t> bytes = {{1, 100}, {2, 50}, {5, 30}, {6, 20}};
  EXPECT_EQ(oldest_kept(bytes, 6, 200), 0u);
  EXPECT_EQ(oldest_kept(bytes, 6, 199), 2u);
  EXPECT_EQ(oldest_kept(bytes, 6, 100), 2u);
  EXPECT_EQ(oldest_kept(bytes, 6, 99), 3u);
  EXPECT_EQ(oldest_kept(bytes, 6, 49), 6u);
  EXPECT_EQ(oldest_kept(bytes, 6, 0), 6u) << "what the next answer is made of stays";
}

}  // namespace
}  // namespace muehle::perfect
