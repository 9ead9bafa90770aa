// A small generator of numbers that are the same everywhere, unlike those of the standard distributions.
#pragma once

#include <cassert>
#include <cstdint>

namespace muehle {

// SplitMix64 (S. Vigna).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t x = state_;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
  }
  // 0..range-1; so little biased for small ranges that nobody notices.
  int below(int range) {
    assert(range > 0);
    return static_cast<int>((next() >> 32) % static_cast<std::uint64_t>(range));
  }

 private:
  std::uint64_t state_;
};

}  // namespace muehle
