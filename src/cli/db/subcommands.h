// The subcommands of `muehle db`, one file each.
#pragma once

#include "cli/command.h"

namespace muehle::cli::db {

Command add_info(CLI::App& db);
Command add_probe(CLI::App& db);
Command add_stats(CLI::App& db);
Command add_verify(CLI::App& db);
Command add_sample(CLI::App& db);
Command add_findings(CLI::App& db);
Command add_report(CLI::App& db);

}  // namespace muehle::cli::db
