// Who is how strong among the players of a pool. Pure.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "club/standings.h"

namespace muehle::club {

// One of those who were handed in.
struct BoardLine {
  std::size_t entrant = 0;  // his index there
  Rating rating;            // as it is now
  int place = 0;            // from 1; whose ratings read alike share it. 0: of who is provisional
};

// The strongest first; of those about whom too little is known a list of their own.
struct LeaderBoard {
  std::vector<BoardLine> settled;
  std::vector<BoardLine> provisional;
};
LeaderBoard leader_board(std::span<const Standing> entrants, UnixSeconds now);

// How many have ratings from `from` on, up to the next bar.
struct Bar {
  int from = 0;
  int players = 0;
  friend bool operator==(const Bar&, const Bar&) = default;
};
inline constexpr int bar_width = 100;
// From the weakest to the strongest, without a gap between.
std::vector<Bar> distribution(std::span<const BoardLine> lines);

}  // namespace muehle::club
