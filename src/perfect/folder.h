// Opens a database in a folder of the file system. Native programs only.
#pragma once

#include <string>
#include <vector>

#include "perfect/database.h"

namespace muehle::perfect {

// Who needs no distances is answered about twice as fast without them.
enum class Use { values, values_and_distances };

// A database in a folder, the one way to open it. All database files in `folder`/folder_name(`key`) are
// mapped into memory. A missing folder is an empty database. Files that cannot be used (another version,
// other rules, a damaged header) are left out, and the database answers without them what it can; `refused`
// has an error for each, which names it. Whoever opens tells people of them. Damage behind a header shows
// when a file is asked.
struct OpenedFolder {
  Database database;
  std::vector<Error> refused;

  bool empty() const { return database.entries().empty(); }
};
OpenedFolder open_folder(const std::string& folder, const RulesKey& key, Use use = Use::values_and_distances);
// For `rules`. An error where values of these rules cannot be solved.
Result<OpenedFolder> open_folder(const std::string& folder, const RuleSet& rules,
                                 Use use = Use::values_and_distances);

// One file, mapped.
Result<std::unique_ptr<ByteSource>> map_file(const std::string& path);

}  // namespace muehle::perfect
