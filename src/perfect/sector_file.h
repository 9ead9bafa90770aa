// One opened database file.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "perfect/byte_source.h"
#include "perfect/distance_model.h"
#include "perfect/failure.h"
#include "perfect/format.h"
#include "perfect/probe.h"
#include "perfect/reached.h"
#include "perfect/wdl_model.h"

namespace muehle::perfect {

// Threads may share one that was opened; one that is expected belongs to one thread.
class SectorFile {
 public:
  // Checks header, model and page table; `name` is used in messages only.
  static Result<std::unique_ptr<SectorFile>> open(std::string name, std::unique_ptr<ByteSource> source);

  // A file whose bytes come little by little, so that nothing is read yet. What is known of it without them
  // is in `header`; its checksums are not. Header, model and what is needed of the page table are read when a
  // block is; an entry of the table is right when its page has the checksum that it says.
  static Result<std::unique_ptr<SectorFile>> expect(std::string name, std::unique_ptr<ByteSource> source,
                                                    const Header& header);

  const Header& header() const { return header_; }
  const Layout& layout() const { return layout_; }
  const std::string& name() const { return name_; }
  // Empty for one that is expected.
  const std::vector<PageEntry>& pages() const { return pages_; }

  // False: the file leaves this position out, `row` being that of the mover's stones and `opp` the other
  // side's beside the row's canonical mask. True where nothing has been read yet that tells.
  bool keeps(std::uint32_t row, Mask opp) const { return !reached_ || reached_->row(row)(opp); }

  // Reads the first `slots` values of a block; of positions that are left out, `left_out`. An error names the
  // file and what of it is damaged. `buffer` is scratch space.
  Result<void> read_wdl(std::uint32_t block, std::uint32_t slots, std::uint8_t* values,
                        std::vector<std::uint8_t>& buffer) const;
  // The same for distances; `values` are the values of these slots, as `wdl` has them. What is left out has
  // no_distance.
  Result<void> read_distances(const SectorFile& wdl, std::uint32_t block, std::uint32_t slots,
                              const std::uint8_t* values, Distance* distances,
                              std::vector<std::uint8_t>& buffer) const;

  // Calls `miss` with every piece without which reading the block would wait, as far as that can be told
  // without the others; with those that stand before the pages only, where the block may not be needed.
  enum class Need { block, perhaps };
  template <typename Miss>
  void missing(std::uint32_t block, Need need, Miss&& miss) const;
  // Begins to fetch a page, and does not wait for it.
  void ask_for(std::uint32_t page) const;

  // Checks one page against its checksum, whether that has been done before or not.
  Result<void> check_page(std::uint32_t page, std::vector<std::uint8_t>& buffer) const;
  // All of them.
  Result<void> check_pages() const;

 private:
  SectorFile(std::string name, std::unique_ptr<ByteSource> source, const Header& header)
      : name_(std::move(name)), source_(std::move(source)), header_(header), layout_(header.sector) {}

  Result<void> load_model() const;
  Result<void> load_page_table();
  // An expected file can be used: its header is the one that was expected.
  Result<void> load_head() const;
  std::uint64_t table_begin() const { return header_bytes + header_.model_length; }
  // Nothing where the bytes are not there, or make no sense.
  std::optional<PageEntry> entry(std::uint32_t page) const;
  Page table_piece(std::uint32_t page) const;
  Result<std::span<const std::uint8_t>> page(std::uint32_t page, bool check,
                                             std::vector<std::uint8_t>& buffer) const;
  Result<std::span<const std::uint8_t>> message(std::uint32_t block, std::vector<std::uint8_t>& buffer) const;
  tl::unexpected<Error> damaged(const std::string& what) const {
    return fail(Failure::damaged, name_ + " is damaged: " + what);
  }

  std::string name_;
  std::unique_ptr<ByteSource> source_;
  mutable Header header_;
  Layout layout_;
  mutable bool loaded_ = false;  // the header was read, and the model
  mutable std::optional<WdlModel> wdl_;
  mutable std::unique_ptr<const Reached> reached_;  // of values that leave something out
  mutable std::optional<DistanceModel> distances_;
  std::vector<PageEntry> pages_;
  // One for each page of a stable source: it has been checked. Checked twice does no harm, so nothing is
  // ordered.
  mutable std::vector<std::atomic<bool>> checked_;
};

// A whole row: its values, with `left_out` among them, and where `distances` is not null the distances. Both
// have room for the width of the row; `plies` may be null where there are no distances.
Result<void> read_row(const SectorFile& values, const SectorFile* distances, std::uint32_t row,
                      std::uint8_t* codes, Distance* plies, std::vector<std::uint8_t>& buffer);

template <typename Miss>
void SectorFile::missing(std::uint32_t block, Need need, Miss&& miss) const {
  const auto ask = [&](const Page& piece) {
    const bool there = source_->at_hand(piece.offset, piece.length);
    if (!there) miss(piece);
    return there;
  };
  if (!loaded_)
    ask({name_, Page::before_pages, 0, static_cast<std::uint32_t>(header_bytes + header_.model_length)});
  const std::uint32_t n = block / page_blocks;
  if (pages_.empty() && !ask(table_piece(n))) return;
  if (need == Need::perhaps) return;
  // What makes no sense is found out when it is read.
  if (const auto known = entry(n)) ask({name_, n, known->offset, known->length});
}

}  // namespace muehle::perfect
