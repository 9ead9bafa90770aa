// A small generator of numbers that are the same everywhere, unlike those of the standard distributions.
#pragma once

#include <cassert>
#include <cstdint>

#include "search/table.h"

namespace muehle::match {

// SplitMix64 (S. Vigna).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15u;
    return search::mix(state_);
  }
  // 0..range-1; so little biased for small ranges that no match notices.
  int below(int range) {
    assert(range > 0);
    return static_cast<int>((next() >> 32) % static_cast<std::uint64_t>(range));
  }

 private:
  std::uint64_t state_;
};

}  // namespace muehle::match
