// Which files an answer would need.
#pragma once

#include <string>
#include <vector>

#include "perfect/database.h"

namespace muehle::perfect {

// The names of the files without which nothing is known of `position`, or its distance is not, and that the
// database does not have: those of values first, each once. They may need others of their own. None where the
// game is over on the board, or no game leads there. Distances of the placing phase are missed where the
// database has some of it; most have none.
std::vector<std::string> missing_files(const Database& database, const Position& position);

}  // namespace muehle::perfect
