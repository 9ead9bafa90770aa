// `muehle reach N [--rules R] [--json]`: counts the positions that games reach while stones are placed.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "cli/db/survey_run.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/stop_signals.h"
#include "solver/forward.h"
#include "solver/machine.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;
using perfect::Sector;

struct ReachOptions {
  SetupOptions setup;
  int placed = 0;
  int threads = 0;
  bool json = false;
};

struct ReachRow {
  int placed;
  std::uint64_t reached;
  std::optional<solver::SidesCheck> sides;  // where White is to move
};

std::uint64_t count_of(const solver::ReachedPly& ply) {
  std::uint64_t reached = 0;
  for (const auto& [sector, slots] : ply) reached += slots.count();
  return reached;
}

std::string in_words(const ReachRow& row) {
  std::string text = fmt::format("{:2} placed: {:>13} reached", row.placed, row.reached);
  if (row.sides)
    text += fmt::format(", {:>13} with two possible sides, {} of the reached not among them",
                        row.sides->possible, row.sides->refused);
  return text;
}

json::object to_json(const ReachRow& row) {
  json::object object{{"placed", row.placed}, {"reached", row.reached}};
  if (row.sides) {
    object["possible"] = row.sides->possible;
    object["refused"] = row.sides->refused;
  }
  return object;
}

int run_reach(const ReachOptions& options) {
  const StopSignals signals;
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return complain(setup.error());
  const Result<perfect::RulesKey> key = perfect::key_of(setup->rules);
  if (!key) return complain(key.error());
  const int threads = options.threads == 0 ? solver::available_threads() : options.threads;
  const solver::MaskTable masks;
  const solver::BothSides sides(key->mill_protection, masks);
  solver::Monitor monitor(signals.stop(), [] {});
  json::array rows;
  bool sound = true;
  solver::ReachedPly ply = solver::empty_board();
  for (int placed = 0; placed <= options.placed; ++placed) {
    if (placed > 0) ply = next_ply(ply, key->mill_protection, masks, threads, monitor);
    if (monitor.stopped()) return complain("interrupted", signals.exit_status());
    ReachRow row{placed, 0, std::nullopt};
    if (placed % 2 == 0) row.sides = hold_against(ply, sides, threads);
    row.reached = row.sides ? row.sides->reached : count_of(ply);
    sound = sound && (!row.sides || row.sides->refused == 0);
    if (!options.json) print_line(in_words(row));
    std::fflush(stdout);
    rows.push_back(to_json(row));
  }
  if (options.json) print_json(json::object{{"rules", perfect::to_text(*key)}, {"plies", std::move(rows)}});
  return sound ? exit_done : exit_failed;
}

}  // namespace

Command add_reach(Arguments app) {
  const auto options = std::make_shared<ReachOptions>();
  const Arguments command =
      app.subcommand("reach", "Count the positions that games reach while N stones are placed");
  command.option("N", options->placed, "Stones that both have placed in all")
      .required()
      .range(0, perfect::placing_plies - 1);
  add_rules_option(command, options->setup);
  db::add_threads_option(command, options->threads);
  command.flag("--json", options->json, "For machines: one line of JSON");
  command.footer(
      "Positions are counted up to symmetry. Where White is to move they are held against what a smaller "
      "database "
      "(`muehle db shrink`) keeps: positions whose two sides are both possible, each looked at alone. 17 "
      "stones "
      "take some minutes and 2 GB.");
  return {command, [options] { return run_reach(*options); }};
}

}  // namespace muehle::cli
