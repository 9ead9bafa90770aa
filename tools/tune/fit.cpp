#include "tune/fit.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "tune/ordinal.h"

namespace muehle::tune {
namespace {

using search::groups;
using search::hidden;
using search::mixed;

constexpr float first_squares = 0.01F;
constexpr float first_threshold = 1.5F;
constexpr float least_threshold = 0.2F;
constexpr float largest_threshold = 12;
constexpr float layer_rate = 0.3F;  // the layers' steps are so much smaller than the vectors'
constexpr float largest_weight = 127.0F / search::unit;
constexpr float largest_sum = static_cast<float>(search::largest_activation) / search::unit;
constexpr float least_chance = 1e-6F;

// A number from about a normal distribution with deviation 1.
float normal(Random& random) {
  float sum = 0;
  for (int n = 0; n < 12; ++n) sum += static_cast<float>(random.below(1 << 20)) / (1 << 20);
  return sum - 6;
}

template <typename Weights>
void fill(Weights& weights, float deviation, Random& random) {
  for (float& value : weights.value) value = deviation * normal(random);
  weights.squares.fill(first_squares);
}

int nearest(float value, int largest) {
  return std::clamp(static_cast<int>(std::lround(value)), -largest, largest);
}
int in_units(float value, int largest = 127) { return nearest(value * search::unit, largest); }

}  // namespace

struct Fit::Pass {
  std::size_t group;
  std::size_t width;
  std::size_t material;
  search::PieceClasses pieces;
  std::array<float, hidden> sums;
  std::array<float, hidden> activations;
  std::array<float, mixed> mixes;
  Chances<float> chances;
  perfect::Value value;
};

Quality& Quality::operator+=(const Quality& other) {
  for (std::size_t n = 0; n < groups; ++n) {
    loss[n] += other.loss[n];
    right[n] += other.right[n];
    samples[n] += other.samples[n];
  }
  return *this;
}

Fit::Fit(std::uint64_t seed) : biases_(search::materials) {
  Random random(seed);
  for (std::size_t group = 0; group < groups; ++group) {
    vectors_[group].resize(search::piece_classes);
    for (auto& vector : vectors_[group]) fill(vector, 0.1F, random);
    Layer& layer = layers_[group];
    for (auto& row : layer.mix) fill(row, std::sqrt(2.0F / hidden), random);
    fill(layer.bias, 0, random);
    fill(layer.out, 0.2F, random);
  }
  for (Bias& bias : biases_) {
    fill(bias.sums, 0, random);
    bias.threshold.value = first_threshold;
  }
}

void Fit::foretell(const Sample& sample, Pass& pass) const {
  pass.group = static_cast<std::size_t>(search::group_of(sample.material(), Colour::white, RuleSet()));
  pass.width = static_cast<std::size_t>(search::group_width[pass.group]);
  pass.material = static_cast<std::size_t>(search::index(sample.material()));
  pass.pieces = index_.classes(sample.own(), sample.opponent());
  pass.value = sample.value();
  const Bias& bias = biases_[pass.material];
  const auto& vectors = vectors_[pass.group];
  const Layer& layer = layers_[pass.group];

  pass.sums = bias.sums.value;
  for (const std::uint16_t piece : pass.pieces) {
    const auto& vector = vectors[piece].value;
    for (std::size_t n = 0; n < pass.width; ++n) pass.sums[n] += vector[n];
  }
  pass.mixes = layer.bias.value;
  for (std::size_t n = 0; n < hidden; ++n) {
    pass.activations[n] = std::clamp(pass.sums[n], 0.0F, largest_sum);
    for (std::size_t m = 0; m < mixed; ++m) pass.mixes[m] += pass.activations[n] * layer.mix[n].value[m];
  }
  float result = bias.result.value;
  for (std::size_t m = 0; m < mixed; ++m) result += std::max(pass.mixes[m], 0.0F) * layer.out.value[m];
  pass.chances = chances(result, bias.threshold.value, least_chance);
}

void Fit::improve(const Pass& pass, float rate) {
  const auto [by_result, by_threshold] = slopes(pass.chances, pass.value);
  Bias& bias = biases_[pass.material];
  Layer& layer = layers_[pass.group];
  bias.seen = true;
  step(bias.result.value, bias.result.squares, by_result, rate);
  step(bias.threshold.value, bias.threshold.squares, by_threshold, rate);
  bias.threshold.value = std::clamp(bias.threshold.value, least_threshold, largest_threshold);

  std::array<float, mixed> by_mix;
  for (std::size_t m = 0; m < mixed; ++m) {
    by_mix[m] = pass.mixes[m] > 0 ? by_result * layer.out.value[m] : 0;
    step(layer.out.value[m], layer.out.squares[m], by_result * std::max(pass.mixes[m], 0.0F),
         rate * layer_rate);
    layer.out.value[m] = std::clamp(layer.out.value[m], -largest_weight, largest_weight);
    step(layer.bias.value[m], layer.bias.squares[m], by_mix[m], rate * layer_rate);
  }
  std::array<float, hidden> by_sum;
  for (std::size_t n = 0; n < hidden; ++n) {
    auto& row = layer.mix[n];
    float sum = 0;
    for (std::size_t m = 0; m < mixed; ++m) sum += by_mix[m] * row.value[m];
    by_sum[n] = pass.sums[n] > 0 && pass.sums[n] < largest_sum ? sum : 0;
    if (pass.activations[n] <= 0) continue;
    for (std::size_t m = 0; m < mixed; ++m) {
      step(row.value[m], row.squares[m], by_mix[m] * pass.activations[n], rate * layer_rate);
      row.value[m] = std::clamp(row.value[m], -largest_weight, largest_weight);
    }
  }
  const auto add = [&](Weights<hidden>& weights, std::size_t width) {
    for (std::size_t n = 0; n < width; ++n) step(weights.value[n], weights.squares[n], by_sum[n], rate);
  };
  add(bias.sums, hidden);
  for (const std::uint16_t piece : pass.pieces) {
    auto& vector = vectors_[pass.group][piece];
    add(vector, pass.width);
    for (float& value : vector.value) value = std::clamp(value, -largest_weight, largest_weight);
  }
}

void Fit::note(const Pass& pass, Quality& quality) {
  quality.loss[pass.group] -= std::log(std::max(pass.chances.of(pass.value), least_chance));
  quality.right[pass.group] += pass.chances.likeliest() == pass.value ? 1 : 0;
  quality.samples[pass.group] += 1;
}

Quality Fit::learn(std::span<const Sample> samples, float rate, int threads) {
  std::vector<Quality> parts(static_cast<std::size_t>(threads));
  {
    std::vector<std::jthread> workers;
    for (std::size_t part = 0; part < parts.size(); ++part) {
      workers.emplace_back([&, part] {
        Pass pass;
        for (std::size_t n = part; n < samples.size(); n += parts.size()) {
          foretell(samples[n], pass);
          note(pass, parts[part]);
          improve(pass, rate);
        }
      });
    }
  }
  Quality all;
  for (const Quality& part : parts) all += part;
  return all;
}

Quality Fit::judge(std::span<const Sample> samples) const {
  Quality quality;
  Pass pass;
  for (const Sample& sample : samples) {
    foretell(sample, pass);
    note(pass, quality);
  }
  return quality;
}

search::Network Fit::network() const {
  search::Network network;
  for (std::size_t group = 0; group < groups; ++group) {
    const auto width = static_cast<std::size_t>(search::group_width[group]);
    for (const auto& vector : vectors_[group]) {
      auto& to = network.vectors[group].emplace_back();
      for (std::size_t n = 0; n < width; ++n) to[n] = static_cast<std::int8_t>(in_units(vector.value[n]));
    }
    search::Network::Layer& to = network.layers[group];
    for (std::size_t n = 0; n < hidden; ++n) {
      for (std::size_t m = 0; m < mixed; ++m)
        to.mix[n][m] = static_cast<std::int8_t>(in_units(layers_[group].mix[n].value[m]));
    }
    for (std::size_t m = 0; m < mixed; ++m) {
      to.bias[m] = static_cast<std::int16_t>(in_units(layers_[group].bias.value[m], 32767));
      to.out[m] = static_cast<std::int8_t>(in_units(layers_[group].out.value[m]));
    }
  }
  for (const Bias& bias : biases_) {
    search::Network::Bias& to = network.biases.emplace_back();
    if (!bias.seen) continue;
    for (std::size_t n = 0; n < hidden; ++n)
      to.sums[n] = static_cast<std::int16_t>(in_units(bias.sums.value[n], 32767));
    to.result = static_cast<std::int16_t>(in_units(bias.result.value, 32767));
    to.threshold = static_cast<std::uint8_t>(nearest(bias.threshold.value * search::threshold_unit, 255));
  }
  return network;
}

}  // namespace muehle::tune
