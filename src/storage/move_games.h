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
// The file stays as it is. Fails while a server uses the file or the database, where one of them is not of
// this version, and where the database has players or games, unless `over_games`: they are deleted then.
Result<std::vector<MovedTable>> move_games(const std::filesystem::path& file, const std::string& database,
                                           bool over_games);

}  // namespace muehle
