#include "rules/symmetry.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "rules/rules_test.h"

namespace muehle {
namespace {

using testing::at;
using testing::move;
using testing::point;

using Permutation = std::array<Point, point_count>;

Permutation permutation(int symmetry) {
  Permutation images{};
  for (Point p = 0; p < point_count; ++p) images[p] = transform(p, symmetry);
  return images;
}

Mask image(Mask mask, const Permutation& permutation) {
  Mask mapped = 0;
  for_each_point(mask, [&](Point p) { mapped |= bit(permutation[p]); });
  return mapped;
}

std::set<Permutation> all_symmetries() {
  std::set<Permutation> all;
  for (int n = 0; n < symmetry_count; ++n) all.insert(permutation(n));
  return all;
}

// Every bijection of the points that keeps neighbours neighbours, by trying them all point by point.
class NeighbourGraph {
 public:
  std::set<Permutation> automorphisms() {
    extend(0, 0);
    return found_;
  }

 private:
  void extend(Point next, Mask used) {
    if (next == point_count) {
      found_.insert(images_);
      return;
    }
    for (Point candidate = 0; candidate < point_count; ++candidate) {
      if ((used & bit(candidate)) || !fits(next, candidate)) continue;
      images_[next] = candidate;
      extend(static_cast<Point>(next + 1), used | bit(candidate));
    }
  }

  bool fits(Point p, Point candidate) const {
    for (Point earlier = 0; earlier < p; ++earlier) {
      const bool joined = (adjacent[p] & bit(earlier)) != 0;
      const bool images_joined = (adjacent[candidate] & bit(images_[earlier])) != 0;
      if (joined != images_joined) return false;
    }
    return true;
  }

  Permutation images_{};
  std::set<Permutation> found_;
};

// F10: the neighbour graph alone has these 16, and each of them maps lines to lines.
TEST(RulesFacts, F10_TheSymmetriesAreExactlySixteen) {
  const std::set<Permutation> graph = NeighbourGraph().automorphisms();
  EXPECT_EQ(graph.size(), 16u);
  EXPECT_EQ(graph, all_symmetries());
  const std::set<Mask> all_lines(lines.begin(), lines.end());
  for (const Permutation& symmetry : graph) {
    std::set<Mask> images;
    for (const Mask line : lines) images.insert(image(line, symmetry));
    EXPECT_EQ(images, all_lines);
  }
}

TEST(Symmetry, NumberSaysWhatItDoes) {
  const std::string_view named = "a7 b4 f2 e3";
  const std::array<std::pair<int, std::string_view>, 5> expected = {{
      {0, "a7 b4 f2 e3"},
      {1, "c5 b4 f2 g1"},
      {2, "a7 d6 f2 e3"},  // mirrored on the diagonal through a7 and g1
      {4, "g7 d6 b2 c3"},  // a quarter clockwise
      {12, "a1 d2 f6 e5"},
  }};
  for (const auto& [symmetry, images] : expected) {
    for (std::size_t n = 0; n < named.size(); n += 3) {
      EXPECT_EQ(point_name(transform(point(named.substr(n, 2)), symmetry)), images.substr(n, 2)) << symmetry;
    }
  }
}

TEST(Symmetry, InverseUndoesAndTheSetIsAGroup) {
  const std::set<Permutation> all = all_symmetries();
  ASSERT_EQ(all.size(), static_cast<std::size_t>(symmetry_count));
  for (int a = 0; a < symmetry_count; ++a) {
    for (Point p = 0; p < point_count; ++p) EXPECT_EQ(transform(transform(p, a), inverse(a)), p);
    for (int b = 0; b < symmetry_count; ++b) {
      Permutation both{};
      for (Point p = 0; p < point_count; ++p) both[p] = transform(transform(p, a), b);
      EXPECT_TRUE(all.contains(both)) << a << " then " << b;
    }
  }
}

TEST(Symmetry, OfMasksIsThatOfTheirPoints) {
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    for (const Mask line : lines) EXPECT_EQ(transform(line, symmetry), image(line, permutation(symmetry)));
    EXPECT_EQ(transform(all_points, symmetry), all_points);
  }
}

TEST(Symmetry, OfMovesKeepsWhatIsNotThere) {
  EXPECT_EQ(transform(move("a7"), 4), move("g7"));
  EXPECT_EQ(transform(move("a7-d7xg1"), 4), move("g7-g4xa1"));
  EXPECT_EQ(transform(move("a7-a4"), 1), move("c5-c4"));
  EXPECT_EQ(transform(no_point, 3), no_point);
}

TEST(Symmetry, CanonicalIsTheSmallestOfItsClass) {
  const Position position = at("W.B......W...B.WB..BB... b 3 4");
  std::uint64_t smallest = position.key();
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    const Position image = transform(position, symmetry);
    EXPECT_EQ(image.to_move(), Colour::black);
    EXPECT_EQ(image.hand(Colour::white), 3);
    EXPECT_EQ(image.hand(Colour::black), 4);
    EXPECT_EQ(canonical(image), canonical(position));
    smallest = std::min(smallest, image.key());
  }
  EXPECT_EQ(canonical(position).key(), smallest);
}

}  // namespace
}  // namespace muehle
