// `muehle admin host-link [--data DIR] [--database ADDRESS]`: a link that makes whoever opens it first the
// host of a server.
#include <memory>

#include "cli/admin/secret_link.h"
#include "cli/admin/subcommands.h"
#include "storage/maintenance.h"
#include "support/clock.h"

namespace muehle::cli::admin {
namespace {

constexpr UnixSeconds good_for = 24 * 3600;

int run_host_link(const PlaceOptions& options) {
  const auto store = [](const GamesPlace& place, const SecretHash& token) {
    return set_host_link(place, token, unix_now() + good_for);
  };
  return print_secret_link(
      options, store,
      "Open this at the address of your server, signed in, within 24 hours; it works once:", "host");
}

}  // namespace

Command add_host_link(Arguments admin) {
  const auto options = std::make_shared<PlaceOptions>();
  const Arguments command = admin.subcommand(
      "host-link", "Print a link that makes who opens it a host; the server may run, older links die");
  add_place_options(command, *options);
  return {command, [options] { return run_host_link(*options); }};
}

}  // namespace muehle::cli::admin
