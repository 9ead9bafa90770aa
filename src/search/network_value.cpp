#include "search/network_value.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace muehle::search {
namespace {

constexpr int results_a_unit = 32;  // steps of the score tables
constexpr int largest_result = 24;  // results beyond are worth the same
constexpr int result_shift = 7;     // from 1 / unit² to 1 / results_a_unit
static_assert(unit * unit >> result_shift == results_a_unit);
// Most results of some materials are draws almost for sure, and their odds are 1 : 1. How near they come to
// the threshold tells them apart: there the other side can still err.
constexpr double worth_of_nearness = 60;
constexpr int half_table = largest_result * results_a_unit;

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

std::vector<Score> score_table(double threshold) {
  std::vector<Score> scores;
  for (int step = -half_table; step <= half_table; ++step) {
    const double result = static_cast<double>(step) / results_a_unit;
    const double win = logistic(result - threshold);
    const double loss = logistic(-result - threshold);
    const double nearness = std::clamp(result / std::max(threshold, 1.0), -1.0, 1.0);
    const double score =
        score_scale * std::log((1 + win - loss) / (1 - win + loss)) + worth_of_nearness * nearness;
    scores.push_back(std::clamp(static_cast<Score>(std::lround(score)), -largest_value, largest_value));
  }
  return scores;
}

// The material nearest to `wanted` that positions were fitted with.
const Network::Bias& nearest(const Network& network, const Material& wanted) {
  const Network::Bias* found = network.biases.data();
  int least = std::numeric_limits<int>::max();
  for (int own = 0; own < counts; ++own) {
    for (int opponent = 0; opponent < counts; ++opponent) {
      const Network::Bias& bias =
          network.biases[static_cast<std::size_t>(index({own, opponent, wanted.hands}))];
      const int distance = std::abs(own - wanted.own) + std::abs(opponent - wanted.opponent);
      if (bias.threshold == 0 || distance >= least) continue;
      least = distance;
      found = &bias;
    }
  }
  return *found;
}

}  // namespace

NetworkValue::NetworkValue(const Network& network) : vectors_(network.vectors) {
  for (int threshold = 0; threshold < 256; ++threshold) {
    scores_.push_back(score_table(static_cast<double>(threshold) / threshold_unit));
  }
  for (std::size_t group = 0; group < groups; ++group) {
    const Network::Layer& from = network.layers[group];
    Layer& to = layers_[group];
    for (std::size_t row = 0; row < hidden; ++row)
      std::copy(from.mix[row].begin(), from.mix[row].end(), to.mix[row].begin());
    for (std::size_t n = 0; n < mixed; ++n) to.bias[n] = from.bias[n] * unit;
    std::copy(from.out.begin(), from.out.end(), to.out.begin());
  }
  for (int hands = 0; hands <= 18; ++hands) {
    for (int own = 0; own < counts; ++own) {
      for (int opponent = 0; opponent < counts; ++opponent) {
        biases_.push_back(unfold(nearest(network, {own, opponent, hands})));
      }
    }
  }
}

NetworkValue::Bias NetworkValue::unfold(const Network::Bias& bias) const {
  return {bias.sums, bias.result * unit, scores_[bias.threshold].data() + half_table};
}

Score NetworkValue::value(Mask own, Mask opponent, int hands, Group group) const {
  const auto of_group = static_cast<std::size_t>(group);
  const Bias& bias = biases_[static_cast<std::size_t>(index({count(own), count(opponent), hands}))];
  const Network::Vector* vectors = vectors_[of_group].data();
  std::array<std::int16_t, hidden> sums = bias.sums;
  for (const std::uint16_t piece : index_.classes(own, opponent)) {
    const Network::Vector& vector = vectors[piece];
    for (std::size_t n = 0; n < hidden; ++n) sums[n] = static_cast<std::int16_t>(sums[n] + vector[n]);
  }
  const Layer& layer = layers_[of_group];
  std::array<std::int32_t, mixed> mixes = layer.bias;
  for (std::size_t n = 0; n < hidden; ++n) {
    const std::int32_t activation = std::clamp<std::int32_t>(sums[n], 0, largest_activation);
    for (std::size_t m = 0; m < mixed; ++m) mixes[m] += activation * layer.mix[n][m];
  }
  std::int32_t result = bias.result;
  for (std::size_t m = 0; m < mixed; ++m) result += (std::max(mixes[m], 0) / unit) * layer.out[m];
  return bias.scores[std::clamp(result >> result_shift, -half_table, half_table)];
}

}  // namespace muehle::search
