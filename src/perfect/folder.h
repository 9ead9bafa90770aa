// Opens a database in a folder of the file system. Native programs only.
#pragma once

#include <string>
#include <vector>

#include "perfect/database.h"

namespace muehle::perfect {

// Who needs no distances is answered about twice as fast without them.
enum class Use { values, values_and_distances };

// All database files in `folder`/folder_name(`key`), mapped into memory. A missing folder is an empty
// database. Files that cannot be used are left out, each with an error that names it.
struct OpenedFolder {
  Database database;
  std::vector<Error> refused;
};
OpenedFolder open_folder(const std::string& folder, const RulesKey& key, Use use = Use::values_and_distances);

// One file, mapped.
Result<std::unique_ptr<ByteSource>> map_file(const std::string& path);

}  // namespace muehle::perfect
