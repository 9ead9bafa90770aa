// Which moves are right, by a database.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "perfect/probe.h"
#include "rules/movegen.h"

namespace muehle::puzzles {

// The moves that keep what a position is worth.
struct Right {
  perfect::Value value = perfect::Value::draw;
  std::vector<Move> moves;  // in the order of legal_moves()
  int legal = 0;            // how many moves there are in all
};

// Asks on behalf of one thread. What it cannot be told is nothing; if that was for a damaged file, failure()
// names it, and all that came after it means nothing.
class Judge {
 public:
  // `probe` outlives the judge; `rules` are its rules.
  Judge(perfect::Probe& probe, const RuleSet& rules) : probe_(probe), rules_(rules) {}

  const RuleSet& rules() const { return rules_; }
  const std::optional<Error>& failure() const { return failure_; }

  std::optional<perfect::Answer> answer(const Position& position);

  // Nothing for a finished position, too. Once more than `most` moves win there is no need for the rest: they
  // are left out.
  std::optional<Right> right_moves(const Position& position, int most = std::numeric_limits<int>::max());

  // The best resistance: among the best replies (by value, then by distance where it is known) those after
  // which the fewest moves are right. Nothing for a finished position, or where something is not known.
  std::optional<std::vector<Move>> best_replies(const Position& position);

 private:
  perfect::Probe& probe_;
  RuleSet rules_;
  std::optional<Error> failure_;
};

}  // namespace muehle::puzzles
