// `muehle db report`: what `muehle db findings` found out about the game, as a page of Markdown
// (docs/solution.md).
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/db/report/page.h"
#include "cli/db/subcommands.h"
#include "cli/input.h"

namespace muehle::cli::db {
namespace {

namespace fs = std::filesystem;

struct DbReportOptions {
  std::vector<std::string> findings;
  std::string output;
  std::string images = "images";
  bool partial = false;
};

Result<Findings> read_findings(const std::string& path) {
  const Result<std::string> text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  Result<Findings> findings = parse_findings(*text);
  if (!findings) return fail(path + ": " + findings.error().message);
  return findings;
}

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

Result<void> write_pictures(const DbReportOptions& options, const report::Report& report) {
  const fs::path folder = fs::path(options.output).parent_path() / options.images;
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) return fail("cannot make the folder " + folder.string() + ": " + failed.message());
  for (const auto& [name, svg] : report.pictures) {
    if (const Result<void> written = write_text((folder / name).string(), svg); !written) return written;
  }
  return {};
}

int run_db_report(const DbReportOptions& options) {
  std::optional<Findings> standard;
  std::optional<Findings> strict;
  for (const std::string& path : options.findings) {
    Result<Findings> findings = read_findings(path);
    if (!findings) return complain(findings.error());
    (findings->rules == perfect::to_text(perfect::RulesKey{}) ? standard : strict) = std::move(*findings);
  }
  if (!standard) return complain("no file holds findings for " + perfect::to_text(perfect::RulesKey{}));

  const report::Report report = report::write_report(*standard, strict ? &*strict : nullptr, options.images);
  if (!options.partial && !report.page.missing.empty())
    return complain("these numbers are missing: " + listed(report.page.missing) +
                        "; `muehle db findings` adds them, or --partial writes what can be said",
                    exit_failed);
  if (!options.partial && !report.page.untrue.empty())
    return complain("the words no longer fit the numbers: " + listed(report.page.untrue), exit_failed);
  if (const Result<void> drawn = write_pictures(options, report); !drawn)
    return complain(drawn.error(), exit_failed);
  const Result<void> written = write_text(options.output, report.page.text);
  return written ? exit_done : complain(written.error(), exit_failed);
}

}  // namespace

Command add_report(Arguments db) {
  const auto options = std::make_shared<DbReportOptions>();
  const Arguments command = db.subcommand(
      "report", "What `db findings` found out about the solved game, as a page of Markdown with pictures");
  command
      .option("--findings", options->findings,
              "What `db findings` wrote: for the standard rules, and again for strict protection")
      .repeatable()
      .called("FILE")
      .required();
  command.option("-o,--output", options->output, "Write to this file").called("FILE").required();
  command.option("--images", options->images, "The folder of the pictures, as seen from the page")
      .called("FOLDER")
      .show_default();
  command.flag("--partial", options->partial, "Leave out the sections whose numbers are missing");
  return {command, [options] { return run_db_report(*options); }};
}

}  // namespace muehle::cli::db
