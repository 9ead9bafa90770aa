#include "protocol/databases.h"

#include <filesystem>

#include "perfect/folder.h"
#include "support/text.h"

namespace muehle::protocol {

Result<DatabaseFolder> DatabaseFolder::open(const std::string& path) {
  DatabaseFolder folder;
  if (path.empty()) return folder;
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) return fail("Database: " + shown(path) + " is no folder");
  folder.path_ = path;

  std::string why = "it holds no database; `muehle solve --db FOLDER` writes one";
  for (const perfect::RulesKey& key : perfect::solvable_keys) {
    const Found found = folder.find(perfect::rules_of(key));
    if (found.database != nullptr) return folder;
    const std::string name = perfect::folder_name(key);
    if (folder.opened_.contains(name) && found.notes.size() > 1) why = found.notes.front();
  }
  return fail("Database: " + shown(path) + " cannot be used: " + why);
}

DatabaseFolder::Found DatabaseFolder::find(const RuleSet& rules) {
  if (path_.empty()) return {};
  const Result<perfect::RulesKey> key = perfect::key_of(rules);
  if (!key) return {nullptr, {"no database is used: " + key.error().message}};
  const std::string name = perfect::folder_name(*key);
  auto known = opened_.find(name);
  if (known == opened_.end()) {
    perfect::OpenedFolder found = perfect::open_folder(path_, *key);
    Opened opened{std::move(found.database), {}};
    for (const Error& error : found.refused) opened.notes.push_back(error.message);
    if (opened.database.entries().empty()) {
      opened.notes.push_back("no database is used: " + shown(path_) + " holds none for " + to_text(*key));
    }
    known = opened_.emplace(name, std::move(opened)).first;
  }
  const Opened& opened = known->second;
  return {opened.database.entries().empty() ? nullptr : &opened.database, opened.notes};
}

}  // namespace muehle::protocol
