// Which of the games that run is worth a look of everybody. Pure.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "club/rating.h"
#include "support/time.h"

namespace muehle::club {

// A game that runs.
struct Candidate {
  bool is_live = false;      // by the clock: something happens while one looks
  UnixSeconds moved_at = 0;  // the last time
  // White's and Black's, in the pool of the game; none of a guest, or of who has none there.
  std::array<std::optional<Rating>, 2> ratings = {};
};

// The game with the best players: by the clock before all others, then by the ratings of both together, and
// of equal ones the one that moved last. A provisional rating counts as no more than a first one, so that
// nobody is shown to all for two lucky games, and none as nothing.
std::optional<std::size_t> featured(std::span<const Candidate> games);

}  // namespace muehle::club
