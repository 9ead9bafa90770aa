// What players see in a position, as pure functions: mills, open mills, protected and blocked stones, and the
// Zwickmühle.
#pragma once

#include <array>
#include <vector>

#include "rules/position.h"

namespace muehle {

// The complete lines of `colour`, as indices into lines[].
std::vector<int> mills(const Position& position, Colour colour);

// A line with two stones of `colour` and an empty third point.
struct OpenMill {
  int line;   // index into lines[]
  Point gap;  // the empty point
  friend bool operator==(const OpenMill&, const OpenMill&) = default;
};
std::vector<OpenMill> open_mills(const Position& position, Colour colour);

// May the opponent take this stone by closing a mill now, and if not, why not?
enum class Protection {
  none,          // may be taken
  in_mill,       // stands in a mill, and other stones do not
  all_in_mills,  // all stones stand in mills and the rules protect them even so
};
// `point` must hold a stone; the owner's opponent is the one who would take it.
Protection protection(const Position& position, Point point, const RuleSet& rules);

// The stones of `colour` that have no empty neighbour. (A player who flies is not held by that.)
Mask blocked_stones(const Position& position, Colour colour);
// `colour` has stones, an empty hand, does not fly and cannot move any stone.
bool is_blocked(const Position& position, Colour colour, const RuleSet& rules);

// A Zwickmühle place: an edge between two points, each of which has a line that does not run along the edge.
// A stone that slides to and fro on the edge closes one of the two mills at every step.
struct ZwickmuehlePlace {
  enum class Kind { on_ring, on_cross };  // the edge lies on a ring side, or on a cross line
  Kind kind;
  std::array<Point, 2> edge;
  std::array<Mask, 2> line;  // line[n] goes through edge[n]
};
// All 32 places: 24 on a ring, 8 on a cross line. With the stone at either end they make 64 patterns.
const std::array<ZwickmuehlePlace, edge_count>& zwickmuehle_places();

struct Zwickmuehle {
  int place;     // index into zwickmuehle_places()
  int stone_at;  // 0 or 1: the end of the edge where the stone stands; the other end is empty
  friend bool operator==(const Zwickmuehle&, const Zwickmuehle&) = default;
};
std::vector<Zwickmuehle> zwickmuehlen(const Position& position, Colour colour);

}  // namespace muehle
