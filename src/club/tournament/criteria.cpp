#include "club/tournament/criteria.h"

#include <algorithm>

namespace muehle::club::tournament {
namespace {

int bits_of(Cost value) {
  int bits = 0;
  for (; value > 0; value /= 2) ++bits;
  return bits;
}

}  // namespace

std::vector<std::size_t> best_pairs(std::size_t count,
                                    const std::function<Criteria(std::size_t, std::size_t)>& against) {
  std::vector<Criteria> all(count * count);
  Criteria most{};
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = a + 1; b < count; ++b) {
      const Criteria criteria = against(a, b);
      all[a * count + b] = all[b * count + a] = criteria;
      for (std::size_t n = 0; n < most_criteria; ++n) most[n] = std::max(most[n], criteria[n]);
    }
  }
  // Digits of a number: the base of each is more than all pairs together can come to.
  const auto pairs = static_cast<Cost>(count / 2);
  std::size_t kept = 0;
  for (int bits = bits_of(pairs); kept < most_criteria; ++kept) {
    bits += bits_of(most[kept] * pairs + 1);
    if (bits > most_cost_bits) break;
  }

  std::vector<Cost> costs(count * count);
  for (std::size_t edge = 0; edge < costs.size(); ++edge) {
    for (std::size_t n = 0; n < kept; ++n) costs[edge] = costs[edge] * (most[n] * pairs + 1) + all[edge][n];
  }
  return cheapest_matching(count, costs);
}

}  // namespace muehle::club::tournament
