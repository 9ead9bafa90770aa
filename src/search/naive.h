// The value of a position to somebody who has learnt the rules: he counts what he sees.
#pragma once

#include "rules/movegen.h"
#include "search/score.h"

namespace muehle::search {

// What one side has on the board. All counts are of things a player sees.
struct Terms {
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
Terms terms_of(const Position& position, Colour colour, const RuleSet& rules);

// What the side to move has more of, weighed by how much beginners think of it. Never a decided score.
Score naive_value(const Position& position, const RuleSet& rules);

}  // namespace muehle::search
