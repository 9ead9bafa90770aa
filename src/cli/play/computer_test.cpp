#include "cli/play/computer.h"

#include <gtest/gtest.h>

#include <atomic>

#include "rules/notation.h"
#include "solver/solve.h"
#include "support/temp_folder.h"

namespace muehle::cli::play {
namespace {

constexpr const char* lost_in_26 = "......BW...W.W.B.B...... w 0 0";

// Three stones against three, with distances.
void solve_three_against_three(const std::string& folder) {
  const auto goal = solver::parse_goal("3-3", false, solver::Distances::moving);
  ASSERT_TRUE(goal);
  const solver::SolveOptions options{
      .key = {}, .goal = *goal, .folder = folder, .threads = 1, .memory_bytes = 1'000'000'000};
  solver::RealDisk disk;
  const std::atomic<bool> never = false;
  const auto end = solver::solve(options, disk, never, [](const solver::Notice&) {});
  ASSERT_TRUE(end) << end.error().message;
}

search::Info thought_of(Computer& computer, const char* rules) {
  const Game game(parse_rules(rules).value(), parse_start(lost_in_26).value());
  const auto decision = computer.decide(game, Colour::white);
  EXPECT_TRUE(decision && std::holds_alternative<MakeMove>(decision->event));
  return decision ? decision->thought : search::Info();
}

TEST(Computer, AsksTheDatabaseAtFullStrength) {
  const TempFolder folder;
  Computer computer(parse_level("full").value(), Language::english, 7, folder.path().string());
  solve_three_against_three(folder.path().string());  // a database may come while the game goes on
  const search::Info thought = thought_of(computer, "standard");
  EXPECT_TRUE(thought.exact);
  EXPECT_GT(thought.database_hits, 0u);
  EXPECT_EQ(thought.score, search::loss_in(26));
}

TEST(Computer, AsksTheDatabaseWhenItSetsTraps) {
  const TempFolder folder;
  solve_three_against_three(folder.path().string());
  Computer computer(parse_level("trap").value(), Language::english, 7, folder.path().string());
  EXPECT_EQ(computer.level(), "trap");
  EXPECT_EQ(computer.title(), "Trapper");
  const search::Info thought = thought_of(computer, "standard");
  EXPECT_GT(thought.database_hits, 0u);
  EXPECT_EQ(thought.score, search::loss_in(26));
}

TEST(Computer, KeepsTheErrorsOfItsLevel) {
  const TempFolder folder;
  solve_three_against_three(folder.path().string());
  Computer computer(1, Language::english, 7, folder.path().string());
  const search::Info thought = thought_of(computer, "standard");
  EXPECT_FALSE(thought.exact);
  EXPECT_EQ(thought.database_hits, 0u);
}

}  // namespace
}  // namespace muehle::cli::play
