// The blocks that were unpacked last.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "perfect/sector_file.h"

namespace muehle::perfect {

// Belongs to one thread. Every block has two places where it may be, so there is nothing to search and little
// to keep up; the one that was used longer ago makes room.
class BlockCache {
 public:
  explicit BlockCache(std::size_t bytes);

  struct Block {
    const SectorFile* file = nullptr;
    std::uint32_t number = 0;
    std::uint32_t slots = 0;  // how many of them are unpacked
    std::uint32_t used = 0;
    std::array<std::uint8_t, most_block_slots> bytes;
  };

  // The place of a block: it holds the block, perhaps not all of it, or is free to be filled (`slots` is 0).
  Block& place(const SectorFile& file, std::uint32_t number);

 private:
  std::vector<Block> blocks_;
  std::size_t pairs_;
  std::uint32_t clock_ = 0;
};

}  // namespace muehle::perfect
