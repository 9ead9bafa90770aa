// The network at work.
#pragma once

#include <vector>

#include "search/network.h"
#include "search/score.h"

namespace muehle::search {

class NetworkValue {
 public:
  explicit NetworkValue(const Network& network);

  // The value for the mover: `score_scale` times the logarithm of the odds of its expected result. Of
  // materials no position was fitted with, it is that of the nearest one.
  Score value(Mask own, Mask opponent, int hands, Group group) const;

 private:
  struct Layer {
    std::array<std::array<std::int32_t, mixed>, hidden> mix;
    std::array<std::int32_t, mixed> bias;
    std::array<std::int32_t, mixed> out;
  };
  struct Bias {
    std::array<std::int16_t, hidden> sums;
    std::int32_t result;
    const Score* scores;  // by result
  };
  Bias unfold(const Network::Bias& bias) const;

  PieceIndex index_;
  std::array<std::vector<Network::Vector>, groups> vectors_;
  std::array<Layer, groups> layers_;
  std::vector<std::vector<Score>> scores_;  // by threshold, by result
  std::vector<Bias> biases_;
};

// The result of an even position at a score of so much is e : 1.
inline constexpr int score_scale = 200;
// No position that is not decided is worth more.
inline constexpr Score largest_value = 4000;

}  // namespace muehle::search
