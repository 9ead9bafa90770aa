// What a game begins with.
#pragma once

#include "rules/position.h"

namespace muehle {

// A position and the counters a game that starts there begins with.
struct Start {
  Position position;
  int quiet_plies = 0;  // plies since the last closed mill, every ply counted
  int move_number = 1;  // of the next move, placements counted
  friend bool operator==(const Start&, const Start&) = default;
};
// Counters above this are refused.
inline constexpr int max_counter = 1'000'000;

}  // namespace muehle
