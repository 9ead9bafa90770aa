// A database of the moving phase with few stones, solved and encoded in memory.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "perfect/database.h"
#include "solver/moving.h"

namespace muehle::testing_support {

using DatabaseFiles = std::map<std::string, std::vector<std::uint8_t>>;

// All sectors with at most `stones` stones in all.
struct SmallSolution {
  perfect::RulesKey key;
  std::map<perfect::Sector, solver::SectorValues> moving;  // in mover order
  DatabaseFiles files;                                     // by name
};
SmallSolution solve_small(const perfect::RulesKey& key, const solver::MaskTable& masks, int stones);
// Only the files.
DatabaseFiles make_small_files(const perfect::RulesKey& key, int stones);

// Three against three, and the last two placements that lead there without a mill, with distances.
DatabaseFiles make_files_of_last_placements(const perfect::RulesKey& key);

// Writes them where programs look for them that are given `folder`, each whole at once.
void write_files(const std::filesystem::path& folder, const perfect::RulesKey& key,
                 const DatabaseFiles& files);

// They as a database. Fails the program if a file is refused.
perfect::Database open_files(const perfect::RulesKey& key, const DatabaseFiles& files);

}  // namespace muehle::testing_support
