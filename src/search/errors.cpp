#include "search/errors.h"

#include "search/evaluate.h"
#include "search/naive.h"
#include "search/table.h"

namespace muehle::search {
namespace {

constexpr int per_mille = 1000;
constexpr int per_cent = 100;
constexpr int far_factor = 2;  // how much more easily something far away is overlooked

// A number in 0..range-1 that depends on nothing but the arguments.
int dice(std::uint64_t seed, const Position& position, int what, int range) {
  const std::uint64_t mixed = mix(mix(seed ^ position.key()) + static_cast<std::uint64_t>(what));
  return static_cast<int>(mixed % static_cast<std::uint64_t>(range));
}

// Out of sight: neither beside nor on a line with the point where the eye rests.
bool is_far(Point point, Point eye) {
  if (eye == no_point) return false;
  const Mask near = adjacent[eye] | lines_through[eye][0] | lines_through[eye][1];
  return (near & bit(point)) == 0;
}

int chance(int per_mille_near, bool far) { return far ? per_mille_near * far_factor : per_mille_near; }

}  // namespace

bool overlooks(const Errors& errors, const Position& position, Move move, Move last, int ply) {
  if (!errors.overlooks() || !closes_mill(position, move)) return false;
  const bool wins = move.captures() && position.total(other(position.to_move())) == fewest_stones;
  if (ply == 0 && wins && errors.sees_winning_mill) return false;

  const int mill = ply == 0 ? errors.own_mills_overlooked : errors.threats_overlooked;
  if (dice(errors.seed, position, move.to, per_mille) < chance(mill, is_far(move.to, last.to))) return true;
  if (!move.captures()) return false;
  const int capture = chance(errors.captures_overlooked, is_far(move.capture, move.to));
  return dice(errors.seed, position, point_count + move.capture, per_mille) < capture;
}

Score misjudges(const Errors& errors, const Position& position) {
  if (errors.misjudgement == 0) return 0;
  return dice(errors.seed, position, 2 * point_count, 2 * errors.misjudgement + 1) - errors.misjudgement;
}

Score judge(const Errors& errors, const Position& position, const RuleSet& rules) {
  const Score wrong = misjudges(errors, position);
  if (errors.naivety == 0) return evaluate(position, rules) + wrong;
  const Score seen = naive_value(position, rules);
  if (errors.naivety == per_cent) return seen + wrong;
  const Score understood = evaluate(position, rules);
  return (understood * (per_cent - errors.naivety) + seen * errors.naivety) / per_cent + wrong;
}

}  // namespace muehle::search
