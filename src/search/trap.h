// Which of several equally good moves makes it most likely that the opponent errs: a model of a fallible
// player, and play against him that looks a few of his turns ahead. Pure arithmetic over positions; what is
// an error says the caller, who knows it from a database or from a search.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "rules/movegen.h"
#include "search/score.h"

namespace muehle::search {

// How the opponent is thought to choose. Most of the time he compares what he sees: a move that looks worse
// by `temperature` is chosen e times less often (softmax). The rest of the time any move is as likely as
// another.
struct ErrorModel {
  double temperature = 40;      // hundredths of a stone
  double blunder_share = 0.03;  // of his turns in which he does not compare
  int sight = 2;                // plies he looks ahead, his own move included
};

// How far the traps are thought out.
struct TrapPlan {
  int turns = 2;    // of the opponent
  int replies = 4;  // of ours that are compared after each of his moves
};

// For each move of a position: does it keep the value the position has for the side to move? Nothing when
// there is no time to find out.
using Keepers = std::function<std::optional<std::vector<bool>>(const Position&, const MoveList&)>;

class TrapFinder {
 public:
  TrapFinder(const RuleSet& rules, const ErrorModel& model, const TrapPlan& plan, Keepers keepers);

  // The chance, from 0 to 1, that the side to move in `position` gives value away within the next turns, if
  // the other side plays the best traps that cost it nothing. Nothing when there was no time.
  std::optional<double> chance_of_error(const Position& position) const;

 private:
  std::optional<double> chance(const Position& position, int turns) const;
  std::optional<double> best_reply(const Position& position, int turns) const;

  RuleSet rules_;
  ErrorModel model_;
  TrapPlan plan_;
  Keepers keepers_;
};

// The chance of each move to be chosen under the model, in the order of `moves`; they add up to 1.
std::vector<double> chances(const Position& position, const MoveList& moves, const RuleSet& rules,
                            const ErrorModel& model);

}  // namespace muehle::search
