// The games of a server that has kept them in a file, moved into a PostgreSQL database.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "support/result.h"

namespace muehle {

struct MovedTable {
  std::string name;  // of the database
  std::int64_t rows = 0;
};

// Copies all that is in `file` in one transaction, reads it back and compares every value before it counts.
// The file stays as it is, a server may be at work on it; what it stores meanwhile is not copied. Fails while
// a server uses the database, where the file or the database is not of this version, and where the database
// has players or games, unless `over_games`: they are deleted then.
Result<std::vector<MovedTable>> move_games(const std::filesystem::path& file, const std::string& database,
                                           bool over_games);

}  // namespace muehle
