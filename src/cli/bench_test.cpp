#include "cli/bench_positions.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "rules/rules_test.h"

namespace muehle::cli {
namespace {

TEST(BenchPositions, AreWhatTheTableSays) {
  std::map<Phase, int> positions;
  std::set<std::string_view> different;
  for (const BenchPosition& each : bench_positions()) {
    const Start start = muehle::testing::start_at(each.start);
    EXPECT_EQ(to_text(start), each.start);
    EXPECT_EQ(phase(start.position, RuleSet{}), each.phase) << each.start;
    EXPECT_TRUE(board_state(start.position, RuleSet{}).ongoing()) << each.start;
    ++positions[each.phase];
    different.insert(each.start);
  }
  EXPECT_EQ(positions, (std::map<Phase, int>{{Phase::placing, 8}, {Phase::moving, 8}, {Phase::flying, 8}}));
  EXPECT_EQ(different.size(), bench_positions().size());
}

}  // namespace
}  // namespace muehle::cli
