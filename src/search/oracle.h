// The database as the search asks it: what it says is counted, and the first error ends the asking.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "perfect/probe.h"
#include "rules/movegen.h"
#include "search/score.h"

namespace muehle::search {

class Oracle {
 public:
  // `probe` may be null and outlives the oracle.
  explicit Oracle(perfect::Probe* probe) : probe_(probe) {}

  bool available() const { return probe_ != nullptr; }
  // Nothing where the database knows nothing, or no more.
  std::optional<perfect::Answer> ask(const Position& position);
  std::uint64_t hits() const { return hits_; }

 private:
  perfect::Probe* probe_;
  std::uint64_t hits_ = 0;
  std::bitset<1 << 16> absent_;  // kinds of positions that the database does not hold, by numbers of stones
};

// What the mover has after `move`, plies counted from before it.
std::optional<perfect::Answer> ask_about(Oracle& oracle, const Position& position, Move move);

// Draws as 0, wins and losses with their distance, or with `unknown_plies` where none is stored.
Score score_of(const perfect::Answer& answer);

// Play by the database from `position`, as in perfect::best_line().
std::vector<Move> exact_line(Oracle& oracle, const Position& position, const RuleSet& rules, int plies);

}  // namespace muehle::search
