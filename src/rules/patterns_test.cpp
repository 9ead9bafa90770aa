#include "rules/patterns.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "rules/movegen.h"
#include "rules/rules_test.h"
#include "rules/symmetry.h"

namespace muehle {
namespace {

using testing::at;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::point;
using testing::points;

Position with_stones(Mask white, Mask black, Colour to_move = Colour::white) {
  return *Position::make({white, black, 0, 0, to_move});
}

// Only stones of `colour`, who is to move.
Position alone(Mask stones, Colour colour) {
  return colour == Colour::white ? with_stones(stones, 0) : with_stones(0, stones, Colour::black);
}

std::set<Mask> line_masks(const std::vector<int>& indices) {
  std::set<Mask> masks;
  for (const int n : indices) masks.insert(lines[n]);
  return masks;
}

TEST(Patterns, Mills) {
  const Position position = at("WWWW.W......B.BB....BBB. w 0 0");
  EXPECT_EQ(line_masks(mills(position, Colour::white)), (std::set<Mask>{points("a7 d7 g7")}));
  EXPECT_THAT(mills(position, Colour::black), IsEmpty());
  EXPECT_EQ(line_masks(mills(at("BBB......BW....W...WWB.. w 0 0"), Colour::black)),
            (std::set<Mask>{points("a7 d7 g7"), points("a7 a4 a1")}));
}

TEST(Patterns, OpenMillsHaveAnEmptyGap) {
  const Position position = at("WWB......W..........BW.. w 0 0");
  const std::vector<OpenMill> open = open_mills(position, Colour::white);
  EXPECT_THAT(open, IsEmpty()) << "a7 d7 is stopped on g7, and a7 a4 a1 is closed";

  const Position gap = at("WW...................B.B w 0 0");
  ASSERT_EQ(open_mills(gap, Colour::white).size(), 1u);
  EXPECT_EQ(open_mills(gap, Colour::white)[0].gap, point("g7"));
  EXPECT_EQ(lines[open_mills(gap, Colour::white)[0].line], points("a7 d7 g7"));
  ASSERT_EQ(open_mills(gap, Colour::black).size(), 1u);
  EXPECT_EQ(open_mills(gap, Colour::black)[0].gap, point("d1"));
}

TEST(Patterns, ProtectionAndWhy) {
  // Black: the mill a1 d1 g1 and a loose stone on b4.
  const Position loose = at("WW........B.WW.......BBB w 0 0");
  EXPECT_EQ(protection(loose, point("a1"), {}), Protection::in_mill);
  EXPECT_EQ(protection(loose, point("b4"), {}), Protection::none);
  EXPECT_EQ(protection(loose, point("a7"), {}), Protection::none) << "White's stones: seen from Black";

  const Position all = at("WW..........WW.......BBB w 0 0");
  EXPECT_EQ(protection(all, point("a1"), {}), Protection::none);
  EXPECT_EQ(protection(all, point("a1"), testing::rules("strikt")), Protection::all_in_mills);
  EXPECT_EQ(protection(all, point("a1"), testing::rules("standard,millProtection=strict_above_three")),
            Protection::none);
  EXPECT_EQ(protection(loose, point("a1"), testing::rules("strikt")), Protection::in_mill);
}

TEST(Patterns, ProtectionAgreesWithTheMoves) {
  for (const std::string_view text : {"WWW..WWW....B.BB.B..BBB. w 0 0", "BBB......BW....W...WWB.. w 0 0"}) {
    for (const std::string_view rules :
         {"standard", "strikt", "standard,millProtection=strict_above_three"}) {
      const Position position = at(text);
      Mask takeable = 0;
      for_each_point(position.opponent(), [&](Point p) {
        if (protection(position, p, testing::rules(rules)) == Protection::none) takeable |= bit(p);
      });
      EXPECT_EQ(takeable, removable(position, testing::rules(rules))) << text << " " << rules;
    }
  }
}

TEST(Patterns, BlockedStonesAndPlayers) {
  // Position p09 of the golden vectors: White cannot move any stone.
  const Position blocked = at("WWB.B..BWWB.B........B.. w 0 0");
  EXPECT_EQ(blocked_stones(blocked, Colour::white), blocked.stones(Colour::white));
  EXPECT_TRUE(is_blocked(blocked, Colour::white, {}));
  EXPECT_FALSE(is_blocked(blocked, Colour::black, {}));

  // Three stones fly over the wall unless the rules forbid it.
  const Position three = with_stones(points("a7 d7 a4"), points("g7 d6 a1 b4"));
  EXPECT_EQ(blocked_stones(three, Colour::white), points("a7 d7 a4"));
  EXPECT_FALSE(is_blocked(three, Colour::white, {}));
  EXPECT_TRUE(is_blocked(three, Colour::white, testing::rules("standard,flyAt=never")));

  EXPECT_FALSE(is_blocked(at("WWB.B....WB..........B.. w 1 1"), Colour::white, {})) << "a stone in hand";
  EXPECT_FALSE(is_blocked(at("......................BB w 0 0"), Colour::white, {})) << "no stones at all";
}

TEST(Patterns, BlockedPlayerToMoveIsTheEndOfTheGame) {
  const Position blocked = at("WWB.B..BWWB.B........B.. w 0 0");
  EXPECT_EQ(is_blocked(blocked, Colour::white, {}), board_state(blocked, {}).end == BoardEnd::no_legal_move);
}

// --- Zwickmühle ---

TEST(Zwickmuehle, HasThirtyTwoPlacesOfTwoKinds) {
  int on_ring = 0;
  int on_cross = 0;
  std::set<Mask> edges;
  for (const ZwickmuehlePlace& place : zwickmuehle_places()) {
    edges.insert(bit(place.edge[0]) | bit(place.edge[1]));
    EXPECT_NE(adjacent[place.edge[0]] & bit(place.edge[1]), 0u) << "the stone can slide";
    for (const int end : {0, 1}) {
      EXPECT_NE(place.line[end] & bit(place.edge[end]), 0u) << "the mill goes through its end of the edge";
      EXPECT_EQ(place.line[end] & bit(place.edge[1 - end]), 0u) << "and not along the edge";
    }
    EXPECT_EQ(place.line[0] & place.line[1], 0u) << "four different stones besides the one that slides";
    const bool cross_line_0 = (place.line[0] & corners) == 0;
    const bool cross_line_1 = (place.line[1] & corners) == 0;
    if (place.kind == ZwickmuehlePlace::Kind::on_ring) {
      ++on_ring;
      EXPECT_NE(cross_line_0, cross_line_1) << "a ring side at one end, the cross line at the other";
    } else {
      ++on_cross;
      EXPECT_FALSE(cross_line_0 || cross_line_1) << "two parallel ring sides";
    }
  }
  EXPECT_EQ(edges.size(), 32u);
  EXPECT_EQ(on_ring, 24);
  EXPECT_EQ(on_cross, 8);
}

// All 64: each is found, and the stone really closes a mill at every step, to and fro.
TEST(Zwickmuehle, AllSixtyFourPatternsAreFoundAndWork) {
  std::set<std::pair<Mask, Mask>> patterns;  // stones, and the gap
  for (int n = 0; n < edge_count; ++n) {
    const ZwickmuehlePlace& place = zwickmuehle_places()[n];
    for (const int stone_at : {0, 1}) {
      const Point stone = place.edge[stone_at];
      const Point gap = place.edge[1 - stone_at];
      const Mask stones = ((place.line[0] | place.line[1]) & ~bit(gap)) | bit(stone);
      ASSERT_EQ(count(stones), 5);
      patterns.insert({stones, bit(gap)});

      for (const Colour colour : {Colour::white, Colour::black}) {
        const Position position = alone(stones, colour);
        EXPECT_THAT(zwickmuehlen(position, colour), ElementsAre(Zwickmuehle{n, stone_at}));
        EXPECT_THAT(zwickmuehlen(position, other(colour)), IsEmpty());
        EXPECT_TRUE(closes_mill(position, {stone, gap, no_point}));
        const Position moved = alone((stones ^ bit(stone)) | bit(gap), colour);
        EXPECT_TRUE(closes_mill(moved, {gap, stone, no_point})) << "and back";
      }
      // A stone in the gap, of either side, spoils it.
      EXPECT_THAT(zwickmuehlen(with_stones(stones, bit(gap)), Colour::white), IsEmpty());
      EXPECT_THAT(zwickmuehlen(with_stones(stones | bit(gap), 0), Colour::white), IsEmpty());
      // So does a missing stone.
      for_each_point(stones, [&](Point missing) {
        EXPECT_THAT(zwickmuehlen(with_stones(stones & ~bit(missing), 0), Colour::white), IsEmpty());
      });
    }
  }
  EXPECT_EQ(patterns.size(), 64u);
}

TEST(Zwickmuehle, SymmetriesMapPlacesToPlaces) {
  std::set<std::pair<Mask, Mask>> all;
  for (const ZwickmuehlePlace& place : zwickmuehle_places()) {
    all.insert({bit(place.edge[0]) | bit(place.edge[1]), place.line[0] | place.line[1]});
  }
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    for (const auto& [edge, both_lines] : all) {
      EXPECT_TRUE(all.contains({transform(edge, symmetry), transform(both_lines, symmetry)}));
    }
  }
}

// Position p08 of the golden vectors calls itself one: a7 d7 g7 is closed, and d7-d6 closes b6 d6 f6.
TEST(Zwickmuehle, OfTheGoldenPosition) {
  const Position position = at("WWWW.W......B.BB....BBB. w 0 0");
  const std::vector<Zwickmuehle> found = zwickmuehlen(position, Colour::white);
  ASSERT_EQ(found.size(), 1u);
  const ZwickmuehlePlace& place = zwickmuehle_places()[found[0].place];
  EXPECT_EQ(place.kind, ZwickmuehlePlace::Kind::on_cross);
  EXPECT_EQ(place.edge[found[0].stone_at], point("d7"));
  EXPECT_EQ(place.edge[1 - found[0].stone_at], point("d6"));
}

}  // namespace
}  // namespace muehle
