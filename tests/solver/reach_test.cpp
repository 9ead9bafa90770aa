// What games reach while stones are placed, and which placements of one side alone are possible.
#include <gtest/gtest.h>

#include <set>

#include "rules/movegen.h"
#include "solver/forward.h"
#include "support/build_speed.h"

namespace muehle::solver {
namespace {

using perfect::Sector;

constexpr int reach_threads = 2;
const MaskTable& masks() {
  static const MaskTable table;
  return table;
}

// A stopped flag that nobody sets.
const std::atomic<bool> nobody_stops = false;

ReachedPly reach(int plies, MillProtection protection) {
  Monitor monitor(nobody_stops, [] {});
  ReachedPly ply = empty_board();
  for (int n = 0; n < plies; ++n) ply = next_ply(ply, protection, masks(), reach_threads, monitor);
  return ply;
}

std::uint64_t reached_in(const ReachedPly& ply, const Sector& sector) { return ply.at(sector).count(); }

// By the rules alone: the masks of the classes of all positions after so many plies.
std::set<std::pair<Mask, Mask>> by_the_rules(int plies, MillProtection protection) {
  const RuleSet rules = perfect::rules_of({protection});
  std::vector<Position> positions = {Position{}};
  for (int n = 0; n < plies; ++n) {
    std::set<std::pair<Mask, Mask>> seen;
    std::vector<Position> next;
    for (const Position& position : positions) {
      for (const Move move : legal_moves(position, rules)) {
        const Position after = position.after(move);
        const Mask white = after.stones(Colour::white);
        const Mask black = after.stones(Colour::black);
        std::pair<Mask, Mask> least{~Mask{0}, ~Mask{0}};
        for (int symmetry = 0; symmetry < symmetry_count; ++symmetry)
          least = std::min(least, {transform(white, symmetry), transform(black, symmetry)});
        if (seen.insert(least).second) next.push_back(after);
      }
    }
    positions = std::move(next);
    if (n == plies - 1) return seen;
  }
  return {{0, 0}};
}

class Reach : public testing::TestWithParam<MillProtection> {};
INSTANTIATE_TEST_SUITE_P(BothProtections, Reach,
                         testing::Values(MillProtection::exception_all_in_mills, MillProtection::strict),
                         [](const auto& test) {
                           return test.param == MillProtection::strict ? "strict" : "standard";
                         });

TEST_P(Reach, isWhatTheRulesLeadTo) {
  constexpr int most = testing_support::slow_build ? 5 : 7;
  for (int plies = 0; plies <= most; ++plies) {
    const ReachedPly ply = reach(plies, GetParam());
    std::set<std::pair<Mask, Mask>> found;
    for (const auto& [sector, slots] : ply) {
      const std::vector<Mask> subsets = perfect::all_subsets(point_count - sector.white(), sector.black());
      for (std::uint32_t row = 0; row < slots.rows(); ++row) {
        const Mask white = perfect::canonical_masks(sector.white())[row];
        slots.for_each(row, [&](std::uint32_t column) {
          EXPECT_TRUE(
              found.emplace(white, perfect::spread_bits(subsets[column], ~white & all_points)).second);
        });
      }
    }
    EXPECT_EQ(found, by_the_rules(plies, GetParam())) << plies;
  }
}

// The two sides of a position that a game reaches are possible, whatever is taken for impossible.
TEST_P(Reach, leadsToPossibleSidesOnly) {
  const BothSides sides(GetParam(), masks());
  constexpr int most = testing_support::slow_build ? 6 : 8;
  for (int plies = 0; plies <= most; plies += 2) {
    const SidesCheck check = hold_against(reach(plies, GetParam()), sides, reach_threads);
    EXPECT_GT(check.reached, 0u);
    EXPECT_GE(check.possible, check.reached);
    EXPECT_EQ(check.refused, 0u) << plies;
  }
}

// Counted by another program, which plays games with sets of positions.
TEST(OneSide, leavesHardlyMoreThanGamesReach) {
  if (testing_support::slow_build) GTEST_SKIP() << "eight plies take too long here";
  const ReachedPly ply = reach(8, MillProtection::exception_all_in_mills);
  const BothSides sides(MillProtection::exception_all_in_mills, masks());
  struct Known {
    Sector sector;
    std::uint64_t possible;
    std::uint64_t reached;
  };
  for (const auto& [sector, possible, reached] :
       {Known{{8, 4, 4}, 3'024'492, 3'024'492}, Known{{8, 3, 4}, 23'997, 23'997},
        Known{{8, 4, 3}, 23'997, 23'997}, Known{{8, 3, 3}, 698, 646}, Known{{8, 2, 3}, 55, 49}}) {
    EXPECT_EQ(reached_in(ply, sector), reached);
    ReachedPly one;
    one.emplace(sector, ply.at(sector));
    const SidesCheck check = hold_against(one, sides, reach_threads);
    EXPECT_EQ(check.possible, possible);
    EXPECT_EQ(check.reached, reached);
  }
  const SidesCheck all = hold_against(ply, sides, reach_threads);
  EXPECT_EQ(all.reached, 3'073'181u);
}

}  // namespace
}  // namespace muehle::solver
