#include "perfect/subsets.h"

#include <cassert>
#include <memory>

namespace muehle::perfect {

SubsetRank::SubsetRank(int size) {
  // Ranks of one half whose lowest bit is bit `base` of the word and whose first bit is number `first` of the
  // subset.
  const auto rank_half = [](std::uint32_t bits, int base, int first) {
    std::uint32_t rank = 0;
    for (int position = base; bits != 0; bits >>= 1, ++position) {
      if ((bits & 1) != 0) rank += choose(position, ++first);
    }
    return rank;
  };
  for (std::uint32_t bits = 0; bits < half; ++bits) {
    const int held = std::popcount(bits);
    if (held > size) continue;
    low_[bits] = rank_half(bits, 0, 0);
    high_[bits] = rank_half(bits, half_bits, size - held);
  }
}

const SubsetRank& subset_rank(int size) {
  assert(0 <= size && size <= most_stones);
  static const auto tables = [] {
    std::array<std::unique_ptr<const SubsetRank>, most_stones + 1> made;
    for (int n = 0; n <= most_stones; ++n)
      made[static_cast<std::size_t>(n)] = std::make_unique<const SubsetRank>(n);
    return made;
  }();
  return *tables[static_cast<std::size_t>(size)];
}

std::vector<Mask> all_subsets(int width, int size) {
  std::vector<Mask> subsets;
  subsets.reserve(choose(width, size));
  if (size == 0) return {0};
  const Mask end = Mask{1} << width;
  for (Mask bits = (Mask{1} << size) - 1; bits < end;) {
    subsets.push_back(bits);
    bits = next_subset(bits);
  }
  return subsets;
}

#if !defined(__BMI2__)
Mask gather_bits(Mask value, Mask field) {
  Mask gathered = 0;
  int n = 0;
  for (; field != 0; field &= field - 1, ++n) gathered |= ((value >> std::countr_zero(field)) & 1) << n;
  return gathered;
}
Mask spread_bits(Mask value, Mask field) {
  Mask spread = 0;
  for (; field != 0; field &= field - 1, value >>= 1) spread |= (value & 1) << std::countr_zero(field);
  return spread;
}
#endif

Mask subset_at(std::uint32_t rank, int size) {
  Mask bits = 0;
  int position = point_count - 1;
  for (int n = size; n > 0; --n) {  // the largest bit first, as high as the rank allows
    while (choose(position, n) > rank) --position;
    rank -= choose(position, n);
    bits |= bit(static_cast<Point>(position));
  }
  return bits;
}

}  // namespace muehle::perfect
