// The moves of a position with their values, and play that follows them.
#pragma once

#include <functional>
#include <vector>

#include "perfect/probe.h"
#include "rules/ruleset.h"

namespace muehle::perfect {

struct RatedMove {
  Move move;
  // What the mover has after it; plies count this move too. Nothing: nobody knows.
  std::optional<Answer> answer;
  friend bool operator==(const RatedMove&, const RatedMove&) = default;
};

// Whoever knows values: a database, or one that draw rules or limits are added to.
using AskMove = std::function<Result<std::optional<Answer>>(Move)>;  // what the mover has after it
using AskPosition = std::function<Result<std::optional<Answer>>(const Position&)>;

// The legal moves, best first; equally good ones keep the order of legal_moves().
Result<std::vector<RatedMove>> rated_moves(const Position& position, const RuleSet& rules,
                                           const AskMove& ask);

// The same by a database; `rules` are its rules, as in rules_of(). Draw rules are not looked at.
Result<std::vector<RatedMove>> rated_moves(Probe& probe, const Position& position, const RuleSet& rules);

// What both play from `position`, always the first of rated_moves(): to the end of the game, to the first
// position of which some move is not known, to the first one that is drawn, or `most_plies` long.
Result<std::vector<Move>> best_line(const AskPosition& ask, const Position& position, const RuleSet& rules,
                                    int most_plies);
Result<std::vector<Move>> best_line(Probe& probe, const Position& position, const RuleSet& rules,
                                    int most_plies);

}  // namespace muehle::perfect
