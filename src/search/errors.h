// How a person errs: mills are overlooked, one's own and above all the opponent's, the more so the further
// they are from where the last stone moved; not every stone that could be taken is thought of; and positions
// are judged a little wrong, the more by counting stones and mills the less the player understands.
// Everything follows from the seed, so that a person does not see in one line what he overlooked in another.
#pragma once

#include <cstdint>

#include "rules/movegen.h"
#include "search/score.h"

namespace muehle::search {

struct Errors {
  std::uint64_t seed = 0;
  int own_mills_overlooked = 0;   // per mille of the mills that the player could close
  int threats_overlooked = 0;     // per mille of the mills that could be closed later in the line
  int captures_overlooked = 0;    // per mille of the stones that a mill could take
  int misjudgement = 0;           // largest error in judging a position, in hundredths of a stone
  int naivety = 0;                // per cent of the judgement that only counts what is on the board
  bool sees_winning_mill = true;  // never overlooks the mill that wins at once

  // Errs at all: a seed alone is no error.
  bool any() const { return *this != Errors{.seed = seed}; }
  bool overlooks() const {
    return own_mills_overlooked > 0 || threats_overlooked > 0 || captures_overlooked > 0;
  }
  friend bool operator==(const Errors&, const Errors&) = default;
};

// Does the player overlook `move`, `ply` plies from the position on the board? `last` is the move before it.
bool overlooks(const Errors& errors, const Position& position, Move move, Move last, int ply);

// The error in judging `position`, from -misjudgement to misjudgement.
Score misjudges(const Errors& errors, const Position& position);

// How the player judges `position`, which is not over on the board: as evaluate() where nothing is wrong.
// Never a decided score.
Score judge(const Errors& errors, const Position& position, const RuleSet& rules);

}  // namespace muehle::search
