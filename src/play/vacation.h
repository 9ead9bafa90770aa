// Days on which a player's clock stands still in games by days. Pure: ticks go in, ticks come out.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "play/time_control.h"

namespace muehle::play {

// From `begin` until just before `end`, both ticks. One that has been ended early ends then.
struct Leave {
  Milliseconds begin = 0;
  Milliseconds end = 0;
  friend bool operator==(const Leave&, const Leave&) = default;
};
// Of one player, the earliest first; none of them meets another.
using Leaves = std::vector<Leave>;

inline constexpr int usual_vacation_days = 21;  // a year
inline constexpr int most_vacation_days = 365;

// What of the time between two ticks is not counted.
Milliseconds excused(const Leaves& leaves, Milliseconds from, Milliseconds to);
// When `time` that counts has passed since `from`.
Milliseconds passed_at(const Leaves& leaves, Milliseconds from, Milliseconds time);
// From when on `time` that counts has passed until `to`: the other way round.
Milliseconds counted_from(const Leaves& leaves, Milliseconds time, Milliseconds to);
// The one that a player is on.
std::optional<Leave> on_leave(const Leaves& leaves, Milliseconds now);

// What a leave costs of the days of its year: those that it has begun, one at least.
int charged_days(const Leave& leave);
int charged_days(std::span<const Leave> of_a_year);

}  // namespace muehle::play
