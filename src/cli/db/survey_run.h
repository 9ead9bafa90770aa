// Goes through a whole database for the commands that need it, and shows how far it is.
#pragma once

#include <functional>
#include <vector>

#include "cli/arguments.h"
#include "cli/db/source.h"
#include "solver/survey.h"

namespace muehle::cli::db {

// What became of it: everything was reported, or the person stopped it (`exit_status` is what to leave with).
struct SurveyEnd {
  bool stopped = false;
  int exit_status = 0;
};

// Calls `report` for every sector of the database that can be worked out anew, as solver::survey() does. On a
// terminal a line on stderr says how much is left. `threads` 0: all processors.
Result<SurveyEnd> run_survey(const perfect::Database& database, int threads,
                             const std::function<void(const solver::SectorSurvey&)>& report);

// As in `moving 4-3` and `placing, ply 16, 2-3`.
std::string name_of(const perfect::Sector& sector);

// The option --threads.
void add_threads_option(Arguments command, int& threads);

}  // namespace muehle::cli::db
