// Games of players who know the truth and err all the same: where the positions come from that the evaluation
// is fitted to and that the engine is examined on.
#pragma once

#include <functional>
#include <vector>

#include "perfect/rated_moves.h"
#include "support/random.h"

namespace muehle::tune {

// A position that is not over, with all its moves, best first, every answer known.
struct RatedPosition {
  Position position;
  std::vector<perfect::RatedMove> moves;

  perfect::Value value() const { return moves.front().answer->value; }
  // How many of the first moves keep the value.
  int keeping() const;
  // Some legal move keeps the value and some does not.
  bool critical() const { return keeping() < static_cast<int>(moves.size()); }
};

// Plays from the empty board under `rules`, both sides alike: in `errors` moves of a hundred any legal move,
// otherwise one that keeps the value, each as likely as the others. Ends after `most_plies`, where the board
// ends it, or when `visit` says false. An error names what the database lacks.
Result<void> play_erring_game(perfect::Probe& probe, const RuleSet& rules, int errors, int most_plies,
                              Random& random, const std::function<bool(const RatedPosition&)>& visit);

}  // namespace muehle::tune
