// The search against solved endgames: the distances it proves are the true ones.
#include <gtest/gtest.h>

#include "rules/rules_test.h"
#include "rules/vectors.h"
#include "search/search.h"

namespace muehle::search {
namespace {

using muehle::testing::rules;
using muehle::testing::start_at;

// Farther ends take too long for a unit test with sanitizers.
constexpr int farthest_win = 9;
constexpr int farthest_loss = 8;
constexpr int depth_for_draws = 5;
// Late moves are searched to a smaller depth, so a win may be found only when the depth is larger than it is
// far.
constexpr int reduced = 4;
constexpr std::size_t slots_for_test = 1 << 18;

class SolvedEndgame : public ::testing::TestWithParam<std::string> {};

TEST_P(SolvedEndgame, DistancesAreRight) {
  std::vector<Slot> slots(slots_for_test);
  Table table(slots);
  Searcher searcher(table);
  const RuleSet no_draws = rules("standard,repetition=off,noMillLimitPlies=0");
  int compared = 0;
  for (const auto& item : vectors::items(GetParam())) {
    const std::string position = vectors::text(item, "position");
    const std::string value = vectors::text(item, "value");
    const History history(no_draws, start_at(position));
    if (value == "draw") {
      EXPECT_FALSE(is_decided(searcher.search(history, {.limits = {.depth = depth_for_draws}}).info.score))
          << position;
      continue;
    }
    const int plies = vectors::number(item, "plies_to_end");
    if (plies == 0 || plies > (value == "win" ? farthest_win : farthest_loss)) continue;
    const Score expected = value == "win" ? win_in(plies) : loss_in(plies);
    EXPECT_EQ(searcher.search(history, {.limits = {.depth = plies + reduced}}).info.score, expected)
        << position;
    ++compared;
  }
  RecordProperty("compared", compared);
}

INSTANTIATE_TEST_SUITE_P(All, SolvedEndgame,
                         ::testing::Values("endgame_3_3", "endgame_3_4", "endgame_4_3", "endgame_3_5",
                                           "endgame_4_4", "endgame_5_3"));

}  // namespace
}  // namespace muehle::search
