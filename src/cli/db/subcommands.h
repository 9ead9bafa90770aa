// The subcommands of `muehle db`, one file each.
#pragma once

#include "cli/command.h"

namespace muehle::cli::db {

Command add_info(Arguments db);
Command add_probe(Arguments db);
Command add_stats(Arguments db);
Command add_verify(Arguments db);
Command add_sample(Arguments db);
Command add_findings(Arguments db);
Command add_report(Arguments db);
Command add_export(Arguments db);
Command add_release(Arguments db);
Command add_shrink(Arguments db);

}  // namespace muehle::cli::db
