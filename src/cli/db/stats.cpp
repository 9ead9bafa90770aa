// `muehle db stats [--sector S…] [--json] [--svg FILE]`: how many positions of each sector are won, drawn and
// lost.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>
#include <memory>

#include "cli/db/heat_map.h"
#include "cli/db/sector_option.h"
#include "cli/db/sector_stats.h"
#include "cli/db/subcommands.h"
#include "cli/db/survey_run.h"
#include "cli/input.h"
#include "cli/output.h"
#include "solver/stored_counts.h"

namespace muehle::cli::db {
namespace {

struct DbStatsOptions {
  SourceOptions source;
  std::vector<std::string> sectors;
  std::string svg;
  int threads = 0;
  bool json = false;
};

// Sectors whose values differ from what follows from their successors are no statistics of this game.
std::string what_is_wrong(const std::vector<SectorSurvey>& rows) {
  std::string names;
  for (const SectorSurvey& row : rows) {
    if (row.wrong != 0) names += (names.empty() ? "" : ", ") + name_of(row.sector);
  }
  return names;
}

int run_db_stats(const DbStatsOptions& options) {
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  if (source->database.entries().empty()) return exit_failed;
  const Result<std::vector<perfect::Sector>> sectors = known_sectors(options.sectors, *source);
  if (!sectors) return complain(sectors.error());

  // Rows are shown as they come, unless something else goes to standard output.
  const bool table = !options.json && options.svg != "-";
  if (table) print_line(stats_heading());
  std::vector<SectorSurvey> rows;
  const auto report = [&](const SectorSurvey& row) {
    rows.push_back(row);
    if (!table) return;
    print_line(stats_row(row));
    std::fflush(stdout);
  };
  if (sectors->empty()) {
    const auto end = run_survey(source->database, options.threads, report);
    if (!end) return complain(end.error(), exit_failed);
    if (end->stopped) return complain("interrupted", end->exit_status);
  } else {
    const auto probe = perfect::make_probe(source->database);
    for (const perfect::Sector& sector : *sectors) {
      const auto counted = solver::count_stored(source->database, *probe, sector);
      if (!counted) return complain(counted.error(), exit_failed);
      report(*counted);
    }
  }
  if (const std::string names = what_is_wrong(rows); !names.empty())
    return complain("the database holds wrong values in " + names + "; `muehle db verify` has more",
                    exit_failed);

  sort_rows(rows);
  if (table) print_line(stats_notes());
  if (options.json) print_json(to_json(rows));
  if (!options.svg.empty()) {
    const Result<void> written = write_text(options.svg, heat_map(rows));
    if (!written) return complain(written.error(), exit_failed);
  }
  return exit_done;
}

}  // namespace

Command add_stats(Arguments db) {
  const auto options = std::make_shared<DbStatsOptions>();
  const Arguments command = db.subcommand(
      "stats", "How many positions are won, drawn and lost, and the longest wins, sector by sector");
  add_source_options(command, options->source);
  command
      .option("--sector", options->sectors,
              "Only this one, as it is stored: moving-4-5, placing-16-8-7; may be given several times")
      .called("NAME")
      .repeatable();
  const Argument svg = command.option(
      "--svg", options->svg, "Also a picture of the moving phase, into this file (- is standard output)");
  command.flag("--json", options->json, "For machines: one line of JSON");
  svg.called("FILE");
  add_threads_option(command, options->threads);
  command.footer(draw_rules_note);
  return {command, [options] { return run_db_stats(*options); }};
}

}  // namespace muehle::cli::db
