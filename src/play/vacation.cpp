#include "play/vacation.h"

#include <algorithm>
#include <ranges>

namespace muehle::play {

Milliseconds excused(const Leaves& leaves, Milliseconds from, Milliseconds to) {
  Milliseconds sum = 0;
  for (const Leave& leave : leaves)
    sum += std::max<Milliseconds>(0, std::min(leave.end, to) - std::max(leave.begin, from));
  return sum;
}

Milliseconds passed_at(const Leaves& leaves, Milliseconds from, Milliseconds time) {
  Milliseconds at = from + time;
  for (const Leave& leave : leaves) {
    if (leave.end <= std::max(leave.begin, from)) continue;
    if (leave.begin >= at) break;
    at += leave.end - std::max(leave.begin, from);
  }
  return at;
}

Milliseconds counted_from(const Leaves& leaves, Milliseconds time, Milliseconds to) {
  Milliseconds at = to - time;
  for (const Leave& leave : leaves | std::views::reverse) {
    if (leave.begin >= std::min(leave.end, to)) continue;
    if (leave.end <= at) break;
    at -= std::min(leave.end, to) - leave.begin;
  }
  return at;
}

std::optional<Leave> on_leave(const Leaves& leaves, Milliseconds now) {
  for (const Leave& leave : leaves) {
    if (leave.begin <= now && now < leave.end) return leave;
  }
  return std::nullopt;
}

int charged_days(const Leave& leave) {
  const Milliseconds length = std::max<Milliseconds>(1, leave.end - leave.begin);
  return static_cast<int>((length + day - 1) / day);
}

int charged_days(std::span<const Leave> of_a_year) {
  int days = 0;
  for (const Leave& leave : of_a_year) days += charged_days(leave);
  return days;
}

}  // namespace muehle::play
