// What to think about, when to stop, and what comes out.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/search.h"

namespace muehle::engine {

// What a clock shows for each side, in milliseconds; indexed by colour.
struct Clocks {
  std::array<std::optional<int>, 2> left = {};
  std::array<std::optional<int>, 2> increment = {};
  std::optional<int> moves_to_go = {};  // until time is added; none: the time is for the rest of the game

  bool given() const { return left[0] || left[1]; }
  friend bool operator==(const Clocks&, const Clocks&) = default;
};

// Whichever limit is reached first ends the search. Without one it is infinite: it ends, and answers, only
// when it is told to stop.
struct Go {
  std::optional<int> depth = {};
  std::optional<std::uint64_t> nodes = {};
  std::optional<int> milliseconds = {};
  std::optional<int> win_within = {};  // plies
  Clocks clocks = {};
  std::vector<Move> only = {};  // the moves to consider, each once; empty: all
  bool ponder = false;          // the limits count from the ponder hit on

  bool infinite() const { return !depth && !nodes && !milliseconds && !win_within && !clocks.given(); }
  friend bool operator==(const Go&, const Go&) = default;
};

struct BestMove {
  std::optional<Move> move;    // none: the game is over
  std::optional<Move> ponder;  // the answer that is expected, if the options ask for it
  friend bool operator==(const BestMove&, const BestMove&) = default;
};

// The limits as the search knows them, for the side to move after `plies_played` plies; `overhead` in
// milliseconds is taken off every time. Nothing where that side has no clock but the other has.
std::optional<search::Limits> limits_of(const Go& go, Colour to_move, int plies_played, int overhead);

}  // namespace muehle::engine
