#include "search/evaluate.h"

#include "search/network_value.h"

namespace muehle::search {
namespace {

constexpr Weights placing_weights{.stone = 100,
                                  .mill = 96,
                                  .gap = -17,
                                  .threat = 65,
                                  .double_mill = 71,
                                  .step = 16,
                                  .blocked = -48,
                                  .crossing = 22,
                                  .flying = 0,
                                  .turn = 247};
constexpr Weights moving_weights{.stone = 100,
                                 .mill = 114,
                                 .gap = 25,
                                 .threat = 83,
                                 .double_mill = 100,
                                 .step = 9,
                                 .blocked = -35,
                                 .crossing = 16,
                                 .flying = 0,
                                 .turn = 171};
constexpr Weights flying_weights{.stone = 100,
                                 .mill = 108,
                                 .gap = 8,
                                 .threat = 48,
                                 .double_mill = 188,
                                 .step = 10,
                                 .blocked = -10,
                                 .crossing = 1,
                                 .flying = 115,
                                 .turn = 436};

// Ring sides are counted at their middle, cross lines on the outer ring.
int complete_lines(Mask stones) {
  const Mask sides = stones & turn_rings(stones, 1) & turn_rings(stones, 7) & side_middles;
  const Mask crosses = stones & (stones >> ring_size) & (stones >> (2 * ring_size)) & side_middles & 0xFF;
  return count(sides) + count(crosses);
}

// Adds the threats of a side that moves its stones, by `sources(gap)`: the stones that can go to the gap.
template <typename Sources>
void add_moving_threats(Features& found, Mask stones, Mask gaps, Sources&& sources) {
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

Score value(const Features& has, const Weights& weights) {
  return has.stones * weights.stone + has.mills * weights.mill + has.gaps * weights.gap +
         has.threats * weights.threat + has.double_mills * weights.double_mill + has.steps * weights.step +
         has.blocked * weights.blocked + has.crossings * weights.crossing + (has.flying ? weights.flying : 0);
}

const Weights& weights_for(Group group) {
  switch (group) {
    case Group::placing:
      return placing_weights;
    case Group::moving:
      return moving_weights;
    case Group::flying:
      break;
  }
  return flying_weights;
}

}  // namespace

Features features(const Position& position, Colour colour, const RuleSet& rules) {
  const Mask stones = position.stones(colour);
  const Mask empty = position.empty();
  const Mask gaps = closing_points(stones) & empty;
  const bool placing = position.hand(colour) > 0;

  Features found;
  found.stones = position.total(colour);
  found.flying = !placing && rules.fly_at != never_fly && found.stones == rules.fly_at;
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

Score evaluate_features(const Position& position, const RuleSet& rules) {
  const Colour us = position.to_move();
  const Features ours = features(position, us, rules);
  const Features theirs = features(position, other(us), rules);
  const Weights& weights = weights_for(group_of(material_of(position), rules));
  const Score turn = ours.threats > 0 ? weights.turn : 0;
  return value(ours, weights) - value(theirs, weights) + turn;
}

Score evaluate(const Position& position, const RuleSet& rules) {
  static const NetworkValue network(*read_network(network_bytes()));
  const Material material = material_of(position);
  return network.value(position.own(), position.opponent(), material.hands, group_of(material, rules));
}

}  // namespace muehle::search
