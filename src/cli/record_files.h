// Files with games, however they are written and however large they are.
#pragma once

#include <functional>
#include <string>

#include "records/splitter.h"
#include "support/result.h"

namespace muehle::cli {

// What the file is called in messages: its path, or `standard input` for `-`.
std::string source_name(const std::string& path);

// Hears every text of a game in the file, one after the other, as its bytes stand there (but UTF-16 as
// UTF-8). An error where it cannot be read.
Result<void> for_each_game(const std::string& path,
                           const std::function<void(const records::GameText&)>& take);

}  // namespace muehle::cli
