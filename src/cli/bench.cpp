// `muehle bench [--depth N] [--hash MB] [--repeat N] [--json]`: what the search does with a fixed set of
// positions. The nodes are its signature: another number means that it searches differently.
#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>
#include <memory>

#include "cli/bench_positions.h"
#include "cli/commands.h"
#include "cli/output.h"
#include "cli/stop_signals.h"
#include "cli/stopwatch.h"
#include "engine/table_memory.h"
#include "rules/notation.h"
#include "search/search.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

constexpr std::array<Phase, 3> bench_phases = {Phase::placing, Phase::moving, Phase::flying};
constexpr int bench_megabytes = 16;
constexpr int most_repeats = 1000;

struct BenchOptions {
  int depth = 0;  // 0: that of every phase
  int megabytes = bench_megabytes;
  int repeat = 1;
  bool json = false;
};

struct Effort {
  int positions = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::int64_t microseconds = 0;  // of the processor

  double nodes_per_second() const {
    constexpr double a_second = 1e6;
    return microseconds == 0 ? 0 : static_cast<double>(nodes) * a_second / static_cast<double>(microseconds);
  }
};
using Efforts = std::array<Effort, bench_phases.size()>;

// Every position with an empty table, so that none depends on those before it.
Efforts search_all(const BenchOptions& options, search::Table& table, const std::atomic<bool>& stop) {
  search::Searcher searcher(table);
  Efforts efforts;
  for (const BenchPosition& position : bench_positions()) {
    if (stop) break;
    Effort& effort = efforts.at(static_cast<std::size_t>(position.phase));
    effort.depth = options.depth > 0 ? options.depth : bench_depth(position.phase);
    const Result<Start> start = parse_start(position.start);
    const History history(RuleSet{}, *start);
    table.clear();
    const std::int64_t begin = processor_microseconds();
    const search::Report report =
        searcher.search(history, {.limits = {.depth = effort.depth}}, {.stop = &stop});
    effort.microseconds += processor_microseconds() - begin;
    effort.nodes += report.info.nodes;
    ++effort.positions;
  }
  return efforts;
}

Effort sum(const Efforts& efforts) {
  Effort all;
  for (const Effort& effort : efforts) {
    all.positions += effort.positions;
    all.nodes += effort.nodes;
    all.microseconds += effort.microseconds;
  }
  return all;
}

// The least time of several runs, each phase by itself. Nothing when the runs searched different nodes.
std::optional<Efforts> quickest(const BenchOptions& options, search::Table& table,
                                const std::atomic<bool>& stop) {
  Efforts best = search_all(options, table, stop);
  for (int n = 1; n < options.repeat && !stop; ++n) {
    const Efforts again = search_all(options, table, stop);
    for (std::size_t phase = 0; phase < best.size(); ++phase) {
      if (again.at(phase).nodes != best.at(phase).nodes) return std::nullopt;
      best.at(phase).microseconds = std::min(best.at(phase).microseconds, again.at(phase).microseconds);
    }
  }
  return best;
}

json::object effort_json(const Effort& effort) {
  return {{"positions", effort.positions},
          {"nodes", effort.nodes},
          {"microseconds", effort.microseconds},
          {"nodes_per_second", static_cast<std::int64_t>(effort.nodes_per_second())}};
}

void print_as_json(const Efforts& efforts, const BenchOptions& options) {
  const Effort all = sum(efforts);
  json::array rows;
  for (const Phase phase : bench_phases) {
    const Effort& effort = efforts.at(static_cast<std::size_t>(phase));
    json::object row = effort_json(effort);
    row["phase"] = to_text(phase);
    row["depth"] = effort.depth;
    rows.emplace_back(std::move(row));
  }
  json::object object{{"signature", all.nodes}, {"hash_mb", options.megabytes}, {"phases", std::move(rows)}};
  object["all"] = effort_json(all);
  print_json(object);
}

void print_table(const Efforts& efforts) {
  constexpr double a_million = 1e6;
  constexpr double a_millisecond = 1e3;
  const auto row = [](std::string_view name, const std::string& depth, const Effort& effort) {
    print_line(fmt::format("{:<8} {:>9} {:>6} {:>12} {:>9.0f} {:>17.2f}", name, effort.positions, depth,
                           effort.nodes, static_cast<double>(effort.microseconds) / a_millisecond,
                           effort.nodes_per_second() / a_million));
  };
  print_line("phase    positions  depth        nodes        ms  million nodes/s");
  for (const Phase phase : bench_phases) {
    const Effort& effort = efforts.at(static_cast<std::size_t>(phase));
    row(to_text(phase), std::to_string(effort.depth), effort);
  }
  const Effort all = sum(efforts);
  row("all", "", all);
  print_line(fmt::format("signature: {}", all.nodes));
}

int run_bench(const BenchOptions& options) {
  Result<engine::TableMemory> memory =
      engine::TableMemory::reserve(static_cast<std::size_t>(options.megabytes));
  if (!memory) return complain(memory.error(), exit_failed);
  search::Table table(memory->construct());
  const StopSignals signals;
  const std::optional<Efforts> efforts = quickest(options, table, signals.stop());
  if (signals.stop()) return signals.exit_status();
  if (!efforts)
    return complain("two runs searched different nodes: the search is not deterministic", exit_failed);
  if (options.json) {
    print_as_json(*efforts, options);
  } else {
    print_table(*efforts);
  }
  return exit_done;
}

}  // namespace

Command add_bench(Arguments app) {
  const auto options = std::make_shared<BenchOptions>();
  const Arguments command =
      app.subcommand("bench", "The search's signature on a fixed set of positions, and its speed");
  command
      .option("--depth", options->depth, "Search all positions this deep; without it each phase has its own")
      .range(1, search::max_depth);
  command.option("--hash", options->megabytes, "Size of the table in MiB; changes the signature")
      .range(1, most_table_megabytes)
      .show_default();
  command.option("--repeat", options->repeat, "Run it so often and show the best time of each phase")
      .range(1, most_repeats)
      .show_default();
  command.flag("--json", options->json, "For machines: one line of JSON");
  command.footer(
      "One thread, an empty table for every position; times are the processor's. The signature is the sum of "
      "all\n"
      "nodes: it is the same on every machine and changes exactly when the search does.");
  return {command, [options] { return run_bench(*options); }};
}

}  // namespace muehle::cli
