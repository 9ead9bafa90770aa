// How likely each distance is in each context, and coding a block of distances with it.
//
// Distances are coded for won and lost positions only, with the values of the block at hand: a win takes an
// odd number of plies and a loss an even one, so half the number, rounded down, is all that is left to say.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "perfect/answer.h"
#include "perfect/context.h"
#include "perfect/range_coder.h"

namespace muehle::perfect {

inline constexpr std::uint32_t most_halves = 128;
// Win or loss; how many neighbours have the same value, three at most; the mean of their halves, or the last
// one of the block, in 32 steps that get wider.
inline constexpr std::uint32_t mean_steps = 32;
inline constexpr std::uint32_t distance_neighbours = 3;
inline constexpr std::uint32_t distance_contexts = 2 * (distance_neighbours + 1) * mean_steps;

constexpr std::uint32_t mean_step(std::uint32_t half) {
  if (half < 12) return half;
  if (half < 24) return 12 + (half - 12) / 2;
  if (half < 48) return 18 + (half - 24) / 4;
  return std::min<std::uint32_t>(mean_steps - 1, 24 + (half - 48) / 8);
}

// Goes through a block like walk_wdl(): `values` are its values, code(context, n) gives the half of the n-th
// position's distance and is asked for the won and lost ones only. Draws, and what is left out, become
// no_distance.
template <typename Code>
void walk_distances(int opp_stones, std::uint32_t begin, std::uint32_t end, const std::uint8_t* values,
                    Distance* distances, Code&& code) {
  Mask compact = subset_at(begin, opp_stones);
  std::array<std::uint32_t, 2> last{};
  for (std::uint32_t n = 0; begin + n < end; ++n) {
    // Without stones there is one subset, and none after it.
    if (n > 0 && compact != 0) compact = next_subset(compact);
    distances[n] = no_distance;
    const bool wins = values[n] == code_of(Value::win);
    if (!wins && values[n] != code_of(Value::loss)) continue;
    const std::uint32_t winning = wins ? 1 : 0;
    std::uint32_t sum = 0;
    std::uint32_t alike = 0;
    Neighbours neighbours(compact);
    while (neighbours.any() && alike < distance_neighbours) {
      const std::uint32_t back = neighbours.next();
      if (back > n) break;
      if (values[n - back] != values[n]) continue;
      sum += distances[n - back] / 2u;
      ++alike;
    }
    const std::uint32_t mean = alike > 0 ? (sum + alike / 2) / alike : last[winning];
    const std::uint32_t context =
        (winning * (distance_neighbours + 1) + alike) * mean_steps + mean_step(mean);
    const std::uint32_t half = code(context, n);
    last[winning] = half;
    distances[n] = static_cast<Distance>(2 * half + winning);
  }
}

class DistanceModel {
 public:
  using Counts = std::array<std::uint32_t, most_halves>;

  // From counted halves, distance_contexts of them; no half is above `largest`.
  DistanceModel(std::span<const Counts> counts, std::uint32_t largest);
  static Result<DistanceModel> parse(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> bytes() const;

  void put(RangeEncoder& encoder, std::uint32_t context, std::uint32_t half) const {
    const std::uint16_t* begin = &begins_[std::size_t{context} * (halves_ + 1) + half];
    encoder.put(begin[0], begin[1]);
  }
  std::uint32_t take(RangeDecoder& decoder, std::uint32_t context) const {
    const std::uint16_t* begins = &begins_[std::size_t{context} * (halves_ + 1)];
    decoder.begin();
    std::uint32_t low = 0;
    std::uint32_t high = halves_;
    while (high - low > 1) {
      const std::uint32_t middle = (low + high) / 2;
      (decoder.at_or_above(begins[middle]) ? low : high) = middle;
    }
    decoder.take(begins[low], begins[low + 1]);
    return low;
  }

 private:
  explicit DistanceModel(std::uint32_t halves) : halves_(halves) {}
  void set(std::uint32_t context, std::span<const std::uint32_t> frequencies);

  std::uint32_t halves_;               // symbols
  std::vector<std::uint16_t> begins_;  // halves_ + 1 for each context
};

}  // namespace muehle::perfect
