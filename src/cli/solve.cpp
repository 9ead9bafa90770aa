// `muehle solve`: computes the exact value of every position of the sectors asked for.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/solve_report.h"
#include "cli/stop_signals.h"
#include "cli/stopwatch.h"
#include "solver/machine.h"
#include "solver/solve.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

constexpr std::uint64_t megabyte = 1'000'000;
constexpr std::uint64_t most_memory_megabytes = 1'000'000'000;

struct SolveCommandOptions {
  SetupOptions setup;
  std::string sectors;
  std::string folder;
  int threads = 0;           // 0: all there are
  std::uint64_t memory = 0;  // in megabytes; 0: what is free
  bool all = false;
  bool distances = false;
  bool placing_distances = false;
  bool keep_work = false;
  bool json = false;
};

solver::Distances distances_of(const SolveCommandOptions& options) {
  if (options.placing_distances) return solver::Distances::all;
  return options.distances ? solver::Distances::moving : solver::Distances::none;
}

Result<solver::SolveOptions> read_options(const SolveCommandOptions& options) {
  if (options.placing_distances && !options.all)
    return fail("--placing-distances goes with --all, which solves the placing phase");
  if (options.sectors.empty() && !options.all)
    return fail("say what to solve: --sectors 4-3,5-3 or up-to-N or moving, or --all");
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return tl::unexpected(setup.error());
  const Result<perfect::RulesKey> key = perfect::key_of(setup->rules);
  if (!key) return tl::unexpected(key.error());
  const Result<solver::Goal> goal = solver::parse_goal(options.sectors.empty() ? "moving" : options.sectors,
                                                       options.all, distances_of(options));
  if (!goal) return tl::unexpected(goal.error());
  const Result<std::filesystem::path> folder = database_folder(options.folder);
  if (!folder) return tl::unexpected(folder.error());
  return solver::SolveOptions{
      .key = *key,
      .goal = *goal,
      .folder = folder->string(),
      .threads = options.threads == 0 ? solver::available_threads() : options.threads,
      .memory_bytes = options.memory == 0 ? solver::available_memory() : options.memory * megabyte,
      .keep_work = options.keep_work,
  };
}

int run_solve(const SolveCommandOptions& options) {
  const Result<solver::SolveOptions> wanted = read_options(options);
  if (!wanted) return complain(wanted.error());

  const Stopwatch watch;
  const StopSignals signals;
  SolveText text(wanted->folder);
  const solver::Observer observer = options.json ? solver::Observer(print_solve_notice) : std::ref(text);
  solver::RealDisk disk;
  const Result<solver::SolveEnd> end = solver::solve(*wanted, disk, signals.stop(), observer);
  const double seconds = watch.seconds();

  if (!options.json) text.clear();
  if (!end) {
    if (options.json) print_json(json::object{{"event", "failed"}, {"reason", end.error().message}});
    return complain(end.error(), exit_failed);
  }
  if (*end == solver::SolveEnd::stopped) {
    if (options.json) print_json(json::object{{"event", "interrupted"}, {"seconds", seconds}});
    return complain("interrupted; the same command goes on from here", signals.exit_status());
  }
  if (options.json) {
    print_json(json::object{{"event", "done"}, {"seconds", seconds}});
  } else {
    print_line(fmt::format("Done in {:.1f} s", seconds));
  }
  return exit_done;
}

}  // namespace

Command add_solve(Arguments app) {
  const auto options = std::make_shared<SolveCommandOptions>();
  const Arguments command =
      app.subcommand("solve", "Solve the game, or a part of it, and store what came out");
  command.option("--sectors", options->sectors,
                 "What to solve of the moving phase: sectors of stones of the side to move and of the other "
                 "one (4-3,5-3), all with at most N stones (up-to-N), or all (moving). What these depend on "
                 "is solved, too");
  command.flag("--all", options->all,
               "The placing phase, too; without --sectors the whole game, with up-to-N games of N stones");
  command.flag("--distances", options->distances, "Store the plies to the end of the moving phase, too");
  command.flag("--placing-distances", options->placing_distances,
               "Store the plies to the end of both phases: with --all, more time, memory and room");
  add_rules_option(command, options->setup);
  add_database_option(command, options->folder);
  command.option("--threads", options->threads, "Processors to use; all of them without it")
      .range(1, most_threads);
  command.option("--memory", options->memory, "Megabytes of memory to use at most; what is free without it")
      .range(std::uint64_t{1}, most_memory_megabytes);
  command.flag("--keep-work", options->keep_work,
               "Keep the working files: larger sectors then need not begin anew");
  command.flag("--json", options->json, "For machines: a line of JSON for each event");
  return {command, [options] { return run_solve(*options); }};
}

}  // namespace muehle::cli
