// A database of the moving phase with few stones, solved and encoded in memory.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "perfect/database.h"

namespace muehle::testing_support {

using DatabaseFiles = std::map<std::string, std::vector<std::uint8_t>>;

// The files of all sectors with at most `stones` stones in all, by name.
DatabaseFiles make_small_files(const perfect::RulesKey& key, int stones);

// They as a database. Fails the program if a file is refused.
perfect::Database open_files(const perfect::RulesKey& key, const DatabaseFiles& files);

}  // namespace muehle::testing_support
