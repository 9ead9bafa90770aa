#include "search/table.h"

#include <algorithm>
#include <cassert>

namespace muehle::search {

namespace {

constexpr int old_entry_malus = 256;  // more than any depth

std::uint64_t pack(const Entry& entry, std::uint8_t generation) {
  return std::uint64_t{static_cast<std::uint16_t>(static_cast<std::int16_t>(entry.score))} |
         std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << detail::depth_shift |
         std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << detail::bound_shift |
         std::uint64_t{entry.move} << detail::move_shift |
         std::uint64_t{generation} << detail::generation_shift | std::uint64_t{1} << detail::filled_shift;
}

std::uint8_t generation_of(std::uint64_t data) {
  return static_cast<std::uint8_t>(data >> detail::generation_shift);
}

void write(Slot& slot, std::uint64_t key, std::uint64_t data) {
  slot.check.store(key ^ data, detail::relaxed);
  slot.data.store(data, detail::relaxed);
}

// The part of `slots` that begins with a cache line, if there is one to choose.
std::span<Slot> aligned(std::span<Slot> slots, std::size_t bucket_size) {
  constexpr std::size_t cache_line = 64;
  const std::size_t past = reinterpret_cast<std::uintptr_t>(slots.data()) % cache_line;
  const std::size_t skipped = past == 0 ? 0 : (cache_line - past) / sizeof(Slot);
  return slots.size() <= bucket_size + skipped ? slots : slots.subspan(skipped);
}

}  // namespace

Table::Table(std::span<Slot> slots)
    : slots_(aligned(slots, bucket_size)), buckets_(std::max<std::uint64_t>(slots_.size() / bucket_size, 1)) {
  assert(!slots.empty());
}

// The slot of the same position, else the one whose loss hurts least: empty, then old, then shallow.
void Table::store(std::uint64_t key, const Entry& entry) {
  const auto worth = [&](std::uint64_t data) {
    if (data == 0) return -2 * old_entry_malus;
    return detail::depth_of(data) - (generation_of(data) == generation_ ? 0 : old_entry_malus);
  };
  Entry stored = entry;
  Slot* place = nullptr;
  int least = 0;
  for (Slot& slot : slots_of(key)) {
    std::uint64_t data = 0;
    if (detail::holds(slot, key, data)) {
      if (stored.move == no_move) stored.move = detail::unpack_entry(data).move;
      place = &slot;
      break;
    }
    if (place != nullptr && worth(data) >= least) continue;
    place = &slot;
    least = worth(data);
  }
  write(*place, key, pack(stored, generation_));
}

void Table::begin_search() { ++generation_; }

void Table::clear() {
  for (Slot& slot : slots_) {
    slot.check.store(0, detail::relaxed);
    slot.data.store(0, detail::relaxed);
  }
  generation_ = 0;
}

int Table::permille_used() const {
  constexpr std::size_t largest_sample = 1000;
  const std::size_t sample = std::min(largest_sample, slots_.size());
  std::size_t used = 0;
  for (const Slot& slot : slots_.first(sample)) {
    const std::uint64_t data = slot.data.load(detail::relaxed);
    used += data != 0 && generation_of(data) == generation_ ? 1 : 0;
  }
  return static_cast<int>(used * 1000 / sample);
}

}  // namespace muehle::search
