// The layout of a database file; docs/database-format.md describes it byte by byte.
//
// A file is a header, a model (how likely each value is in each context), a page table and the pages. A row
// of the sector is cut into blocks of equal length, which are coded one by one; 128 blocks that follow each
// other make a page, the unit that is checked and, over a network, fetched.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "perfect/shape.h"

namespace muehle::perfect {

// What a file says something about: all positions of its sector, or those of the placing phase that games can
// reach (reached.h).
enum class Extent : std::uint8_t { all, reached };

// A reader has to know the extent, so files that leave something out are of a version of their own.
constexpr std::uint16_t format_version(Extent extent) { return extent == Extent::all ? 1 : 2; }
inline constexpr std::uint16_t newest_format_version = format_version(Extent::reached);
inline constexpr std::uint32_t most_block_slots = 512;
inline constexpr std::uint32_t page_blocks = 128;

// How a sector's slots are cut up; it follows from the sector.
struct Layout : Shape {
  explicit Layout(const Sector& sector);

  std::uint32_t blocks_in_row;
  std::uint32_t block_slots;  // the last block of a row may have fewer
  std::uint32_t block_count;
  std::uint32_t page_count;

  // The columns of the n-th block of a row.
  std::uint32_t begin(std::uint32_t n) const { return n * block_slots; }
  std::uint32_t end(std::uint32_t n) const { return std::min(width, begin(n) + block_slots); }
};

struct PageEntry {
  std::uint64_t offset;    // from the beginning of the file
  std::uint32_t length;    // bytes
  std::uint32_t checksum;  // the lower half of the checksum of the page's bytes
};
inline constexpr std::size_t page_entry_bytes = 16;

struct Header {
  Sector sector;
  Content content;
  RulesKey key;
  Extent extent;
  std::uint64_t file_size;
  std::uint64_t model_length;  // bytes; the model follows the header, the page table the model
  std::uint64_t model_checksum;
  std::uint64_t table_checksum;
};
inline constexpr std::size_t header_bytes = 64;

std::vector<std::uint8_t> to_bytes(const Header& header);
// `bytes` are the first header_bytes of a file.
Result<Header> parse_header(std::span<const std::uint8_t> bytes);

void append(std::vector<std::uint8_t>& bytes, const PageEntry& entry);
PageEntry parse_page_entry(const std::uint8_t* bytes);

// The length of a block's message: seven bits a byte, the lowest first, the eighth says that more follow.
void append_length(std::vector<std::uint8_t>& bytes, std::uint32_t length);

// The message of block `n` of a page; nothing when the page is not well-formed.
std::optional<std::span<const std::uint8_t>> block_message(std::span<const std::uint8_t> page,
                                                           std::uint32_t blocks, std::uint32_t n);

}  // namespace muehle::perfect
