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
  // Vectors of the compiler, which it maps to those of the processor if there are any.
  static constexpr int lanes = 8;
  using Words [[gnu::vector_size(2 * lanes)]] = std::uint16_t;
  using Ints [[gnu::vector_size(4 * lanes)]] = std::int32_t;
  using Floats [[gnu::vector_size(4 * lanes)]] = float;
  using Mixes = std::array<Floats, mixed / lanes>;
  static_assert(hidden == 2 * lanes);

  // The vector of a piece: hidden sum n in the low byte of lane n, sum lanes + n in the high byte, both made
  // positive, so that two additions add them all.
  using Piece = Words;
  static constexpr int piece_offset = 128;

  // Whole numbers all the same, and no sum leaves the range in which floating point is exact: every order of
  // adding gives the same, and processors multiply floating point faster.
  struct Layer {
    std::array<Mixes, hidden> mix;
    Mixes bias;
    Mixes out;
  };
  struct Bias {
    std::array<Words, 2> sums;  // without the offsets of the pieces; modulo 2^16
    float result;
    const Score* scores;  // by result
  };
  Bias unfold(const Network::Bias& bias);
  const Score* scores_for(std::uint8_t threshold);

  PieceIndex index_;
  std::array<std::vector<Piece>, groups> pieces_;
  std::array<Layer, groups> layers_;
  std::array<std::vector<Score>, 256> scores_;  // by threshold, by result; empty where nobody has it
  std::vector<Bias> biases_;
};

// The result of an even position at a score of so much is e : 1.
inline constexpr int score_scale = 200;
// No position that is not decided is worth more.
inline constexpr Score largest_value = 4000;

}  // namespace muehle::search
