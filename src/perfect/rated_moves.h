// The moves of a position with their values, and play that follows them.
#pragma once

#include <vector>

#include "perfect/probe.h"
#include "rules/ruleset.h"

namespace muehle::perfect {

struct RatedMove {
  Move move;
  // What the mover has after it; plies count this move too. Nothing: the database does not know.
  std::optional<Answer> answer;
  friend bool operator==(const RatedMove&, const RatedMove&) = default;
};

// What a side has that moves to a position with this answer; the move counts as a ply.
std::optional<Answer> for_the_mover(const std::optional<Answer>& reply);

// Negative when the mover prefers `left`, 0 when he does not care: wins, the earliest first, draws, losses,
// the latest first; what is not known is last. A win without a distance counts as later, a loss as later too.
int compare(const std::optional<Answer>& left, const std::optional<Answer>& right);

// The legal moves, best first; equally good ones keep the order of legal_moves(). `rules` are those of the
// database, as in rules_of(). Draw rules are not looked at.
Result<std::vector<RatedMove>> rated_moves(Probe& probe, const Position& position, const RuleSet& rules);

// What both play from `position`, always the first of rated_moves(): to the end of the game, to the first
// position the database does not know, to the first one that is drawn, or `most_plies` long.
Result<std::vector<Move>> best_line(Probe& probe, const Position& position, const RuleSet& rules,
                                    int most_plies);

}  // namespace muehle::perfect
