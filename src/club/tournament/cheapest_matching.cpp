#include "club/tournament/cheapest_matching.h"

#include <cassert>

#include "club/tournament/matcher.h"

namespace muehle::club::tournament {

std::vector<std::size_t> cheapest_matching(std::size_t count, std::span<const Cost> costs) {
  assert(count % 2 == 0);
  assert(costs.size() == count * count);
  return Matcher(count, costs).solve();
}

}  // namespace muehle::club::tournament
