// `muehle perft N [--position P] [--rules R] [--divide] [--time] [--json]`: counts sequences of moves.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/stopwatch.h"
#include "rules/perft.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

// No position is ever counted this deep; a bound so that a mistyped depth is an error and not a long wait.
constexpr int max_depth = 99;

struct PerftOptions {
  SetupOptions setup;
  int depth = 0;
  bool divide = false;
  bool time = false;
  bool json = false;
};

struct PerftPart {
  std::string move;
  std::uint64_t nodes;
};

std::vector<PerftPart> divide(const Position& position, int depth, const RuleSet& rules) {
  std::vector<PerftPart> parts;
  for (const auto& [move, nodes] : perft_divide(position, depth, rules))
    parts.push_back({to_text(move), nodes});
  std::sort(parts.begin(), parts.end(),
            [](const PerftPart& a, const PerftPart& b) { return a.move < b.move; });
  return parts;
}

json::array parts_json(const std::vector<PerftPart>& parts) {
  json::array array;
  for (const PerftPart& part : parts)
    array.push_back(json::object{{"move", part.move}, {"nodes", part.nodes}});
  return array;
}

int run_perft(const PerftOptions& options) {
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return complain(setup.error());
  if (options.divide && options.depth == 0) return complain("--divide needs a depth of at least 1");

  const Position& position = setup->start.position;
  std::vector<PerftPart> parts;
  std::uint64_t nodes = 0;
  const Stopwatch watch;
  if (options.divide) {
    parts = divide(position, options.depth, setup->rules);
    for (const PerftPart& part : parts) nodes += part.nodes;
  } else {
    nodes = perft(position, options.depth, setup->rules);
  }
  const double seconds = watch.seconds();

  if (options.time) {
    fmt::print(stderr, "{:.3f} s, {:.0f} million moves a second\n", seconds,
               static_cast<double>(nodes) / seconds / 1e6);
  }
  if (options.json) {
    json::object answer{{"position", to_text(position)},
                        {"rules", to_text(setup->rules)},
                        {"depth", options.depth},
                        {"nodes", nodes}};
    if (options.divide) answer["divide"] = parts_json(parts);
    print_json(answer);
    return exit_done;
  }
  for (const PerftPart& part : parts) print_line(fmt::format("{}: {}", part.move, part.nodes));
  print_line(std::to_string(nodes));
  return exit_done;
}

}  // namespace

Command add_perft(Arguments app) {
  const auto options = std::make_shared<PerftOptions>();
  const Arguments command = app.subcommand("perft", "Count the sequences of N moves from a position");
  command.option("N", options->depth, "Length of the sequences, in plies").required().range(0, max_depth);
  add_position_option(command, options->setup, false);
  add_rules_option(command, options->setup);
  command.flag("--divide", options->divide, "Also count for each first move");
  command.flag("--time", options->time, "Print the time taken on standard error");
  command.flag("--json", options->json, "For machines: one line of JSON");
  return {command, [options] { return run_perft(*options); }};
}

}  // namespace muehle::cli
