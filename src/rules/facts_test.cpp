// Facts about the game that settle edge cases; proofs by computation where that is possible. F8's graph
// stands in board_test, F10 in symmetry_test and F11 in tests/rules, where the endgame data is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>

#include "rules/history.h"
#include "rules/rules_test.h"
#include "rules/symmetry.h"

namespace muehle {
namespace {

using testing::at;
using testing::points;

// Calls `visit` with every set of `size` points out of `from`.
template <typename Visit>
void for_each_set(int size, Mask from, Visit&& visit, Mask chosen = 0) {
  if (size == 0) {
    visit(chosen);
    return;
  }
  while (count(from) >= size) {
    const Mask first = bit(first_point(from));
    from &= ~first;
    for_each_set(size - 1, from, visit, chosen | first);
  }
}

History checked_history(const RuleSet& rules, std::string_view start, std::string_view moves) {
  History history(rules, testing::start_at(start));
  for (const Move move : testing::moves(moves)) {
    if (find_fault(history.position(), move, rules)) throw std::invalid_argument(to_text(move));
    history.play(move);
  }
  return history;
}

constexpr std::string_view empty_board = "........................ w 9 9";

// Black closes a mill with each of his last seven stones.
constexpr std::string_view seven_mills =
    "a7 a1 d7 d1 f4 g1xf4 g7xg1 g1xg7 g7xg1 g1xg7 g7xg1 g1xg7 g7xg1 g1xg7 g7xg1 g1xg7 g7xg1 g1xg7";
// Eighteen placements without a mill, after which White cannot move.
constexpr std::string_view blocked_at_ply_19 = "f6 b4 c4 f4 b2 g1 d1 e3 a1 a7 b6 d6 a4 d2 d3 c5 c3 e5";

TEST(RulesFacts, F1_WhoHasAStoneInHandHasAMove) {
  // The fullest board with stones in hand: 17 stones, Black places his last one.
  const Position fullest = at("WBWBWBWBWBWBWBWBW....... b 0 1");
  EXPECT_EQ(count(fullest.empty()), 7);
  EXPECT_TRUE(board_state(fullest, {}).ongoing());
  EXPECT_GE(legal_moves(fullest, {}).size(), 7);
}

TEST(RulesFacts, F1_BlockedFirstAppearsAtPly19) {
  const History game = checked_history({}, empty_board, blocked_at_ply_19);
  ASSERT_EQ(game.size(), 18);
  for (int ply = 0; ply < 18; ++ply) EXPECT_TRUE(board_state(game.position(ply), {}).ongoing());
  EXPECT_EQ(to_text(board_state(game.position(), {})), "black_wins:no_legal_move");
  EXPECT_TRUE(legal_moves(game.position(), {}).empty());
}

TEST(RulesFacts, F2_ASlideClosesOneMillAtMost) {
  for (Point from = 0; from < point_count; ++from) {
    for_each_point(adjacent[from], [&](Point to) {
      int open = 0;
      for (const Mask line : lines_through[to]) open += (line & bit(from)) == 0 ? 1 : 0;
      EXPECT_EQ(open, 1) << "the other line through the target is the one the stone leaves";
    });
  }
}

TEST(RulesFacts, F2_AFlightClosesOneMillAtMost) {
  for_each_set(3, all_points, [](Mask stones) {
    for_each_point(stones, [&](Point from) {
      const Mask rest = stones & ~bit(from);
      for_each_point(closing_points(rest) & ~stones, [&](Point to) {
        const Mask after = rest | bit(to);
        const bool both = (after & lines_through[to][0]) == lines_through[to][0] &&
                          (after & lines_through[to][1]) == lines_through[to][1];
        ASSERT_FALSE(both);
      });
    });
  });
}

TEST(RulesFacts, F2_APlacementMayCloseTwoAndTakesOneStone) {
  const Position position = at("W.W.W..W.B...B....B....B w 5 5");
  EXPECT_TRUE(testing::is_legal(position, "d7xa4"));
  EXPECT_FALSE(parse_move("d7xa4xb2"));
  const Position after = position.after(testing::move("d7xa4"));
  EXPECT_EQ(stones_in_mills(after.stones(Colour::white)), points("a7 d7 g7 d6 d5"));
  EXPECT_EQ(after.total(Colour::black), position.total(Colour::black) - 1);
}

TEST(RulesFacts, F3_ThreeStonesAreAllInAMillOrNone) {
  int all = 0;
  for_each_set(3, all_points, [&](Mask stones) {
    const int in_mills = count(stones_in_mills(stones));
    ASSERT_TRUE(in_mills == 0 || in_mills == 3);
    all += in_mills == 3 ? 1 : 0;
  });
  EXPECT_EQ(all, line_count);
}

TEST(RulesFacts, F3_ThreeStonesMayAlwaysBeTakenAndStrictAboveThreeChangesNothing) {
  const RuleSet above_three = testing::rules("standard,millProtection=strict_above_three");
  for_each_set(3, all_points, [&](Mask black) {
    const Position position = *Position::make({.black = black, .white_hand = 0, .black_hand = 0});
    ASSERT_EQ(removable(position, {}), black);
    ASSERT_EQ(removable(position, above_three), black);
  });
}

// White has four stones that cannot move; how many sets of black stones of this size hold them?
int blocked_placements(int black_stones) {
  int placements = 0;
  for_each_set(4, all_points, [&](Mask white) {
    const Mask walls = neighbours(white) & ~white;
    if (count(walls) > black_stones) return;
    for_each_set(black_stones - count(walls), all_points & ~white & ~walls, [&](Mask rest) {
      const Position position =
          *Position::make({.white = white, .black = walls | rest, .white_hand = 0, .black_hand = 0});
      if (board_state(position, {}).end == BoardEnd::no_legal_move) ++placements;
    });
  });
  return placements;
}

TEST(RulesFacts, F4_FourAreBlockedByFourIn59WaysAndByThreeInNone) {
  EXPECT_EQ(blocked_placements(4), 59);
  EXPECT_EQ(blocked_placements(3), 0);
}

TEST(RulesFacts, F4_AFlyingPlayerIsNeverBlocked) {
  int smallest_board = point_count;
  for_each_set(3, all_points, [&](Mask white) {
    // As many black stones as there are, around the white ones first.
    Mask black = neighbours(white) & ~white;
    for_each_point(all_points & ~white & ~black, [&](Point p) {
      if (count(black) < stones_per_side) black |= bit(p);
    });
    while (count(black) > stones_per_side) black &= black - 1;
    const Position position =
        *Position::make({.white = white, .black = black, .white_hand = 0, .black_hand = 0});
    ASSERT_TRUE(board_state(position, {}).ongoing());
    smallest_board = std::min(smallest_board, count(position.empty()));
  });
  EXPECT_EQ(smallest_board, 12);
}

// House rules may break F4: nothing may rely on it.
TEST(RulesFacts, F4_DoesNotHoldWithoutFlying) {
  const Position walled = at("WWB.B....WB..........B.. w 0 0");
  EXPECT_EQ(to_text(board_state(walled, {})), "ongoing");
  const RuleSet no_flying = testing::rules("standard,flyAt=never");
  EXPECT_EQ(to_text(board_state(walled, no_flying)), "black_wins:no_legal_move");
  EXPECT_TRUE(legal_moves(walled, no_flying).empty());
  EXPECT_EQ(count_moves(walled, no_flying), 0);
}

TEST(RulesFacts, F5_WhiteIsDownToTwoStonesAtPly18AtTheEarliest) {
  const History game = checked_history({}, empty_board, seven_mills);
  ASSERT_EQ(game.size(), 18);
  for (int ply = 0; ply < 18; ++ply) EXPECT_TRUE(board_state(game.position(ply), {}).ongoing()) << ply;
  EXPECT_EQ(to_text(board_state(game.position(), {})), "black_wins:too_few_stones");
  EXPECT_EQ(game.position().hand(Colour::white), 0);
}

// A fourth stone on a line of its own needs two stones that the first line does not have.
TEST(RulesFacts, F5_TwoPlacementsInARowCannotBothCloseAFirstMill) {
  for (const Mask one : lines) {
    for (const Mask other_line : lines) {
      if (one != other_line) {
        EXPECT_LE(count(one & other_line), 1);
      }
    }
  }
}

TEST(RulesFacts, F6_AMillWithNothingToTakeAppearsInSetUpPositionsOnly) {
  const Position nobody = at("WW...................... w 7 7");
  EXPECT_TRUE(testing::is_legal(nobody, "g7"));
  EXPECT_TRUE(closes_mill(nobody, testing::move("g7")));
  EXPECT_EQ(find_fault(nobody, testing::move("g7xa1"), {}), Fault::capture_impossible);
  EXPECT_EQ(count_moves(nobody, {}), 22);
}

// The first six plies, up to symmetry; later there are more stones (tests/rules looks at whole games).
TEST(RulesFacts, F6_TheFirstMillsFindTwoStones) {
  std::vector<Position> positions = {Position{}};
  for (int ply = 1; ply <= 6; ++ply) {
    std::map<std::uint64_t, Position> next;
    for (const Position& position : positions) {
      for (const Move move : legal_moves(position, {})) {
        if (closes_mill(position, move)) {
          ASSERT_GE(count(position.opponent()), 2);
          ASSERT_TRUE(move.captures());
        }
        if (ply == 6) continue;
        const Position after = canonical(position.after(move));
        next.emplace(after.key(), after);
      }
    }
    positions.clear();
    for (const auto& [key, position] : next) positions.push_back(position);
  }
}

TEST(RulesFacts, F7_WithoutTheHandsPositionsSeemToRepeatWhilePlacing) {
  const History game = checked_history({}, empty_board, seven_mills);
  std::map<std::string, int> stones_and_side;
  int most = 0;
  for (int ply = 0; ply <= game.size(); ++ply) {
    EXPECT_EQ(game.occurrences(ply), 1) << ply;
    const std::string text = to_text(game.position(ply));
    most = std::max(most, ++stones_and_side[text.substr(0, text.size() - 4)]);
  }
  EXPECT_EQ(most, 7);
}

TEST(RulesFacts, F8_AFlyingPlayerMayLoseAMove) {
  const History game = checked_history({}, "W......W...B.WB..BBB.... w 0 0", "a7-g7 b2-b4 g7-d7 b4-b2 d7-a7");
  EXPECT_EQ(game.position().stones(Colour::white), game.position(0).stones(Colour::white));
  EXPECT_EQ(game.position().stones(Colour::black), game.position(0).stones(Colour::black));
  EXPECT_NE(game.position(), game.position(0));
  EXPECT_EQ(game.occurrences(game.size()), 1);
}

TEST(RulesFacts, F9_NothingRecursAcrossACapture) {
  const History game = checked_history({}, "WW.....B..B...WB.W..B... w 0 0",
                                       "e3-e4 c3-c4 e4-e3 c4-c3 g4-g7xd5 c3-c4 g7-g4 c4-c3");
  EXPECT_EQ(game.occurrences(4), 2);
  for (int ply = 5; ply <= game.size(); ++ply) EXPECT_EQ(game.occurrences(ply), 1) << ply;
}

}  // namespace
}  // namespace muehle
