// `muehle db sample --seed N --count M`: random positions with their values, for tests and for tuning.
#include <fmt/format.h>

#include <memory>
#include <set>

#include "cli/db/answers.h"
#include "cli/db/sector_option.h"
#include "cli/db/source.h"
#include "cli/db/subcommands.h"
#include "cli/input.h"
#include "rules/notation.h"
#include "solver/sample.h"

namespace muehle::cli::db {
namespace {

using perfect::Sector;
using perfect::Value;

constexpr int most_samples = 10'000'000;

struct DbSampleOptions {
  SourceOptions source;
  std::uint64_t seed = 1;
  int count = 1000;
  std::string phase = "all";
  std::vector<std::string> sectors;
  std::string value = "any";
  std::string output = "-";
};

Result<solver::Wanted> wanted_of(const DbSampleOptions& options, const Source& source) {
  const Result<std::vector<Sector>> named = known_sectors(options.sectors, source);
  if (!named) return tl::unexpected(named.error());
  solver::Wanted wanted;
  for (const Sector& sector : named->empty() ? perfect::all_sectors() : *named) {
    if (options.phase != "all" && sector.moving() != (options.phase == "moving")) continue;
    if (source.database.knows(sector, perfect::Content::wdl)) wanted.sectors.push_back(sector);
  }
  for (const Value value : {Value::loss, Value::draw, Value::win}) {
    if (to_text(value) == options.value) wanted.value = value;
  }
  return wanted;
}

// The command is the one that makes the same file again.
std::string heading(const DbSampleOptions& options, const Source& source) {
  std::string command = fmt::format("muehle db sample --seed {} --count {} --phase {} --value {}",
                                    options.seed, options.count, options.phase, options.value);
  for (const std::string& sector : options.sectors) command += " --sector " + sector;
  if (options.source.rules) command += fmt::format(" --rules '{}'", *options.source.rules);
  return fmt::format(
      "# {}\n# {}\n"
      "# A line: the position, its value for the side to move, the plies to the end (- where none are "
      "known).\n"
      "# {}\n",
      command, perfect::to_text(source.key), draw_rules_note);
}

std::string line_of(const solver::Sample& sample) {
  const std::string plies = sample.answer.plies ? std::to_string(*sample.answer.plies) : "-";
  return fmt::format("{} {} {}\n", to_text(sample.position), to_text(sample.answer.value), plies);
}

Result<std::string> draw(const DbSampleOptions& options, const Source& source) {
  constexpr int most_repetitions = 100'000;
  const Result<solver::Wanted> wanted = wanted_of(options, source);
  if (!wanted) return tl::unexpected(wanted.error());
  if (wanted->sectors.empty())
    return fail("the database in " + source.folder + " knows no such sector; `muehle solve` adds some");
  const auto probe = perfect::make_probe(source.database);
  Random random(options.seed);
  std::set<std::uint64_t> seen;
  std::string lines = heading(options, source);
  for (int repetitions = 0; seen.size() < static_cast<std::size_t>(options.count);) {
    const auto sample = solver::draw_sample(*probe, source.key, *wanted, random);
    if (!sample) return tl::unexpected(sample.error());
    if (seen.insert(sample->position.key()).second) {
      lines += line_of(*sample);
      repetitions = 0;
    } else if (++repetitions > most_repetitions) {
      return fail(fmt::format("there are no more than about {} such positions", seen.size()));
    }
  }
  return lines;
}

int run_db_sample(const DbSampleOptions& options) {
  const Result<Source> source = open_source(options.source);
  if (!source) return complain(source.error());
  const Result<std::string> lines = draw(options, *source);
  if (!lines) return complain(lines.error(), exit_failed);
  const Result<void> written = write_text(options.output, *lines);
  return written ? exit_done : complain(written.error(), exit_failed);
}

}  // namespace

Command add_sample(Arguments db) {
  const auto options = std::make_shared<DbSampleOptions>();
  const Arguments command = db.subcommand("sample", "Random positions with their values, a line each");
  command.option("--seed", options->seed, "The same seed gives the same positions").show_default();
  command.option("--count", options->count, "How many, all different").range(1, most_samples).show_default();
  command.option("--phase", options->phase, "Of which phase")
      .one_of({"moving", "placing", "all"})
      .show_default();
  command
      .option("--sector", options->sectors,
              "Only of this one, as moving-4-5 or placing-16-8-7; may be given several times")
      .called("NAME")
      .repeatable();
  command.option("--value", options->value, "Only positions with this value")
      .one_of({"win", "draw", "loss", "any"})
      .show_default();
  command.option("-o,--output", options->output, "Write to this file; - is standard output")
      .called("FILE")
      .show_default();
  add_source_options(command, options->source);
  command.footer(
      "Each sector of the database is as likely as any other, and in it each position, reachable or not; "
      "positions\n"
      "in which the game is over are left out.");
  return {command, [options] { return run_db_sample(*options); }};
}

}  // namespace muehle::cli::db
