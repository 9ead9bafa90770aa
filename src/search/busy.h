// What the workers of one search are looking at, so that they do not all look at the same.
//
// A worker that finds another one busy with a move puts it off and takes the next; when it comes back to it,
// the table knows the answer (T. Kerrigan's simplification of J.-C. Weill's ABDADA, 1996). It is only a hint:
// entries get lost where two share a slot, and nothing but time depends on them.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "search/ordering.h"
#include "search/table.h"

namespace muehle::search {

class Busy {
 public:
  // Moves with fewer plies to go take less time than telling the others.
  static constexpr int least_depth = 4;

  // Names `move` in the position of `key`, searched to `depth`; never 0.
  static std::uint64_t name(std::uint64_t key, MoveCode move, int depth) {
    return mix(key ^ mix((std::uint64_t{move} << 8) + static_cast<std::uint64_t>(depth) + 1)) | 1;
  }

  bool with(std::uint64_t name) const { return slot(name).load(std::memory_order_relaxed) == name; }
  void begin(std::uint64_t name) { slot(name).store(name, std::memory_order_relaxed); }
  void end(std::uint64_t name) {
    if (with(name)) slot(name).store(0, std::memory_order_relaxed);
  }

 private:
  static constexpr std::size_t slots = 1 << 13;
  std::atomic<std::uint64_t>& slot(std::uint64_t name) { return names_[(name >> 1) % slots]; }
  const std::atomic<std::uint64_t>& slot(std::uint64_t name) const { return names_[(name >> 1) % slots]; }

  std::array<std::atomic<std::uint64_t>, slots> names_{};
};

}  // namespace muehle::search
