// Who of the two players has the table open, and since when the other one misses him.
#pragma once

#include <array>
#include <optional>

#include "play/seat.h"
#include "support/time.h"

namespace muehle::play {

// An absence this short (a reload, a tunnel) does not set back how long a player has been waiting.
inline constexpr UnixSeconds short_absence = 30;

// The one player who is not here while the other is, since both have been true.
struct Missed {
  int seat;
  UnixSeconds since;
  friend bool operator==(const Missed&, const Missed&) = default;
};

class Presence {
 public:
  // Nobody is here; who comes later is missed from `now` at the earliest.
  explicit Presence(UnixSeconds now) : left_{now, now} {}

  void arrive(int seat, UnixSeconds now);  // once for each socket
  void leave(int seat, UnixSeconds now);

  bool here(int seat) const { return sockets_[index(seat)] > 0; }
  // When the last socket of a seat that is not here closed; none where there was one only before this began.
  std::optional<UnixSeconds> left(int seat) const {
    return arrived_[index(seat)] ? std::optional(left_[index(seat)]) : std::nullopt;
  }
  // Nobody is timed out by a restart of the server, nor by an opponent who comes back after days.
  std::optional<Missed> missed() const;

 private:
  static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

  std::array<int, seat_count> sockets_{};
  std::array<UnixSeconds, seat_count> left_;
  std::array<std::optional<UnixSeconds>, seat_count> arrived_;
};

}  // namespace muehle::play
