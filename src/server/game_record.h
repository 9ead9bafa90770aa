// A stored game as the record that people download.
#pragma once

#include "storage/games.h"
#include "support/result.h"

namespace muehle::server {

// `game`: a number, or 0 for the last one. Nothing when the table has no such game.
Result<std::optional<std::string>> game_record(const StoredTable& table, std::int64_t game);

}  // namespace muehle::server
