// `regret FILE [--movetime MS | --nodes N] [--from N] [--count N] [--threads N] [--list]`: how often the
// engine gives value away, without a database, one thread a position, on positions whose moves are all
// labelled with their exact values (tools/critical_set). Every position is searched with an empty table.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "problems.h"
#include "rules/notation.h"
#include "search/network.h"
#include "search/search.h"

namespace {

using namespace muehle;
using bench::Problem;

struct Options {
  std::string file;
  int milliseconds = 0;
  std::uint64_t nodes = search::unlimited_nodes;
  int from = 1;
  int count = 0;
  int threads = 1;
  int megabytes = 64;
  bool list = false;
};

struct Share {
  int positions = 0;
  int errors = 0;
};

std::int64_t now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
}

using Shares = std::array<Share, search::groups>;  // by kind of position

class Examination {
 public:
  Examination(const Options& options, const std::vector<Problem>& problems)
      : options_(options), problems_(problems) {}

  Shares run() {
    std::vector<std::jthread> workers;
    for (int n = 0; n < options_.threads; ++n) workers.emplace_back([this] { work(); });
    workers.clear();
    return shares_;
  }
  double mean_nodes() const { return static_cast<double>(nodes_) / static_cast<double>(problems_.size()); }
  double mean_depth() const { return static_cast<double>(depths_) / static_cast<double>(problems_.size()); }

 private:
  void work() {
    std::vector<search::Slot> slots(search::slots_in(static_cast<std::size_t>(options_.megabytes)));
    search::Table table(slots);
    search::Searcher searcher(table);
    search::Limits limits;
    limits.nodes = options_.nodes;
    if (options_.milliseconds > 0) limits.microseconds = options_.milliseconds * std::int64_t{1000};
    for (std::size_t n = next_++; n < problems_.size(); n = next_++) {
      table.clear();
      const Problem& problem = problems_[n];
      const search::Report report =
          searcher.search(History(RuleSet{}, Start{problem.position}), {.limits = limits}, {.clock = now});
      note(problem, report);
    }
  }

  void note(const Problem& problem, const search::Report& report) {
    const std::string move = to_text(*report.best);
    const bool error = bench::given_away(problem, move) > 0;
    const std::lock_guard lock(mutex_);
    nodes_ += report.info.nodes;
    depths_ += report.info.depth;
    const search::Group group =
        search::group_of(search::material_of(problem.position), problem.position.to_move(), RuleSet{});
    Share& share = shares_[static_cast<std::size_t>(group)];
    ++share.positions;
    share.errors += error ? 1 : 0;
    if (error && options_.list) {
      fmt::print("{} {} {}={} score {} depth {}\n", to_text(problem.position), problem.value, move,
                 problem.moves.at(move), report.info.score, report.info.depth);
    }
  }

  const Options& options_;
  const std::vector<Problem>& problems_;
  std::atomic<std::size_t> next_{0};
  std::mutex mutex_;
  Shares shares_;
  std::uint64_t nodes_ = 0;
  std::int64_t depths_ = 0;
};

void print(const char* name, const Share& share) {
  fmt::print("{:8} {:5} positions, {:4} errors, {:6.2f} %\n", name, share.positions, share.errors,
             share.positions > 0 ? 100.0 * share.errors / share.positions : 0.0);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("How often the engine gives exact value away.");
  Options options;
  app.add_option("file", options.file, "positions with the values of their moves")->required();
  auto* time = app.add_option("--movetime", options.milliseconds, "milliseconds a position");
  app.add_option("--nodes", options.nodes, "nodes a position")->excludes(time);
  app.add_option("--from", options.from, "number of the first position")->capture_default_str();
  app.add_option("--count", options.count, "positions; 0: all")->capture_default_str();
  app.add_option("--threads", options.threads, "positions at the same time")->capture_default_str();
  app.add_option("--hash", options.megabytes, "MiB of table")->capture_default_str();
  app.add_flag("--list", options.list, "also print every error");
  CLI11_PARSE(app, argc, argv);

  const auto problems = bench::read_problems(options.file, options.from, options.count);
  if (!problems) {
    fmt::print(stderr, "regret: {}\n", problems.error().message);
    return 2;
  }
  Examination examination(options, *problems);
  const Shares shares = examination.run();
  Share all;
  for (std::size_t group = 0; group < shares.size(); ++group) {
    print(search::group_names[group], shares[group]);
    all.positions += shares[group].positions;
    all.errors += shares[group].errors;
  }
  print("all", all);
  fmt::print("{:.0f} nodes and depth {:.1f} on average\n", examination.mean_nodes(),
             examination.mean_depth());
  return 0;
}
