// The folder that a server keeps its games in.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "support/folder_lock.h"
#include "support/result.h"

namespace muehle {

inline std::filesystem::path games_file(const std::filesystem::path& folder) {
  return folder / "games.sqlite";
}

// Also where it cannot be looked at, it is not there.
bool is_there(const std::filesystem::path& path);

// Makes the folder where it is missing, for its owner only.
Result<void> make_data_folder(const std::filesystem::path& folder);

// When others than its owner get into a folder, a sentence that says so and what helps. What is in it is not
// looked at: the databases in `db` may be for everybody.
std::optional<std::string> open_to_others(const std::filesystem::path& folder);

// What no other data folder is called: a random name, which is made and kept in it. Only for who has taken
// it.
Result<std::string> identity_of(const std::filesystem::path& folder);

// One server a data folder. `advice`: to who finds that one uses it.
Result<FolderLock> take_data_folder(
    const std::filesystem::path& folder,
    std::string_view advice = "stop it first, or name another folder with --data");
// Where the folder has been one of a server, the same: nobody begins to write there. Nothing where it is any
// other folder, such as one of copies, in which nothing is made.
Result<std::optional<FolderLock>> hold_data_folder(const std::filesystem::path& folder,
                                                   std::string_view advice);

}  // namespace muehle
