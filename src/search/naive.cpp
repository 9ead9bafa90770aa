#include "search/naive.h"

namespace muehle::search {
namespace {

// Hundredths of a stone.
constexpr int stone_worth = 100;
constexpr int mill_worth = 8;
constexpr int gap_worth = 4;
constexpr int threat_worth = 22;
constexpr int double_mill_worth = 70;
constexpr int step_worth = 5;
constexpr int blocked_worth = -6;
constexpr int crossing_worth = 3;
constexpr int flying_worth = 35;

Score worth(const Terms& has) {
  return has.stones * stone_worth + has.mills * mill_worth + has.gaps * gap_worth +
         has.threats * threat_worth + has.double_mills * double_mill_worth + has.steps * step_worth +
         has.blocked * blocked_worth + has.crossings * crossing_worth + (has.flying ? flying_worth : 0);
}

// Ring sides are counted at their middle, cross lines on the outer ring.
int complete_lines(Mask stones) {
  const Mask sides = stones & turn_rings(stones, 1) & turn_rings(stones, 7) & side_middles;
  const Mask crosses = stones & (stones >> ring_size) & (stones >> (2 * ring_size)) & side_middles & 0xFF;
  return count(sides) + count(crosses);
}

// Adds the threats of a side that moves its stones, by `sources(gap)`: the stones that can go to the gap.
template <typename Sources>
void add_moving_threats(Terms& found, Mask stones, Mask gaps, Sources&& sources) {
  const Mask in_mills = stones_in_mills(stones);
  for_each_point(gaps, [&](Point gap) {
    Mask closers = 0;
    for_each_point(sources(gap), [&](Point from) {
      if (completes_line(stones ^ bit(from), gap)) closers |= bit(from);
    });
    found.threats += closers != 0 ? 1 : 0;
    found.double_mills += (closers & in_mills) != 0 ? 1 : 0;
  });
}

}  // namespace

Terms terms_of(const Position& position, Colour colour, const RuleSet& rules) {
  const Mask stones = position.stones(colour);
  const Mask empty = position.empty();
  const Mask gaps = closing_points(stones) & empty;
  const bool placing = position.hand(colour) > 0;

  Terms found;
  found.stones = position.total(colour);
  found.flying = !placing && flies(colour, found.stones, rules);
  found.mills = complete_lines(stones);
  found.gaps = count(gaps);
  found.crossings = count(stones & crossings);
  if (found.flying) {
    add_moving_threats(found, stones, gaps, [&](Point) { return stones; });
    return found;
  }
  found.steps = count_shifts(stones, empty);
  found.blocked = count(stones & ~neighbours(empty));
  if (placing) {
    found.threats = found.gaps;
  } else {
    add_moving_threats(found, stones, gaps, [&](Point gap) { return adjacent[gap] & stones; });
  }
  return found;
}

Score naive_value(const Position& position, const RuleSet& rules) {
  const Colour us = position.to_move();
  return worth(terms_of(position, us, rules)) - worth(terms_of(position, other(us), rules));
}

}  // namespace muehle::search
