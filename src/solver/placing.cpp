#include "solver/placing.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "perfect/classes.h"
#include "rules/movegen.h"
#include "solver/gathered_permutation.h"
#include "solver/parallel.h"
#include "solver/scale.h"

namespace muehle::solver {
namespace {

using perfect::gather_bits;
using perfect::Sector;
using perfect::spread_bits;
using perfect::SubsetRank;

// How good a position of the next ply is for White, as a byte that grows with it; White has lost, and has
// won, as fast as can be.
struct WhiteScores {
  std::uint8_t black_wins;
  std::uint8_t white_wins;
};

// Win, draw and loss of the next ply. They are scores already, and a ply earlier they are the same.
class NextValues {
 public:
  explicit NextValues(const Ply& next) : next_(next) {}

  WhiteScores scores() const { return {black_wins, white_wins}; }
  bool has(const Sector& sector) const { return next_.contains(sector); }
  void read(const Sector& sector, std::uint32_t row, std::vector<std::uint8_t>& scores) const {
    const PackedSector& table = next_.at(sector);
    scores.resize(table.shape().padded_width());
    table.unpack_row(row, scores.data());
  }
  void hand_back(std::vector<std::uint8_t>&) const {}

 private:
  const Ply& next_;
};

// Distances of the next ply. The mover's scores (scale.h) become White's where Black moves by counting from
// above.
class NextDistances {
 public:
  NextDistances(const DistancePly& next, Colour mover) : next_(next) {
    const auto for_white = [&](std::uint8_t score) {
      return static_cast<std::uint8_t>(mover == Colour::white ? score : highest - score);
    };
    for (std::size_t byte = 0; byte < score_of_.size(); ++byte) {
      score_of_[byte] = for_white(distance_scale.score_of_next[byte]);
      value_of_[for_white(static_cast<std::uint8_t>(byte))] = distance_scale.value_of_score[byte];
    }
    const std::uint8_t best = for_white(distance_scale.score_of_taking_the_last);
    const std::uint8_t worst = for_white(no_move_score);
    scores_ = {std::min(best, worst), std::max(best, worst)};
  }

  WhiteScores scores() const { return scores_; }
  bool has(const Sector& sector) const { return next_.contains(sector); }
  void read(const Sector& sector, std::uint32_t row, std::vector<std::uint8_t>& scores) const {
    const std::uint32_t width = white_shape_of(sector).width;
    const auto values = next_.at(sector).subspan(std::size_t{row} * width, width);
    scores.resize(white_shape_of(sector).padded_width());
    for (std::uint32_t n = 0; n < width; ++n) scores[n] = score_of_[values[n]];
  }
  void hand_back(std::vector<std::uint8_t>& scores) const {
    for (std::uint8_t& score : scores) score = value_of_[score];
  }

 private:
  static constexpr std::uint8_t highest = 255;
  const DistancePly& next_;
  std::array<std::uint8_t, 256> score_of_{};  // of a move, by the distance that it leads to
  std::array<std::uint8_t, 256> value_of_{};
  WhiteScores scores_{};
};

// Solves rows of one sector. One object a thread.
template <typename Next>
class RowSolver {
 public:
  RowSolver(const Sector& sector, const Next& next, MillProtection protection, const MaskTable& masks)
      : ply_(sector.ply),
        white_(sector.white()),
        black_(sector.black()),
        white_to_move_(sector.mover() == Colour::white),
        white_total_(white_ + (white_to_move_ ? sector.own_hand() : sector.opp_hand())),
        black_total_(black_ + (white_to_move_ ? sector.opp_hand() : sector.own_hand())),
        next_(next),
        scores_(next.scores()),
        protection_(protection),
        masks_(masks),
        width_(white_shape_of(sector).width),
        subsets_(perfect::all_subsets(point_count - white_, black_)),
        values_(white_shape_of(sector).padded_width()) {
    if (!white_to_move_) {
      for (const Mask compact : perfect::all_subsets(point_count - white_, black_ + 1))
        after_.push_back({compact, 0});
    }
  }

  const std::uint8_t* solve(std::uint32_t row) {
    const Mask white = perfect::canonical_masks(white_)[row];
    if (white_to_move_) {
      place_white(white);
    } else {
      place_black(white, row);
    }
    next_.hand_back(values_);
    return values_.data();
  }

 private:
  struct After {
    Mask black;  // gathered
    std::uint8_t capture;
  };

  // Of the next ply.
  Sector later(int white, int black) const { return Sector::of(ply_ + 1, white, black); }

  // ---- Black places: the lowest value over all points, in White's row ----

  void place_black(Mask white, std::uint32_t row) {
    const Mask free = ~white & all_points;
    const Mask takes = takes_from(white, white_total_, protection_);
    next_.read(later(white_, black_ + 1), row, quiet_);
    if (takes != 0) score_black_captures(white, takes);

    const SubsetRank& rank = perfect::subset_rank(black_ + 1);
    const Mask all = (Mask{1} << count(free)) - 1;
    for (std::uint32_t n = 0; n < width_; ++n) {
      const Mask black = subsets_[n];
      const Mask closing =
          takes == 0 ? 0 : gather_bits(closing_points(spread_bits(black, free)), free) & ~black;
      std::uint8_t best = scores_.white_wins;
      for (Mask targets = all & ~black & ~closing; targets != 0; targets &= targets - 1) {
        best = std::min(best, quiet_[rank(black | (targets & -targets))]);
      }
      for (Mask targets = closing; targets != 0; targets &= targets - 1) {
        best = std::min(best, after_[rank(black | (targets & -targets))].capture);
      }
      values_[n] = best;
    }
  }

  // The best capture after each placement of Black's stones that holds a mill.
  void score_black_captures(Mask white, Mask takes) {
    const Mask free = ~white & all_points;
    if (white_total_ - 1 < fewest_stones) {
      for (After& after : after_) after.capture = scores_.black_wins;
      return;
    }
    holding_mill_.clear();
    for (std::uint32_t n = 0; n < after_.size(); ++n) {
      after_[n].capture = scores_.white_wins;
      if (stones_in_mills(spread_bits(after_[n].black, free)) != 0) holding_mill_.push_back(n);
    }
    if (holding_mill_.empty()) return;
    const Sector child = later(white_ - 1, black_ + 1);
    const SubsetRank& rank = perfect::subset_rank(black_ + 1);
    for_each_point(takes, [&](Point captured) {
      const Mask left = white & ~bit(captured);
      const auto [id, symmetry] = masks_[left];
      next_.read(child, id, child_);
      permutation_.set(free, ~perfect::transform_fast(left, symmetry) & all_points, symmetry);
      for (const std::uint32_t n : holding_mill_) {
        After& after = after_[n];
        after.capture = std::min(after.capture, child_[rank(permutation_(after.black))]);
      }
    });
  }

  // ---- White places: the highest value over the rows with one more white stone ----

  void place_white(Mask white) {
    const Mask free = ~white & all_points;
    std::fill(values_.begin(), values_.end(), scores_.black_wins);
    int compact_to = 0;
    for_each_point(free, [&](Point to) {
      const Mask after = white | bit(to);
      const auto [id, symmetry] = masks_[after];
      permutation_.set(free, ~perfect::transform_fast(after, symmetry) & all_points, symmetry);
      if (completes_line(white, to)) {
        close_white_mill(id, free, compact_to);
      } else {
        place_white_quietly(id, compact_to);
      }
      ++compact_to;
    });
  }

  void place_white_quietly(std::uint32_t id, int compact_to) {
    const SubsetRank& rank = perfect::subset_rank(black_);
    next_.read(later(white_ + 1, black_), id, child_);
    for (std::uint32_t n = 0; n < width_; ++n) {
      const Mask black = subsets_[n];
      // With Black's stone on the target the look-up means nothing; it stays inside the row and is put aside.
      const std::uint8_t value = child_[rank(permutation_(black))];
      const bool occupied = (black >> compact_to & 1) != 0;
      values_[n] = std::max(values_[n], occupied ? scores_.black_wins : value);
    }
  }

  void close_white_mill(std::uint32_t id, Mask free, int compact_to) {
    const bool wins = black_total_ - 1 < fewest_stones;
    const Sector child = later(white_ + 1, black_ - 1);
    const Sector quiet = later(white_ + 1, black_);
    const SubsetRank* rank = black_ > 0 ? &perfect::subset_rank(black_ - 1) : nullptr;
    const SubsetRank& quiet_rank = perfect::subset_rank(black_);
    if (!wins && next_.has(child)) next_.read(child, id, child_);
    if (next_.has(quiet)) next_.read(quiet, id, quiet_);
    for (std::uint32_t n = 0; n < width_; ++n) {
      const Mask black = subsets_[n];
      if ((black >> compact_to & 1) != 0 || values_[n] == scores_.white_wins) continue;
      const Mask takes = gather_bits(takes_from(spread_bits(black, free), black_total_, protection_), free);
      std::uint8_t best = scores_.black_wins;
      if (takes == 0) {
        best = quiet_[quiet_rank(permutation_(black))];
      } else if (wins) {
        best = scores_.white_wins;
      } else {
        for (Mask left = takes; left != 0; left &= left - 1) {
          best = std::max(best, child_[(*rank)(permutation_(black & ~(left & -left)))]);
        }
      }
      values_[n] = std::max(values_[n], best);
    }
  }

  int ply_;
  int white_;
  int black_;
  bool white_to_move_;
  int white_total_;
  int black_total_;
  const Next& next_;
  WhiteScores scores_;
  MillProtection protection_;
  const MaskTable& masks_;
  std::uint32_t width_;
  std::vector<Mask> subsets_;
  std::vector<After> after_;
  std::vector<std::uint32_t> holding_mill_;
  std::vector<std::uint8_t> values_;
  std::vector<std::uint8_t> quiet_;
  std::vector<std::uint8_t> child_;
  GatheredPermutation permutation_;
};

// Calls take(row, values) for every row.
template <typename Next, typename Take>
void solve_rows(const Sector& sector, const Next& next, MillProtection protection, const MaskTable& masks,
                int threads, Monitor* monitor, const Take& take) {
  std::vector<std::unique_ptr<RowSolver<Next>>> solvers;
  solvers.reserve(static_cast<std::size_t>(threads));
  for (int thread = 0; thread < threads; ++thread) {
    solvers.push_back(std::make_unique<RowSolver<Next>>(sector, next, protection, masks));
  }
  const perfect::Shape shape = white_shape_of(sector);
  const auto solve_row = [&](int thread, std::size_t row) {
    const auto id = static_cast<std::uint32_t>(row);
    take(id, solvers[static_cast<std::size_t>(thread)]->solve(id));
    if (monitor != nullptr) monitor->advance(shape.width);
  };
  run_parallel(threads, shape.rows, solve_row, monitor);
}

}  // namespace

PackedSector solve_placing_sector(const Sector& sector, const Ply& next, MillProtection protection,
                                  const MaskTable& masks, int threads, Monitor* monitor) {
  PackedSector solved(white_shape_of(sector));
  solve_rows(sector, NextValues(next), protection, masks, threads, monitor,
             [&](std::uint32_t row, const std::uint8_t* values) { solved.pack_row(row, values); });
  return solved;
}

SectorValues solve_placing_distances(const Sector& sector, const DistancePly& next, MillProtection protection,
                                     const MaskTable& masks, int threads, Monitor* monitor) {
  const std::size_t width = white_shape_of(sector).width;
  SectorValues solved(white_shape_of(sector).slots());
  solve_rows(sector, NextDistances(next, sector.mover()), protection, masks, threads, monitor,
             [&](std::uint32_t row, const std::uint8_t* values) {
               std::copy_n(values, width, solved.begin() + static_cast<std::ptrdiff_t>(row * width));
             });
  return solved;
}

}  // namespace muehle::solver
