// The solved game in a folder, for the rules that are played. Native only.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perfect/folder.h"
#include "rules/ruleset.h"

namespace muehle::engine {

// A database belongs to the rules that decide about values; each is opened (perfect/folder.h) when it is
// first asked for, and stays open.
class DatabaseFolder {
 public:
  // An empty path: no database. Refused is a folder that cannot be used for any rules; the error names it,
  // and a file that was the reason.
  static Result<DatabaseFolder> open(const std::string& path);
  DatabaseFolder() = default;

  struct Found {
    const perfect::Database* database = nullptr;  // lives as long as the folder; null: there is none
    std::vector<std::string> notes;               // why there is none, and which files are left out
  };
  Found find(const RuleSet& rules);

 private:
  const perfect::OpenedFolder& opened(const perfect::RulesKey& key);

  std::string path_;
  std::map<std::string, perfect::OpenedFolder> opened_;  // by the name of the folder in the folder
};

}  // namespace muehle::engine
