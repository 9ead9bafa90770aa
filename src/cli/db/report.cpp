// `muehle db report`: what a full database says about the game, as a page of Markdown (docs/solution.md).
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/db/heat_map.h"
#include "cli/db/report/context.h"
#include "cli/db/subcommands.h"
#include "cli/db/survey_run.h"
#include "cli/input.h"
#include "solver/machine.h"

namespace muehle::cli::db {
namespace {

constexpr std::size_t sectors_of_all = 354;

struct Options {
  SourceOptions source;
  std::string stats;
  std::string output = "-";
  std::string picture;
  std::uint64_t seed = 1;
  int threads = 0;
  bool partial = false;
};

using Rows = std::vector<SectorSurvey>;

// From --stats, or counted now; nothing when the person stopped it.
Result<std::optional<Rows>> read_rows(const Options& options, const Source& source) {
  if (!options.stats.empty()) {
    const Result<std::string> text = read_text(options.stats);
    if (!text) return tl::unexpected(text.error());
    auto rows = parse_stats(*text);
    if (!rows) return fail(options.stats + ": " + rows.error().message);
    return std::optional(std::move(*rows));
  }
  Rows rows;
  const auto end =
      run_survey(source.database, options.threads, [&](const SectorSurvey& row) { rows.push_back(row); });
  if (!end) return tl::unexpected(end.error());
  if (end->stopped) return std::optional<Rows>();
  return std::optional(std::move(rows));
}

// The picture as the page links to it; empty without one.
std::string picture_link(const Options& options) {
  if (options.picture.empty()) return {};
  const std::filesystem::path folder = options.output == "-"
                                           ? std::filesystem::path(".")
                                           : std::filesystem::path(options.output).parent_path();
  std::error_code ignored;
  const auto path = std::filesystem::relative(options.picture, folder.empty() ? "." : folder, ignored);
  return fmt::format("\n![Who wins in the moving phase]({})\n", path.generic_string());
}

std::string page(report::Context& context, const std::string& picture) {
  std::string text = fmt::format(
      "# The solution\n\n"
      "Written by `muehle db report --seed {}` from a database of {} sectors; nothing here is copied from "
      "elsewhere.\n"
      "Plies are turns of one side. {}\n",
      context.seed(), context.rows().size(), draw_rules_note);
  text += picture;
  for (const auto chapter :
       {report::game_chapter, report::opening_chapter, report::longest_chapter, report::claims_chapter,
        report::placing_chapter, report::sectors_chapter, report::lines_chapter})
    text += "\n" + chapter(context);
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

int run(const Options& options) {
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  const std::size_t known = solver::surveyed_sectors(source->database).size();
  if (known < sectors_of_all && !options.partial) {
    return complain(
        fmt::format("the database in {} knows {} of {} sectors; `muehle solve --all --distances` adds the "
                    "others, or --partial writes what can be said",
                    source->folder, known, sectors_of_all));
  }
  auto rows = read_rows(options, *source);
  if (!rows) return complain(rows.error(), exit_failed);
  if (!*rows) return complain("interrupted", exit_failed);
  sort_rows(**rows);

  if (!options.picture.empty()) {
    const Result<void> drawn = write_text(options.picture, heat_map(**rows));
    if (!drawn) return complain(drawn.error(), exit_failed);
  }
  const int threads = options.threads == 0 ? solver::available_threads() : options.threads;
  report::Context context(*source, **rows, options.seed, threads);
  const std::string text = page(context, picture_link(options));
  if (context.failure()) return complain(*context.failure(), exit_failed);
  const Result<void> written = write_text(options.output, text);
  return written ? exit_done : complain(written.error(), exit_failed);
}

}  // namespace

Command add_report(Arguments db) {
  const auto options = std::make_shared<Options>();
  const Arguments command =
      db.subcommand("report", "What a full database says about the game, as a page of Markdown");
  command.option("--stats", options->stats, "What `db stats --json` wrote, so that nothing is counted again")
      .called("FILE");
  command.option("--seed", options->seed, "Of what is looked at in a sample").show_default();
  command.option("-o,--output", options->output, "Write to this file; - is standard output")
      .called("FILE")
      .show_default();
  command
      .option("--svg", options->picture,
              "Also the heat map of `db stats`, into this file; the page links to it")
      .called("FILE");
  command.flag("--partial", options->partial, "Also of a database that lacks sectors");
  add_source_options(command, options->source);
  add_threads_option(command, options->threads);
  return {command, [options] { return run(*options); }};
}

}  // namespace muehle::cli::db
