#include "cli/analyse/desk.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/folders.h"
#include "cli/input.h"
#include "cli/stopwatch.h"
#include "perfect/folder.h"

namespace muehle::cli::analyse {
namespace {

constexpr int default_milliseconds = 500;

// Without any limit the default time; where depth or nodes are given nothing else ends a search.
search::Limits limits_of(const DeskOptions& options) {
  constexpr std::int64_t a_millisecond = 1000;
  search::Limits limits;
  if (options.depth) limits.depth = *options.depth;
  if (options.nodes) limits.nodes = *options.nodes;
  if (options.milliseconds || (!options.depth && !options.nodes))
    limits.microseconds = options.milliseconds.value_or(default_milliseconds) * a_millisecond;
  return limits;
}

}  // namespace

void add_desk_options(Arguments command, DeskOptions& options) {
  command.option("--depth", options.depth, "Search so many plies").range(1, search::max_depth);
  command.option("--nodes", options.nodes, "Search so many nodes")
      .range(std::uint64_t{1}, search::unlimited_nodes);
  command
      .option("--movetime", options.milliseconds,
              "Search so many milliseconds a position; 500 where no limit is given")
      .range(1, most_milliseconds);
  command
      .option("--threads", options.threads,
              "Threads of the search; with one, --depth and --nodes always find the same")
      .range(1, most_threads)
      .show_default();
  command.option("--hash", options.megabytes, "Size of the search's table in MiB")
      .range(1, most_table_megabytes)
      .show_default();
  add_database_option(command, options.database);
  command.flag("--no-db", options.no_database, "Search only, whatever databases there are").excludes("--db");
}

Result<std::optional<perfect::Database>> open_database(const DeskOptions& options, const RuleSet& rules) {
  const bool asked = !options.database.empty();
  if (options.no_database) return std::nullopt;
  const auto folder = database_folder(options.database);
  if (!folder)
    return asked ? Result<std::optional<perfect::Database>>(tl::unexpected(folder.error())) : std::nullopt;
  auto opened = perfect::open_folder(folder->string(), rules);
  if (!opened) {
    if (!asked) return std::nullopt;
    return fail("--db: " + opened.error().message);
  }
  for (const Error& error : opened->refused) complain("left out: " + error.message);
  if (!opened->empty()) return std::move(opened->database);
  if (!asked) return std::nullopt;
  return fail(fmt::format("there is no database for {} in {}; `muehle solve` makes one",
                          perfect::to_text(opened->database.key()), folder->string()));
}

Desk::Desk(std::optional<perfect::Database> values, const DeskOptions& options, const std::atomic<bool>& stop)
    : database(std::move(values)),
      probe(database ? perfect::make_probe(*database) : nullptr),
      analyst(
          [this, &stop](const History& history, const search::Request& request) {
            return team.search(history, request, {.clock = microseconds_now, .stop = &stop});
          },
          probe.get(), {limits_of(options), options.lines, options.extends_draws}) {}

Result<void> Desk::gather(const DeskOptions& options) {
  const auto megabytes = static_cast<std::size_t>(options.megabytes);
  return team.become(megabytes, options.threads, database ? &*database : nullptr);
}

}  // namespace muehle::cli::analyse
