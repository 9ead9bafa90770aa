#include "club/tournament/cheapest_matching.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "club/tournament/criteria.h"
#include "support/random.h"

namespace muehle::club::tournament {
namespace {

using Costs = std::vector<Cost>;

Cost total(std::size_t count, const Costs& costs, const std::vector<std::size_t>& mates) {
  Cost sum = 0;
  for (std::size_t a = 0; a < count; ++a) {
    if (a < mates[a]) sum += costs[a * count + mates[a]];
  }
  return sum;
}

// The least cost over all matchings, by the set of those who are paired already.
Cost least_by_trying_all(std::size_t count, const Costs& costs) {
  const std::size_t everybody = (std::size_t{1} << count) - 1;
  std::vector<Cost> least(everybody + 1, -1);
  least[0] = 0;
  for (std::size_t paired = 0; paired < everybody; ++paired) {
    if (least[paired] < 0) continue;
    std::size_t first = 0;
    while (paired >> first & 1) ++first;
    for (std::size_t second = first + 1; second < count; ++second) {
      if (paired >> second & 1) continue;
      Cost& best = least[paired | std::size_t{1} << first | std::size_t{1} << second];
      const Cost sum = least[paired] + costs[first * count + second];
      if (best < 0 || sum < best) best = sum;
    }
  }
  return least[everybody];
}

Costs any_costs(std::size_t count, int range, Random& random) {
  Costs costs(count * count);
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = a + 1; b < count; ++b)
      costs[a * count + b] = costs[b * count + a] = random.below(range);
  }
  return costs;
}

void expect_all_paired(const std::vector<std::size_t>& mates) {
  for (std::size_t a = 0; a < mates.size(); ++a) {
    ASSERT_LT(mates[a], mates.size());
    ASSERT_NE(mates[a], a);
    ASSERT_EQ(mates[mates[a]], a);
  }
}

TEST(CheapestMatching, IsThatOfTryingAll) {
  Random random(1);
  for (std::size_t count = 0; count <= 12; count += 2) {
    for (const int range : {1, 2, 3, 5, 20, 1000}) {
      for (int round = 0; round < 60; ++round) {
        const Costs costs = any_costs(count, range, random);
        const auto mates = cheapest_matching(count, costs);
        expect_all_paired(mates);
        ASSERT_EQ(static_cast<long long>(total(count, costs, mates)),
                  static_cast<long long>(least_by_trying_all(count, costs)))
            << count << " below " << range;
      }
    }
  }
}

// Edges that cost nothing make odd cycles in odd cycles, where blossoms lie in blossoms and fall apart.
TEST(CheapestMatching, FindsItsWayThroughOddCycles) {
  Random random(2);
  const std::size_t count = 14;
  for (int round = 0; round < 100; ++round) {
    Costs costs = any_costs(count, 4, random);
    for (std::size_t a = 0; a + 1 < count; ++a) {
      for (std::size_t b = a + 1; b < count; ++b) {
        if (b - a <= 2 || random.below(4) == 0) continue;
        costs[a * count + b] = costs[b * count + a] = 50 + random.below(50);
      }
    }
    const auto mates = cheapest_matching(count, costs);
    expect_all_paired(mates);
    ASSERT_EQ(static_cast<long long>(total(count, costs, mates)),
              static_cast<long long>(least_by_trying_all(count, costs)));
  }
}

TEST(CheapestMatching, HoldsTheWidestCosts) {
  const Cost large = Cost{1} << (most_cost_bits - 1);
  // 0-1 and 2-3 cost 1 each, all others so much.
  Costs costs(16, large);
  for (const std::size_t edge : {1, 4, 11, 14}) costs[edge] = 1;
  EXPECT_EQ(cheapest_matching(4, costs), (std::vector<std::size_t>{1, 0, 3, 2}));
}

TEST(BestPairs, AnEarlierCriterionIsWorthAnyNumberOfLaterOnes) {
  // 0-1 breaks the first criterion once, everything else the second one a thousand times.
  const auto against = [](std::size_t a, std::size_t b) {
    return a == 0 && b == 1 ? Criteria{1, 0} : a == 2 && b == 3 ? Criteria{} : Criteria{0, 1000};
  };
  const auto mates = best_pairs(4, against);
  EXPECT_NE(mates[0], 1u);
}

TEST(BestPairs, ALaterCriterionDecidesWhereAnEarlierOneDoesNot) {
  const auto against = [](std::size_t a, std::size_t b) {
    return Criteria{1, 0, 0, 0, 0, 0, 0, a + b == 3 ? 0 : 1};
  };
  EXPECT_EQ(best_pairs(4, against), (std::vector<std::size_t>{3, 2, 1, 0}));
}

// 0 meets 1, 2 or 3 by the first criterion, whatever the later ones say.
TEST(BestPairs, CriteriaThatANumberDoesNotHoldAreTheLast) {
  constexpr std::int64_t large = std::int64_t{1} << 60;
  for (std::size_t wanted = 1; wanted <= 3; ++wanted) {
    for (std::size_t unwanted = 1; unwanted <= 3; ++unwanted) {
      const auto against = [&](std::size_t a, std::size_t b) {
        const std::size_t with_0 = a == 0 ? b : 6 - a - b;  // whom 0 meets then
        const std::int64_t later = with_0 == unwanted ? 0 : large;
        return Criteria{with_0 == wanted ? 0 : large, later, later, later};
      };
      EXPECT_EQ(best_pairs(4, against)[0], wanted);
    }
  }
}

TEST(BestPairs, ThereMayBeNobody) { EXPECT_TRUE(best_pairs(0, {}).empty()); }

}  // namespace
}  // namespace muehle::club::tournament
