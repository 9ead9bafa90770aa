#include "perfect/format.h"

#include <algorithm>
#include <cstring>

#include "perfect/checksum.h"
#include "perfect/classes.h"
#include "perfect/failure.h"

namespace muehle::perfect {
namespace {

constexpr std::array<std::uint8_t, 8> magic = {'M', 'U', 'E', 'H', 'L', 'E', 'D', 'B'};
constexpr std::size_t checked_header_bytes = header_bytes - sizeof(std::uint64_t);

template <typename Number>
void put(std::vector<std::uint8_t>& bytes, Number number) {
  for (std::size_t n = 0; n < sizeof(Number); ++n)
    bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(number) >> (8 * n)));
}

template <typename Number>
Number get(const std::uint8_t* bytes) {
  std::uint64_t number = 0;
  for (std::size_t n = 0; n < sizeof(Number); ++n) number |= std::uint64_t{bytes[n]} << (8 * n);
  return static_cast<Number>(number);
}

constexpr std::uint32_t divide_up(std::uint32_t number, std::uint32_t by) { return (number + by - 1) / by; }

}  // namespace

Layout::Layout(const Sector& sector)
    : Shape(shape_of(sector)),
      blocks_in_row(divide_up(width, most_block_slots)),
      block_slots(divide_up(width, blocks_in_row)),
      block_count(rows * blocks_in_row),
      page_count(divide_up(block_count, page_blocks)) {}

std::vector<std::uint8_t> to_bytes(const Header& header) {
  std::vector<std::uint8_t> bytes(magic.begin(), magic.end());
  put(bytes, format_version(header.extent));
  put(bytes, static_cast<std::uint8_t>(header.content));
  put(bytes, static_cast<std::uint8_t>(header.key.mill_protection));
  put(bytes, static_cast<std::uint8_t>(fly_at));
  put(bytes, static_cast<std::uint8_t>(header.sector.ply));
  put(bytes, static_cast<std::uint8_t>(header.sector.own));
  put(bytes, static_cast<std::uint8_t>(header.sector.opp));
  put(bytes, static_cast<std::uint16_t>(most_block_slots));
  put(bytes, static_cast<std::uint16_t>(page_blocks));
  put(bytes, static_cast<std::uint32_t>(header.extent));
  put(bytes, header.file_size);
  put(bytes, header.model_length);
  put(bytes, header.model_checksum);
  put(bytes, header.table_checksum);
  put(bytes, checksum(bytes));
  return bytes;
}

Result<Header> parse_header(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < header_bytes || !std::equal(magic.begin(), magic.end(), bytes.begin()))
    return fail(Failure::unusable, "it is no muehle database file");
  const auto version = get<std::uint16_t>(&bytes[8]);
  if (version == 0 || version > newest_format_version) {
    return fail(Failure::unusable, "it has format version " + std::to_string(version) +
                                       "; this program reads versions up to " +
                                       std::to_string(newest_format_version));
  }
  if (get<std::uint64_t>(&bytes[checked_header_bytes]) != checksum(bytes.first(checked_header_bytes)))
    return fail(Failure::damaged, "its header is damaged");
  Header header{};
  const std::uint8_t content = bytes[10];
  const std::uint8_t protection = bytes[11];
  const auto extent = get<std::uint32_t>(&bytes[20]);
  header.sector = {bytes[13], bytes[14], bytes[15]};
  const bool sizes_fit =
      get<std::uint16_t>(&bytes[16]) == most_block_slots && get<std::uint16_t>(&bytes[18]) == page_blocks;
  if (content > 1 || protection > 1 || bytes[12] != fly_at || !sizes_fit || !exists(header.sector) ||
      extent > 1 || format_version(static_cast<Extent>(extent)) != version ||
      (extent == 1 && header.sector.moving()))
    return fail(Failure::damaged, "its header makes no sense");
  header.content = static_cast<Content>(content);
  header.key.mill_protection = static_cast<MillProtection>(protection);
  header.extent = static_cast<Extent>(extent);
  header.file_size = get<std::uint64_t>(&bytes[24]);
  header.model_length = get<std::uint64_t>(&bytes[32]);
  header.model_checksum = get<std::uint64_t>(&bytes[40]);
  header.table_checksum = get<std::uint64_t>(&bytes[48]);
  return header;
}

void append(std::vector<std::uint8_t>& bytes, const PageEntry& entry) {
  put(bytes, entry.offset);
  put(bytes, entry.length);
  put(bytes, entry.checksum);
}

PageEntry parse_page_entry(const std::uint8_t* bytes) {
  return {get<std::uint64_t>(bytes), get<std::uint32_t>(bytes + 8), get<std::uint32_t>(bytes + 12)};
}

void append_length(std::vector<std::uint8_t>& bytes, std::uint32_t length) {
  for (; length >= 0x80; length >>= 7) bytes.push_back(static_cast<std::uint8_t>(length | 0x80));
  bytes.push_back(static_cast<std::uint8_t>(length));
}

std::optional<std::span<const std::uint8_t>> block_message(std::span<const std::uint8_t> page,
                                                           std::uint32_t blocks, std::uint32_t n) {
  constexpr int longest_shift = 21;
  std::size_t at = 0;
  std::size_t before = 0;
  std::size_t own = 0;
  for (std::uint32_t block = 0; block < blocks; ++block) {
    std::size_t length = 0;
    for (int shift = 0;; shift += 7) {
      if (at == page.size() || shift > longest_shift) return std::nullopt;
      const std::uint8_t byte = page[at++];
      length |= std::size_t{byte & 0x7Fu} << shift;
      if (byte < 0x80) break;
    }
    if (block < n) before += length;
    if (block == n) own = length;
  }
  if (page.size() - at < before || page.size() - at - before < own) return std::nullopt;
  return page.subspan(at + before, own);
}

}  // namespace muehle::perfect
