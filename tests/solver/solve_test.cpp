// Whole runs of the solver into a folder: undisturbed, and with everything that can come between.
#include "solver/solve.h"
#include "solver/failure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <map>

#include "faulty_disk.h"
#include "perfect/index.h"
#include "support/build_speed.h"
#include "support/folder_lock.h"
#include "support/temp_folder.h"
#include "vectors.h"

namespace muehle::solver {
namespace {

namespace fs = std::filesystem;
using perfect::Content;
using perfect::Sector;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using testing_support::slow_build;
using Operation = FaultyDisk::Operation;

constexpr std::uint64_t memory = 1'000'000'000;
constexpr const char* key_folder = "exception_all_in_mills-fly3";

// Both phases of games with few stones: 3-3, where the build is not slow 4-3 and 3-4 too, and the last
// placements before them.
constexpr const char* few_stones = slow_build ? "up-to-6" : "up-to-7";
SolveOptions small_run(const fs::path& folder, const char* goal = few_stones) {
  return {.key = {},
          .goal = *parse_goal(goal, true, Distances::moving),
          .folder = folder.string(),
          .threads = 2,
          .memory_bytes = memory};
}

using Files = std::map<std::string, std::string>;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}
void write_file_plainly(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}
// The database files in a folder; what else is there must be known.
Files database_in(const fs::path& folder) {
  Files files;
  for (const auto& entry : fs::directory_iterator(folder / key_folder)) {
    const std::string name = entry.path().filename().string();
    if (name == "work" || name == "lock") continue;
    EXPECT_TRUE(perfect::parse_file_name(name)) << name;
    files[name] = read_file(entry.path());
  }
  return files;
}

struct Told {
  std::vector<Damage> damaged;
  std::vector<BadFile> bad;
  std::vector<Planned> planned;
  std::vector<StepStarted> started;
  std::map<Sector, SectorSurvey> counts;

  void operator()(const Notice& event) {
    if (const auto* damage = std::get_if<Damage>(&event)) damaged.push_back(*damage);
    if (const auto* file = std::get_if<BadFile>(&event)) bad.push_back(*file);
    if (const auto* plan = std::get_if<Planned>(&event)) planned.push_back(*plan);
    if (const auto* step = std::get_if<StepStarted>(&event)) started.push_back(*step);
    if (const auto* done = std::get_if<StepDone>(&event)) {
      for (const SectorSurvey& sector : done->counts) counts[sector.sector] = sector;
    }
  }
};

const std::atomic<bool> never = false;

Result<SolveEnd> run(const SolveOptions& options, Disk& disk) {
  return solve(options, disk, never, [](const Notice&) {});
}
Told run_and_listen(const SolveOptions& options) {
  RealDisk disk;
  Told told;
  EXPECT_EQ(solve(options, disk, never, std::ref(told)), SolveEnd::done);
  return told;
}

// What an undisturbed run writes.
const Files& undisturbed(const char* goal = few_stones) {
  static std::map<std::string, Files> written;
  const auto [place, is_new] = written.try_emplace(goal);
  if (is_new) {
    const TempFolder folder;
    run_and_listen(small_run(folder.path(), goal));
    place->second = database_in(folder.path());
  }
  return place->second;
}

// Runs it again on a sound disk: it must end where an undisturbed run ends, and leave nothing else.
void expect_goes_on(const fs::path& folder) {
  RealDisk disk;
  ASSERT_EQ(run(small_run(folder), disk), SolveEnd::done);
  EXPECT_EQ(database_in(folder), undisturbed());
  EXPECT_FALSE(fs::exists(folder / key_folder / "work"));
}
// Whatever is there is as it should be.
void expect_only_whole_files(const fs::path& folder) {
  for (const auto& [name, bytes] : database_in(folder)) EXPECT_TRUE(undisturbed().at(name) == bytes) << name;
}

TEST(Solve, WritesTheFilesOfThePlanAndNothingElse) {
  std::vector<std::string> names;
  for (const auto& [name, bytes] : undisturbed("up-to-7")) names.push_back(name);
  EXPECT_THAT(names, IsSupersetOf({"moving-3-3.wdl", "moving-3-3.plies", "moving-3-4.wdl", "moving-3-4.plies",
                                   "placing-16-2-2.wdl", "placing-16-3-2.wdl"}));
  EXPECT_FALSE(undisturbed("up-to-7").contains("moving-4-3.wdl"));
}

TEST(Solve, DoesNothingTwice) {
  const TempFolder folder;
  run_and_listen(small_run(folder.path()));
  const Told told = run_and_listen(small_run(folder.path()));
  ASSERT_EQ(told.planned.size(), 1u);
  EXPECT_EQ(told.planned[0].left, 0u);
  EXPECT_EQ(told.planned[0].disk_bytes, 0u);
  EXPECT_TRUE(told.started.empty());
}

TEST(Solve, WritesTheSameBytesWithMoreThreads) {
  const TempFolder folder;
  SolveOptions options = small_run(folder.path());
  options.threads = 5;
  run_and_listen(options);
  EXPECT_EQ(database_in(folder.path()), undisturbed());
}

TEST(Solve, TellsTheKnownTotals) {
  constexpr int most_stones = slow_build ? 7 : 9;
  const TempFolder folder;
  SolveOptions options = small_run(folder.path());
  options.goal = *parse_goal("up-to-" + std::to_string(most_stones), false, Distances::none);
  const Told told = run_and_listen(options);
  std::size_t checked = 0;
  for (const auto& item : vectors::items("sectors_up_to_10", "sectors")) {
    const Sector sector{perfect::placing_plies, vectors::number(item, "own"), vectors::number(item, "opp")};
    if (sector.own + sector.opp > most_stones) continue;
    const auto longest = [&](const char* member) {
      return vectors::is_null(item, member) ? std::nullopt
                                            : std::optional(Extreme{vectors::number(item, member)});
    };
    const ValueCounts classes{static_cast<std::uint64_t>(vectors::number(item, "win")),
                              static_cast<std::uint64_t>(vectors::number(item, "draw")),
                              static_cast<std::uint64_t>(vectors::number(item, "loss"))};
    const SectorSurvey expected{.sector = sector,
                                .has_distances = true,
                                .classes = classes,
                                .longest_win = longest("max_win"),
                                .longest_loss = longest("max_loss")};
    ASSERT_TRUE(told.counts.contains(sector));
    EXPECT_EQ(told.counts.at(sector), expected) << sector.own << "-" << sector.opp;
    ++checked;
  }
  EXPECT_EQ(checked, told.counts.size());
}

TEST(Solve, CountsEveryClassOfThePlacingPhaseOnce) {
  const TempFolder folder;
  const Told told = run_and_listen(small_run(folder.path()));
  // Two stones each, told apart by the index.
  const ValueCounts& counts = told.counts.at({16, 2, 2}).classes;
  std::uint64_t classes = 0;
  for (const Mask white : perfect::canonical_masks(2)) {
    for (const Mask compact : perfect::all_subsets(point_count - 2, 2)) {
      const Mask black = perfect::spread_bits(compact, ~white & all_points);
      classes += perfect::represents_class({white, black}) ? 1 : 0;
    }
  }
  EXPECT_EQ(counts.win + counts.draw + counts.loss, classes);
}

// ---- stopped and killed ----

TEST(SolveStopped, GoesOnWhereItWas) {
  const TempFolder folder;
  RealDisk disk;
  std::size_t runs = 0;
  std::size_t steps = 0;
  for (SolveEnd end = SolveEnd::stopped; end == SolveEnd::stopped; ++runs) {
    std::atomic<bool> stop = false;
    std::size_t left = 0;
    // In the second step that there is to do, so that each run gets one step done.
    const Observer observer = [&](const Notice& event) {
      if (const auto* started = std::get_if<StepStarted>(&event)) {
        stop = started->number == 2;
        left = started->left;
        steps = std::max(steps, left);
      }
    };
    const Result<SolveEnd> result = solve(small_run(folder.path()), disk, stop, observer);
    ASSERT_TRUE(result);
    end = *result;
    EXPECT_EQ(end == SolveEnd::stopped, left > 1);
    expect_only_whole_files(folder.path());
  }
  EXPECT_EQ(runs, steps);
  EXPECT_EQ(database_in(folder.path()), undisturbed());
}

// A process that is killed right before its `operation`th change of the disk. False: it came to its end.
bool run_and_kill(const SolveOptions& options, int operation) {
  const pid_t process = fork();
  if (process == 0) {
    FaultyDisk disk;
    disk.before = [&operation](Operation) {
      if (--operation == 0) raise(SIGKILL);
      return Result<void>();
    };
    const Result<SolveEnd> end = run(options, disk);
    _exit(end && *end == SolveEnd::done ? 0 : 1);
  }
  int status = 0;
  waitpid(process, &status, 0);
  if (WIFSIGNALED(status)) return true;
  EXPECT_EQ(WEXITSTATUS(status), 0);
  return false;
}

TEST(SolveKilled, GoesOnWithoutLosingAStep) {
  const TempFolder folder;
  constexpr int first = 4;
  constexpr int further = slow_build ? 2 : 3;
  int operation = first;
  while (run_and_kill(small_run(folder.path()), operation)) {
    expect_only_whole_files(folder.path());
    operation += further;
  }
  EXPECT_GT(operation, first + 4 * further);
  EXPECT_EQ(database_in(folder.path()), undisturbed());
  EXPECT_FALSE(fs::exists(folder.path() / key_folder / "work"));
}

// ---- disks that fail ----

TEST(SolveOnAFullDisk, LeavesOnlyWholeFilesAndGoesOn) {
  FaultyDisk counting;
  const TempFolder sound;
  ASSERT_TRUE(run(small_run(sound.path()), counting));
  const std::uint64_t all = counting.written;
  std::vector<std::uint64_t> rooms = {0, all / 2};
  if (!slow_build) rooms.insert(rooms.end(), {1, 64, all / 3, 2 * all / 3, all - 1});
  for (const std::uint64_t room : rooms) {
    const TempFolder folder;
    FaultyDisk disk;
    disk.room = room;
    const Result<SolveEnd> end = run(small_run(folder.path()), disk);
    ASSERT_FALSE(end) << room;
    EXPECT_THAT(end.error().message, HasSubstr("No space left on device"));
    expect_only_whole_files(folder.path());
    EXPECT_FALSE(fs::exists(folder.path() / key_folder / "work" / "unfinished"));
    expect_goes_on(folder.path());
  }
}

class SolveOnABadDisk : public testing::TestWithParam<Operation> {};

TEST_P(SolveOnABadDisk, LeavesOnlyWholeFilesAndGoesOn) {
  for (const int nth : {1, 4}) {
    if (slow_build && nth > 1) break;
    const TempFolder folder;
    FaultyDisk disk;
    int left = nth;
    disk.before = [&](Operation operation) -> Result<void> {
      if (operation == GetParam() && --left == 0) return fail(Failure::disk, "Input/output error");
      return {};
    };
    const Result<SolveEnd> end = run(small_run(folder.path()), disk);
    ASSERT_FALSE(end) << nth;
    EXPECT_THAT(end.error().message, HasSubstr("Input/output error"));
    expect_only_whole_files(folder.path());
    expect_goes_on(folder.path());
  }
}
INSTANTIATE_TEST_SUITE_P(All, SolveOnABadDisk,
                         testing::Values(Operation::create, Operation::append, Operation::sync,
                                         Operation::rename, Operation::sync_folder, Operation::remove));

// ---- files that are no good ----

class SolveWithDamage : public testing::Test {
 protected:
  static constexpr const char* goal = "up-to-7";

  // All is solved and the working files are still there; then 3-4 is lost, which is made from 3-3.
  void SetUp() override {
    static const TempFolder solved;
    if (fs::is_empty(solved.path())) {
      SolveOptions options = small_run(solved.path(), goal);
      options.keep_work = true;
      run_and_listen(options);
    }
    fs::copy(solved.path(), folder_.path(), fs::copy_options::recursive);
    for (const char* lost : {"moving-3-4.wdl", "work/moving-3-4.distances"})
      ASSERT_TRUE(fs::remove(path(lost)));
  }
  fs::path path(const char* name) const { return folder_.path() / key_folder / name; }

  void expect_named_and_made_again(const char* reason) {
    const Told told = run_and_listen(small_run(folder_.path(), goal));
    ASSERT_EQ(told.damaged.size(), 1u) << reason;
    EXPECT_THAT(told.damaged[0].file, HasSubstr("work/moving-3-3.distances"));
    EXPECT_THAT(told.damaged[0].reason, HasSubstr(reason));
    EXPECT_TRUE(told.counts.contains({perfect::placing_plies, 3, 3})) << "solved again";
    EXPECT_EQ(database_in(folder_.path()), undisturbed(goal));
  }

  TempFolder folder_;
};

TEST_F(SolveWithDamage, SoundWorkingFilesAreUsed) {
  const Told told = run_and_listen(small_run(folder_.path(), goal));
  ASSERT_EQ(told.started.size(), 1u);
  EXPECT_EQ(told.started[0].sectors[0], (Sector{perfect::placing_plies, 4, 3}));
  EXPECT_EQ(database_in(folder_.path()), undisturbed(goal));
  EXPECT_FALSE(fs::exists(folder_.path() / key_folder / "work"));
}

TEST_F(SolveWithDamage, AWorkingFileWithAFlippedBit) {
  const fs::path file = path("work/moving-3-3.distances");
  std::string bytes = read_file(file);
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 4);
  write_file_plainly(file, bytes);
  expect_named_and_made_again("checksum");
}

TEST_F(SolveWithDamage, AWorkingFileWithADamagedHeader) {
  const fs::path file = path("work/moving-3-3.distances");
  std::string bytes = read_file(file);
  bytes[9] = static_cast<char>(bytes[9] ^ 1);
  write_file_plainly(file, bytes);
  expect_named_and_made_again("header");
}

TEST_F(SolveWithDamage, ATruncatedWorkingFile) {
  const fs::path file = path("work/moving-3-3.distances");
  fs::resize_file(file, fs::file_size(file) - 1);
  expect_named_and_made_again("bytes and should have");
}

TEST_F(SolveWithDamage, AnEmptyWorkingFile) {
  fs::resize_file(path("work/moving-3-3.distances"), 0);
  expect_named_and_made_again("0 bytes and should have");
}

TEST_F(SolveWithDamage, AWorkingFileOfOtherRules) {
  const TempFolder other;
  SolveOptions options = small_run(other.path());
  options.key.mill_protection = MillProtection::strict;
  options.keep_work = true;
  run_and_listen(options);
  const fs::path file = path("work/moving-3-3.distances");
  fs::remove(file);
  fs::copy_file(other.path() / "strict-fly3/work/moving-3-3.distances", file);
  expect_named_and_made_again("other rules");
}

TEST_F(SolveWithDamage, ADatabaseFileIsMadeAgain) {
  fs::resize_file(path("moving-3-3.wdl"), 10);
  const Told told = run_and_listen(small_run(folder_.path(), goal));
  ASSERT_EQ(told.bad.size(), 1u);
  EXPECT_THAT(told.bad[0].file, HasSubstr("moving-3-3.wdl"));
  EXPECT_EQ(database_in(folder_.path()), undisturbed(goal));
}

// ---- refused ----

TEST(SolveRefuses, ASecondProcess) {
  const TempFolder folder;
  fs::create_directories(folder.path() / key_folder);
  const auto lock = FolderLock::take((folder.path() / key_folder / "lock").string(),
                                     [](const std::string& holder) { return holder; });
  ASSERT_TRUE(lock);
  RealDisk disk;
  const Result<SolveEnd> end = run(small_run(folder.path()), disk);
  ASSERT_FALSE(end);
  EXPECT_THAT(end.error().message, HasSubstr("process " + std::to_string(getpid())));
  EXPECT_EQ(end.error().code, to_text(Failure::in_use));
  EXPECT_TRUE(database_in(folder.path()).empty());
}

TEST(SolveRefuses, TooLittleMemory) {
  const TempFolder folder;
  SolveOptions options = small_run(folder.path());
  options.memory_bytes = 1'000'000;
  RealDisk disk;
  const Result<SolveEnd> end = run(options, disk);
  ASSERT_FALSE(end);
  EXPECT_EQ(end.error().code, to_text(Failure::no_memory));
  EXPECT_THAT(end.error().message, AllOf(HasSubstr("3-3 needs about"), HasSubstr("1 MB may be used")));
}

TEST(SolveRefuses, TooLittleDisk) {
  struct SmallDisk : RealDisk {
    Result<std::uint64_t> free_bytes(const std::string&) const override { return 1000; }
  } disk;
  const TempFolder folder;
  const Result<SolveEnd> end = run(small_run(folder.path()), disk);
  ASSERT_FALSE(end);
  EXPECT_THAT(end.error().message, AllOf(HasSubstr("of free disk"), HasSubstr("1 MB are free")));
  EXPECT_TRUE(database_in(folder.path()).empty());
}

TEST(SolveRefuses, AFolderThatCannotBeMade) {
  const TempFolder folder;
  write_file_plainly(folder.path() / "file", "");
  RealDisk disk;
  const Result<SolveEnd> end = run(small_run(folder.path() / "file"), disk);
  ASSERT_FALSE(end);
  EXPECT_THAT(end.error().message, HasSubstr("cannot make the folder"));
}

}  // namespace
}  // namespace muehle::solver
