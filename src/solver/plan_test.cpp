#include "solver/plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "solver/failure.h"

namespace muehle::solver {
namespace {

using perfect::Content;
using perfect::Sector;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr Sector moving(int own, int opp) { return {perfect::placing_plies, own, opp}; }

std::vector<Step> plan_for(std::string_view text, bool placing = false,
                           Distances distances = Distances::none) {
  return make_plan(*parse_goal(text, placing, distances));
}
std::vector<std::vector<Sector>> sectors_of(const std::vector<Step>& plan) {
  std::vector<std::vector<Sector>> sectors;
  for (const Step& step : plan) sectors.push_back(step.sectors);
  return sectors;
}

TEST(Goal, SaysWhatIsNoSector) {
  for (const char* text : {"2-3", "4-10", "4-3,2-2"})
    EXPECT_THAT(parse_goal(text, false, Distances::none).error().message, HasSubstr("three to nine stones"))
        << text;
  for (const char* text : {"", "abc", "4", "4-", "-4-3", "4-3,", ",4-3", "4 -3", "4-3-3", "up-to", "Moving"})
    EXPECT_THAT(parse_goal(text, false, Distances::none).error().message, HasSubstr("is no sector")) << text;
  for (const char* text : {"up-to-5", "up-to-19", "up-to-", "up-to-x", "up-to--8"})
    EXPECT_THAT(parse_goal(text, false, Distances::none).error().message, HasSubstr("6 to 18")) << text;
  EXPECT_THAT(parse_goal("moving", false, Distances::all).error().message, HasSubstr("the placing phase"));
  EXPECT_THAT(parse_goal("4-3", true, Distances::none).error().message, HasSubstr("the placing phase"));
  EXPECT_EQ(parse_goal("abc", false, Distances::none).error().code, to_text(Failure::bad_goal));
}

TEST(Plan, SolvesPairsTogetherAfterWhatCapturesLeadTo) {
  EXPECT_THAT(sectors_of(plan_for("3-3")), ElementsAre(ElementsAre(moving(3, 3))));
  EXPECT_THAT(sectors_of(plan_for("3-5")),
              ElementsAre(ElementsAre(moving(3, 3)), ElementsAre(moving(4, 3), moving(3, 4)),
                          ElementsAre(moving(5, 3), moving(3, 5))));
  EXPECT_EQ(sectors_of(plan_for("3-5")), sectors_of(plan_for("5-3,3-4,5-3")));
  EXPECT_THAT(sectors_of(plan_for("4-4")),
              ElementsAre(ElementsAre(moving(3, 3)), ElementsAre(moving(4, 3), moving(3, 4)),
                          ElementsAre(moving(4, 4))));
}

TEST(Plan, UpToNAreTheSectorsWithSoManyStones) {
  EXPECT_EQ(plan_for("up-to-6").size(), 1u);
  EXPECT_EQ(plan_for("up-to-8").size(), 4u);
  EXPECT_EQ(sectors_of(plan_for("up-to-18")), sectors_of(plan_for("moving")));
}

TEST(Plan, EveryStepComesAfterThoseItReadsFrom) {
  for (const auto& plan :
       {plan_for("moving", true, Distances::moving), plan_for("up-to-9", true, Distances::all),
        plan_for("up-to-9", true), plan_for("8-5,9-3")}) {
    std::set<WorkFile> made;
    for (const Step& step : plan) {
      for (const WorkFile& file : step.reads) ASSERT_TRUE(made.contains(file));
      made.insert(step.makes.begin(), step.makes.end());
    }
  }
}

TEST(Plan, TheWholeGameIsAllSectorsAndAllStoredFiles) {
  const std::vector<Step> plan = plan_for("moving", true, Distances::all);
  std::set<Sector> sectors;
  std::set<DatabaseFile> stores;
  std::uint64_t moving_slots = 0;
  for (const Step& step : plan) {
    sectors.insert(step.sectors.begin(), step.sectors.end());
    stores.insert(step.stores.begin(), step.stores.end());
    if (step.moving()) moving_slots += step.slots();
  }
  EXPECT_EQ(sectors.size(), 354u);
  EXPECT_EQ(moving_slots, 9'193'626'407u);
  std::set<DatabaseFile> expected;
  for (const Sector& sector : perfect::all_sectors()) {
    for (const Content content : {Content::wdl, Content::distance}) {
      if (perfect::stored(sector)) expected.emplace(sector, content);
    }
  }
  EXPECT_EQ(stores, expected);
}

TEST(Plan, DistancesAreStoredOnlyWhenTheyAreAskedFor) {
  for (const Step& step : plan_for("moving", true)) {
    for (const DatabaseFile& file : step.stores) EXPECT_EQ(file.second, Content::wdl);
  }
}

// ---- going on with what is there ----

class WhatIsLeft : public testing::Test {
 protected:
  std::vector<Todo> left() const { return what_is_left(plan_, inventory_); }
  void have_stored(std::size_t step) {
    inventory_.database.insert(plan_[step].stores.begin(), plan_[step].stores.end());
  }
  void have_made(std::size_t step) {
    inventory_.work.insert(plan_[step].makes.begin(), plan_[step].makes.end());
  }

  std::vector<Step> plan_ = plan_for("3-5");  // 3-3, 4-3, 5-3
  Inventory inventory_;
};

TEST_F(WhatIsLeft, IsEverythingAtFirstAndNothingAtLast) {
  EXPECT_THAT(left(), ElementsAre(Todo::solve, Todo::solve, Todo::solve));
  for (std::size_t step : {0u, 1u, 2u}) have_stored(step);
  EXPECT_THAT(left(), ElementsAre(Todo::nothing, Todo::nothing, Todo::nothing));
  EXPECT_THAT(needed_from(plan_, left(), 0), IsEmpty());
  EXPECT_EQ(disk_for(plan_, left(), inventory_, false), 0u);
}

TEST_F(WhatIsLeft, SolvesAgainWhatASectorReadsAndIsGone) {
  have_stored(0);
  have_stored(1);
  EXPECT_THAT(left(), ElementsAre(Todo::solve, Todo::solve, Todo::solve));
  have_made(1);
  EXPECT_THAT(left(), ElementsAre(Todo::nothing, Todo::nothing, Todo::solve));
  // With five stones against three only the three can take one and have the game go on.
  EXPECT_THAT(needed_from(plan_, left(), 0), ElementsAre(WorkFile{WorkKind::distances, moving(4, 3)}));
}

TEST_F(WhatIsLeft, OnlyStoresWhatIsSolved) {
  have_made(1);
  EXPECT_THAT(left(), ElementsAre(Todo::solve, Todo::store, Todo::solve));
  EXPECT_TRUE(needed_from(plan_, left(), 1).contains(plan_[1].makes[0]));
  have_stored(0);
  EXPECT_THAT(left(), ElementsAre(Todo::nothing, Todo::store, Todo::solve));
}

TEST(Estimates, TheWholeGameFitsAnOrdinaryMachine) {
  constexpr std::uint64_t gigabyte = 1'000'000'000;
  const std::vector<Step> plan = plan_for("moving", true, Distances::moving);
  const std::vector<Todo> todo = what_is_left(plan, {});
  std::uint64_t memory = 0;
  for (const Step& step : plan) memory = std::max(memory, memory_of(step, plan));
  EXPECT_GT(memory, 4 * gigabyte);
  EXPECT_LT(memory, 16 * gigabyte);
  const std::uint64_t disk = disk_for(plan, todo, {}, false);
  EXPECT_GT(disk, 5 * gigabyte);
  EXPECT_LT(disk, 20 * gigabyte);
  EXPECT_GT(disk_for(plan, todo, {}, true), disk);
}

TEST(Estimates, DistancesOfBothPhasesFitTwelveGigabytes) {
  constexpr std::uint64_t gigabyte = 1'000'000'000;
  const std::vector<Step> plan = plan_for("moving", true, Distances::all);
  std::uint64_t memory = 0;
  for (const Step& step : plan) memory = std::max(memory, memory_of(step, plan));
  EXPECT_GT(memory, 4 * gigabyte);
  EXPECT_LE(memory, 12 * gigabyte);
  EXPECT_LT(disk_for(plan, what_is_left(plan, {}), {}, false), 24 * gigabyte);
}

}  // namespace
}  // namespace muehle::solver
