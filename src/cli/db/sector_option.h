// Sectors as they are called on the command line.
#pragma once

#include <string>
#include <vector>

#include "cli/db/source.h"

namespace muehle::cli::db {

// `moving-4-5`, `placing-16-8-7`, which the database knows; an error says how one is called, and which is
// missing.
Result<std::vector<perfect::Sector>> known_sectors(const std::vector<std::string>& names,
                                                   const Source& source);

}  // namespace muehle::cli::db
