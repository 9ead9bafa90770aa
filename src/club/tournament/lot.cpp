#include "club/tournament/lot.h"

#include <numeric>
#include <utility>

#include "support/random.h"

namespace muehle::club::tournament {

std::vector<std::size_t> shuffled(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t left = count; left > 1; --left)
    std::swap(order[left - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(left)))]);
  return order;
}

bool coin(std::uint64_t seed, std::uint64_t about) {
  Random random(seed ^ Random(about).next());
  return random.below(2) == 1;
}

}  // namespace muehle::club::tournament
