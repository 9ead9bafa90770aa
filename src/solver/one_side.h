// What one side of the placing phase can have on the board, as far as that side alone tells.
//
// Found by playing one side's placements forwards, with the other side reduced to numbers: a side places a
// stone, and where that closes a mill it takes one; the other side takes one of this side's stones, if it has
// the three that a mill needs. Every game is such a sequence for each of its two sides, so a placement that
// no sequence makes stands in no game. The reverse does not hold: two possible sides need not go together.
#pragma once

#include <array>

#include "perfect/reached.h"
#include "rules/ruleset.h"
#include "solver/mask_table.h"

namespace muehle::solver {

class OneSide {
 public:
  OneSide(Colour side, MillProtection protection, const MaskTable& masks);

  // The classes of `placed` - `lost` stones that this side can have when White is to move, both sides have
  // placed `placed` stones (0..9), and this side has taken `taken` stones and lost `lost`.
  const perfect::ClassBits& classes(int placed, int taken, int lost) const {
    return rounds_[static_cast<std::size_t>(placed)][index(taken, lost)];
  }

 private:
  // A side that has lost more has lost the game.
  static constexpr int most_lost = stones_per_side - fewest_stones;
  static constexpr std::size_t index(int taken, int lost) {
    return static_cast<std::size_t>(taken * (most_lost + 1) + lost);
  }
  // What there is, by how many stones have been taken and lost.
  using Round = std::array<perfect::ClassBits, (most_lost + 1) * (most_lost + 1)>;

  Round empty_round(int placed) const;
  Round place(const Round& before, int placed) const;
  Round lose(const Round& before, int placed, int other_placed) const;

  MillProtection protection_;
  const MaskTable& masks_;
  std::array<Round, stones_per_side + 1> rounds_;
};

// Both sides, for the sectors in which White is to move.
class BothSides {
 public:
  BothSides(MillProtection protection, const MaskTable& masks)
      : white_(Colour::white, protection, masks), black_(Colour::black, protection, masks) {}

  // `sector` is one of an even ply of the placing phase.
  perfect::Reached reached(const perfect::Sector& sector) const;

 private:
  OneSide white_;
  OneSide black_;
};

}  // namespace muehle::solver
