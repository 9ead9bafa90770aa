#include "perfect/reached.h"

#include <cassert>
#include <memory>

#include "perfect/classes.h"
#include "perfect/shape.h"

namespace muehle::perfect {
namespace {

std::size_t bytes_of(int stones) { return class_bytes(class_counts[static_cast<std::size_t>(stones)]); }

}  // namespace

Reached::Reached(const Sector& sector, ClassBits own, ClassBits opp)
    : sector_(sector), own_(std::move(own)), opp_(std::move(opp)) {
  assert(own_.size() == bytes_of(sector.own) && opp_.size() == bytes_of(sector.opp));
}

Reached::Reached(const Sector& sector, std::span<const std::uint8_t> bytes)
    : Reached(sector,
              ClassBits(bytes.begin(), bytes.end() - static_cast<std::ptrdiff_t>(bytes_of(sector.opp))),
              ClassBits(bytes.end() - static_cast<std::ptrdiff_t>(bytes_of(sector.opp)), bytes.end())) {}

std::size_t Reached::length(const Sector& sector) { return bytes_of(sector.own) + bytes_of(sector.opp); }

std::vector<std::uint8_t> Reached::bytes() const {
  std::vector<std::uint8_t> bytes = own_;
  bytes.insert(bytes.end(), opp_.begin(), opp_.end());
  return bytes;
}

Reached::~Reached() { delete placements_.load(); }

const Reached::Placements& Reached::placements() const {
  if (const Placements* made = placements_.load(std::memory_order_acquire)) return *made;
  auto fresh = std::make_unique<Placements>(choose(point_count, sector_.opp));
  const SubsetRank& rank = subset_rank(sector_.opp);
  const std::vector<Mask>& classes = canonical_masks(sector_.opp);
  for (std::uint32_t n = 0; n < classes.size(); ++n) {
    if (!holds(opp_, n)) continue;
    for (int symmetry = 0; symmetry < symmetry_count; ++symmetry)
      (*fresh)[rank(transform_fast(classes[n], symmetry))] = true;
  }
  const Placements* none = nullptr;
  if (placements_.compare_exchange_strong(none, fresh.get(), std::memory_order_acq_rel))
    return *fresh.release();
  return *none;  // another thread's
}

}  // namespace muehle::perfect
