// The values of small sectors of the moving phase by plain forward value iteration: the slow, obvious way,
// to hold the solver against. Of this project it uses the rules alone.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "rules/position.h"
#include "rules/ruleset.h"

namespace muehle::value_iteration {

// Plies to the end: odd when the side to move wins, even when it loses, `endless` for a draw.
using Plies = std::uint8_t;
inline constexpr Plies endless = 255;

// Stones of the side to move and of the other one.
using Counts = std::pair<int, int>;

// A byte for every pair of stone sets, also for those that overlap: at the number of the first among all sets
// of its size, then at the number of the second.
class Table {
 public:
  Table() = default;
  explicit Table(Counts counts);

  bool empty() const { return plies_.empty(); }
  Plies at(Mask own, Mask opp) const;
  // at() and set() may be called by several threads at once.
  void set(Mask own, Mask opp, Plies plies);

 private:
  std::size_t place(Mask own, Mask opp) const;

  std::size_t width_ = 0;
  std::vector<Plies> plies_;
};

// All sets of `size` points.
std::vector<Mask> point_sets(int size);

enum class Effort {
  one_of_each_class,  // look at one position of up to 16 that look alike, write down all
  every_position,     // look at every position by itself
};

class ValueIteration {
 public:
  // `rules` and what else is given hold for all sectors.
  ValueIteration(const RuleSet& rules, Effort effort, int threads)
      : rules_(rules), effort_(effort), threads_(threads) {}

  // Solves a sector, its partner and all they lead to, unless that was done before.
  void solve(Counts counts);

  // For positions of solved sectors, and for all in which the game is over.
  Plies plies(const Position& position) const;

  const RuleSet& rules() const { return rules_; }

 private:
  // A set of the mover's stones to look at and the symmetries that leave it as it is.
  struct Row {
    Counts counts;
    Mask own;
    std::vector<int> keeps;
  };
  std::vector<Row> rows_of(Counts counts) const;
  // Decides what can be decided at `round` plies; returns how many that were.
  std::uint64_t play_round(const std::vector<Row>& rows, int round);
  Table& table(Counts counts);
  const Table& table(Counts counts) const;
  std::uint64_t play_row(const Row& row, const std::vector<Mask>& opponents, int round);
  bool decided_at(const Position& position, int round) const;
  void write_down(Mask own, Mask opp, Plies plies);
  int longest(Counts counts) const;

  RuleSet rules_;
  Effort effort_;
  int threads_;
  // By the number of the mover's stones and of the other side's; empty where nothing is solved.
  std::array<std::array<Table, stones_per_side + 1>, stones_per_side + 1> tables_;
  std::map<Counts, int> longest_;  // the most plies of a decided position
};

// The position of the moving phase with these stones.
Position position_of(Mask own, Mask opp);

}  // namespace muehle::value_iteration
