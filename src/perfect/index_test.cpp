#include "perfect/index.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "perfect/shape.h"

namespace muehle::perfect {
namespace {

TEST(Subsets, ranksFollowTheOrderOfTheValues) {
  for (int size = 0; size <= most_stones; ++size) {
    const std::vector<Mask> subsets = all_subsets(15, size);
    ASSERT_EQ(subsets.size(), choose(15, size));
    for (std::uint32_t n = 0; n < subsets.size(); ++n) ASSERT_EQ(subset_rank(size)(subsets[n]), n);
  }
}

TEST(Subsets, bitsAreGatheredAndSpread) {
  EXPECT_EQ(gather_bits(0b101000, 0b111001), 0b1010u);
  EXPECT_EQ(spread_bits(0b1010, 0b111001), 0b101000u);
}

TEST(Classes, haveTheKnownNumbers) {
  for (int stones = 0; stones <= most_stones; ++stones) {
    EXPECT_EQ(canonical_masks(stones).size(), class_counts[static_cast<std::size_t>(stones)]);
  }
}

TEST(Classes, slotsOfTheMovingPhaseAddUp) {
  std::uint64_t slots = 0;
  for (int own = 3; own <= most_stones; ++own) {
    for (int opp = 3; opp <= most_stones; ++opp) slots += shape_of(own, opp).slots();
  }
  EXPECT_EQ(slots, 9'193'626'407u);
}

TEST(Classes, tableAndArithmeticTransformAlike) {
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    for (const Mask mask : {0x000001u, 0x800000u, 0x123456u, 0xABCDEFu, 0xFFFFFFu}) {
      EXPECT_EQ(transform_fast(mask, symmetry), transform(mask, symmetry));
    }
  }
}

struct Stones {
  Mask first = 0;
  Mask second = 0;
};

Stones random_stones() {
  Stones stones;
  const int first = *rc::gen::inRange(0, most_stones + 1);
  const int second = *rc::gen::inRange(0, most_stones + 1);
  std::vector<int> points(point_count);
  for (int n = 0; n < point_count; ++n) points[static_cast<std::size_t>(n)] = n;
  for (int n = 0; n < first + second; ++n) {
    const int other = *rc::gen::inRange(n, point_count);
    std::swap(points[static_cast<std::size_t>(n)], points[static_cast<std::size_t>(other)]);
    const Mask point = bit(static_cast<Point>(points[static_cast<std::size_t>(n)]));
    (n < first ? stones.first : stones.second) |= point;
  }
  return stones;
}

RC_GTEST_PROP(Index, placesLeadToTheSameClass, ()) {
  const Stones stones = random_stones();
  const Place place = place_of(stones.first, stones.second);
  const MaskPair found = masks_at(place, count(stones.first), count(stones.second));
  RC_ASSERT(place_of(found.first, found.second) == place);
  bool twin = false;
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    twin = twin || (transform(stones.first, symmetry) == found.first &&
                    transform(stones.second, symmetry) == found.second);
  }
  RC_ASSERT(twin);
}

TEST(Index, everyClassIsRepresentedOnce) {
  // 3-3: 169626 classes (the orbits of the golden end-game table).
  int classes = 0;
  for (std::uint32_t row = 0; row < class_counts[3]; ++row) {
    for (std::uint32_t column = 0; column < shape_of(3, 3).width; ++column) {
      classes += represents_class(masks_at({row, column}, 3, 3)) ? 1 : 0;
    }
  }
  EXPECT_EQ(classes, 169626);
}

}  // namespace
}  // namespace muehle::perfect
