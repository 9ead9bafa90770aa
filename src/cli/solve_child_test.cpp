// The solver as a process of the server's: it solves, is stopped, and never outlives who started it.
#include "cli/solve_child.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <condition_variable>
#include <filesystem>
#include <fstream>

#include "support/folder_lock.h"
#include "support/temp_folder.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;
using server::SolveOrder;
using server::SolveReport;
using server::SolveState;
using ::testing::HasSubstr;

constexpr const char* usual_rules = "exception_all_in_mills-fly3";

SolveOrder order_of(const std::string& goal) {
  return {.key = {}, .goal = goal, .distances = true, .threads = 1};
}
// Takes half a minute and more with one processor, and little memory.
SolveOrder long_order() { return order_of("up-to-10"); }

// Whether nobody solves in the folder.
bool is_free(const fs::path& folder) {
  const std::string lock = folder / usual_rules / "lock";
  return FolderLock::take(lock, [](const std::string& holder) { return holder; }).has_value();
}

void look_again() { usleep(2'000); }

// Until something is being solved.
void wait_for_a_step(const SolveChild& child) {
  while (child.report()->now.empty() && child.report()->state == SolveState::running) look_again();
}

class SolveChildTest : public ::testing::Test {
 protected:
  server::Solver::Ended ended() {
    return [this](const SolveReport& report) {
      const std::lock_guard lock(mutex_);
      ends_.push_back(report);
      changed_.notify_all();
    };
  }
  SolveReport end() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return !ends_.empty(); });
    SolveReport first = ends_.front();
    ends_.erase(ends_.begin());
    return first;
  }

  const TempFolder folder_;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<SolveReport> ends_;
};

TEST_F(SolveChildTest, Solves) {
  SolveChild child(folder_.path(), MUEHLE_PROGRAM);
  EXPECT_FALSE(child.report().has_value());
  ASSERT_TRUE(child.start(order_of("up-to-6"), ended()));
  const SolveReport report = end();
  EXPECT_EQ(report.state, SolveState::done) << report.error;
  EXPECT_EQ(report.error, "");
  EXPECT_EQ(report.done, 1u);
  EXPECT_EQ(report.steps, 1u);
  EXPECT_EQ(report.part, 1);
  EXPECT_EQ(child.report()->state, SolveState::done);
  EXPECT_EQ(child.sectors(), 2) << "3-3, and what follows from it at the end of the placing phase";
  for (const char* file : {"moving-3-3.wdl", "moving-3-3.plies"})
    EXPECT_TRUE(fs::exists(folder_.path() / usual_rules / file)) << file;

  ASSERT_TRUE(child.start(order_of("3-3"), ended())) << "one after the other";
  const SolveReport again = end();
  EXPECT_EQ(again.state, SolveState::done);
  EXPECT_EQ(again.steps, 0u) << "it was all there";
}

TEST_F(SolveChildTest, SolvesUnderOtherRulesWithoutDistances) {
  SolveChild child(folder_.path(), MUEHLE_PROGRAM);
  const SolveOrder order{.key = {MillProtection::strict}, .goal = "3-3", .megabytes = 1000};
  ASSERT_TRUE(child.start(order, ended()));
  EXPECT_EQ(end().state, SolveState::done);
  EXPECT_TRUE(fs::exists(folder_.path() / "strict-fly3" / "moving-3-3.wdl"));
  EXPECT_FALSE(fs::exists(folder_.path() / "strict-fly3" / "moving-3-3.plies"));
}

TEST_F(SolveChildTest, StopsAndTheProcessIsGone) {
  SolveChild child(folder_.path(), MUEHLE_PROGRAM);
  ASSERT_TRUE(child.start(long_order(), ended()));
  wait_for_a_step(child);
  EXPECT_FALSE(is_free(folder_.path()));
  EXPECT_FALSE(child.start(order_of("up-to-6"), ended())) << "one at a time";
  child.stop();
  const SolveReport report = end();
  EXPECT_EQ(report.state, SolveState::stopped) << report.error;
  EXPECT_FALSE(report.stopping);
  EXPECT_TRUE(is_free(folder_.path()));
}

TEST_F(SolveChildTest, EndsWithTheObject) {
  {
    SolveChild child(folder_.path(), MUEHLE_PROGRAM);
    ASSERT_TRUE(child.start(long_order(), ended()));
    wait_for_a_step(child);
    ASSERT_FALSE(is_free(folder_.path()));
  }
  EXPECT_TRUE(is_free(folder_.path()));
  EXPECT_EQ(end().state, SolveState::stopped);
}

// As the server is killed, or crashes: nothing of it can tell the solver.
TEST_F(SolveChildTest, EndsWithAProgramThatIsKilled) {
  std::array<int, 2> pipe{};
  ASSERT_EQ(pipe2(pipe.data(), O_CLOEXEC), 0);
  const pid_t server = fork();
  if (server == 0) {
    SolveChild child(folder_.path(), MUEHLE_PROGRAM);
    const bool started = child.start(long_order(), [](const SolveReport&) {}).has_value();
    if (started) wait_for_a_step(child);
    [[maybe_unused]] const ssize_t told = write(pipe[1], started ? "1" : "0", 1);
    while (true) pause();
  }
  char started = 0;
  ASSERT_EQ(read(pipe[0], &started, 1), 1);
  EXPECT_EQ(started, '1');
  EXPECT_FALSE(is_free(folder_.path()));
  kill(server, SIGKILL);
  waitpid(server, nullptr, 0);
  while (!is_free(folder_.path())) look_again();
  close(pipe[0]);
  close(pipe[1]);
}

TEST_F(SolveChildTest, SaysWhatTheSolverSaysOfAFailure) {
  SolveChild child(folder_.path(), MUEHLE_PROGRAM);
  SolveOrder order = order_of("up-to-6");
  order.megabytes = 1;
  ASSERT_TRUE(child.start(order, ended()));
  const SolveReport report = end();
  EXPECT_EQ(report.state, SolveState::failed);
  EXPECT_THAT(report.error, HasSubstr("of memory, and 1 MB may be used"));
  EXPECT_TRUE(is_free(folder_.path()));
}

TEST_F(SolveChildTest, SaysHowAProgramEndedThatSaidNothing) {
  const struct {
    const char* script;
    const char* what;
  } rows[] = {
      {"exit 3", "exit status 3"},
      {"echo out of luck >&2; exit 3", "exit status 3: out of luck"},
      {"kill -9 $$", "signal 9 (Killed), perhaps for lack of memory"},
      {"echo '{\"event\":\"step\",\"number\":0,\"sectors\":[1,{}]}'; echo '{\"event\":7}'; exit 4",
       "exit status 4"},
  };
  for (const auto& row : rows) {
    const std::string program = folder_.path() / "program";
    std::ofstream(program) << "#!/bin/sh\n" << row.script << "\n";
    fs::permissions(program, fs::perms::owner_all);
    SolveChild child(folder_.path(), program);
    ASSERT_TRUE(child.start(order_of("up-to-6"), ended()));
    const SolveReport report = end();
    EXPECT_EQ(report.state, SolveState::failed) << row.script;
    EXPECT_THAT(report.error, HasSubstr(row.what)) << row.script;
  }
  SolveChild child(folder_.path(), folder_.path() / "nothing");
  ASSERT_TRUE(child.start(order_of("up-to-6"), ended()));
  EXPECT_EQ(end().state, SolveState::failed);
}

// As when somebody else stops it, on the machine.
TEST_F(SolveChildTest, KnowsThatSomebodyElseStoppedIt) {
  const std::string program = folder_.path() / "program";
  std::ofstream(program) << "#!/bin/sh\necho '{\"event\":\"interrupted\"}'\nexit 143\n";
  fs::permissions(program, fs::perms::owner_all);
  SolveChild child(folder_.path(), program);
  ASSERT_TRUE(child.start(order_of("up-to-6"), ended()));
  const SolveReport report = end();
  EXPECT_EQ(report.state, SolveState::stopped);
  EXPECT_EQ(report.error, "");
}

// Neither files nor secrets of the server reach the solver, and it is the last to get a processor.
TEST_F(SolveChildTest, GetsNothingOfTheServer) {
  const std::string program = folder_.path() / "program";
  const fs::path seen = folder_.path() / "seen";
  std::ofstream(program) << "#!/bin/sh\n(ls /proc/self/fd | wc -l; nice; cat /proc/$$/oom_score_adj; env) > "
                         << seen.string() << "\necho '{\"event\":\"done\"}'\n";
  fs::permissions(program, fs::perms::owner_all);
  const int open_file = open("/dev/null", O_RDONLY);  // without O_CLOEXEC
  setenv("MUEHLE_TEST_SECRET", "geheim", 1);
  SolveChild child(folder_.path(), program);
  ASSERT_TRUE(child.start(order_of("up-to-6"), ended()));
  EXPECT_EQ(end().state, SolveState::done);
  unsetenv("MUEHLE_TEST_SECRET");
  close(open_file);
  std::ifstream file(seen);
  int files = 0;
  int niceness = 0;
  int score = 0;
  file >> files >> niceness >> score;
  EXPECT_EQ(files, 4) << "the standard streams and the folder that is listed";
  EXPECT_EQ(niceness, 19);
  EXPECT_EQ(score, 1000);
  const std::string rest{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(rest.find("geheim"), std::string::npos) << rest;
}

TEST_F(SolveChildTest, RefusesAGoalThatIsNone) {
  SolveChild child(folder_.path(), MUEHLE_PROGRAM);
  for (const char* goal : {"chess", "up-to-5", "up-to-19", "9-10", "--all", ""}) {
    const Result<void> started = child.start(order_of(goal), ended());
    ASSERT_FALSE(started) << goal;
    EXPECT_NE(started.error().message, "") << goal;
  }
  EXPECT_FALSE(child.report().has_value());
  EXPECT_TRUE(fs::is_empty(folder_.path()));
}

TEST_F(SolveChildTest, KnowsWhatGoalsTake) {
  const SolveChild child(folder_.path(), MUEHLE_PROGRAM);
  const std::vector<server::SolveGoal> goals = child.goals();
  ASSERT_EQ(goals.size(), 14u);
  EXPECT_EQ(goals.front().goal, "up-to-8");
  EXPECT_LT(goals.front().seconds, 5);
  const server::SolveGoal& all = goals.back();
  EXPECT_EQ(all.goal, "all");
  EXPECT_TRUE(all.distances);
  // docs/operations.md
  EXPECT_GT(all.seconds, 15 * 60);
  EXPECT_LT(all.seconds, 60 * 60);
  EXPECT_GT(all.memory_bytes, 5'000'000'000u);
  EXPECT_LT(all.memory_bytes, 8'000'000'000u);
  for (std::size_t n = 2; n < goals.size(); ++n) {
    EXPECT_GT(goals[n].seconds, goals[n - 2].seconds) << goals[n].goal;
    EXPECT_GE(goals[n].disk_bytes, goals[n - 2].disk_bytes) << goals[n].goal;
  }
  EXPECT_GE(child.machine().threads, 1);
  EXPECT_GT(child.machine().memory_bytes, 0u);
}

}  // namespace
}  // namespace muehle::cli
