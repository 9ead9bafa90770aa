#include "tune/terms.h"

#include <algorithm>
#include <cmath>

#include "tune/ordinal.h"

namespace muehle::tune {
namespace {

constexpr std::size_t terms = 10;  // as in search::Weights, in its order
constexpr int passes = 3;
constexpr double first_rate = 0.05;
constexpr double least_chance = 1e-9;

using Counts = std::array<double, terms>;

Position position_of(const Sample& sample) {
  Setup setup;
  const bool white = sample.own_hand() == sample.opponent_hand();
  setup.to_move = white ? Colour::white : Colour::black;
  setup.white = white ? sample.own() : sample.opponent();
  setup.black = white ? sample.opponent() : sample.own();
  setup.white_hand = white ? sample.own_hand() : sample.opponent_hand();
  setup.black_hand = white ? sample.opponent_hand() : sample.own_hand();
  return *Position::make(setup);
}

// What the mover has more of than the other side.
Counts counts_of(const Position& position, const RuleSet& rules) {
  const search::Features own = search::features(position, position.to_move(), rules);
  const search::Features opp = search::features(position, other(position.to_move()), rules);
  const auto more = [](int a, int b) { return static_cast<double>(a - b); };
  return {more(own.stones, opp.stones),
          more(own.mills, opp.mills),
          more(own.gaps, opp.gaps),
          more(own.threats, opp.threats),
          more(own.double_mills, opp.double_mills),
          more(own.steps, opp.steps),
          more(own.blocked, opp.blocked),
          more(own.crossings, opp.crossings),
          more(own.flying ? 1 : 0, opp.flying ? 1 : 0),
          own.threats > 0 ? 1.0 : 0.0};
}

// With one threshold a phase.
class Regression {
 public:
  void learn(const Sample& sample, const Counts& counts, double rate) {
    double result = 0;
    for (std::size_t n = 0; n < terms; ++n) result += weights_[n] * counts[n];
    const Chances<double> foretold = chances(result, threshold_, least_chance);
    loss_ -= std::log(std::max(foretold.of(sample.value()), least_chance));
    right_ += foretold.likeliest() == sample.value() ? 1 : 0;
    samples_ += 1;
    const auto [by_result, by_threshold] = slopes(foretold, sample.value());
    for (std::size_t n = 0; n < terms; ++n) step(weights_[n], squares_[n], by_result * counts[n], rate);
    step(threshold_, threshold_squares_, by_threshold, rate);
  }

  void forget_quality() { loss_ = right_ = samples_ = 0; }

  Terms terms_found() const {
    const double stone = std::max(weights_[0], 1e-3);
    const auto worth = [&](std::size_t n) {
      return static_cast<int>(std::lround(100 * weights_[n] / stone));
    };
    return {
        {worth(0), worth(1), worth(2), worth(3), worth(4), worth(5), worth(6), worth(7), worth(8), worth(9)},
        right_ / std::max(samples_, 1.0),
        loss_ / std::max(samples_, 1.0),
        weights_[0]};
  }

 private:
  Counts weights_{};
  Counts squares_ = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
  double threshold_ = 2;
  double threshold_squares_ = 1;
  double loss_ = 0;
  double right_ = 0;
  double samples_ = 0;
};

}  // namespace

std::array<Terms, search::groups> fit_terms(std::span<const Sample> samples, const RuleSet& rules) {
  std::array<Regression, search::groups> phases;
  for (int pass = 0; pass < passes; ++pass) {
    for (Regression& phase : phases) phase.forget_quality();
    for (const Sample& sample : samples) {
      const Counts counts = counts_of(position_of(sample), rules);
      phases[static_cast<std::size_t>(group_of(sample.material(), rules))].learn(sample, counts,
                                                                                 first_rate / (1 + pass));
    }
  }
  std::array<Terms, search::groups> found;
  for (std::size_t n = 0; n < phases.size(); ++n) found[n] = phases[n].terms_found();
  return found;
}

}  // namespace muehle::tune
