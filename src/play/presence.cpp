#include "play/presence.h"

#include <algorithm>

namespace muehle::play {

void Presence::arrive(int seat, UnixSeconds now) {
  const std::size_t i = index(seat);
  if (sockets_[i]++ > 0) return;
  if (!arrived_[i] || now - left_[i] > short_absence) arrived_[i] = now;
}

void Presence::leave(int seat, UnixSeconds now) {
  const std::size_t i = index(seat);
  if (--sockets_[i] == 0) left_[i] = now;
}

std::optional<Missed> Presence::missed() const {
  if (here(0) == here(1)) return std::nullopt;
  const int missing = here(0) ? 1 : 0;
  return Missed{missing, std::max(left_[index(missing)], *arrived_[index(1 - missing)])};
}

}  // namespace muehle::play
