// `muehle db verify [--json]`: checks every byte of a database, and works every value out anew.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>
#include <memory>
#include <set>

#include "cli/db/sector_stats.h"
#include "cli/db/subcommands.h"
#include "cli/db/survey_run.h"
#include "cli/input.h"
#include "cli/output.h"
#include "perfect/sector_file.h"
#include "rules/notation.h"

namespace muehle::cli::db {
namespace {

namespace json = boost::json;
using perfect::Content;
using perfect::Sector;
using solver::SectorSurvey;

struct DbVerifyOptions {
  SourceOptions source;
  std::string stats;
  int threads = 0;
  bool json = false;
};

struct Findings {
  std::size_t files = 0;
  std::vector<std::string> damaged;   // files, each with what is wrong with it
  std::vector<std::string> unproved;  // intact files whose values cannot be worked out anew
  std::uint64_t checked = 0;          // values
  std::uint64_t wrong = 0;
};

void check_files(const Source& source, Findings& findings) {
  for (const Error& error : source.refused) findings.damaged.push_back(error.message);
  for (const auto& entry : source.database.entries()) {
    ++findings.files;
    const Result<void> checked = source.database.find(entry.sector, entry.content)->check_pages();
    if (!checked) findings.damaged.push_back(checked.error().message);
  }
}

// Values follow from what their moves lead to. Where that is missing nothing can be said.
void find_unproved(const perfect::Database& database, const std::vector<SectorSurvey>& rows,
                   Findings& findings) {
  std::set<std::pair<Sector, Content>> proved;
  for (const SectorSurvey& row : rows) {
    proved.insert({row.sector, Content::wdl});
    if (row.has_distances) proved.insert({row.sector, Content::distance});
  }
  for (const auto& entry : database.entries()) {
    if (!proved.contains({entry.sector, entry.content}))
      findings.unproved.push_back(perfect::file_name(entry.sector, entry.content));
  }
}

json::array strings_json(const std::vector<std::string>& strings) {
  json::array array;
  for (const std::string& string : strings) array.push_back(json::string(string));
  return array;
}

json::object verified_sector_json(const SectorSurvey& row) {
  const Sector& sector = row.sector;
  return {{"phase", sector.moving() ? "moving" : "placing"},
          {"ply", sector.moving() ? json::value() : json::value(sector.ply)},
          {"own", sector.own},
          {"opp", sector.opp},
          {"distances", row.has_distances},
          {"checked", row.checked},
          {"wrong", row.wrong},
          {"first_wrong", row.first_wrong ? json::value(to_text(*row.first_wrong)) : json::value()}};
}

json::array rows_json(const std::vector<SectorSurvey>& rows) {
  json::array array;
  for (const SectorSurvey& row : rows) array.push_back(verified_sector_json(row));
  return array;
}

void print_sector(const SectorSurvey& row) {
  std::string line = fmt::format("{:22} ", name_of(row.sector));
  if (row.checked == 0) {
    line += "worked out, not stored";
  } else if (row.wrong == 0) {
    line += fmt::format("{} values{} right", row.checked, row.has_distances ? " and distances" : "");
  } else {
    line += fmt::format("{} of {} values WRONG, the first in {}", row.wrong, row.checked,
                        to_text(*row.first_wrong));
  }
  print_line(line);
  std::fflush(stdout);
}

void print_summary(const Findings& findings) {
  for (const std::string& damaged : findings.damaged) print_line(damaged);
  for (const std::string& name : findings.unproved)
    print_line("Not proved: " + name + " is intact, but what its moves lead to is not in the database");
  print_line(fmt::format("{} files, {} damaged; {} values worked out anew, {} wrong", findings.files,
                         findings.damaged.size(), findings.checked, findings.wrong));
}

int run_db_verify(const DbVerifyOptions& options) {
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  if (source->database.entries().empty() && source->refused.empty()) {
    warn_about(*source);
    return exit_failed;
  }
  Findings findings;
  check_files(*source, findings);

  std::vector<SectorSurvey> rows;
  // Damaged files would only be found once more.
  if (findings.damaged.empty()) {
    const auto end = run_survey(source->database, options.threads, [&](const SectorSurvey& row) {
      findings.checked += row.checked;
      findings.wrong += row.wrong;
      rows.push_back(row);
      if (!options.json) print_sector(row);
    });
    if (!end) return complain(end.error(), exit_failed);
    if (end->stopped) return complain("interrupted", end->exit_status);
    find_unproved(source->database, rows, findings);
  }
  const bool clean = findings.damaged.empty() && findings.wrong == 0;
  if (clean && !options.stats.empty()) {
    sort_rows(rows);
    const Result<void> written = write_text(options.stats, json::serialize(to_json(rows)) + "\n");
    if (!written) return complain(written.error(), exit_failed);
  }
  if (options.json) {
    print_json(json::object{{"clean", clean},
                            {"files", findings.files},
                            {"damaged", strings_json(findings.damaged)},
                            {"not_proved", strings_json(findings.unproved)},
                            {"checked", findings.checked},
                            {"wrong", findings.wrong},
                            {"sectors", rows_json(rows)}});
  } else {
    print_summary(findings);
  }
  return clean ? exit_done : exit_failed;
}

}  // namespace

Command add_verify(Arguments db) {
  const auto options = std::make_shared<DbVerifyOptions>();
  const Arguments command = db.subcommand(
      "verify", "Check every byte, and work every value out anew from the positions one move further on");
  add_source_options(command, options->source);
  command.flag("--json", options->json, "For machines: one line of JSON");
  command
      .option(
          "--stats", options->stats,
          "When all is right, also write what `muehle db stats --json` prints into this file: both take a "
          "walk through the whole database")
      .called("FILE");
  add_threads_option(command, options->threads);
  command.footer("The exit status is 0 when everything is right, else 1.");
  return {command, [options] { return run_db_verify(*options); }};
}

}  // namespace muehle::cli::db
