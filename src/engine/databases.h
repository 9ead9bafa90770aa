// The solved game in a folder, for the rules that are played.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perfect/database.h"
#include "rules/ruleset.h"

namespace muehle::engine {

// A database belongs to the rules that decide about values; each is opened when it is first asked for.
class DatabaseFolder {
 public:
  // An empty path: no database. Refused is a folder that cannot be used for any rules; the error names it.
  static Result<DatabaseFolder> open(const std::string& path);
  DatabaseFolder() = default;

  struct Found {
    const perfect::Database* database = nullptr;  // lives as long as the folder; null: there is none
    std::vector<std::string> notes;               // why there is none, and which files cannot be used
  };
  Found find(const RuleSet& rules);

 private:
  struct Opened {
    perfect::Database database;
    std::vector<std::string> notes;
  };

  std::string path_;
  std::map<std::string, Opened> opened_;  // by the name of the folder in the folder
};

}  // namespace muehle::engine
