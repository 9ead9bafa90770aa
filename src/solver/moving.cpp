#include "solver/moving.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "perfect/classes.h"
#include "rules/movegen.h"
#include "solver/captures.h"
#include "solver/parallel.h"

namespace muehle::solver {
namespace {

using perfect::choose;
using perfect::gather_bits;
using perfect::spread_bits;
using perfect::SubsetRank;

constexpr std::size_t part_bytes =
    128 * 1024;  // of states; states, values and tables together fit the L2 cache

// A state in standing order: decided, or the number of ways that are not yet known to lose.
constexpr std::uint8_t decided = 0;
constexpr std::uint8_t cannot_lose = 255;

// What a capture leads to as a number that is larger the better it is for the mover; 0: no capture.
constexpr std::uint8_t drawn_score = 127;
constexpr std::uint8_t score_of(int plies) {
  return static_cast<std::uint8_t>(plies % 2 == 0 ? 1 + plies / 2 : 255 - plies / 2);
}
constexpr int plies_of(std::uint8_t score) {
  return score < drawn_score ? 2 * (score - 1) : 2 * (255 - score) + 1;
}

constexpr std::array<std::uint8_t, 256> make_child_scores() {
  std::array<std::uint8_t, 256> scores{};
  for (int child = 0; child < drawn; ++child) scores[static_cast<std::size_t>(child)] = score_of(child + 1);
  scores[drawn] = drawn_score;
  return scores;
}
constexpr std::array<std::uint8_t, 256> child_scores = make_child_scores();

// Positions in which a capture decides something at a later round, by round.
struct Events {
  struct Round {
    Distance plies;
    std::uint32_t begin;
    std::uint32_t count;
  };
  std::vector<Round> rounds;          // ascending
  std::vector<std::uint32_t> places;  // slots relative to the part
  std::size_t next = 0;
};

using Slots = std::vector<std::uint32_t>;

// One sector in standing order.
struct Side {
  SectorId sector;      // own moves, opp stands
  std::uint32_t width;  // slots of a block
  std::uint32_t blocks_per_part;
  std::size_t parts;
  std::vector<std::uint8_t> state;
  SectorValues partner;  // values of the partner sector in mover order: the same places
  std::vector<Events> events;
  // By thread and part: places of the partner sector that were decided in the last round.
  std::vector<std::vector<Slots>> incoming;
  std::vector<std::vector<Slots>> next_incoming;

  std::uint32_t block_count() const { return perfect::class_counts[static_cast<std::size_t>(sector.opp)]; }
};

class PairSolver {
 public:
  PairSolver(SectorId sector, MillProtection protection, const MaskTable& masks,
             const FinishedSector& finished, int threads, Control* control)
      : protection_(protection), masks_(masks), finished_(finished), threads_(threads), control_(control) {
    sides_.push_back(make_side(sector));
    if (sector.own != sector.opp) sides_.push_back(make_side({sector.opp, sector.own}));
  }

  SolvedPair solve() {
    for (int side = 0; side < side_count(); ++side) {
      run(side, [&](int thread, std::size_t part) { initialise(side, part, thread); });
    }
    for (int plies = 1; !stopped() && step(plies); ++plies) assert(plies < drawn);
    SolvedPair solved;
    solved.values = std::move(partner_of(0).partner);
    if (side_count() == 2) solved.partner_values = std::move(partner_of(1).partner);
    return solved;
  }

 private:
  int side_count() const { return static_cast<int>(sides_.size()); }
  Side& partner_of(int side) { return sides_[static_cast<std::size_t>(side_count() - 1 - side)]; }

  bool stopped() const { return control_ != nullptr && control_->stopped(); }
  void advance(std::size_t units) {
    if (control_ != nullptr) control_->advance(units);
  }
  // Calls work(thread, part) for all parts of a side.
  void run(int side, const std::function<void(int, std::size_t)>& work) const {
    run_parallel(threads_, sides_[static_cast<std::size_t>(side)].parts, work, control_);
  }

  Side make_side(SectorId sector) const {
    Side side;
    side.sector = sector;
    side.width = choose(point_count - sector.opp, sector.own);
    side.blocks_per_part = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(part_bytes / side.width));
    side.parts = (side.block_count() + side.blocks_per_part - 1) / side.blocks_per_part;
    const std::size_t slots = std::size_t{side.width} * side.block_count();
    side.state.resize(slots);
    side.partner.assign(slots, drawn);
    side.events.resize(side.parts);
    const std::vector<Slots> empty(side.parts);
    side.incoming.assign(static_cast<std::size_t>(threads_), empty);
    side.next_incoming = side.incoming;
    return side;
  }

  void initialise(int side_index, std::size_t part, int thread) {
    Side& side = sides_[static_cast<std::size_t>(side_index)];
    const std::uint32_t begin = static_cast<std::uint32_t>(part) * side.blocks_per_part;
    const std::uint32_t end = std::min(begin + side.blocks_per_part, side.block_count());
    std::vector<std::pair<Distance, std::uint32_t>> events;
    for (std::uint32_t block = begin; block < end; ++block) {
      initialise_block(side_index, block, (block - begin) * side.width, events, thread);
    }
    std::sort(events.begin(), events.end());  // by round, then by place
    Events& stored = side.events[part];
    stored.places.reserve(events.size());
    for (const auto& [plies, place] : events) {
      if (stored.rounds.empty() || stored.rounds.back().plies != plies) {
        stored.rounds.push_back({plies, static_cast<std::uint32_t>(stored.places.size()), 0});
      }
      ++stored.rounds.back().count;
      stored.places.push_back(place);
    }
    advance(std::size_t{end - begin} * side.width);
  }

  void initialise_block(int side_index, std::uint32_t block, std::uint32_t place_in_part,
                        std::vector<std::pair<Distance, std::uint32_t>>& events, int thread) {
    Side& side = sides_[static_cast<std::size_t>(side_index)];
    const int movers = side.sector.own;
    const Mask standing = perfect::canonical_masks(side.sector.opp)[block];
    const Mask free = ~standing & all_points;
    const Mask takes = takes_from(standing, protection_);
    const auto& rank = perfect::subset_rank(movers);
    const bool flying = movers == 3;
    std::uint8_t* state = &side.state[std::size_t{block} * side.width];

    thread_local std::vector<std::uint8_t> best;
    thread_local std::vector<std::uint8_t> closing;
    thread_local std::vector<Mask> after;  // placements of the mover's stones after a closing move
    thread_local std::vector<std::uint8_t> after_best;
    best.assign(side.width, 0);
    closing.assign(side.width, 0);
    after.clear();
    const std::vector<Mask>& subsets = subsets_of(point_count - side.sector.opp, movers);
    if (takes != 0) {
      for (const Mask compact : subsets) {
        const Mask mover = spread_bits(compact, free);
        if (stones_in_mills(mover) != 0) after.push_back(mover);
      }
      after_best.assign(after.size(), 0);
      for_each_point(takes, [&](Point captured) {
        score_captures(side.sector, standing & ~bit(captured), after, after_best);
      });
      for (std::size_t n = 0; n < after.size(); ++n) {
        const Mask empty = free & ~after[n];
        for_each_point(stones_in_mills(after[n]), [&](Point to) {
          for_each_point(flying ? empty : adjacent[to] & empty, [&](Point from) {
            const std::uint32_t place = rank(gather_bits(after[n] ^ bit(to) ^ bit(from), free));
            best[place] = std::max(best[place], after_best[n]);
            ++closing[place];
          });
        });
      }
    }

    for (std::uint32_t place = 0; place < side.width; ++place) {
      const Mask mover = spread_bits(subsets[place], free);
      const int quiet = count_shifts(mover, free & ~mover, flying) - closing[place];
      const std::uint8_t score = best[place];
      if (score == 0) {
        state[place] = static_cast<std::uint8_t>(quiet);
        if (quiet == 0) emit(side_index, block, mover, thread);
      } else if (score == drawn_score) {
        state[place] = cannot_lose;
      } else {
        const bool wins = score > drawn_score;
        state[place] = wins ? cannot_lose : static_cast<std::uint8_t>(quiet + 1);
        events.emplace_back(static_cast<Distance>(plies_of(score)), place_in_part + place);
      }
    }
  }

  // Raises after_best[n] to the score of the position with the mover's stones after[n] against `left`.
  void score_captures(SectorId sector, Mask left, const std::vector<Mask>& after,
                      std::vector<std::uint8_t>& after_best) const {
    if (sector.opp == 3) {
      std::fill(after_best.begin(), after_best.end(), score_of(1));
      return;
    }
    const SectorId child{sector.opp - 1, sector.own};
    const auto [id, symmetry] = masks_[left];
    const std::uint32_t width = choose(point_count - child.own, child.opp);
    const Distance* values = finished_(child).data() + std::size_t{id} * width;
    const Mask free = ~perfect::transform_fast(left, symmetry) & all_points;
    const auto& rank = perfect::subset_rank(child.opp);
    for (std::size_t n = 0; n < after.size(); ++n) {
      const Mask image = perfect::transform_fast(after[n], symmetry);
      const std::uint8_t score = child_scores[values[rank(gather_bits(image, free))]];
      after_best[n] = std::max(after_best[n], score);
    }
  }

  static int count_shifts(Mask mover, Mask empty, bool flying) {
    if (flying) return count(mover) * count(empty);
    const Mask next = empty & side_middles;  // across: a middle and its twin on the next ring
    const Mask own = mover & side_middles;
    return count(turn_rings(mover, 1) & empty) + count(turn_rings(mover, 7) & empty) +
           count((own << ring_size) & next) + count((own >> ring_size) & next);
  }

  // One round: what was decided at `plies - 1` decides its predecessors at `plies`. False when all is done.
  bool step(int plies) {
    bool active = false;
    for (Side& side : sides_) {
      std::swap(side.incoming, side.next_incoming);
      for (const auto& lists : side.incoming) {
        for (const Slots& list : lists) active = active || !list.empty();
      }
      for (const Events& events : side.events) active = active || events.next < events.rounds.size();
    }
    if (!active) return false;
    for (int side = 0; side < side_count(); ++side) {
      run(side, [&](int thread, std::size_t part) { propagate(side, part, plies, thread); });
    }
    return true;
  }

  void propagate(int side_index, std::size_t part, int plies, int thread) {
    if (plies % 2 != 0) {
      propagate_part<true>(side_index, part, plies, thread);
    } else {
      propagate_part<false>(side_index, part, plies, thread);
    }
  }

  // `winning`: the round decides wins, which one way is enough for; else a way is taken from each
  // predecessor, and those that have none left lose.
  template <bool winning>
  void propagate_part(int side_index, std::size_t part, int plies, int thread) {
    Side& side = sides_[static_cast<std::size_t>(side_index)];
    const PartView view(side, part);
    Batch batch;
    batch.first_block = view.first_block;
    const auto flush = [&] { emit_batch(side_index, batch, thread); };

    for (auto& lists : side.incoming) {
      Slots& list = lists[part];
      for (const std::uint32_t place : list) {
        side.partner[place] = static_cast<Distance>(plies - 1);
        unmove<winning>(view, place - view.begin, batch);
        if (batch.size > Batch::nearly_full) flush();
      }
      advance(list.size());
      Slots().swap(list);
    }

    Events& events = side.events[part];
    if (events.next < events.rounds.size() && events.rounds[events.next].plies == plies) {
      const Events::Round round = events.rounds[events.next++];
      for (std::uint32_t n = 0; n < round.count; ++n) {
        const std::uint32_t place = events.places[round.begin + n];
        const auto [block, mover] = view.unrank(place);
        touch<winning>(view.state[place], {block, mover}, batch);
        if (batch.size > Batch::nearly_full) flush();
      }
    }
    flush();
  }

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
          flying(side.sector.own == 3) {}

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
    static constexpr std::size_t most_predecessors = 3 * (point_count - 6);  // of a flying player's move
    static constexpr std::size_t nearly_full = capacity - most_predecessors;
    std::array<Decided, capacity> items;
    std::size_t size = 0;
    std::uint32_t first_block = 0;
  };

  // A way out of a position has become known. No branch: half of these are news and half are not.
  template <bool winning>
  static void touch(std::uint8_t& state, Decided position, Batch& batch) {
    const std::uint8_t before = state;
    batch.items[batch.size] = position;
    if constexpr (winning) {
      state = decided;
      batch.size += before != decided ? 1 : 0;
    } else {
      const bool counts = before != decided && before != cannot_lose;
      const auto after = static_cast<std::uint8_t>(before - (counts ? 1 : 0));
      state = after;
      batch.size += counts && after == decided ? 1 : 0;
    }
  }

  // The quiet moves that lead to the partner's position at `place`.
  template <bool winning>
  void unmove(const PartView& view, std::uint32_t place, Batch& batch) const {
    const auto [block, mover] = view.unrank(place);
    const Mask standing = view.standing[block];
    const Mask free = ~standing & all_points;
    const Mask empty = free & ~mover;
    const Mask quiet = takes_from(standing, protection_) != 0 ? mover & ~stones_in_mills(mover) : mover;
    std::uint8_t* state = view.state + block * view.width;
    const auto from_to = [&](Mask from, Mask to) {
      const Mask before = mover ^ from ^ to;
      touch<winning>(state[view.rank(gather_bits(before, free))], {block, before}, batch);
    };
    if (view.flying) {
      for_each_point(
          quiet, [&](Point to) { for_each_point(empty, [&](Point from) { from_to(bit(from), bit(to)); }); });
      return;
    }
    // Along the rings both ways, then across: a stone and the empty point that it came from.
    for (Mask to = turn_rings(empty, 1) & quiet; to != 0; to &= to - 1)
      from_to(turn_rings(to & -to, 7), to & -to);
    for (Mask to = turn_rings(empty, 7) & quiet; to != 0; to &= to - 1)
      from_to(turn_rings(to & -to, 1), to & -to);
    const Mask across = quiet & side_middles;
    for (Mask to = (empty << ring_size) & across; to != 0; to &= to - 1)
      from_to((to & -to) >> ring_size, to & -to);
    for (Mask to = (empty >> ring_size) & across; to != 0; to &= to - 1)
      from_to((to & -to) << ring_size, to & -to);
  }

  void emit_batch(int side_index, Batch& batch, int thread) {
    for (std::size_t n = 0; n < batch.size; ++n) masks_.prefetch(batch.items[n].mover);
    const std::uint32_t first_block = batch.first_block;
    for (std::size_t n = 0; n < batch.size; ++n) {
      emit(side_index, first_block + batch.items[n].block, batch.items[n].mover, thread);
    }
    batch.size = 0;
  }

  // Carries a decided position over to mover order, once for its class, to all its copies there.
  void emit(int side_index, std::uint32_t block, Mask mover, int thread) {
    const Side& side = sides_[static_cast<std::size_t>(side_index)];
    const Mask standing = perfect::canonical_masks(side.sector.opp)[block];
    const std::uint16_t twins = masks_.stabiliser(side.sector.opp, block);
    if (twins != 1) {
      for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
        if ((twins >> symmetry & 1) != 0 && perfect::transform_fast(mover, symmetry) < mover) return;
      }
    }
    const auto [id, symmetry] = masks_[mover];
    Side& partner = partner_of(side_index);
    const Mask image = perfect::transform_fast(standing, symmetry);
    const Mask free = ~perfect::transform_fast(mover, symmetry) & all_points;
    const auto& rank = perfect::subset_rank(side.sector.opp);
    Slots& list = partner.next_incoming[static_cast<std::size_t>(thread)][id / partner.blocks_per_part];
    const std::uint32_t first = id * partner.width;
    const std::uint16_t copies = masks_.stabiliser(side.sector.own, id);
    if (copies == 1) {
      list.push_back(first + rank(gather_bits(image, free)));
      return;
    }
    std::array<std::uint32_t, symmetry_count> places{};
    std::size_t n = 0;
    for (int copy = 0; copy < symmetry_count; ++copy) {
      if ((copies >> copy & 1) == 0) continue;
      places[n++] = first + rank(gather_bits(perfect::transform_fast(image, copy), free));
    }
    std::sort(places.begin(), places.begin() + n);
    list.insert(list.end(), places.begin(), std::unique(places.begin(), places.begin() + n));
  }

  static const std::vector<Mask>& subsets_of(int width, int size) {
    static const auto tables = [] {
      std::array<std::array<std::vector<Mask>, perfect::most_stones + 1>, point_count + 1> made;
      for (int w = point_count - perfect::most_stones; w <= point_count - 3; ++w) {
        for (int s = 3; s <= perfect::most_stones; ++s) made[w][s] = perfect::all_subsets(w, s);
      }
      return made;
    }();
    return tables[static_cast<std::size_t>(width)][static_cast<std::size_t>(size)];
  }

  MillProtection protection_;
  const MaskTable& masks_;
  const FinishedSector& finished_;
  int threads_;
  Control* control_;
  std::vector<Side> sides_;
};

}  // namespace

SolvedPair solve_moving_pair(SectorId sector, MillProtection protection, const MaskTable& masks,
                             const FinishedSector& finished, int threads, Control* control) {
  return PairSolver(sector, protection, masks, finished, threads, control).solve();
}

}  // namespace muehle::solver
