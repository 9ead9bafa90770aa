// `muehle db findings`: works out what is to be said about the solved game, section by section, and writes
// the numbers into a file for `muehle db report`.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "cli/db/findings/measure.h"
#include "cli/db/subcommands.h"
#include "cli/db/survey_run.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/stop_signals.h"
#include "solver/machine.h"

namespace muehle::cli::db {
namespace {

struct DbFindingsOptions {
  SourceOptions source;
  std::vector<std::string> sections;
  std::string stats;
  std::string solved;
  std::string output;
  MeasureOptions measure{.threads = 0};
};

std::string findings_command_line(const DbFindingsOptions& options, const perfect::RulesKey& key,
                                  const std::string& section) {
  const std::string rules = key == perfect::RulesKey{} ? "" : " --rules " + to_text(perfect::rules_of(key));
  std::string text = "muehle db findings --db DB" + rules + " -o FILE --section " + section;
  if (section == "sectors" && !options.stats.empty())
    return "muehle db verify --db DB" + rules + " --stats STATS && " + text + " --stats STATS";
  if (section == "sectors" && !options.solved.empty())
    return "muehle solve --all --distances --db DB" + rules + " --json > SOLVED && " + text +
           " --solved SOLVED";
  const MeasureOptions& measure = options.measure;
  if (section == "errors" || section == "games" || section == "choices")
    text += fmt::format(" --seed {}", measure.seed);
  if (section == "errors") text += fmt::format(" --positions {}", measure.positions);
  if (section == "games") text += fmt::format(" --games {}", measure.games);
  if (section == "choices") text += fmt::format(" --choices {}", measure.choices);
  return text;
}

Result<Findings> read_findings_so_far(const std::string& path, const std::string& rules) {
  if (!std::filesystem::exists(path)) {
    Findings none;
    none.rules = rules;
    return none;
  }
  const Result<std::string> text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  Result<Findings> findings = parse_findings(*text);
  if (!findings) return fail(path + ": " + findings.error().message);
  if (findings->rules != rules)
    return fail(fmt::format("{} holds findings for {}, not for {}", path, findings->rules, rules));
  return findings;
}

// Into `rows` from --stats or --solved, or counted now.
Result<SurveyEnd> read_sectors(const DbFindingsOptions& options, const Source& source,
                               std::vector<SectorSurvey>& rows) {
  const bool solved = !options.solved.empty();
  if (const std::string& file = solved ? options.solved : options.stats; !file.empty()) {
    const Result<std::string> text = read_text(file);
    if (!text) return tl::unexpected(text.error());
    auto parsed = solved ? parse_solved(*text) : parse_stats(*text);
    if (!parsed) return fail(file + ": " + parsed.error().message);
    rows = std::move(*parsed);
    sort_rows(rows);
    for (const perfect::Database::Entry& entry : source.database.entries()) {
      if (std::ranges::find(rows, entry.sector, &SectorSurvey::sector) == rows.end())
        return fail(
            fmt::format("{} does not tell of {}, which the database has", file, name_of(entry.sector)));
    }
    return SurveyEnd{};
  }
  Result<SurveyEnd> end = run_survey(source.database, options.measure.threads,
                                     [&](const SectorSurvey& row) { rows.push_back(row); });
  if (!end || end->stopped) return end;
  const bool wrong = std::any_of(rows.begin(), rows.end(), [](const auto& row) { return row.wrong != 0; });
  if (wrong) return fail("the database holds wrong values; `muehle db verify` has more");
  sort_rows(rows);
  return end;
}

bool needs_the_start(const std::string& section) { return section == "opening" || section == "games"; }
// Where the positions of all sectors are counted, and which are the longest wins.
bool needs_the_sectors(const std::string& section) {
  return section == "late" || section == "lines" || section == "errors";
}

void measure_section(const std::string& section, Measure& measure, Findings& findings) {
  if (section == "files") findings.files = measure_files(measure);
  if (section == "opening") findings.opening = measure_opening(measure);
  if (section == "lines") findings.lines = measure_lines(measure);
  if (section == "late") findings.late = measure_late(measure);
  if (section == "errors") findings.errors = measure_errors(measure);
  if (section == "games") findings.games = measure_games(measure);
  if (section == "places") findings.places = measure_places(measure);
  if (section == "choices") findings.choices = measure_choices(measure);
}

// The sections to work out: those asked for, or those that the file lacks.
std::vector<std::string> sections_to_do(const DbFindingsOptions& options, const Findings& findings) {
  std::vector<std::string> sections;
  for (const char* name : section_names) {
    const bool asked =
        std::find(options.sections.begin(), options.sections.end(), name) != options.sections.end();
    if (options.sections.empty() ? !findings.origins.contains(name) : asked) sections.emplace_back(name);
  }
  return sections;
}

// Works the section out. The exit status where something stands against it.
std::optional<int> work_out(const std::string& section, DbFindingsOptions& options, const Source& source,
                            Findings& findings) {
  if (section == "sectors") {
    std::vector<SectorSurvey> rows;
    const Result<SurveyEnd> end = read_sectors(options, source, rows);
    if (!end) return complain(end.error(), exit_failed);
    if (end->stopped) return complain("interrupted", end->exit_status);
    findings.sectors = std::move(rows);
    return std::nullopt;
  }
  if (section == "lines" && are_from_the_solver(findings.sectors))
    return complain("the section lines needs positions, which sectors taken from --solved have none of");
  const StopSignals signals;
  options.measure.stop = &signals.stop();
  Measure measure(source, findings.sectors, options.measure);
  measure_section(section, measure, findings);
  if (measure.stopped()) return complain("interrupted", signals.exit_status());
  if (const auto failure = measure.failure()) return complain(*failure, exit_failed);
  return std::nullopt;
}

int run_db_findings(DbFindingsOptions options) {
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  warn_about(*source);
  if (source->database.entries().empty()) return exit_failed;
  if (options.measure.threads == 0) options.measure.threads = solver::available_threads();
  Result<Findings> findings = read_findings_so_far(options.output, perfect::to_text(source->key));
  if (!findings) return complain(findings.error());
  const bool knows_start = source->database.knows({0, 0, 0}, perfect::Content::wdl);

  std::vector<std::string> sections = sections_to_do(options, *findings);
  if (findings->sectors.empty() && std::ranges::any_of(sections, needs_the_sectors) &&
      sections.front() != "sectors") {
    complain("the section sectors is worked out first; of the whole game that takes half an hour");
    sections.insert(sections.begin(), "sectors");
  }
  for (const std::string& section : sections) {
    if (needs_the_start(section) && !knows_start) {
      complain(section + " is left out: the database does not know the start");
      continue;
    }
    if (const auto status = work_out(section, options, *source, *findings)) return *status;
    findings->origins[section] = {"muehle " MUEHLE_VERSION,
                                  findings_command_line(options, source->key, section)};
    const Result<void> written = write_text(options.output, to_text(*findings));
    if (!written) return complain(written.error(), exit_failed);
    print_line(section);
    std::fflush(stdout);
  }
  return exit_done;
}

}  // namespace

Command add_findings(Arguments db) {
  const auto options = std::make_shared<DbFindingsOptions>();
  const Arguments command = db.subcommand(
      "findings", "Work out what there is to say about the solved game, as numbers for `report`");
  command
      .option("-o,--output", options->output,
              "The file; sections that it holds already are kept, each new one is written at once")
      .called("FILE")
      .required();
  command
      .option("--section", options->sections,
              "Work out this section again; without it, all that the file lacks")
      .one_of({std::begin(section_names), std::end(section_names)})
      .separated_by(',');
  command
      .option("--stats", options->stats,
              "For the section sectors, what `db verify --stats` wrote, so that nothing is counted again")
      .called("FILE");
  command
      .option("--solved", options->solved,
              "For the section sectors, what `solve --json` printed when it solved everything: counts and "
              "distances "
              "without examples")
      .called("FILE")
      .excludes("--stats");
  MeasureOptions& measure = options->measure;
  constexpr int most = 100'000'000;
  command.option("--seed", measure.seed, "Of what is looked at in a sample").show_default();
  command.option("--positions", measure.positions, "Drawn positions for the section errors")
      .range(1, most)
      .show_default();
  command.option("--games", measure.games, "Games of each kind for the section games")
      .range(1, most)
      .show_default();
  command.option("--choices", measure.choices, "Choices of each kind for the section choices")
      .range(1, most)
      .show_default();
  add_source_options(command, options->source);
  add_threads_option(command, measure.threads);
  return {command, [options] { return run_db_findings(*options); }};
}

}  // namespace muehle::cli::db
