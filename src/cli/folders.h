// Where this machine keeps games and the database.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "support/result.h"

namespace muehle::cli {

// The data folder: `option` as it was given with --data, else $MUEHLE_DATA, $XDG_DATA_HOME/muehle or
// ~/.local/share/muehle. It need not exist.
Result<std::filesystem::path> data_folder(const std::string& option = "");

// The option --db, the same on every command that uses a database; `use` says what for where that is not
// plain, as in `which the computer asks`.
void add_database_option(Arguments command, std::string& option, const std::string& use = {});
// The folder of the databases: `option` as it was given with --db, else `db` in the data folder. It need not
// exist; what is there and is no folder is refused.
Result<std::filesystem::path> database_folder(const std::string& option, const std::string& data_option = "");

// Refused where the disk of `folder` has less room; `what` takes it, as in `the arrays`.
Result<void> check_room(const std::filesystem::path& folder, std::uint64_t bytes, std::string_view what);

// The collection of games, where none is named: a file in the data folder.
std::filesystem::path collection_file(const std::filesystem::path& data);

// The option for databases that lie elsewhere and that a page may read as well.
void add_elsewhere_option(Arguments command, std::vector<std::string>& option);
// Sees to it that these are addresses, each with a slash at its end.
Result<void> check_places(std::vector<std::string>& option);

}  // namespace muehle::cli
