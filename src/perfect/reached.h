// Which positions of the placing phase a file says something about, where it leaves out what no game reaches.
//
// A mill takes a stone, so the stones that one side has lost count the mills that the other one has closed.
// By that, and by its own stones alone, most placements of a side can be told to be impossible. A file holds
// the positions whose two sides are both possible; it says itself which placements those are, so that a
// reader need not know how they were found.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>
#include <vector>

#include "perfect/sector.h"
#include "perfect/subsets.h"

namespace muehle::perfect {

// A bit for each class of one side's stones, in the order of canonical_masks(): class n is bit n % 8 of byte
// n / 8.
using ClassBits = std::vector<std::uint8_t>;

constexpr std::size_t class_bytes(std::uint32_t classes) { return (classes + 7) / 8; }
inline bool holds(const ClassBits& bits, std::uint32_t number) {
  return (bits[number / 8] >> (number % 8) & 1) != 0;
}

// Threads may share one.
class Reached {
 public:
  // Of the side to move, and of the other one.
  Reached(const Sector& sector, ClassBits own, ClassBits opp);
  // As bytes() has them; `bytes` are length() many.
  Reached(const Sector& sector, std::span<const std::uint8_t> bytes);

  ~Reached();
  Reached(const Reached&) = delete;
  Reached& operator=(const Reached&) = delete;

  static std::size_t length(const Sector& sector);
  std::vector<std::uint8_t> bytes() const;

  using Placements = std::vector<bool>;
  // The placements of the other side that are there beside one class of the mover's.
  class Row {
   public:
    Row(const Reached& reached, std::uint32_t number)
        : opps_(holds(reached.own_, number) ? &reached.placements() : nullptr),
          rank_(&subset_rank(reached.sector_.opp)) {}
    bool empty() const { return opps_ == nullptr; }
    bool operator()(Mask opp) const { return opps_ != nullptr && (*opps_)[(*rank_)(opp)]; }

   private:
    const Placements* opps_;
    const SubsetRank* rank_;
  };
  Row row(std::uint32_t number) const { return Row(*this, number); }

 private:
  // Of the other side, by the rank among all points. Made when first asked for; threads that ask at the same
  // time each make it, and one of them is kept.
  const Placements& placements() const;

  Sector sector_;
  ClassBits own_;
  ClassBits opp_;
  mutable std::atomic<const Placements*> placements_ = nullptr;
};

}  // namespace muehle::perfect
