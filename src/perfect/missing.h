// Which files an answer would need.
#pragma once

#include <set>
#include <string>

#include "perfect/database.h"

namespace muehle::perfect {

// The names of the files without which nothing is known of `position`, or its distance is not, and that the
// database does not have. They may need others of their own. None where the game is over on the board, or no
// game leads there.
std::set<std::string> missing_files(const Database& database, const Position& position);

}  // namespace muehle::perfect
