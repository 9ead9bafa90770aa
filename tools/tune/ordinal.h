// Ordinal logistic regression (P. McCullagh, 1980): a result r and a threshold t give the chances of a
// position, a win 1 / (1 + exp(t - r)), a loss 1 / (1 + exp(t + r)), else a draw. Steps against the gradient
// are those of AdaGrad (J. Duchi and others, 2011).
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "perfect/probe.h"

namespace muehle::tune {

template <typename Real>
struct Chances {
  Real loss;
  Real draw;
  Real win;

  Real of(perfect::Value value) const { return std::array{loss, draw, win}[static_cast<std::size_t>(value)]; }
  perfect::Value likeliest() const {
    const std::array all = {loss, draw, win};
    return static_cast<perfect::Value>(std::max_element(all.begin(), all.end()) - all.begin());
  }
};

// The chance of a draw is `least` at least, so that its logarithm stays finite.
template <typename Real>
Chances<Real> chances(Real result, Real threshold, Real least) {
  const auto logistic = [](Real x) { return 1 / (1 + std::exp(-x)); };
  const Real win = logistic(result - threshold);
  const Real loss = logistic(-result - threshold);
  return {loss, std::max(1 - win - loss, least), win};
}

// How -log of the chance of what is true changes with the result and with the threshold.
template <typename Real>
struct Slopes {
  Real by_result;
  Real by_threshold;
};
template <typename Real>
Slopes<Real> slopes(const Chances<Real>& chances, perfect::Value value) {
  if (value == perfect::Value::win) return {chances.win - 1, 1 - chances.win};
  if (value == perfect::Value::loss) return {1 - chances.loss, 1 - chances.loss};
  const Real win = chances.win * (1 - chances.win);
  const Real loss = chances.loss * (1 - chances.loss);
  return {(win - loss) / chances.draw, -(win + loss) / chances.draw};
}

// `squares` is the sum of the squared gradients so far.
template <typename Real>
void step(Real& value, Real& squares, Real gradient, Real rate) {
  squares += gradient * gradient;
  value -= rate * gradient / std::sqrt(squares);
}

}  // namespace muehle::tune
