// Which moves are right, by a database.
#pragma once

#include <functional>
#include <memory>
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

// One thread's ways to a database.
struct Probes {
  std::unique_ptr<perfect::Probe> values;     // asked most of the time; need not know distances
  std::unique_ptr<perfect::Probe> distances;  // how long a side that loses can hold out
};

// Asks on behalf of one thread. What it cannot be told is nothing; if that was for a damaged file, failure()
// names it, and all that came after it means nothing.
class Judge {
 public:
  // `rules` are those of the database.
  Judge(Probes probes, const RuleSet& rules) : probes_(std::move(probes)), rules_(rules) {}

  const RuleSet& rules() const { return rules_; }
  const std::optional<Error>& failure() const { return failure_; }

  std::optional<perfect::Value> value(const Position& position);
  // To the end of the game; nothing for a draw, and where it is not known.
  std::optional<int> plies(const Position& position);

  // Nothing for a finished position, too.
  std::optional<Right> right_moves(const Position& position);

  // The same for those who can do without an answer: once the moves that are right are too many for `fits`,
  // which then must not fit any more whatever is added, there is none. Nor is there for a lost position.
  using Fits = std::function<bool(const std::vector<Move>&)>;
  std::optional<Right> right_moves(const Position& position, const Fits& fits);

  // The best resistance: among the best replies (by value, then by distance where it is known) those after
  // which the fewest moves are right. Nothing for a finished position, or where something is not known.
  std::optional<std::vector<Move>> best_replies(const Position& position);

 private:
  std::optional<perfect::Answer> ask(perfect::Probe& probe, const Position& position);
  // What the mover has after each move.
  std::optional<std::vector<perfect::Answer>> ask_all(perfect::Probe& probe, const Position& position,
                                                      const MoveList& moves);

  Probes probes_;
  RuleSet rules_;
  std::optional<Error> failure_;
};

}  // namespace muehle::puzzles
