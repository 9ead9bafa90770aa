// From nothing to answers: all sectors with few stones are solved into a folder, opened, verified and asked.
#include <gtest/gtest.h>

#include <random>

#include "perfect/folder.h"
#include "perfect/index.h"
#include "perfect/shape.h"
#include "rules/movegen.h"
#include "rules/notation.h"
#include "solver/solve.h"
#include "solver/survey.h"
#include "support/build_speed.h"
#include "support/temp_folder.h"

namespace muehle::solver {
namespace {

using perfect::Answer;
using perfect::Sector;
using perfect::Value;

constexpr int most_stones = testing_support::slow_build ? 6 : 9;
constexpr int threads = 2;

class WholeDatabase : public testing::TestWithParam<std::tuple<MillProtection, Distances>> {
 protected:
  bool placing_distances() const { return std::get<Distances>(GetParam()) == Distances::all; }
  void SetUp() override {
    const perfect::RulesKey key{std::get<MillProtection>(GetParam())};
    const SolveOptions options{
        .key = key,
        .goal = *parse_goal("up-to-" + std::to_string(most_stones), true, std::get<Distances>(GetParam())),
        .folder = folder_.path().string(),
        .threads = threads,
        .memory_bytes = 1'000'000'000};
    RealDisk disk;
    const std::atomic<bool> stop = false;
    ASSERT_EQ(*solve(options, disk, stop, [](const Notice&) {}), SolveEnd::done);
    perfect::OpenedFolder opened = perfect::open_folder(folder_.path().string(), key);
    ASSERT_TRUE(opened.refused.empty()) << opened.refused.front().message;
    database_.emplace(std::move(opened.database));
  }

  TempFolder folder_;
  std::optional<perfect::Database> database_;
};

// The answer that those of the successors give, by the definition.
Answer from_successors(perfect::Probe& probe, const Position& position, const RuleSet& rules) {
  if (!board_state(position, rules).ongoing()) return {Value::loss, 0};
  std::optional<int> win;
  std::optional<int> loss = 0;
  bool wins = false;
  bool draws = false;
  for (const Move move : legal_moves(position, rules)) {
    const Answer next = **probe.answer(position.after(move));
    if (next.value == Value::loss) {
      wins = true;
      if (next.plies) win = std::min(win.value_or(*next.plies + 1), *next.plies + 1);
    } else if (next.value == Value::draw) {
      draws = true;
    } else if (next.plies && loss) {
      loss = std::max(*loss, *next.plies + 1);
    } else {
      loss = std::nullopt;
    }
  }
  if (wins) return {Value::win, win};
  if (draws) return {Value::draw, std::nullopt};
  return {Value::loss, loss};
}

TEST_P(WholeDatabase, isVerifiedAndFollowsFromTheRules) {
  SurveyOptions options;
  options.threads = threads;
  std::size_t moving = 0;
  std::size_t placing = 0;
  ASSERT_TRUE(survey(*database_, options, [&](const SectorSurvey& found) {
    ++(found.sector.moving() ? moving : placing);
    EXPECT_EQ(found.wrong, 0u) << found.sector.ply << " " << found.sector.own << "-" << found.sector.opp;
    EXPECT_EQ(found.has_distances, found.sector.moving() || placing_distances());
  }));
  constexpr std::size_t moving_sectors = most_stones == 9 ? 10 : 1;  // pairs of 3.. with so many in all
  EXPECT_EQ(moving, moving_sectors);
  EXPECT_GT(placing, moving);

  const RuleSet rules = rules_of(database_->key());
  const auto probe = make_probe(*database_);
  std::mt19937 random(5);
  int longest = 0;  // of the placing phase
  for (const Sector& sector : surveyed_sectors(*database_)) {
    for (int n = 0; n < 100; ++n) {
      const perfect::Shape shape = shape_of(sector);
      const perfect::Place place{static_cast<std::uint32_t>(random() % shape.rows),
                                 static_cast<std::uint32_t>(random() % shape.width)};
      const auto masks = perfect::masks_at(place, sector.own, sector.opp);
      const Position position = position_of(sector, masks.first, masks.second);
      const auto answer = probe->answer(position);
      ASSERT_TRUE(answer && *answer) << to_text(position);
      const Answer expected = from_successors(*probe, position, rules);
      EXPECT_EQ((*answer)->value, expected.value) << to_text(position);
      if (sector.moving() || placing_distances()) {
        EXPECT_EQ((*answer)->plies, expected.plies) << to_text(position);
        if (!sector.moving()) longest = std::max(longest, expected.plies.value_or(0));
      } else {
        EXPECT_EQ((*answer)->plies, std::nullopt) << to_text(position);
      }
    }
  }
  if (placing_distances()) EXPECT_GT(longest, 10) << "games are decided long before they end";
}

INSTANTIATE_TEST_SUITE_P(BothProtections, WholeDatabase,
                         testing::Values(std::tuple(MillProtection::exception_all_in_mills, Distances::all),
                                         std::tuple(MillProtection::strict, Distances::moving)),
                         [](const auto& test) {
                           return std::get<MillProtection>(test.param) == MillProtection::strict ? "strict"
                                                                                                 : "standard";
                         });

}  // namespace
}  // namespace muehle::solver
