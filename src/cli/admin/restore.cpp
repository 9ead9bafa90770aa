// `muehle admin restore [--data DIR] --from FILE [--force]`: puts the games of a backup into a data folder.
#include <fmt/format.h>

#include <memory>

#include "cli/admin/subcommands.h"
#include "cli/games_place.h"
#include "cli/output.h"
#include "storage/maintenance.h"

namespace muehle::cli::admin {
namespace {

namespace fs = std::filesystem;

struct RestoreOptions {
  std::string data;
  std::string from;
  bool force = false;
};

int run_restore(const RestoreOptions& options) {
  const Result<fs::path> folder = folder_of_file(options.data);
  if (!folder) return complain(folder.error());
  if (const auto done = restore(*folder, options.from, options.force); !done)
    return complain(done.error(), exit_failed);
  print_line(fmt::format("the games of {} are in {}", options.from, folder->string()));
  return exit_done;
}

}  // namespace

Command add_restore(Arguments admin) {
  const auto options = std::make_shared<RestoreOptions>();
  const Arguments command = admin.subcommand("restore", "Put the games of a backup into a data folder");
  add_data_option(command, options->data);
  command.option("--from", options->from, "The file that `backup` wrote").required();
  command.flag("--force", options->force, "Write over the games that are there");
  return {command, [options] { return run_restore(*options); }};
}

}  // namespace muehle::cli::admin
