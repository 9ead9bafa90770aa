// A move made by touching points one after another: the stone, its target, the stone to take.
#pragma once

#include <optional>

#include "rules/game.h"

namespace muehle::cli::play {

class MoveBuilder {
 public:
  // For the side to move in `game`; begin a new one after every event.
  explicit MoveBuilder(const Game& game);

  struct Touch {
    std::optional<Move> move;    // the move is complete
    std::optional<Fault> fault;  // why this point cannot be meant; nothing has changed
  };
  Touch touch(Point point);
  // Gives up what was chosen so far.
  void cancel();

  // The stone that was chosen, or that is about to capture.
  std::optional<Point> chosen() const;
  bool capture_missing() const { return to_.has_value(); }
  // The points that may come next.
  Mask choices() const;

 private:
  Touch choose_from(Point point);
  Touch choose_to(Point point);
  Touch choose_capture(Point point);
  std::optional<Fault> fault_of(Move move) const { return find_fault(position_, move, rules_); }
  bool placing() const { return position_.hand(position_.to_move()) > 0; }

  Position position_;
  RuleSet rules_;
  MoveList moves_;
  std::optional<Point> from_;
  std::optional<Point> to_;  // only while a capture is missing
};

}  // namespace muehle::cli::play
