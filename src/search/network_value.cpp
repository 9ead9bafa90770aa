#include "search/network_value.h"

#include <algorithm>
#include <cmath>
#include <cstring>
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
constexpr int unit_shift = 6;
static_assert(1 << unit_shift == unit);
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

NetworkValue::NetworkValue(const Network& network) {
  for (std::size_t group = 0; group < groups; ++group) {
    for (const Network::Vector& vector : network.vectors[group]) {
      Piece& piece = pieces_[group].emplace_back();
      for (std::size_t n = 0; n < lanes; ++n) {
        piece[n] =
            static_cast<std::uint16_t>((vector[n] + piece_offset) | (vector[n + lanes] + piece_offset) << 8);
      }
    }
    const Network::Layer& from = network.layers[group];
    Layer& to = layers_[group];
    for (std::size_t m = 0; m < mixed; ++m) {
      for (std::size_t n = 0; n < hidden; ++n) to.mix[n][m / lanes][m % lanes] = from.mix[n][m];
      to.bias[m / lanes][m % lanes] = static_cast<float>(from.bias[m] * unit);
      to.out[m / lanes][m % lanes] = from.out[m];
    }
  }
  for (int hands = 0; hands <= 18; ++hands) {
    for (int own = 0; own < counts; ++own) {
      for (int opponent = 0; opponent < counts; ++opponent) {
        biases_.push_back(unfold(nearest(network, {own, opponent, hands})));
      }
    }
  }
}

const Score* NetworkValue::scores_for(std::uint8_t threshold) {
  std::vector<Score>& scores = scores_[threshold];
  if (scores.empty()) scores = score_table(static_cast<double>(threshold) / threshold_unit);
  return scores.data() + half_table;
}

NetworkValue::Bias NetworkValue::unfold(const Network::Bias& bias) {
  Bias unfolded{{}, static_cast<float>(bias.result * unit), scores_for(bias.threshold)};
  for (std::size_t n = 0; n < hidden; ++n) {
    unfolded.sums[n / lanes][n % lanes] = static_cast<std::uint16_t>(bias.sums[n] - pieces * piece_offset);
  }
  return unfolded;
}

Score NetworkValue::value(Mask own, Mask opponent, int hands, Group group) const {
  using SignedWords [[gnu::vector_size(sizeof(Words))]] = std::int16_t;

  const auto of_group = static_cast<std::size_t>(group);
  const Bias& bias = biases_[static_cast<std::size_t>(index({count(own), count(opponent), hands}))];
  const Piece* vectors = pieces_[of_group].data();
  std::array<Words, 2> sums = bias.sums;
  for (const std::uint16_t piece : index_.classes(own, opponent)) {
    sums[0] += vectors[piece] & 0xFF;
    sums[1] += vectors[piece] >> 8;
  }

  const Layer& layer = layers_[of_group];
  // Four chains of additions, or each would wait for the one before.
  constexpr std::size_t chains = 4;
  std::array<Mixes, chains> parts{layer.bias};
  std::array<float, hidden> activations;
  for (std::size_t half = 0; half < sums.size(); ++half) {
    SignedWords sum = reinterpret_cast<SignedWords>(sums[half]);
    sum = sum > 0 ? sum : SignedWords{};
    sum = sum < largest_activation ? sum : SignedWords{} + largest_activation;
    const Floats floats = __builtin_convertvector(sum, Floats);
    std::memcpy(activations.data() + half * lanes, &floats, sizeof floats);
  }
  for (std::size_t n = 0; n < hidden; ++n) {
    Mixes& part = parts[n % chains];
    for (std::size_t m = 0; m < part.size(); ++m) part[m] += activations[n] * layer.mix[n][m];
  }
  Floats results{};
  for (std::size_t m = 0; m < parts[0].size(); ++m) {
    const Floats mix = (parts[0][m] + parts[1][m]) + (parts[2][m] + parts[3][m]);
    const Ints whole = __builtin_convertvector(mix, Ints);
    const Ints positive = whole > 0 ? whole : Ints{};
    results += __builtin_convertvector(positive >> unit_shift, Floats) * layer.out[m];
  }
  float result = bias.result;
  for (std::size_t lane = 0; lane < lanes; ++lane) result += results[lane];
  return bias.scores[std::clamp(static_cast<std::int32_t>(result) >> result_shift, -half_table, half_table)];
}

}  // namespace muehle::search
