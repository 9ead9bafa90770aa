// How long the series of a table may become, and how much of all tables is held in memory.
#pragma once

#include <cstddef>

namespace muehle::server {

// Then another table is opened.
inline constexpr int most_games = 500;

// So many event lines are held of the games at tables that nobody has open. One takes somewhat less than a
// kilobyte, and the longest game 15 MB.
inline constexpr std::size_t most_quiet_lines = 100'000;

}  // namespace muehle::server
