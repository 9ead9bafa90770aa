#include "solver/one_ply.h"

#include <algorithm>

#include "perfect/classes.h"
#include "perfect/shape.h"
#include "rules/movegen.h"

namespace muehle::solver {

using perfect::gather_bits;
using perfect::Sector;
using perfect::spread_bits;
using perfect::transform_fast;

namespace {

// Where a move that takes nothing leads to.
Sector after_quiet_move(const Sector& sector) {
  if (sector.moving()) return {sector.ply, sector.opp, sector.own};
  return {sector.ply + 1, sector.opp, sector.own + 1};
}

}  // namespace

OnePly::OnePly(const Sector& sector, const perfect::RulesKey& key, const Scale& scale, const MaskTable& masks,
               const ReadSectorRow& next)
    : sector_(sector),
      key_(key),
      scale_(scale),
      masks_(masks),
      next_(next),
      quiet_sector_(after_quiet_move(sector)),
      after_(perfect::all_subsets(point_count - sector.opp, quiet_sector_.opp)),
      quiet_(shape_of(quiet_sector_).padded_width()),
      capture_(after_.size()),
      best_(standing_shape_of(sector).width) {}

const std::vector<std::uint8_t>& OnePly::work_out(std::uint32_t standing_class) {
  const Mask standing = perfect::canonical_masks(sector_.opp)[standing_class];
  next_(quiet_sector_, standing_class, quiet_.data());
  for (std::uint8_t& value : quiet_) value = scale_.score_of_next[value];
  const Mask takes = takes_from(standing, sector_.opp + sector_.opp_hand(), key_.mill_protection);
  if (takes != 0) {
    find_mills(~standing & all_points);
    score_captures(standing, takes);
  }
  std::fill(best_.begin(), best_.end(), no_move_score);
  hand_back(~standing & all_points, takes != 0);
  for (std::uint8_t& value : best_) value = scale_.value_of_score[value];
  return best_;
}

void OnePly::score_captures(Mask standing, Mask takes) {
  std::fill(capture_.begin(), capture_.end(), no_move_score);
  if (sector_.opp + sector_.opp_hand() - 1 < fewest_stones) {
    std::fill(capture_.begin(), capture_.end(), scale_.score_of_taking_the_last);
    return;
  }
  const Sector child{quiet_sector_.ply, quiet_sector_.own - 1, quiet_sector_.opp};
  if (!exists(child)) return;  // nobody can have a mill here
  child_.resize(shape_of(child).padded_width());
  const auto& rank = perfect::subset_rank(child.opp);
  for_each_point(takes, [&](Point captured) {
    const Mask left = standing & ~bit(captured);
    const auto [id, symmetry] = masks_[left];
    next_(child, id, child_.data());
    const Mask child_free = ~transform_fast(left, symmetry) & all_points;
    for (const auto& [n, after] : holding_mill_) {
      const std::uint32_t column = rank(gather_bits(transform_fast(after, symmetry), child_free));
      capture_[n] = std::max(capture_[n], scale_.score_of_next[child_[column]]);
    }
  });
}

void OnePly::find_mills(Mask free) {
  holding_mill_.clear();
  for (std::uint32_t n = 0; n < after_.size(); ++n) {
    const Mask after = spread_bits(after_[n], free);
    if (stones_in_mills(after) != 0) holding_mill_.emplace_back(n, after);
  }
}

// Hands the score of each position after a move back to the positions before it.
void OnePly::hand_back(Mask free, bool takes) {
  const auto& rank = perfect::subset_rank(sector_.own);
  const bool flying = sector_.moving() && sector_.own == perfect::fly_at;
  for (std::size_t n = 0; n < after_.size(); ++n) {
    const Mask after = spread_bits(after_[n], free);
    const Mask closed = takes ? stones_in_mills(after) : 0;
    const auto raise = [&](Mask before, std::uint8_t score) {
      std::uint8_t& best = best_[rank(gather_bits(before, free))];
      best = std::max(best, score);
    };
    const auto score_at = [&](Mask to) { return (closed & to) != 0 ? capture_[n] : quiet_[n]; };
    if (!sector_.moving()) {
      for (Mask left = after; left != 0; left &= left - 1)
        raise(after ^ (left & -left), score_at(left & -left));
      continue;
    }
    const Mask empty = free & ~after;
    const auto come_from = [&](Mask from, Mask to) { raise(after ^ to ^ from, score_at(to)); };
    if (flying) {
      for_each_point(after, [&](Point to) {
        for_each_point(empty, [&](Point from) { come_from(bit(from), bit(to)); });
      });
    } else {
      for_each_shift(empty, after, come_from);
    }
  }
}

}  // namespace muehle::solver
