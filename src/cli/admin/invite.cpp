// `muehle admin invite [--data DIR] [--database ADDRESS]`: a link that lets whoever opens it first make an
// account.
#include <memory>

#include "cli/admin/secret_link.h"
#include "cli/admin/subcommands.h"
#include "server/referees/staff.h"
#include "storage/maintenance.h"
#include "support/clock.h"

namespace muehle::cli::admin {
namespace {

int run_invite(const PlaceOptions& options) {
  const auto store = [](const GamesPlace& place, const SecretHash& code) {
    const UnixSeconds now = unix_now();
    return add_invitation(place, code, now, now + server::invitation_lasts);
  };
  return print_secret_link(
      options, store,
      "Whoever opens this at the address of your server may make one account within 14 days:", "join");
}

}  // namespace

Command add_invite(Arguments admin) {
  const auto options = std::make_shared<PlaceOptions>();
  const Arguments command = admin.subcommand(
      "invite",
      "Print a link with which one account can be made (--registration invited); the server may run");
  add_place_options(command, *options);
  return {command, [options] { return run_invite(*options); }};
}

}  // namespace muehle::cli::admin
