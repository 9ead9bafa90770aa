// `muehle admin migrate --from FILE --to ADDRESS [--force]`: moves the games of a file into a PostgreSQL
// database.
#include <fmt/format.h>

#include <memory>

#include "cli/admin/subcommands.h"
#include "cli/output.h"
#include "storage/move_games.h"
#include "storage/postgres_store.h"

namespace muehle::cli::admin {
namespace {

struct MigrateOptions {
  std::string from;
  std::string to;
  bool force = false;
};

int run_migrate(const MigrateOptions& options) {
  if (!is_postgres(options.to))
    return complain(
        "--to is the address of a PostgreSQL database, as in postgresql://muehle@localhost/muehle");
  const auto moved = move_games(options.from, options.to, options.force);
  if (!moved) return complain(moved.error(), exit_failed);
  for (const MovedTable& table : *moved) print_line(fmt::format("{:<20} {:>9}", table.name, table.rows));
  print_line(
      fmt::format("all of {} is in {}, and was read back", options.from, without_password(options.to)));
  return exit_done;
}

}  // namespace

Command add_migrate(Arguments admin) {
  const auto options = std::make_shared<MigrateOptions>();
  const Arguments command = admin.subcommand(
      "migrate", "Move the games of a file into a PostgreSQL database; the file stays as it is");
  command.option("--from", options->from, "The file, games.sqlite in a data folder").required();
  command.option("--to", options->to, "The database, postgresql://USER@HOST/NAME").required();
  command.flag("--force", options->force, "Delete the players and games that the database has");
  return {command, [options] { return run_migrate(*options); }};
}

}  // namespace muehle::cli::admin
