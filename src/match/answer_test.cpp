#include "match/answer.h"

#include <gtest/gtest.h>

#include "rules/rules_test.h"

namespace muehle::match {
namespace {

std::string read(std::string_view line) {
  const std::optional<BestMoveWords> found = find_best_move(line);
  return found ? found->move + "," + found->capture : "none";
}

TEST(BestMove, IsFoundWhereverItStands) {
  EXPECT_EQ(read("bestmove d6"), "d6,");
  EXPECT_EQ(read("bestmove d6xg7 ponder a1"), "d6xg7,");
  EXPECT_EQ(read("bestmove a1-a4 xg7"), "a1-a4,xg7");
  EXPECT_EQ(read("bestmove xg7"), ",xg7");
  EXPECT_EQ(read("bestmove d6 ponder xg7"), "d6,");
  EXPECT_EQ(read("info depth 3 score cp 12 pv d6 f4 bestmove d6"), "d6,");
  EXPECT_EQ(read("info score 4 bestmove xg7 "), ",xg7");
  EXPECT_EQ(read("bestmove"), ",");
  EXPECT_EQ(read("info depth 3"), "none");
  EXPECT_EQ(read(""), "none");
}

TEST(MoveList, WritesCapturesAsAskedFor) {
  const std::vector<Move> moves = muehle::testing::moves("d6 a1-a4xg7 f4xb2");
  EXPECT_EQ(move_list(moves, true), " d6 a1-a4 xg7 f4 xb2");
  EXPECT_EQ(move_list(moves, false), " d6 a1-a4xg7 f4xb2");
  EXPECT_EQ(move_list({}, true), "");
}

}  // namespace
}  // namespace muehle::match
