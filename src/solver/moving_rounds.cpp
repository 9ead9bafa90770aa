#include "solver/moving_rounds.h"

#include <cassert>

#include "rules/movegen.h"

namespace muehle::solver {
namespace {

using perfect::gather_bits;
using perfect::spread_bits;
using perfect::SubsetRank;

// What one part of a side needs to be at hand.
struct PartView {
  PartView(Side& side, std::size_t part)
      : first_block(static_cast<std::uint32_t>(part) * side.blocks_per_part),
        begin(first_block * side.width),
        width(side.width),
        state(side.state.data() + begin),
        standing(perfect::canonical_masks(side.sector.opp).data() + first_block),
        subsets(subsets_of(point_count - side.sector.opp, side.sector.own).data()),
        rank(perfect::subset_rank(side.sector.own)),
        standing_stones(side.sector.opp),
        flying(side.sector.own == perfect::fly_at) {}

  // The block, counted from the part's first, and the mover's stones of a place counted from the part's
  // first.
  std::pair<std::uint32_t, Mask> unrank(std::uint32_t place) const {
    const std::uint32_t block = place / width;
    return {block, spread_bits(subsets[place - block * width], ~standing[block] & all_points)};
  }

  std::uint32_t first_block;
  std::uint32_t begin;
  std::uint32_t width;
  std::uint8_t* state;
  const Mask* standing;
  const Mask* subsets;
  const SubsetRank& rank;
  int standing_stones;
  bool flying;
};

// Decided positions on their way out of a part. They are looked up together, so that the memory can be
// asked ahead.
struct Decided {
  std::uint32_t block;
  Mask mover;
};
struct Batch {
  static constexpr std::size_t capacity = 256;
  // Of a flying player's move.
  static constexpr std::size_t most_predecessors =
      perfect::fly_at * (point_count - perfect::fly_at - fewest_stones);
  static_assert(most_predecessors >= edge_count, "a slide runs along an edge");
  static_assert(most_predecessors < capacity);
  static constexpr std::size_t nearly_full = capacity - most_predecessors;
  std::array<Decided, capacity> items;
  std::size_t size = 0;
  std::uint32_t first_block = 0;
};

class Propagator {
 public:
  explicit Propagator(SectorPair& pair) : pair_(pair) {}

  void propagate(int side_index, std::size_t part, int plies, int thread) {
    if (plies % 2 != 0) {
      propagate_part<true>(side_index, part, plies, thread);
    } else {
      propagate_part<false>(side_index, part, plies, thread);
    }
  }

 private:
  // `winning`: the round decides wins, which one way is enough for; else a way is taken from each
  // predecessor, and those that have none left lose.
  template <bool winning>
  void propagate_part(int side_index, std::size_t part, int plies, int thread) {
    Side& side = pair_.side(side_index);
    const PartView view(side, part);
    Batch batch;
    batch.first_block = view.first_block;
    const auto flush = [&] { emit_batch(side_index, batch, thread); };

    for (auto& lists : side.incoming) {
      Slots& list = lists[part];
      for (const std::uint32_t place : list) {
        side.partner[place] = perfect::distance_of(plies - 1);
        unmove<winning>(view, place - view.begin, batch);
        if (batch.size > Batch::nearly_full) flush();
      }
      pair_.advance(list.size());
      Slots().swap(list);
    }

    CaptureBuckets& captures = side.captures[part];
    if (captures.next < captures.buckets.size() && captures.buckets[captures.next].plies == plies) {
      const CaptureBuckets::Bucket bucket = captures.buckets[captures.next++];
      for (std::uint32_t n = 0; n < bucket.count; ++n) {
        const std::uint32_t place = captures.places[bucket.begin + n];
        const auto [block, mover] = view.unrank(place);
        touch<winning>(view.state[place], {block, mover}, batch);
        if (batch.size > Batch::nearly_full) flush();
      }
    }
    flush();
  }

  // A way out of a position has become known. No branch: half of these are news and half are not.
  template <bool winning>
  static void touch(std::uint8_t& state, Decided position, Batch& batch) {
    const std::uint8_t before = state;
    // Each way out is counted once and comes up once, so no counter goes below zero.
    assert(before != lost);
    batch.items[batch.size] = position;
    if constexpr (winning) {
      state = won;
      batch.size += before != won ? 1 : 0;
    } else {
      const bool counts = before < won;
      const auto after = static_cast<std::uint8_t>(before - (counts ? 1 : 0));
      state = after;
      batch.size += after == lost ? 1 : 0;
    }
  }

  // The quiet moves that lead to the partner's position at `place`.
  template <bool winning>
  void unmove(const PartView& view, std::uint32_t place, Batch& batch) const {
    const auto [block, mover] = view.unrank(place);
    const Mask standing = view.standing[block];
    const Mask free = ~standing & all_points;
    const Mask empty = free & ~mover;
    const bool takes = takes_from(standing, view.standing_stones, pair_.protection()) != 0;
    const Mask quiet = takes ? mover & ~stones_in_mills(mover) : mover;
    std::uint8_t* state = view.state + block * view.width;
    const auto from_to = [&](Mask from, Mask to) {
      const Mask before = mover ^ from ^ to;
      touch<winning>(state[view.rank(gather_bits(before, free))], {block, before}, batch);
    };
    if (view.flying) {
      for_each_point(
          quiet, [&](Point to) { for_each_point(empty, [&](Point from) { from_to(bit(from), bit(to)); }); });
    } else {
      for_each_shift(empty, quiet, from_to);
    }
  }

  void emit_batch(int side_index, Batch& batch, int thread) {
    for (std::size_t n = 0; n < batch.size; ++n) pair_.masks().prefetch(batch.items[n].mover);
    const std::uint32_t first_block = batch.first_block;
    for (std::size_t n = 0; n < batch.size; ++n) {
      pair_.emit(side_index, first_block + batch.items[n].block, batch.items[n].mover, thread);
    }
    batch.size = 0;
  }

  SectorPair& pair_;
};

}  // namespace

bool play_round(SectorPair& pair, int plies) {
  bool active = false;
  for (int index = 0; index < pair.side_count(); ++index) {
    Side& side = pair.side(index);
    std::swap(side.incoming, side.next_incoming);
    for (const auto& lists : side.incoming) {
      for (const Slots& list : lists) active = active || !list.empty();
    }
    for (const CaptureBuckets& captures : side.captures)
      active = active || captures.next < captures.buckets.size();
  }
  if (!active) return false;
  Propagator propagator(pair);
  for (int side = 0; side < pair.side_count(); ++side) {
    pair.for_parts(side,
                   [&](int thread, std::size_t part) { propagator.propagate(side, part, plies, thread); });
  }
  return true;
}

}  // namespace muehle::solver
