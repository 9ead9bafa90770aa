// The evaluation network: what each piece of the board (local_patterns.h) adds to a few hidden sums, and a
// small layer over them.
//
//   pieces  -> sums of their vectors and of the material's -> hidden -> mixed -> result
//    11                     16, clipped to 0..127              16 x 16    16      1
//
// All weights are whole numbers, so every machine computes the same. The three groups of weights are for
// positions of the placing phase, of the moving phase, and with a player who flies. Looking vectors up by
// pattern and mixing them by a small network is an idea of Rapfi's (H. Wu and others, 2024) for Gomoku.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "rules/movegen.h"
#include "search/local_patterns.h"

namespace muehle::search {

inline constexpr int hidden = 16;
inline constexpr int mixed = 16;
enum class Group : std::uint8_t { placing, moving, flying };
inline constexpr int groups = 3;
inline constexpr std::array group_names = {"placing", "moving", "flying"};
// How many of the hidden sums the pieces of a group add to; the others have the material's part only.
inline constexpr std::array<int, groups> group_width = {14, 16, 7};

// Stones on the board and in both hands: what a position is before one looks where the stones are.
struct Material {
  int own = 0;
  int opponent = 0;
  int hands = 0;  // of both together, 0..18; the mover has the larger half
};
constexpr Material material_of(const Position& position) {
  return {count(position.own()), count(position.opponent()),
          position.hand(Colour::white) + position.hand(Colour::black)};
}
// Which weights are for a position, where `mover` is to move. Placing is not over before both hands are
// empty.
constexpr Group group_of(const Material& material, Colour mover, const RuleSet& rules) {
  if (material.hands > 0) return Group::placing;
  const bool somebody = flies(mover, material.own, rules) || flies(other(mover), material.opponent, rules);
  return somebody ? Group::flying : Group::moving;
}
inline constexpr int counts = 10;  // 0..9 stones
inline constexpr int materials = (2 * 9 + 1) * counts * counts;
constexpr int index(const Material& material) {
  return (material.hands * counts + material.own) * counts + material.opponent;
}
// Can such a position stand on the board with no more stones than were placed?
constexpr bool exists(const Material& material) {
  const int own_hand = (material.hands + 1) / 2;
  const int opponent_hand = material.hands / 2;
  return material.own + own_hand <= 9 && material.opponent + opponent_hand <= 9;
}

// Fixed point: a weight w stands for w / unit.
inline constexpr int unit = 64;
inline constexpr int largest_activation = 127;

struct Network {
  using Vector = std::array<std::int8_t, hidden>;
  struct Layer {
    std::array<std::array<std::int8_t, mixed>, hidden> mix;  // by hidden sum
    std::array<std::int16_t, mixed> bias;                    // in 1 / unit
    std::array<std::int8_t, mixed> out;
  };
  struct Bias {
    std::array<std::int16_t, hidden> sums{};
    std::int16_t result = 0;     // in 1 / unit
    std::uint8_t threshold = 0;  // in 1 / threshold_unit
  };

  std::array<std::vector<Vector>, groups> vectors;  // by piece class
  std::array<Layer, groups> layers{};
  std::vector<Bias> biases;  // by index(Material)
};
// A win is as likely as not where the result is at the threshold, a loss where it is at minus the threshold.
inline constexpr int threshold_unit = 16;

// Reads and writes the file of the weights: the groups one after the other, each with the vectors by class
// (its width a class) and its layer, then the biases of the materials that exist. 16-bit numbers are little
// endian. Nothing where the size is not right.
std::optional<Network> read_network(std::span<const std::uint8_t> bytes);
std::vector<std::uint8_t> write_network(const Network& network);

// The file of the weights that the program was built with.
std::span<const std::uint8_t> network_bytes();

}  // namespace muehle::search
