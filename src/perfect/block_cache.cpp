#include "perfect/block_cache.h"

#include <algorithm>
#include <bit>

namespace muehle::perfect {

BlockCache::BlockCache(std::size_t bytes)
    : pairs_(std::bit_floor(std::max<std::size_t>(1, bytes / (2 * sizeof(Block))))) {
  blocks_.resize(2 * pairs_);
}

BlockCache::Block& BlockCache::place(const SectorFile& file, std::uint32_t number) {
  constexpr std::uint64_t mix = 0x9E3779B97F4A7C15;  // 2^64 / golden ratio
  constexpr int upper_half = 32;
  const auto address = static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(&file));
  const std::uint64_t hash = ((address >> 4) * mix + number) * mix;
  Block* pair = &blocks_[2 * ((hash >> upper_half) & (pairs_ - 1))];
  ++clock_;
  for (Block* block : {pair, pair + 1}) {
    if (block->file == &file && block->number == number) {
      block->used = clock_;
      return *block;
    }
  }
  Block& older = clock_ - pair[0].used > clock_ - pair[1].used ? pair[0] : pair[1];
  older.file = &file;
  older.number = number;
  older.slots = 0;
  older.used = clock_;
  return older;
}

}  // namespace muehle::perfect
