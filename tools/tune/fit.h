// Fits the evaluation network to exact values.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "search/network.h"
#include "support/random.h"
#include "tune/sample.h"

namespace muehle::tune {

// How well the values of some samples are foretold, by group.
struct Quality {
  std::array<double, search::groups> loss{};  // sum of -log of the chance given to what is true
  std::array<double, search::groups> right{};
  std::array<double, search::groups> samples{};

  Quality& operator+=(const Quality& other);
};

// The network in floating point. A position's result and its material's threshold give the chances
// (ordinal.h). Weights move against the gradient of the loss, sample by sample; several threads may do so at
// once without locks (F. Niu and others, 2011): the few steps that meet do not matter.
class Fit {
 public:
  explicit Fit(std::uint64_t seed);

  // One pass over the samples with steps of about `rate`; what is returned was foretold before each step.
  // With one thread the same calls give the same weights.
  Quality learn(std::span<const Sample> samples, float rate, int threads);
  Quality judge(std::span<const Sample> samples) const;

  // The whole numbers nearest to the weights.
  search::Network network() const;

 private:
  // Weights with the sums of their squared gradients.
  struct Weight {
    float value = 0;
    float squares = 0.01F;
  };
  template <std::size_t size>
  struct Weights {
    std::array<float, size> value{};
    std::array<float, size> squares;
  };
  struct Layer {
    std::array<Weights<search::mixed>, search::hidden> mix;
    Weights<search::mixed> bias;
    Weights<search::mixed> out;
  };
  struct Bias {
    Weights<search::hidden> sums;
    Weight result;
    Weight threshold;
    bool seen = false;
  };
  struct Pass;  // what one sample makes of the weights

  void foretell(const Sample& sample, Pass& pass) const;
  void improve(const Pass& pass, float rate);
  static void note(const Pass& pass, Quality& quality);

  search::PieceIndex index_;
  std::array<std::vector<Weights<search::hidden>>, search::groups> vectors_;
  std::array<Layer, search::groups> layers_;
  std::vector<Bias> biases_;
};

}  // namespace muehle::tune
