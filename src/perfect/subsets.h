// Subsets of fixed size, numbered: the combinadic rank of k chosen bits among n.
//
// The rank of bits p0 < p1 < … is C(p0,1) + C(p1,2) + …, so subsets are ranked in the order of their values
// as numbers. A mask is split into two halves of twelve bits: the rank is the sum of one table entry for
// each, because with k fixed the upper half tells how many bits the lower one holds.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "rules/board.h"

namespace muehle::perfect {

inline constexpr int most_stones = 9;

// n choose k; 0 for k > n.
constexpr std::uint32_t choose(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::uint64_t value = 1;
  for (int i = 1; i <= k; ++i)
    value = value * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
  return static_cast<std::uint32_t>(value);
}

// Ranks the subsets of `size` bits of a 24-bit word.
class SubsetRank {
 public:
  explicit SubsetRank(int size);

  std::uint32_t operator()(Mask bits) const { return low_[bits & (half - 1)] + high_[bits >> half_bits]; }

 private:
  static constexpr int half_bits = 12;
  static constexpr std::uint32_t half = 1u << half_bits;
  std::array<std::uint32_t, half> low_{};
  std::array<std::uint32_t, half> high_{};
};

// The table for subsets of `size` bits, 0..most_stones.
const SubsetRank& subset_rank(int size);

// All subsets of `size` bits of the lowest `width` bits, in the order of their ranks.
std::vector<Mask> all_subsets(int width, int size);

// The subset of `size` bits with this rank, and the one that follows a non-empty subset.
Mask subset_at(std::uint32_t rank, int size);
constexpr Mask next_subset(Mask subset) {
  const Mask carried = subset + (subset & -subset);
  return carried | ((subset ^ carried) >> (2 + std::countr_zero(subset)));
}

// Gathers the bits of `value` that `field` selects into the lowest bits; spread_bits() is the way back.
#if defined(__BMI2__)
inline Mask gather_bits(Mask value, Mask field) { return _pext_u32(value, field); }
inline Mask spread_bits(Mask value, Mask field) { return _pdep_u32(value, field); }
#else
Mask gather_bits(Mask value, Mask field);
Mask spread_bits(Mask value, Mask field);
#endif

}  // namespace muehle::perfect
