// `muehle admin backup [--data DIR] --out FILE`: a copy of all games, also while the server runs.
#include <fmt/format.h>

#include <memory>

#include "cli/admin/subcommands.h"
#include "cli/games_place.h"
#include "cli/output.h"
#include "storage/maintenance.h"

namespace muehle::cli::admin {
namespace {

namespace fs = std::filesystem;

struct BackupOptions {
  std::string data;
  std::string out;
};

int run_backup(const BackupOptions& options) {
  const Result<fs::path> folder = folder_of_file(options.data);
  if (!folder) return complain(folder.error());
  if (const auto done = back_up(*folder, options.out); !done) return complain(done.error(), exit_failed);
  print_line(fmt::format("the games of {} are in {}", folder->string(), options.out));
  return exit_done;
}

}  // namespace

Command add_backup(Arguments admin) {
  const auto options = std::make_shared<BackupOptions>();
  const Arguments command = admin.subcommand("backup", "Copy all games into one file; the server may run");
  add_data_option(command, options->data);
  command.option("--out", options->out, "The file, which must not be there yet").required();
  return {command, [options] { return run_backup(*options); }};
}

}  // namespace muehle::cli::admin
