// Pairs of a field by several criteria in strict order: the most important one decides, the next one only
// where it leaves a choice. Pure.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "club/tournament/cheapest_matching.h"

namespace muehle::club::tournament {

// What speaks against a pair, most important first; none is negative.
inline constexpr std::size_t most_criteria = 8;
using Criteria = std::array<std::int64_t, most_criteria>;

// Whom each of `count` is paired with, which is even, so that the sums of all pairs are least in the strict
// order. Nobody is left out: a pair that should not be is one against which the first criterion speaks. In a
// field so large that a number does not hold all criteria, the last ones are not looked at; with 500 players
// all are.
std::vector<std::size_t> best_pairs(std::size_t count,
                                    const std::function<Criteria(std::size_t, std::size_t)>& against);

}  // namespace muehle::club::tournament
