// How much time the players of a game have: the tag TimeControl of a record, and what a host offers.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "support/result.h"
#include "support/time.h"

namespace muehle::play {

inline constexpr Milliseconds second = 1000;
inline constexpr Milliseconds day = 24 * 60 * 60 * second;

struct Unlimited {
  friend bool operator==(const Unlimited&, const Unlimited&) = default;
};
// A time for the whole game, and something for each move: added after it (Fischer), or not counted of it
// (delay).
struct Live {
  enum class Bonus { increment, delay };
  Milliseconds base = 0;  // whole seconds, as `bonus`
  Milliseconds bonus = 0;
  Bonus kind = Bonus::increment;
  friend bool operator==(const Live&, const Live&) = default;
};
// Days for each move.
struct Correspondence {
  int days = 0;
  friend bool operator==(const Correspondence&, const Correspondence&) = default;
};
using TimeControl = std::variant<Unlimited, Live, Correspondence>;

inline constexpr Milliseconds least_base = 10 * second;
inline constexpr Milliseconds most_base = 3 * 60 * 60 * second;
inline constexpr Milliseconds most_bonus = 180 * second;
inline constexpr int most_days = 14;

// In seconds, as records have it: `-` unlimited, `300+5` with increment, `300d5` with delay, `1/259200` three
// days a move.
std::string to_text(const TimeControl& control);
// `300` alone is `300+0`.
Result<TimeControl> parse_time_control(std::string_view text);

}  // namespace muehle::play
