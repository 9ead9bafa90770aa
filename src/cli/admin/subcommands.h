// The subcommands of `muehle admin`, one file each.
#pragma once

#include "cli/command.h"

namespace muehle::cli::admin {

Command add_backup(Arguments admin);
Command add_restore(Arguments admin);
Command add_check(Arguments admin);
Command add_host_link(Arguments admin);
Command add_invite(Arguments admin);
Command add_user(Arguments admin);
Command add_club(Arguments admin);
Command add_migrate(Arguments admin);
Command add_export(Arguments admin);

// The option --data, the same on all that know files only.
void add_data_option(Arguments command, std::string& option);

}  // namespace muehle::cli::admin
