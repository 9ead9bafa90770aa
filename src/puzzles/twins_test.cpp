#include "puzzles/twins.h"

#include <gtest/gtest.h>

#include "puzzles/shut_in.h"
#include "rules/patterns.h"
#include "rules/rules_test.h"
#include "rules/symmetry.h"

namespace muehle::puzzles {
namespace {

using testing::at;

constexpr std::string_view some = "WWWW.........W.B....BBB. w 0 0";

TEST(Twins, SymmetriesHaveOneShape) {
  for (int symmetry = 0; symmetry < symmetry_count; ++symmetry) {
    const Position image = transform(at(some), symmetry);
    EXPECT_EQ(shape_of(image), shape_of(at(some)));
    EXPECT_EQ(difference(shape_of(image), shape_of(at(some))), 0);
  }
}

TEST(Twins, ItDoesNotMatterWhoIsWhite) {
  EXPECT_EQ(shape_of(at("BBBB.........B.W....WWW. b 0 0")), shape_of(at(some)));
  EXPECT_NE(shape_of(at("WWWW.........W.B....BBB. b 0 0")), shape_of(at(some)));
}

TEST(Twins, StonesInHandMatter) {
  EXPECT_NE(shape_of(at("WWWW.........W.B....BBB. w 1 1")), shape_of(at(some)));
}

TEST(Twins, AStoneElsewhereIsTwoPoints) {
  EXPECT_EQ(difference(shape_of(at("WWWW..........WB....BBB. w 0 0")), shape_of(at(some))), 2);
  EXPECT_EQ(difference(shape_of(at("WWWW...........B....BBB. w 0 0")), shape_of(at(some))), 1);
}

TEST(ShutIn, BlackHasAMoveLeftOnlyBecauseWhiteIsToMove) {
  Random random(1);
  int found = 0;
  for (int n = 0; n < 20; ++n) {
    const std::vector<Position> positions = before_block(random);
    if (positions.empty()) continue;
    ++found;
    const Position& last = positions.back();
    bool blocks = false;
    for (const Move move : legal_moves(last, {}))
      blocks = blocks || is_blocked(last.after(move), Colour::black, {});
    EXPECT_TRUE(blocks) << to_text(last);
    for (const Position& position : positions) EXPECT_EQ(position.to_move(), Colour::white);
  }
  EXPECT_GT(found, 10);
}

}  // namespace
}  // namespace muehle::puzzles
