// A pair of moving sectors while it is being solved: the tables that its solution begins with
// (moving_start.h) and that decided positions spread through (moving_rounds.h).
#pragma once

#include <algorithm>
#include <array>
#include <functional>

#include "perfect/classes.h"
#include "perfect/shape.h"
#include "solver/moving.h"

namespace muehle::solver {

// A state in standing order: decided, that no way loses for certain, or the number of ways (moves) that are
// not yet known to lose. Ways that become known are counted down, and who has none left has lost.
inline constexpr std::uint8_t lost = 0;
inline constexpr std::uint8_t won = 254;
inline constexpr std::uint8_t cannot_lose = 255;

// Positions that a capture wins, or that captures leave with nothing but losses, by the round in which that
// counts. How many plies a capture takes to the end is known before the first round, for it leads to a
// finished sector; but a position gets the distance of the round that decides it and hands it on to its
// predecessors in the next. Decided at once, a capture that wins in 31 plies would hide the quiet move that
// wins in 5, and its predecessors would be decided 30 rounds too early. So it waits in the bucket of its
// distance, and when that is opened the position may have been won long ago. A capture that loses is counted
// down in its round for the same reason: the slowest loss is the one that counts.
struct CaptureBuckets {
  struct Bucket {
    Distance plies;
    std::uint32_t begin;
    std::uint32_t count;
  };
  std::vector<Bucket> buckets;        // the shortest distance first
  std::vector<std::uint32_t> places;  // slots relative to the part
  std::size_t next = 0;               // bucket to be opened
};

using Slots = std::vector<std::uint32_t>;

// One sector in standing order.
struct Side {
  perfect::Sector sector;  // own moves, opp stands
  std::uint32_t width;     // slots of a block
  std::uint32_t block_count;
  std::uint32_t blocks_per_part;
  std::size_t parts;
  std::vector<std::uint8_t> state;
  SectorValues partner;  // values of the partner sector in mover order: the same places
  std::vector<CaptureBuckets> captures;
  // By thread and part: places of the partner sector that were decided in the last round.
  std::vector<std::vector<Slots>> incoming;
  std::vector<std::vector<Slots>> next_incoming;
};

// Both sectors, or one that is its own partner.
class SectorPair {
 public:
  SectorPair(const perfect::Sector& sector, MillProtection protection, const MaskTable& masks, int threads,
             Monitor* monitor);

  MillProtection protection() const { return protection_; }
  const MaskTable& masks() const { return masks_; }

  int side_count() const { return static_cast<int>(sides_.size()); }
  Side& side(int index) { return sides_[static_cast<std::size_t>(index)]; }
  const Side& side(int index) const { return sides_[static_cast<std::size_t>(index)]; }
  Side& partner_of(int side) { return sides_[static_cast<std::size_t>(side_count() - 1 - side)]; }

  bool stopped() const { return monitor_ != nullptr && monitor_->stopped(); }
  void advance(std::size_t units) {
    if (monitor_ != nullptr) monitor_->advance(units);
  }
  // Calls work(thread, part) for all parts of a side.
  void for_parts(int side, const std::function<void(int, std::size_t)>& work) const;

  // Carries a decided position over to mover order, once for its class, to all its copies there.
  void emit(int side_index, std::uint32_t block, Mask mover, int thread) {
    const Side& side = sides_[static_cast<std::size_t>(side_index)];
    const Mask standing = perfect::canonical_masks(side.sector.opp)[block];
    const perfect::Symmetries twins = masks_.stabiliser(side.sector.opp, block);
    if (twins != perfect::no_symmetry && !perfect::is_smallest(mover, twins)) return;
    const auto [id, symmetry] = masks_[mover];
    Side& partner = partner_of(side_index);
    const Mask image = perfect::transform_fast(standing, symmetry);
    const Mask free = ~perfect::transform_fast(mover, symmetry) & all_points;
    const auto& rank = perfect::subset_rank(side.sector.opp);
    Slots& list = partner.next_incoming[static_cast<std::size_t>(thread)][id / partner.blocks_per_part];
    const std::uint32_t first = id * partner.width;
    const perfect::Symmetries copies = masks_.stabiliser(side.sector.own, id);
    if (copies == perfect::no_symmetry) {
      list.push_back(first + rank(perfect::gather_bits(image, free)));
      return;
    }
    std::array<std::uint32_t, symmetry_count> places{};
    std::size_t n = 0;
    for (int copy = 0; copy < symmetry_count; ++copy) {
      if ((copies >> copy & 1) == 0) continue;
      places[n++] = first + rank(perfect::gather_bits(perfect::transform_fast(image, copy), free));
    }
    std::sort(places.begin(), places.begin() + n);
    list.insert(list.end(), places.begin(), std::unique(places.begin(), places.begin() + n));
  }

 private:
  Side make_side(const perfect::Sector& sector) const;

  MillProtection protection_;
  const MaskTable& masks_;
  int threads_;
  Monitor* monitor_;
  std::vector<Side> sides_;
};

// All placements of a mover's stones in a block: the subsets of `size` bits of the lowest `width` bits.
const std::vector<Mask>& subsets_of(int width, int size);

}  // namespace muehle::solver
