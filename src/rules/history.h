// The positions of a game so far, with the counters that the draw rules need. Knows nothing of offers or
// results.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/movegen.h"
#include "rules/start.h"

namespace muehle {

// One played ply and what stood after it.
struct Ply {
  Move move;
  bool mill_closed = false;
  Position position;           // after the move
  int quiet_plies = 0;         // since the last closed mill, this ply included
  int quiet_moving_plies = 0;  // the same, but only plies played with both hands empty
  int occurrences = 1;         // of this position so far, this one and the start included
  friend bool operator==(const Ply&, const Ply&) = default;
};

enum class DrawRule { repetition, no_mill };
std::string_view to_text(DrawRule rule);

// A position in which a draw by rule stands, with what proves it.
struct Due {
  DrawRule rule;
  bool automatic;  // the game ends at once; else a player has to claim the draw
  // repetition: the three moves after which the position stood, `12.` for White's and `12…` for Black's,
  // `start` for the start position. no_mill: the move at which the count began.
  std::vector<std::string> proof;
  friend bool operator==(const Due&, const Due&) = default;
};

class History {
 public:
  explicit History(const RuleSet& rules, const Start& start = {});

  const RuleSet& rules() const { return rules_; }
  const Start& start() const { return start_; }
  const std::vector<Ply>& plies() const { return plies_; }
  int size() const { return static_cast<int>(plies_.size()); }

  // The position after `ply` plies, 0..size(); the last one without an argument.
  const Position& position(int ply) const;
  const Position& position() const { return position(size()); }
  // The same with its counters, as a game that begins there has them.
  Start at(int ply) const { return {position(ply), quiet_plies(ply), move_number(ply + 1)}; }
  int quiet_plies(int ply) const;
  int quiet_moving_plies(int ply) const;
  // Of the two the one that these rules count towards the no-mill draw, whether they know that draw or not.
  int counted_quiet_plies(int ply) const;
  // Plies that may be played after the last one until they do; nothing where these rules have no such draw.
  std::optional<int> plies_left() const;
  int occurrences(int ply) const;
  // The full move number of ply n, and `12.` or `12…` with the side that plays it. Plies before the first one
  // (n < 1) are counted back from the start's move number.
  int move_number(int ply) const;
  std::string move_label(int ply) const;
  // The side that plays ply n.
  Colour mover(int ply) const;

  // Plays a legal move. Draw rules do not stop it.
  void play(Move move);
  // Takes back the last `plies` plies, 0..size().
  void take_back(int plies);

  // The draw rules that stand in the position after `ply` plies (0..size()), at most one entry a rule.
  std::vector<Due> due(int ply) const;

 private:
  bool automatic() const { return rules_.draw_by_rule == DrawByRule::automatic; }
  std::optional<Due> repetition_due(int ply) const;
  std::optional<Due> no_mill_due(int ply) const;
  // Looks the last position up in `stood_` and puts it there.
  int count_occurrences();
  void note_positions();
  bool forget_last();
  std::size_t slot_of(const Position& position) const;
  // The shortest period k such that the last k plies repeat the k before them and lead to the same position.
  std::optional<int> cycle_before(int ply) const;

  RuleSet rules_;
  Start start_;
  int start_quiet_moving_ = 0;
  std::vector<Ply> plies_;
  // Which ply last led to a position, by a hash of it; `nowhere` in slots that are free, which half of them
  // are at least. Only what can recur is in it: the positions since the last placement or capture.
  std::vector<int> stood_;
  std::size_t noted_ = 0;
};

}  // namespace muehle
