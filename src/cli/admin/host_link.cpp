// `muehle admin host-link [--data DIR]`: a link that makes whoever opens it first the host of a server.
#include <fmt/format.h>

#include <memory>

#include "cli/admin/subcommands.h"
#include "cli/folders.h"
#include "cli/output.h"
#include "server/clock.h"
#include "server/secrets.h"
#include "storage/maintenance.h"

namespace muehle::cli::admin {
namespace {

namespace fs = std::filesystem;

constexpr UnixSeconds good_for = 24 * 3600;

struct Options {
  std::string data;
};

int run(const Options& options) {
  const Result<fs::path> folder = data_folder(options.data);
  if (!folder) return complain(folder.error());
  if (!server::start_secrets()) return complain("the system has no source of random numbers", exit_failed);
  const std::string token = server::new_secret();
  const auto done = set_host_link(*folder, *server::hash_secret(token), server::unix_now() + good_for);
  if (!done) return complain(done.error(), exit_failed);
  print_line("Open this at the address of your server, signed in, within 24 hours; it works once:");
  print_line("/#host=" + token);
  return exit_done;
}

}  // namespace

Command add_host_link(Arguments admin) {
  const auto options = std::make_shared<Options>();
  const Arguments command = admin.subcommand(
      "host-link", "Print a link that makes who opens it a host; the server may run, older links die");
  add_data_option(command, options->data);
  return {command, [options] { return run(*options); }};
}

}  // namespace muehle::cli::admin
