// How likely win, draw and loss are in each context, and coding a block of values with it.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "perfect/context.h"
#include "perfect/probe.h"
#include "perfect/range_coder.h"

namespace muehle::perfect {

inline constexpr int value_count = 3;
inline constexpr int most_neighbours = 6;
// Stands among the values of a block for a position that the file leaves out (reached.h).
inline constexpr std::uint8_t left_out = value_count;

namespace detail {
// The neighbours' values as one number: how many are a loss, a draw and a win, most_neighbours in all.
inline constexpr std::uint32_t neighbour_sums = 512;  // three bits for each count
inline constexpr std::array<std::uint32_t, left_out + 1> neighbour_step = {1, 8, 64, 0};
constexpr std::array<std::uint8_t, neighbour_sums> make_neighbour_numbers() {
  std::array<std::uint8_t, neighbour_sums> numbers{};
  std::uint8_t next = 0;
  for (std::uint32_t sum = 0; sum < neighbour_sums; ++sum) {
    if ((sum & 7) + (sum >> 3 & 7) + (sum >> 6) <= most_neighbours) numbers[sum] = next++;
  }
  return numbers;
}
inline constexpr auto neighbour_numbers = make_neighbour_numbers();
}  // namespace detail

// Ways to have up to six neighbours of three kinds: C(9, 3).
inline constexpr std::uint32_t neighbourhoods = 84;
inline constexpr std::uint32_t wdl_contexts = Features::count * neighbourhoods;

// Goes through the columns [begin, end) of a row, which are one block: `values` has room for them, and
// code(context, n) gives the value of the n-th. What keeps(opp) does not say to be there is left out.
template <typename Keeps, typename Code>
void walk_wdl(const Features& features, int opp_stones, std::uint32_t begin, std::uint32_t end,
              std::uint8_t* values, Keeps&& keeps, Code&& code) {
  Mask compact = subset_at(begin, opp_stones);
  for (std::uint32_t n = 0; begin + n < end; ++n) {
    // Without stones there is one subset, and none after it.
    if (n > 0 && compact != 0) compact = next_subset(compact);
    const Mask opp = spread_bits(compact, features.free());
    values[n] = left_out;
    if (!keeps(opp)) continue;
    std::uint32_t sum = 0;
    Neighbours neighbours(compact);
    for (int k = 0; k < most_neighbours && neighbours.any(); ++k) {
      const std::uint32_t back = neighbours.next();
      if (back > n) break;
      sum += detail::neighbour_step[values[n - back]];
    }
    const std::uint32_t context = features(opp) * neighbourhoods + detail::neighbour_numbers[sum];
    values[n] = code(context, n);
  }
}

// The frequencies of a sector's values by context.
class WdlModel {
 public:
  using Counts = std::array<std::uint32_t, value_count>;

  // From counted values, wdl_contexts of them. Contexts without any get equal shares.
  explicit WdlModel(std::span<const Counts> counts);
  // Reads what bytes() has written; an error says what is wrong.
  static Result<WdlModel> parse(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> bytes() const;

  void put(RangeEncoder& encoder, std::uint32_t context, std::uint32_t value) const {
    const Shares& shares = shares_[context];
    if (value == shares.values[0]) {
      encoder.put(0, shares.first);
    } else if (value == shares.values[1]) {
      encoder.put(shares.first, shares.second);
    } else {
      encoder.put(shares.second, frequency_total);
    }
  }

  std::uint8_t take(RangeDecoder& decoder, std::uint32_t context) const {
    const Shares& shares = shares_[context];
    decoder.begin();
    if (!decoder.at_or_above(shares.first)) {
      decoder.take(0, shares.first);
      return shares.values[0];
    }
    if (!decoder.at_or_above(shares.second)) {
      decoder.take(shares.first, shares.second);
      return shares.values[1];
    }
    decoder.take(shares.second, frequency_total);
    return shares.values[2];
  }

 private:
  // The values from the likeliest on: [0, first), [first, second), [second, frequency_total).
  struct Shares {
    std::uint16_t first;
    std::uint16_t second;
    std::array<std::uint8_t, value_count> values;
  };

  WdlModel() = default;
  static Shares make_shares(Counts frequencies);

  std::vector<Shares> shares_;
};

}  // namespace muehle::perfect
