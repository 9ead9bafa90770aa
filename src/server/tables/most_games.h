// How long the series of a table may become, and how much of all tables is held in memory.
#pragma once

#include <cstddef>

namespace muehle::server {

// Then another table is opened.
inline constexpr int most_games = 500;

// So many event lines are held of games. One takes somewhat less than a kilobyte, and the longest game 15 MB.
struct LinesInMemory {
  std::size_t quiet = 100'000;  // at tables that nobody has open
  std::size_t open = 200'000;   // of long games at tables that somebody has open
  int long_game = 1'000;        // has so many; games between people hardly come near it
};

}  // namespace muehle::server
