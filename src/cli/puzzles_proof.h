// Proves the puzzles of files.
#pragma once

#include <string>
#include <vector>

#include "cli/db/source.h"

namespace muehle::cli {

// Names on standard error every line that is wrong, and why. Returns the exit status.
int prove_puzzles(const std::vector<std::string>& paths, const db::Source& source, int threads);

}  // namespace muehle::cli
