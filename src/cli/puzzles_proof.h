// Proves the puzzles of files; and the probes that making and proving ask.
#pragma once

#include <string>
#include <vector>

#include "cli/db/source.h"
#include "puzzles/judge.h"

namespace muehle::cli {

// The same database without distances, which answers faster where they are not asked for.
Result<perfect::Database> open_values(const db::Source& source);
puzzles::Probes make_probes(const perfect::Database& values, const db::Source& source);

// Names on standard error every line that is wrong, and why. Returns the exit status.
int prove_puzzles(const std::vector<std::string>& paths, const db::Source& source, int threads);

}  // namespace muehle::cli
