// `muehle admin invite [--data DIR]`: a link that lets whoever opens it first make an account.
#include <fmt/format.h>

#include <memory>

#include "cli/admin/subcommands.h"
#include "cli/folders.h"
#include "cli/output.h"
#include "server/clock.h"
#include "server/secrets.h"
#include "server/staff.h"
#include "storage/maintenance.h"

namespace muehle::cli::admin {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::string data;
};

int run(const Options& options) {
  const Result<fs::path> folder = data_folder(options.data);
  if (!folder) return complain(folder.error());
  if (!server::start_secrets()) return complain("the system has no source of random numbers", exit_failed);
  const std::string code = server::new_secret();
  const UnixSeconds now = server::unix_now();
  const auto done = add_invitation(*folder, *server::hash_secret(code), now, now + server::invitation_lasts);
  if (!done) return complain(done.error(), exit_failed);
  print_line("Whoever opens this at the address of your server may make one account within 14 days:");
  print_line("/#join=" + code);
  return exit_done;
}

}  // namespace

Command add_invite(Arguments admin) {
  const auto options = std::make_shared<Options>();
  const Arguments command = admin.subcommand(
      "invite",
      "Print a link with which one account can be made (--registration invited); the server may run");
  add_data_option(command, options->data);
  return {command, [options] { return run(*options); }};
}

}  // namespace muehle::cli::admin
