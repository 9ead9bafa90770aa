#include "perfect/sector_file.h"

#include <algorithm>

#include "perfect/checksum.h"
#include "perfect/classes.h"
#include "perfect/failure.h"

namespace muehle::perfect {
namespace {

// Of the page table of a file that is expected, what is read at once: 4 KB.
constexpr std::uint32_t table_piece_entries = 256;
constexpr std::uint64_t most_model_bytes = std::uint64_t{1} << 20;

tl::unexpected<Error> unusable(const std::string& name, const Error& why) {
  return fail(failure_of(why), name + " cannot be used: " + why.message);
}

}  // namespace

Result<std::unique_ptr<SectorFile>> SectorFile::open(std::string name, std::unique_ptr<ByteSource> source) {
  std::vector<std::uint8_t> buffer;
  if (source->size() < header_bytes)
    return fail(Failure::damaged, name + " is damaged: it is too short for a database file");
  const auto head = source->read(0, header_bytes, buffer);
  if (head.empty()) return fail(Failure::not_now, name + " cannot be read now");
  const Result<Header> header = parse_header(head);
  if (!header) return unusable(name, header.error());
  if (header->file_size != source->size()) {
    return fail(Failure::damaged, name + " is damaged: it has " + std::to_string(source->size()) +
                                      " bytes and should have " + std::to_string(header->file_size));
  }
  std::unique_ptr<SectorFile> file(new SectorFile(std::move(name), std::move(source), *header));
  if (const auto loaded = file->load_model(); !loaded) return tl::unexpected(loaded.error());
  if (const auto loaded = file->load_page_table(); !loaded) return tl::unexpected(loaded.error());
  file->loaded_ = true;
  return file;
}

Result<std::unique_ptr<SectorFile>> SectorFile::expect(std::string name, std::unique_ptr<ByteSource> source,
                                                       const Header& header) {
  std::unique_ptr<SectorFile> file(new SectorFile(std::move(name), std::move(source), header));
  const std::uint64_t table = std::uint64_t{file->layout_.page_count} * page_entry_bytes;
  if (header.model_length > most_model_bytes || file->table_begin() + table > file->source_->size())
    return file->damaged("it is too short for what it holds");
  file->checked_ = std::vector<std::atomic<bool>>(file->layout_.page_count);
  return file;
}

Result<void> SectorFile::load_head() const {
  if (loaded_) return {};
  std::vector<std::uint8_t> buffer;
  const auto bytes = source_->read(0, header_bytes, buffer);
  if (bytes.empty()) return fail(Failure::not_now, name_ + " cannot be read now");
  const Result<Header> header = parse_header(bytes);
  if (!header) return unusable(name_, header.error());
  const bool as_expected = header->sector == header_.sector && header->content == header_.content &&
                           header->key == header_.key && header->file_size == header_.file_size &&
                           header->model_length == header_.model_length;
  if (!as_expected) return damaged("it is not the file that was expected");
  header_ = *header;
  if (const auto loaded = load_model(); !loaded) return loaded;
  loaded_ = true;
  return {};
}

Result<void> SectorFile::load_model() const {
  const std::uint64_t room = source_->size() - header_bytes;
  if (header_.model_length > room) return damaged("its model is too long");
  std::vector<std::uint8_t> buffer;
  const auto bytes = source_->read(header_bytes, static_cast<std::size_t>(header_.model_length), buffer);
  if (bytes.size() != header_.model_length) return fail(Failure::not_now, name_ + " cannot be read now");
  if (checksum(bytes) != header_.model_checksum) return damaged("its model has another checksum");
  if (header_.content == Content::wdl) {
    const bool whole = header_.extent == Extent::all;
    const std::size_t behind = whole ? 0 : Reached::length(header_.sector);
    if (behind > bytes.size()) return damaged("its model is too short");
    Result<WdlModel> model = WdlModel::parse(bytes.first(bytes.size() - behind));
    if (!model) return damaged(model.error().message);
    wdl_ = std::move(*model);
    if (!whole) reached_ = std::make_unique<const Reached>(header_.sector, bytes.last(behind));
  } else {
    Result<DistanceModel> model = DistanceModel::parse(bytes);
    if (!model) return damaged(model.error().message);
    distances_ = std::move(*model);
  }
  return {};
}

Result<void> SectorFile::load_page_table() {
  const std::uint64_t begin = table_begin();
  const std::size_t length = std::size_t{layout_.page_count} * page_entry_bytes;
  if (length > source_->size() - begin) return damaged("its page table is too short");
  std::vector<std::uint8_t> buffer;
  const auto bytes = source_->read(begin, length, buffer);
  if (bytes.size() != length) return fail(Failure::not_now, name_ + " cannot be read now");
  if (checksum(bytes) != header_.table_checksum) return damaged("its page table has another checksum");
  std::uint64_t next = begin + length;
  pages_.reserve(layout_.page_count);
  for (std::uint32_t n = 0; n < layout_.page_count; ++n) {
    const PageEntry entry = parse_page_entry(bytes.data() + n * page_entry_bytes);
    if (entry.offset != next || entry.length > source_->size() - next)
      return damaged("its pages do not follow each other");
    next += entry.length;
    pages_.push_back(entry);
  }
  if (next != source_->size()) return damaged("there are bytes after the last page");
  checked_ = std::vector<std::atomic<bool>>(layout_.page_count);
  return {};
}

Result<std::span<const std::uint8_t>> SectorFile::page(std::uint32_t page, bool check,
                                                       std::vector<std::uint8_t>& buffer) const {
  if (const auto loaded = load_head(); !loaded) return tl::unexpected(loaded.error());
  const std::optional<PageEntry> place = entry(page);
  if (!place) return damaged("page " + std::to_string(page) + " has no place in it");
  const auto bytes = source_->read(place->offset, place->length, buffer);
  if (bytes.size() != place->length)
    return fail(Failure::not_now, name_ + " cannot be read now (page " + std::to_string(page) + ")");
  if (check) {
    if (static_cast<std::uint32_t>(checksum(bytes)) != place->checksum)
      return damaged("page " + std::to_string(page) + " has another checksum");
    checked_[page].store(true, std::memory_order_relaxed);
  }
  return bytes;
}

std::optional<PageEntry> SectorFile::entry(std::uint32_t page) const {
  if (!pages_.empty()) return pages_[page];
  std::vector<std::uint8_t> buffer;
  const auto bytes =
      source_->read(table_begin() + std::uint64_t{page} * page_entry_bytes, page_entry_bytes, buffer);
  if (bytes.size() != page_entry_bytes) return std::nullopt;
  const PageEntry entry = parse_page_entry(bytes.data());
  const std::uint64_t begin = table_begin() + std::uint64_t{layout_.page_count} * page_entry_bytes;
  const std::uint64_t size = source_->size();
  if (entry.offset < begin || entry.offset > size || entry.length > size - entry.offset) return std::nullopt;
  return entry;
}

Page SectorFile::table_piece(std::uint32_t page) const {
  const std::uint32_t first = page / table_piece_entries * table_piece_entries;
  const std::uint32_t entries = std::min(table_piece_entries, layout_.page_count - first);
  return {name_, Page::before_pages, table_begin() + std::uint64_t{first} * page_entry_bytes,
          entries * static_cast<std::uint32_t>(page_entry_bytes)};
}

void SectorFile::ask_for(std::uint32_t page) const {
  if (const auto place = entry(page)) source_->ask_for(place->offset, place->length);
}

Result<void> SectorFile::check_page(std::uint32_t n, std::vector<std::uint8_t>& buffer) const {
  const auto bytes = page(n, true, buffer);
  if (!bytes) return tl::unexpected(bytes.error());
  return {};
}

Result<void> SectorFile::check_pages() const {
  std::vector<std::uint8_t> buffer;
  for (std::uint32_t n = 0; n < pages().size(); ++n) {
    if (Result<void> checked = check_page(n, buffer); !checked) return checked;
  }
  return {};
}

Result<std::span<const std::uint8_t>> SectorFile::message(std::uint32_t block,
                                                          std::vector<std::uint8_t>& buffer) const {
  const std::uint32_t n = block / page_blocks;
  // What has been checked stays checked only where the bytes stay.
  const bool check = !source_->stable() || !checked_[n].load(std::memory_order_relaxed);
  const auto bytes = page(n, check, buffer);
  if (!bytes) return bytes;
  const std::uint32_t first = n * page_blocks;
  const auto message =
      block_message(*bytes, std::min(page_blocks, layout_.block_count - first), block - first);
  if (!message) return damaged("page " + std::to_string(n) + " is not well-formed");
  return *message;
}

Result<void> SectorFile::read_wdl(std::uint32_t block, std::uint32_t slots, std::uint8_t* values,
                                  std::vector<std::uint8_t>& buffer) const {
  const auto bytes = message(block, buffer);
  if (!bytes) return tl::unexpected(bytes.error());
  const Sector& sector = header_.sector;
  const std::uint32_t row = block / layout_.blocks_in_row;
  const std::uint32_t begin = layout_.begin(block % layout_.blocks_in_row);
  const Features features(sector, canonical_masks(sector.own)[row]);
  RangeDecoder decoder(*bytes);
  const auto take = [&](std::uint32_t context, std::uint32_t) { return wdl_->take(decoder, context); };
  if (reached_) {
    walk_wdl(features, sector.opp, begin, begin + slots, values, reached_->row(row), take);
  } else {
    walk_wdl(features, sector.opp, begin, begin + slots, values, [](Mask) { return true; }, take);
  }
  return {};
}

Result<void> SectorFile::read_distances(const SectorFile& wdl, std::uint32_t block, std::uint32_t slots,
                                        const std::uint8_t* values, Distance* distances,
                                        std::vector<std::uint8_t>& buffer) const {
  const auto bytes = message(block, buffer);
  if (!bytes) return tl::unexpected(bytes.error());
  if (header_.extent != wdl.header_.extent)
    return damaged(wdl.name_ + " beside it holds other positions; both have to be of one database");
  const std::uint32_t begin = layout_.begin(block % layout_.blocks_in_row);
  RangeDecoder decoder(*bytes);
  walk_distances(header_.sector.opp, begin, begin + slots, values, distances,
                 [&](std::uint32_t context, std::uint32_t) { return distances_->take(decoder, context); });
  return {};
}

Result<void> read_row(const SectorFile& values, const SectorFile* distances, std::uint32_t row,
                      std::uint8_t* codes, Distance* plies, std::vector<std::uint8_t>& buffer) {
  const Layout& layout = values.layout();
  for (std::uint32_t n = 0; n < layout.blocks_in_row; ++n) {
    const std::uint32_t block = row * layout.blocks_in_row + n;
    const std::uint32_t begin = layout.begin(n);
    const std::uint32_t slots = layout.end(n) - begin;
    Result<void> read = values.read_wdl(block, slots, codes + begin, buffer);
    if (read && distances != nullptr)
      read = distances->read_distances(values, block, slots, codes + begin, plies + begin, buffer);
    if (!read) return read;
  }
  return {};
}

}  // namespace muehle::perfect
