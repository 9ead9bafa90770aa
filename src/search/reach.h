// What the side to move can reach: the mills it can close and its quiet moves, as sets of points.
#pragma once

#include "rules/movegen.h"
#include "search/move_code.h"

namespace muehle::search {

// The moves of one side of a position, whoever is to move. Cheap to make; the work is done when asked.
class Reach {
 public:
  Reach(const Position& position, Colour colour, const RuleSet& rules)
      : own_(position.stones(colour)),
        empty_(position.empty()),
        places_(position.hand(colour) > 0),
        flies_(!places_ && muehle::flies(colour, count(own_), rules)) {
    const Mask gaps = closing_points(own_) & empty_;
    if (places_) {
      closing_ = gaps;
      return;
    }
    for_each_point(gaps, [&](Point gap) {
      if (closers(gap) != 0) closing_ |= bit(gap);
    });
  }

  bool places() const { return places_; }
  // No move at all. A stone in hand always finds a place, and so does one that flies.
  bool stuck() const { return !places_ && !flies_ && (neighbours(own_) & empty_) == 0; }

  // The empty points where a mill can be closed with the next move.
  Mask closing() const { return closing_; }

  // The stones on the board that close a mill by going to `target`, an empty point. Not for placing.
  Mask closers(Point target) const {
    const Mask sources = flies_ ? own_ : adjacent[target] & own_;
    Mask found = 0;
    for (const Mask line : lines_through[target]) {
      // The line's other two points are held, and the stone comes from elsewhere.
      if ((line & ~own_) == bit(target)) found |= sources & ~line;
    }
    return found;
  }

  // Calls `visit(from, to)` for the moves that close no mill; `from` is no_code_point for a placement.
  template <typename Visit>
  void for_each_quiet(Visit&& visit) const {
    if (places_) {
      for_each_point(empty_ & ~closing_, [&](Point to) { visit(no_code_point, to); });
      return;
    }
    for_each_point(own_, [&](Point from) {
      const Mask targets = flies_ ? empty_ : adjacent[from] & empty_;
      for_each_point(targets & ~closing_, [&](Point to) { visit(from, to); });
      for_each_point(targets & closing_, [&](Point to) {
        if ((closers(to) & bit(from)) == 0) visit(from, to);
      });
    });
  }

  // Calls `visit(from, to)` for the moves that close a mill.
  template <typename Visit>
  void for_each_closing(Visit&& visit) const {
    for_each_point(closing_, [&](Point to) {
      if (places_) return visit(no_code_point, to);
      for_each_point(closers(to), [&](Point from) { visit(from, to); });
    });
  }

  // Is the move with this origin and target possible, and does it close a mill?
  bool can_go(int from, int to) const {
    if (to >= point_count || (bit(static_cast<Point>(to)) & empty_) == 0) return false;
    if (from >= point_count) return places_ && from == no_code_point;
    const auto origin = static_cast<Point>(from);
    if (places_ || (bit(origin) & own_) == 0) return false;
    return flies_ || (adjacent[origin] & bit(static_cast<Point>(to))) != 0;
  }
  bool closes(int from, int to) const {
    const auto target = static_cast<Point>(to);
    if ((closing_ & bit(target)) == 0) return false;
    return places_ || (closers(target) & bit(static_cast<Point>(from))) != 0;
  }

 private:
  Mask own_;
  Mask empty_;
  Mask closing_ = 0;
  bool places_;
  bool flies_;
};

}  // namespace muehle::search
