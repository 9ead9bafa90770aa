#include "solver/solve.h"

#include <algorithm>
#include <array>

#include "perfect/database.h"
#include "solver/failure.h"
#include "solver/step.h"
#include "support/folder_lock.h"

namespace muehle::solver {
namespace {

std::string in_megabytes(std::uint64_t bytes) {
  constexpr std::uint64_t megabyte = 1'000'000;
  return std::to_string((bytes + megabyte - 1) / megabyte) + " MB";
}

std::string name_of(const Step& step) {
  std::string name;
  for (const perfect::Sector& sector : step.sectors) {
    if (!name.empty()) name += " and ";
    name += std::to_string(sector.own) + "-" + std::to_string(sector.opp);
  }
  return step.moving() ? name : name + " after ply " + std::to_string(step.sectors.front().ply);
}

class Run {
 public:
  Run(const SolveOptions& options, Disk& disk, const std::atomic<bool>& stop, const Observer& observer)
      : options_(options),
        disk_(disk),
        observer_(observer),
        folder_(options.folder + "/" + perfect::folder_name(options.key)),
        work_folder_(folder_ + "/work"),
        work_(disk, work_folder_, options.key, [this](const Damage& damage) { observer_(damage); }),
        meter_(stop, observer),
        runner_({options.key, disk, folder_, work_}, meter_, options.threads),
        plan_(make_plan(options.goal)) {}

  Result<SolveEnd> solve() {
    if (Result<void> made = disk_.make_folder(folder_); !made) return tl::unexpected(made.error());
    const Result<FolderLock> lock = take_lock();
    if (!lock) return tl::unexpected(lock.error());
    if (Result<void> made = disk_.make_folder(work_folder_); !made) return tl::unexpected(made.error());
    const Result<SolveEnd> end = solve_locked();
    work_.leave();
    return end;
  }

 private:
  Result<FolderLock> take_lock() const {
    const std::string path = folder_ + "/" + std::string(lock_name);
    Result<FolderLock> lock = FolderLock::take(path, [&](const std::string& holder) {
      return holder + " is solving into this folder (it holds " + path +
             "); wait until it is done, or stop it";
    });
    if (!lock)
      lock.error().code = to_text(lock.error().code == FolderLock::in_use ? Failure::in_use : Failure::disk);
    return lock;
  }

  Result<SolveEnd> solve_locked() {
    while (true) {
      const Result<StepRunner::End> end = attempt();
      if (!end) return tl::unexpected(end.error());
      if (*end == StepRunner::End::stopped) return SolveEnd::stopped;
      if (*end == StepRunner::End::done) break;
    }
    if (Result<void> dropped = drop_all_but({}); !dropped) return tl::unexpected(dropped.error());
    return SolveEnd::done;
  }

  Result<StepRunner::End> attempt() {
    if (Result<void> known = take_stock(); !known) return tl::unexpected(known.error());
    todo_ = what_is_left(plan_, have_);
    if (Result<void> fits = check_resources(); !fits) return tl::unexpected(fits.error());
    const auto left = static_cast<std::size_t>(
        std::count_if(todo_.begin(), todo_.end(), [](Todo todo) { return todo != Todo::nothing; }));
    double cost = 0;
    for (std::size_t n = 0; n < plan_.size(); ++n) cost += cost_of(plan_[n], todo_[n]);
    meter_.begin(cost);
    std::size_t number = 0;
    for (std::size_t n = 0; n < plan_.size(); ++n) {
      if (todo_[n] == Todo::nothing) continue;
      if (meter_.stopped()) return StepRunner::End::stopped;
      const Result<StepRunner::End> end = do_step(n, ++number, left);
      if (!end || *end != StepRunner::End::done) return end;
    }
    return StepRunner::End::done;
  }

  // Finds out what is there.
  Result<void> take_stock() {
    Result<std::set<WorkFile>> work = work_.scan();
    if (!work) return tl::unexpected(work.error());
    have_ = {std::move(*work), {}};
    const Result<std::vector<std::string>> names = disk_.list(folder_);
    if (!names) return tl::unexpected(names.error());
    for (const std::string& name : *names) {
      const auto file = perfect::parse_file_name(name);
      if (!file || !in_plan(*file)) continue;
      auto source = disk_.map(folder_ + "/" + name);
      if (!source) return tl::unexpected(source.error());
      const Result<void> usable = perfect::Database(options_.key).add(name, std::move(*source));
      if (usable) {
        have_.database.insert(*file);
      } else {
        observer_(BadFile{folder_ + "/" + name, usable.error().message});
      }
    }
    return {};
  }

  bool in_plan(const DatabaseFile& file) const {
    return std::any_of(plan_.begin(), plan_.end(), [&](const Step& step) {
      return std::find(step.stores.begin(), step.stores.end(), file) != step.stores.end();
    });
  }

  Result<void> check_resources() {
    Planned planned;
    planned.steps = plan_.size();
    for (std::size_t n = 0; n < plan_.size(); ++n) {
      if (todo_[n] == Todo::nothing) continue;
      ++planned.left;
      planned.slots_left += plan_[n].slots();
      const std::uint64_t memory = memory_of(plan_[n], plan_);
      planned.memory_bytes = std::max(planned.memory_bytes, memory);
      if (memory > options_.memory_bytes) {
        return fail(Failure::no_memory, "solving " + name_of(plan_[n]) + " needs about " +
                                            in_megabytes(memory) + " of memory, and " +
                                            in_megabytes(options_.memory_bytes) + " may be used");
      }
    }
    planned.disk_bytes = disk_for(plan_, todo_, have_, options_.keep_work);
    const Result<std::uint64_t> free = disk_.free_bytes(folder_);
    if (!free) return tl::unexpected(free.error());
    if (planned.disk_bytes > *free) {
      return fail(Failure::no_room, "solving needs up to " + in_megabytes(planned.disk_bytes) +
                                        " of free disk for " + folder_ + ", and " + in_megabytes(*free) +
                                        " are free; make room or choose another folder");
    }
    observer_(planned);
    return {};
  }

  Result<StepRunner::End> do_step(std::size_t n, std::size_t number, std::size_t left) {
    const Step& step = plan_[n];
    observer_(StepStarted{number, left, step.sectors});
    meter_.begin_step(cost_of(step, todo_[n]));

    const std::set<WorkFile> needed = needed_from(plan_, todo_, n + 1);
    std::set<WorkFile> keep;
    for (const WorkFile& file : step.makes) {
      if ((options_.keep_work || needed.contains(file)) && !have_.work.contains(file)) keep.insert(file);
    }
    std::vector<DatabaseFile> missing;
    for (const DatabaseFile& file : step.stores) {
      if (!have_.database.contains(file)) missing.push_back(file);
    }
    Result<StepRunner::Ending> outcome = runner_.run(step, todo_[n], keep, missing);
    if (!outcome) return tl::unexpected(outcome.error());
    if (outcome->end != StepRunner::End::done) return outcome->end;

    have_.work.insert(keep.begin(), keep.end());
    if (Result<void> dropped = drop_all_but(needed); !dropped) return tl::unexpected(dropped.error());
    observer_(StepDone{number, left, meter_.end_step(), std::move(outcome->counts)});
    return StepRunner::End::done;
  }

  // Removes the working files of this plan that are not in `needed`. Those that only a larger plan knows may
  // be what is left of its run.
  Result<void> drop_all_but(const std::set<WorkFile>& needed) {
    if (options_.keep_work) return {};
    for (const Step& step : plan_) {
      for (const WorkFile& file : step.makes) {
        if (needed.contains(file) || !have_.work.contains(file)) continue;
        if (Result<void> removed = work_.remove(file); !removed) return removed;
        have_.work.erase(file);
      }
    }
    return {};
  }

  const SolveOptions& options_;
  Disk& disk_;
  const Observer& observer_;
  std::string folder_;
  std::string work_folder_;
  WorkFolder work_;
  Meter meter_;
  StepRunner runner_;
  std::vector<Step> plan_;
  Inventory have_;
  std::vector<Todo> todo_;
};

}  // namespace

Result<SolveEnd> solve(const SolveOptions& options, Disk& disk, const std::atomic<bool>& stop,
                       const Observer& observer) {
  return Run(options, disk, stop, observer).solve();
}

}  // namespace muehle::solver
