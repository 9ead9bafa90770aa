// The static value of a position: what a player counts without looking ahead.
#pragma once

#include "rules/movegen.h"
#include "search/score.h"

namespace muehle::search {

// What one side has on the board. All counts are of things a player sees.
struct Features {
  int stones = 0;        // board and hand together
  int mills = 0;         // complete lines
  int gaps = 0;          // empty points that would complete a line
  int threats = 0;       // gaps that the side can fill with its next move
  int double_mills = 0;  // threats whose stone leaves another mill and can return: a Zwickmühle
  int steps = 0;         // steps along an edge to an empty point; 0 while flying
  int blocked = 0;       // stones without an empty neighbour; 0 while flying
  int crossings = 0;     // stones on points with four neighbours
  bool flying = false;
};
Features features(const Position& position, Colour colour, const RuleSet& rules);

// What each feature is worth, in hundredths of a stone; tools/tune/fit_terms fits them to exact values.
struct Weights {
  int stone;
  int mill;
  int gap;
  int threat;
  int double_mill;
  int step;
  int blocked;
  int crossing;
  int flying;
  int turn;  // to be on move with a threat
};

// What the features are worth together, for the side to move.
Score evaluate_features(const Position& position, const RuleSet& rules);

// What the search goes by: the value of the fitted network. The position is not over on the board. Never a
// decided score. Draw rules are not looked at.
Score evaluate(const Position& position, const RuleSet& rules);

}  // namespace muehle::search
