// Sectors as they are called on the command line.
#pragma once

#include <string>
#include <vector>

#include "perfect/sector.h"

namespace muehle::cli::db {

// `moving-4-5`, `placing-16-8-7`; an error says how one is called.
Result<std::vector<perfect::Sector>> parse_sectors(const std::vector<std::string>& names);

}  // namespace muehle::cli::db
