#include "engine/databases.h"

#include <filesystem>

#include "engine/failure.h"
#include "support/text.h"

namespace muehle::engine {

Result<DatabaseFolder> DatabaseFolder::open(const std::string& path) {
  DatabaseFolder folder;
  if (path.empty()) return folder;
  std::error_code error;
  if (!std::filesystem::is_directory(path, error))
    return fail(Failure::no_folder, "Database: " + shown(path) + " is no folder");
  folder.path_ = path;

  std::string why = "it holds no database";
  for (const perfect::RulesKey& key : perfect::solvable_keys) {
    const perfect::OpenedFolder& opened = folder.opened(key);
    if (!opened.empty()) return folder;
    if (!opened.refused.empty()) why = opened.refused.front().message;
  }
  return fail(Failure::no_database, "Database: " + shown(path) + " cannot be used: " + why);
}

DatabaseFolder::Found DatabaseFolder::find(const RuleSet& rules) {
  if (path_.empty()) return {};
  const Result<perfect::RulesKey> key = perfect::key_of(rules);
  if (!key) return {nullptr, {"no database is used: " + key.error().message}};
  const perfect::OpenedFolder& found = opened(*key);
  std::vector<std::string> notes;
  for (const Error& error : found.refused) notes.push_back(error.message);
  if (!found.empty()) return {&found.database, std::move(notes)};
  notes.push_back("no database is used: " + shown(path_) + " holds none for " + to_text(*key));
  return {nullptr, std::move(notes)};
}

const perfect::OpenedFolder& DatabaseFolder::opened(const perfect::RulesKey& key) {
  const std::string name = perfect::folder_name(key);
  const auto known = opened_.find(name);
  if (known != opened_.end()) return known->second;
  return opened_.emplace(name, perfect::open_folder(path_, key)).first->second;
}

}  // namespace muehle::engine
