// The geometry against coordinates: the board is generated from rings, the tests look at rows and columns.
#include "rules/board.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>

#include "rules/notation.h"
#include "rules/rules_test.h"
#include "rules/symmetry.h"

namespace muehle {
namespace {

using testing::point;
using testing::points;

// Rows and columns as the names write them; the two that cross the middle of the board have two triples.
std::set<Mask> lines_by_name() {
  std::set<Mask> found;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {  // same letter, then same digit
    std::map<char, std::vector<std::string>> ranked;
    for (Point p = 0; p < point_count; ++p) ranked[point_name(p)[place]].emplace_back(point_name(p));
    for (auto& [letter, names] : ranked) {
      std::sort(names.begin(), names.end());
      for (std::size_t n = 0; n + 2 < names.size(); n += 3) {
        found.insert(bit(point(names[n])) | bit(point(names[n + 1])) | bit(point(names[n + 2])));
      }
    }
  }
  return found;
}

TEST(Board, HasSixteenLinesTheRowsAndColumns) {
  const std::set<Mask> generated(lines.begin(), lines.end());
  EXPECT_EQ(generated.size(), static_cast<std::size_t>(line_count));
  EXPECT_EQ(generated, lines_by_name());
}

TEST(Board, NeighboursStandNextToEachOtherOnALine) {
  std::array<Mask, point_count> expected{};
  for (const Mask line : lines_by_name()) {
    std::vector<std::string> names;
    for_each_point(line, [&](Point p) { names.emplace_back(point_name(p)); });
    std::sort(names.begin(), names.end());  // along the row or column
    expected[point(names[0])] |= bit(point(names[1]));
    expected[point(names[1])] |= bit(point(names[0])) | bit(point(names[2]));
    expected[point(names[2])] |= bit(point(names[1]));
  }
  for (Point p = 0; p < point_count; ++p) EXPECT_EQ(adjacent[p], expected[p]) << point_name(p);
}

TEST(Board, CountsOfNeighboursAndEdges) {
  std::map<int, int> by_neighbours;
  int ends = 0;
  for (const Mask mask : adjacent) {
    ++by_neighbours[count(mask)];
    ends += count(mask);
  }
  EXPECT_EQ(by_neighbours, (std::map<int, int>{{2, 12}, {3, 8}, {4, 4}}));
  EXPECT_EQ(ends / 2, edge_count);
  EXPECT_EQ(edge_count, 32);
}

TEST(Board, NamedSets) {
  for (Point p = 0; p < point_count; ++p) {
    const int degree = count(adjacent[p]);
    EXPECT_EQ((corners & bit(p)) != 0, degree == 2) << point_name(p);
    EXPECT_EQ((side_middles & bit(p)) != 0, degree > 2) << point_name(p);
    EXPECT_EQ((crossings & bit(p)) != 0, degree == 4) << point_name(p);
  }
  EXPECT_EQ(crossings, points("d6 b4 f4 d2"));
}

TEST(Board, TwoLinesRunThroughEachPoint) {
  for (Point p = 0; p < point_count; ++p) {
    std::set<Mask> expected;
    for (const Mask line : lines_by_name()) {
      if (line & bit(p)) expected.insert(line);
    }
    EXPECT_EQ(std::set<Mask>(lines_through[p].begin(), lines_through[p].end()), expected) << point_name(p);
  }
}

// The compiler and the running program agree on the tables.
TEST(Board, TablesAreWhatTheGeneratorsMake) {
  EXPECT_EQ(make_lines(), lines);
  EXPECT_EQ(make_adjacent(), adjacent);
  EXPECT_EQ(make_lines_through(), lines_through);
  EXPECT_EQ(detail::edges_twice(), 2 * edge_count);
  EXPECT_EQ(detail::points_with_neighbours(2), 12);
  EXPECT_EQ(detail::points_with_neighbours(1), 0);
}

// The board can be coloured like a chess board: a slide always changes the colour of the stone's point.
TEST(RulesFacts, F8_TheGraphIsBipartite) {
  Mask even = bit(0);
  for (int n = 0; n < point_count; ++n) even |= neighbours(neighbours(even));
  const Mask odd = neighbours(even);
  EXPECT_EQ(even & odd, 0u);
  EXPECT_EQ(even | odd, all_points);
}

TEST(Board, PointsAreVisitedLowestFirst) {
  std::vector<Point> visited;
  for_each_point(bit(23) | bit(0) | bit(7), [&](Point p) { visited.push_back(p); });
  EXPECT_EQ(visited, (std::vector<Point>{0, 7, 23}));
  for_each_point(0, [](Point) { FAIL() << "an empty set has no points"; });
}

TEST(Board, TurningRingsMovesEveryRingByItself) {
  EXPECT_EQ(turn_rings(points("a4 b4 c4"), 1), points("a7 b6 c5"));
  EXPECT_EQ(turn_rings(points("a7 b6 c5"), 7), points("a4 b4 c4"));
  EXPECT_EQ(turn_rings(all_points, 3), all_points);
}

Mask any_mask() { return *rc::gen::inRange<Mask>(0, all_points + 1); }

RC_GTEST_PROP(BoardProperties, ClosingPointsAreThoseThatFillALine, ()) {
  const Mask stones = any_mask();
  Mask expected = 0;
  for (Point p = 0; p < point_count; ++p) {
    for (const Mask line : lines_by_name()) {
      const Mask others = line & ~bit(p);
      if ((line & bit(p)) && (stones & others) == others) expected |= bit(p);
    }
  }
  RC_ASSERT(closing_points(stones) == expected);
  for (Point p = 0; p < point_count; ++p) {
    RC_ASSERT(completes_line(stones, p) == ((expected & bit(p)) != 0));
  }
}

RC_GTEST_PROP(BoardProperties, StonesInMillsAreTheUnionOfFullLines, ()) {
  const Mask stones = any_mask();
  Mask expected = 0;
  for (const Mask line : lines_by_name()) {
    if ((stones & line) == line) expected |= line;
  }
  RC_ASSERT(stones_in_mills(stones) == expected);
}

RC_GTEST_PROP(BoardProperties, NeighboursOfASetAreTheUnionOfNeighbours, ()) {
  const Mask stones = any_mask();
  Mask expected = 0;
  for_each_point(stones, [&](Point p) { expected |= adjacent[p]; });
  RC_ASSERT(neighbours(stones) == expected);
}

RC_GTEST_PROP(BoardProperties, ShiftsRunOnceAlongEveryEdge, ()) {
  const Mask from = any_mask();
  const Mask to = any_mask();
  std::set<std::pair<Mask, Mask>> expected;
  for_each_point(from, [&](Point begin) {
    for_each_point(adjacent[begin] & to, [&](Point end) { expected.emplace(bit(begin), bit(end)); });
  });
  std::set<std::pair<Mask, Mask>> visited;
  for_each_shift(from, to, [&](Mask begin, Mask end) { RC_ASSERT(visited.emplace(begin, end).second); });
  RC_ASSERT(visited == expected);
  RC_ASSERT(count_shifts(from, to) == static_cast<int>(expected.size()));
}

}  // namespace
}  // namespace muehle
