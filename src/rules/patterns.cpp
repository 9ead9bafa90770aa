#include "rules/patterns.h"

#include <cassert>

#include "rules/movegen.h"

namespace muehle {
namespace {

// The line through `point` that does not run along an edge to `neighbour`.
constexpr Mask line_beside(Point point, Point neighbour) {
  const auto& through = lines_through[point];
  return (through[0] & bit(neighbour)) != 0 ? through[1] : through[0];
}

constexpr std::array<ZwickmuehlePlace, edge_count> make_places() {
  std::array<ZwickmuehlePlace, edge_count> places{};
  int n = 0;
  for (Point a = 0; a < point_count; ++a) {
    for (Point b = a + 1; b < point_count; ++b) {
      if ((adjacent[a] & bit(b)) == 0) continue;
      const bool on_ring = a / ring_size == b / ring_size;
      places[n++] = {on_ring ? ZwickmuehlePlace::Kind::on_ring : ZwickmuehlePlace::Kind::on_cross,
                     {a, b},
                     {line_beside(a, b), line_beside(b, a)}};
    }
  }
  return places;
}
constexpr std::array<ZwickmuehlePlace, edge_count> places = make_places();

}  // namespace

std::vector<int> mills(const Position& position, Colour colour) {
  std::vector<int> complete;
  for (int n = 0; n < line_count; ++n) {
    if ((position.stones(colour) & lines[n]) == lines[n]) complete.push_back(n);
  }
  return complete;
}

std::vector<OpenMill> open_mills(const Position& position, Colour colour) {
  std::vector<OpenMill> open;
  for (int n = 0; n < line_count; ++n) {
    const Mask gap = lines[n] & ~position.stones(colour);
    if (count(gap) == 1 && (gap & position.empty()) != 0) open.push_back({n, first_point(gap)});
  }
  return open;
}

Protection protection(const Position& position, Point point, const RuleSet& rules) {
  assert((position.occupied() & bit(point)) != 0);
  const Colour owner = (position.stones(Colour::white) & bit(point)) != 0 ? Colour::white : Colour::black;
  const Mask stones = position.stones(owner);
  if ((removable_from(position, owner, rules) & bit(point)) != 0) return Protection::none;
  return (stones & ~stones_in_mills(stones)) != 0 ? Protection::in_mill : Protection::all_in_mills;
}

Mask blocked_stones(const Position& position, Colour colour) {
  Mask blocked = 0;
  for_each_point(position.stones(colour), [&](Point point) {
    if ((adjacent[point] & position.empty()) == 0) blocked |= bit(point);
  });
  return blocked;
}

bool is_blocked(const Position& position, Colour colour, const RuleSet& rules) {
  const Mask stones = position.stones(colour);
  if (stones == 0 || phase(position, colour, rules) != Phase::moving) return false;
  return blocked_stones(position, colour) == stones;
}

const std::array<ZwickmuehlePlace, edge_count>& zwickmuehle_places() { return places; }

std::vector<Zwickmuehle> zwickmuehlen(const Position& position, Colour colour) {
  const Mask stones = position.stones(colour);
  std::vector<Zwickmuehle> found;
  for (int n = 0; n < edge_count; ++n) {
    const auto& [kind, edge, line] = places[n];
    const Mask ends = bit(edge[0]) | bit(edge[1]);
    const Mask fixed = (line[0] | line[1]) & ~ends;
    if ((stones & fixed) != fixed) continue;
    for (const int stone_at : {0, 1}) {
      const bool stands = (stones & bit(edge[stone_at])) != 0;
      const bool free = (position.empty() & bit(edge[1 - stone_at])) != 0;
      if (stands && free) found.push_back({n, stone_at});
    }
  }
  return found;
}

}  // namespace muehle
