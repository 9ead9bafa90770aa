// `muehle admin backup|restore|check|host-link|invite|user|club|migrate|export`: what the host of a server
// does with its games.
#include <vector>

#include "cli/admin/subcommands.h"
#include "cli/commands.h"

namespace muehle::cli {

void admin::add_data_option(Arguments command, std::string& option) {
  command.option("--data", option,
                 "Folder of the games; else $MUEHLE_DATA, $XDG_DATA_HOME/muehle or ~/.local/share/muehle");
}

Command add_admin(Arguments app) {
  const Arguments command =
      app.subcommand("admin", "Back up, restore and check the games of a server, and make somebody its host");
  command.require_subcommand();
  const std::vector<Command> parts = {
      admin::add_backup(command),    admin::add_restore(command), admin::add_check(command),
      admin::add_host_link(command), admin::add_invite(command),  admin::add_user(command),
      admin::add_club(command),      admin::add_migrate(command), admin::add_export(command)};
  return {command, [parts] {
            for (const Command& part : parts) {
              if (part.app.given()) return part.run();
            }
            return exit_usage;
          }};
}

}  // namespace muehle::cli
