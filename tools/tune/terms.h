// Fits the weights of what a player counts (search/evaluate.h) to exact values.
#pragma once

#include <array>
#include <span>

#include "search/evaluate.h"
#include "search/network.h"
#include "tune/sample.h"

namespace muehle::tune {

struct Terms {
  search::Weights weights{};    // in hundredths of a stone
  double right = 0;             // share of samples whose value is foretold
  double loss = 0;              // mean of -log of the chance given to what is true
  double logit_of_a_stone = 0;  // how much a stone more adds to the logarithm of the odds
};
// By phase: placing, moving, and with a player who flies.
std::array<Terms, search::groups> fit_terms(std::span<const Sample> samples, const RuleSet& rules);

}  // namespace muehle::tune
