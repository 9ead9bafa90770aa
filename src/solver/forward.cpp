#include "solver/forward.h"

#include <algorithm>
#include <bit>
#include <memory>

#include "perfect/classes.h"
#include "rules/movegen.h"
#include "solver/gathered_permutation.h"
#include "solver/parallel.h"

namespace muehle::solver {

using perfect::gather_bits;
using perfect::Sector;
using perfect::spread_bits;

namespace {

// Goes on from one row after the other of one sector. One object a thread.
class Stepper {
 public:
  Stepper(const Sector& sector, const ReachedSlots& here, ReachedPly& after, MillProtection protection,
          const MaskTable& masks)
      : ply_(sector.ply),
        white_(sector.white()),
        black_(sector.black()),
        white_total_(white_ + stones_per_side - (sector.ply + 1) / 2),
        black_total_(black_ + stones_per_side - sector.ply / 2),
        here_(here),
        after_(after),
        protection_(protection),
        masks_(masks),
        subsets_(perfect::all_subsets(point_count - white_, black_)) {}

  void go_on(std::uint32_t row) {
    blacks_.clear();
    here_.for_each(row, [&](std::uint32_t column) { blacks_.push_back(subsets_[column]); });
    if (blacks_.empty()) return;
    const Mask white = perfect::canonical_masks(white_)[row];
    if (ply_ % 2 == 0) {
      place_white(white);
    } else {
      place_black(white);
    }
  }

 private:
  // Where positions with one class of white stones go.
  class Target {
   public:
    Target(ReachedPly& ply, const Sector& sector, const MaskTable& masks, Mask white) {
      const auto found = ply.find(sector);
      if (found == ply.end()) return;  // a side would have lost the game
      const auto [id, symmetry] = masks[white];
      slots_ = &found->second;
      row_ = id;
      symmetry_ = symmetry;
      field_ = ~perfect::transform_fast(white, symmetry) & all_points;
      twins_ = masks.stabiliser(count(white), id);
      rank_ = &perfect::subset_rank(sector.black());
    }
    explicit operator bool() const { return slots_ != nullptr; }
    int symmetry() const { return symmetry_; }
    Mask field() const { return field_; }

    // `black` is gathered on the field.
    void add(Mask black) const {
      if (twins_ != perfect::no_symmetry) black = smallest(black);
      slots_->set(row_, (*rank_)(black));
    }

   private:
    Mask smallest(Mask black) const {
      const Mask spread = spread_bits(black, field_);
      Mask least = spread;
      for (int symmetry = 1; symmetry < symmetry_count; ++symmetry) {
        if ((twins_ >> symmetry & 1) != 0) least = std::min(least, perfect::transform_fast(spread, symmetry));
      }
      return gather_bits(least, field_);
    }

    ReachedSlots* slots_ = nullptr;
    std::uint32_t row_ = 0;
    int symmetry_ = 0;
    Mask field_ = 0;
    perfect::Symmetries twins_ = perfect::no_symmetry;
    const perfect::SubsetRank* rank_ = nullptr;
  };

  Target target(int white, int black, Mask mask) const {
    return Target(after_, Sector::of(ply_ + 1, white, black), masks_, mask);
  }

  void place_white(Mask white) {
    const Mask free = ~white & all_points;
    Mask compact_to = 1;
    for_each_point(free, [&](Point to) {
      const Mask mask = white | bit(to);
      const Target quiet = target(white_ + 1, black_, mask);
      const Target taking = black_ > 0 ? target(white_ + 1, black_ - 1, mask) : quiet;
      const Target& some = quiet ? quiet : taking;
      if (some) permutation_.set(free, some.field(), some.symmetry());
      const bool closes = completes_line(white, to);
      for (const Mask black : blacks_) {
        if ((black & compact_to) != 0) continue;
        const Mask takes =
            closes ? gather_bits(takes_from(spread_bits(black, free), black_total_, protection_), free) : 0;
        if (takes == 0 && quiet) quiet.add(permutation_(black));
        if (!taking) continue;
        for (Mask left = takes; left != 0; left &= left - 1)
          taking.add(permutation_(black & ~(left & -left)));
      }
      compact_to <<= 1;
    });
  }

  void place_black(Mask white) {
    const Mask free = ~white & all_points;
    const Mask all = (Mask{1} << count(free)) - 1;
    const Mask takes = takes_from(white, white_total_, protection_);
    const Target quiet = target(white_, black_ + 1, white);
    closing_.clear();
    for (const Mask black : blacks_) {
      const Mask closes =
          takes == 0 ? 0 : gather_bits(closing_points(spread_bits(black, free)), free) & ~black;
      if (quiet) {
        for (Mask targets = all & ~black & ~closes; targets != 0; targets &= targets - 1)
          quiet.add(black | (targets & -targets));
      }
      for (Mask targets = closes; targets != 0; targets &= targets - 1)
        closing_.push_back(black | (targets & -targets));
    }
    if (closing_.empty()) return;
    for_each_point(takes, [&](Point captured) {
      const Mask left = white & ~bit(captured);
      const Target taking = target(white_ - 1, black_ + 1, left);
      if (!taking) return;
      permutation_.set(free, taking.field(), taking.symmetry());
      for (const Mask black : closing_) taking.add(permutation_(black));
    });
  }

  int ply_;
  int white_;
  int black_;
  int white_total_;
  int black_total_;
  const ReachedSlots& here_;
  ReachedPly& after_;
  MillProtection protection_;
  const MaskTable& masks_;
  std::vector<Mask> subsets_;
  std::vector<Mask> blacks_;   // the positions of the row, gathered
  std::vector<Mask> closing_;  // after a placement that takes a stone
  GatheredPermutation permutation_;
};

}  // namespace

ReachedSlots::ReachedSlots(const Sector& sector)
    : width_(white_shape_of(sector).width),
      rows_(white_shape_of(sector).rows),
      words_((white_shape_of(sector).slots() + 63) / 64) {}

void ReachedSlots::set(std::uint32_t row, std::uint32_t column) {
  const std::uint64_t slot = std::uint64_t{row} * width_ + column;
  const std::uint64_t mark = std::uint64_t{1} << (slot % 64);
  const std::atomic_ref<std::uint64_t> word(words_[slot / 64]);
  if ((word.load(std::memory_order_relaxed) & mark) == 0) word.fetch_or(mark, std::memory_order_relaxed);
}

std::uint64_t ReachedSlots::count() const {
  std::uint64_t sum = 0;
  for (const std::uint64_t word : words_) sum += static_cast<std::uint64_t>(std::popcount(word));
  return sum;
}

ReachedPly empty_board() {
  ReachedPly ply;
  const Sector empty{0, 0, 0};
  ply.try_emplace(empty, empty).first->second.set(0, 0);
  return ply;
}

ReachedPly next_ply(const ReachedPly& before, MillProtection protection, const MaskTable& masks, int threads,
                    Monitor& monitor) {
  ReachedPly after;
  const int ply = before.begin()->first.ply;
  for (const Sector& sector : perfect::all_sectors()) {
    if (sector.ply == ply + 1) after.try_emplace(sector, sector);
  }
  for (const auto& [sector, here] : before) {
    std::vector<std::unique_ptr<Stepper>> steppers;
    for (int thread = 0; thread < threads; ++thread)
      steppers.push_back(std::make_unique<Stepper>(sector, here, after, protection, masks));
    run_parallel(
        threads, here.rows(),
        [&](int thread, std::size_t row) {
          steppers[static_cast<std::size_t>(thread)]->go_on(static_cast<std::uint32_t>(row));
        },
        &monitor);
  }
  return after;
}

SidesCheck hold_against(const ReachedPly& ply, const BothSides& sides, int threads) {
  std::vector<SidesCheck> checks(static_cast<std::size_t>(threads));
  for (const auto& [sector, slots] : ply) {
    const perfect::Reached possible = sides.reached(sector);
    const std::vector<Mask> subsets = perfect::all_subsets(point_count - sector.own, sector.opp);
    run_parallel(threads, slots.rows(), [&](int thread, std::size_t n) {
      const auto row = static_cast<std::uint32_t>(n);
      SidesCheck& check = checks[static_cast<std::size_t>(thread)];
      const Mask own = perfect::canonical_masks(sector.own)[row];
      const Mask free = ~own & all_points;
      const perfect::Symmetries twins = perfect::stabiliser(own);
      const perfect::Reached::Row kept = possible.row(row);
      if (!kept.empty()) {
        for (const Mask subset : subsets) {
          const Mask opp = spread_bits(subset, free);
          if (kept(opp) && (twins == perfect::no_symmetry || perfect::is_smallest(opp, twins)))
            ++check.possible;
        }
      }
      slots.for_each(row, [&](std::uint32_t column) {
        ++check.reached;
        if (!kept(spread_bits(subsets[column], free))) ++check.refused;
      });
    });
  }
  SidesCheck sum;
  for (const SidesCheck& check : checks) {
    sum.reached += check.reached;
    sum.possible += check.possible;
    sum.refused += check.refused;
  }
  return sum;
}

}  // namespace muehle::solver
