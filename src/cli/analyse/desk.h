// What positions are looked at with: a database where there is one, else a search.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "cli/arguments.h"
#include "engine/team.h"
#include "perfect/database.h"
#include "perfect/probe.h"
#include "review/analyst.h"

namespace muehle::cli::analyse {

struct DeskOptions {
  std::string database;
  bool no_database = false;
  std::optional<int> depth;
  std::optional<std::uint64_t> nodes;
  std::optional<int> milliseconds;
  int lines = 1;              // that are looked for
  bool extends_draws = true;  // lines of drawing moves are searched
  int threads = 1;
  int megabytes = 64;
};
// --depth, --nodes, --movetime, --threads, --hash, --db and --no-db.
void add_desk_options(Arguments command, DeskOptions& options);

// The database for `rules`. One that was asked for has to be there, else there may be none.
Result<std::optional<perfect::Database>> open_database(const DeskOptions& options, const RuleSet& rules);

// Everything that looks at positions. `options` and `stop` outlive it.
struct Desk {
  std::optional<perfect::Database> database;
  std::unique_ptr<perfect::Probe> probe;
  engine::Team team;
  review::Analyst analyst;

  Desk(std::optional<perfect::Database> values, const DeskOptions& options, const std::atomic<bool>& stop);
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  // To be called once, before anything is looked at.
  Result<void> gather(const DeskOptions& options);
};

}  // namespace muehle::cli::analyse
