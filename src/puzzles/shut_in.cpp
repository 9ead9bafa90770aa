#include "puzzles/shut_in.h"

#include <algorithm>
#include <optional>

#include "perfect/random_position.h"
#include "rules/ruleset.h"

namespace muehle::puzzles {
namespace {

constexpr int fewest_shut_in = fewest_stones + 1;  // three fly
constexpr int most_tries = 20'000;
constexpr int most_steps_back = 4;

struct Stones {
  Mask white = 0;
  Mask black = 0;
  Mask empty() const { return ~(white | black) & all_points; }
};

std::optional<Stones> random_block(Random& random) {
  for (int tries = 0; tries < most_tries; ++tries) {
    const int wanted = fewest_shut_in + random.below(stones_per_side - fewest_shut_in + 1);
    Stones stones;
    stones.black = perfect::random_points(wanted, all_points, random);
    stones.white = neighbours(stones.black) & ~stones.black;
    const int spare = stones_per_side - count(stones.white);
    if (spare < 0) continue;
    stones.white |= perfect::random_points(random.below(spare + 1), stones.empty(), random);
    if (count(stones.white) > fewest_stones) return stones;
  }
  return std::nullopt;
}

// Takes a move of `side` back that closed no mill.
bool step_back(Mask& side, Mask empty, Random& random) {
  std::vector<std::pair<Point, Point>> ways;
  const Mask loose = side & ~stones_in_mills(side);
  for_each_point(loose, [&](Point to) {
    for_each_point(adjacent[to] & empty, [&](Point from) { ways.emplace_back(from, to); });
  });
  if (ways.empty()) return false;
  const auto [from, to] = ways[static_cast<std::size_t>(random.below(static_cast<int>(ways.size())))];
  side ^= bit(from) | bit(to);
  return true;
}

}  // namespace

std::vector<Position> before_block(Random& random) {
  std::vector<Position> positions;
  std::optional<Stones> stones = random_block(random);
  for (int step = 0; stones && step < most_steps_back; ++step) {
    if (step > 0 && !step_back(stones->black, stones->empty(), random)) break;
    if (!step_back(stones->white, stones->empty(), random)) break;
    positions.push_back(*Position::make({stones->white, stones->black, 0, 0, Colour::white}));
  }
  std::reverse(positions.begin(), positions.end());
  return positions;
}

}  // namespace muehle::puzzles
