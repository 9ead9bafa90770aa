// What can be chosen about an engine, apart from its database.
#pragma once

#include <cstdint>
#include <optional>

#include "search/levels.h"
#include "search/search.h"

namespace muehle::engine {

// What can be asked for, wherever it is asked.
inline constexpr int most_megabytes = 4096;
inline constexpr int most_threads = 256;
inline constexpr int most_overhead = 5000;

struct Options {
  int megabytes = 16;   // of the transposition table, 1..most_megabytes
  int threads = 1;      // that search, 1..most_threads; a level always thinks with one
  int lines = 1;        // how many of the best moves get a line with an exact score, from 1
  bool ponder = false;  // the best move comes with the answer that is expected
  std::optional<int> level =
      {};  // play like this one (search/levels.h), within its limits; none: full strength
  search::Style style = search::Style::solid;
  search::Score contempt = 25;  // what a draw by rule costs the engine, 0..largest_contempt; 0 to analyse
  int overhead = 5;             // milliseconds taken off the time of every move, for its way to the front end
  std::uint64_t seed = 0;       // what a level overlooks and misjudges follows from it

  friend bool operator==(const Options&, const Options&) = default;
};

// An error says which one is out of its bounds.
Result<void> check(const Options& options);

}  // namespace muehle::engine
