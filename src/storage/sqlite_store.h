// The Store on an SQLite file.
#pragma once

#include <filesystem>
#include <memory>

#include "storage/store.h"
#include "support/result.h"

namespace muehle {

// Creates the folder (for its owner only) and `games.sqlite` in it where they are missing. Fails when another
// server uses the folder, or the file is damaged, foreign or too new.
Result<std::unique_ptr<Store>> open_sqlite_store(const std::filesystem::path& folder);

}  // namespace muehle
