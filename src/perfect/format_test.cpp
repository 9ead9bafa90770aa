#include "perfect/format.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "perfect/checksum.h"

namespace muehle::perfect {
namespace {

using ::testing::HasSubstr;

using Bytes = std::vector<std::uint8_t>;

constexpr Header header{.sector = {placing_plies, 3, 4},
                        .content = Content::wdl,
                        .key = {MillProtection::strict},
                        .extent = Extent::all,
                        .file_size = 1000,
                        .model_length = 100,
                        .model_checksum = 5,
                        .table_checksum = 6};

// The header with another byte somewhere, and the checksum that belongs to it: what another version of this
// program would have written.
Bytes with(std::size_t at, std::uint8_t value) {
  Bytes bytes = to_bytes(header);
  bytes[at] = value;
  constexpr std::size_t checked = header_bytes - sizeof(std::uint64_t);
  std::uint64_t sum = checksum(std::span(bytes).first(checked));
  for (std::size_t n = checked; n < header_bytes; ++n, sum >>= 8) bytes[n] = static_cast<std::uint8_t>(sum);
  return bytes;
}

std::string refusal(const Bytes& bytes) {
  const Result<Header> parsed = parse_header(bytes);
  return parsed ? "accepted" : parsed.error().message;
}

TEST(Format, AHeaderComesBack) {
  const Result<Header> parsed = parse_header(with(0, 'M'));
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->sector, header.sector);
  EXPECT_EQ(parsed->content, header.content);
  EXPECT_EQ(parsed->key, header.key);
  EXPECT_EQ(parsed->file_size, header.file_size);
  EXPECT_EQ(parsed->model_length, header.model_length);
  EXPECT_EQ(parsed->model_checksum, header.model_checksum);
  EXPECT_EQ(parsed->table_checksum, header.table_checksum);
}

TEST(Format, WhoLeavesPositionsOutIsOfAnotherVersion) {
  Header smaller = header;
  smaller.sector = {16, 8, 7};
  smaller.extent = Extent::reached;
  const Result<Header> parsed = parse_header(to_bytes(smaller));
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->extent, Extent::reached);
  EXPECT_EQ(to_bytes(smaller)[8], 2);
  EXPECT_EQ(to_bytes(header)[8], 1);
  smaller.sector = header.sector;
  EXPECT_EQ(refusal(to_bytes(smaller)), "its header makes no sense") << "the moving phase is whole";
}

TEST(Format, VersionAndExtentBelongTogether) {
  constexpr std::size_t version = 8;
  constexpr std::size_t extent = 20;
  EXPECT_EQ(refusal(with(version, 2)), "its header makes no sense");
  EXPECT_EQ(refusal(with(extent, 1)), "its header makes no sense");
  EXPECT_EQ(refusal(with(extent, 2)), "its header makes no sense");
}

TEST(Format, AnyOtherVersionIsRefused) {
  constexpr std::size_t version = 8;
  EXPECT_THAT(refusal(with(version, 0)), HasSubstr("version 0"));
  EXPECT_THAT(refusal(with(version, 3)), HasSubstr("version 3"));
  EXPECT_THAT(refusal(with(version + 1, 1)), HasSubstr("version 257"));
}

TEST(Format, WhatThisProgramCannotReadIsRefused) {
  constexpr std::size_t content = 10;
  constexpr std::size_t protection = 11;
  constexpr std::size_t flies_at = 12;
  constexpr std::size_t own = 14;
  constexpr std::size_t block_slots = 16;
  constexpr std::size_t blocks = 18;
  for (const auto& [at, value] : {std::pair{content, 2},
                                  {protection, 2},
                                  {flies_at, 0},
                                  {own, 2},
                                  {own, 10},
                                  {block_slots, 1},
                                  {block_slots + 1, 1},
                                  {blocks, 64}}) {
    EXPECT_EQ(refusal(with(at, static_cast<std::uint8_t>(value))), "its header makes no sense") << at;
  }
}

TEST(Format, AHeaderWithAFlippedBitIsRefused) {
  for (std::size_t bit = 0; bit < 8 * header_bytes; ++bit) {
    Bytes bytes = to_bytes(header);
    bytes[bit / 8] ^= static_cast<std::uint8_t>(1u << bit % 8);
    EXPECT_FALSE(parse_header(bytes)) << bit;
  }
}

// Three messages: two bytes, none, one.
const Bytes page = {2, 0, 1, 'a', 'b', 'c'};

TEST(Format, FindsTheMessageOfABlock) {
  const auto message = [](std::uint32_t n) {
    const auto found = block_message(page, 3, n);
    return found ? std::string(found->begin(), found->end()) : "-";
  };
  EXPECT_EQ(message(0), "ab");
  EXPECT_EQ(message(1), "");
  EXPECT_EQ(message(2), "c");
}

TEST(Format, FindsNothingBeyondTheEndOfAPage) {
  for (std::size_t size = 0; size < page.size(); ++size) {
    EXPECT_FALSE(block_message(std::span(page).first(size), 3, 2)) << size;
  }
  EXPECT_FALSE(block_message(Bytes{2, 'a'}, 1, 0)) << "a message of which a byte is missing";
  EXPECT_FALSE(block_message(Bytes{3, 0, 'a', 'b'}, 2, 1)) << "none of its own, behind what is not there";
}

}  // namespace
}  // namespace muehle::perfect
