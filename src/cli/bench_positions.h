// The positions that `muehle bench` searches. They are a part of its signature: whoever changes one changes
// it.
#pragma once

#include <span>
#include <string_view>

#include "rules/movegen.h"

namespace muehle::cli {

struct BenchPosition {
  Phase phase;             // of the side to move
  std::string_view start;  // with its counters
};

// Positions from games in which one move in five was a mistake, eight of each phase, some of them lost or
// won; two stand close to a draw by the no-mill count.
std::span<const BenchPosition> bench_positions();

// The plies that each is searched to, so that every phase takes about as long.
int bench_depth(Phase phase);

}  // namespace muehle::cli
