// The two seats of a table, who keep theirs while the colours change from game to game.
#pragma once

#include <optional>

namespace muehle::play {

inline constexpr int seat_count = 2;
// A seat, or nothing for who only watches.
using Seat = std::optional<int>;

}  // namespace muehle::play
