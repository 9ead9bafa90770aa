// One opened database file.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "perfect/byte_source.h"
#include "perfect/distance_model.h"
#include "perfect/format.h"
#include "perfect/probe.h"
#include "perfect/wdl_model.h"

namespace muehle::perfect {

// Threads may share it.
class SectorFile {
 public:
  // Checks header, model and page table; `name` is used in messages only.
  static Result<std::unique_ptr<SectorFile>> open(std::string name, std::unique_ptr<ByteSource> source);

  const Header& header() const { return header_; }
  const Layout& layout() const { return layout_; }
  const std::string& name() const { return name_; }
  const std::vector<PageEntry>& pages() const { return pages_; }

  // Reads the first `slots` values of a block. An error names the file and what of it is damaged. `buffer` is
  // scratch space.
  Result<void> read_wdl(std::uint32_t block, std::uint32_t slots, std::uint8_t* values,
                        std::vector<std::uint8_t>& buffer) const;
  // The same for distances; `values` are the values of these slots.
  Result<void> read_distances(std::uint32_t block, std::uint32_t slots, const std::uint8_t* values,
                              Distance* distances, std::vector<std::uint8_t>& buffer) const;

  // The page that holds a block.
  Page page_of(std::uint32_t block) const;
  // Reading the block does not wait.
  bool at_hand(std::uint32_t block) const;
  // Begins to fetch a page, and does not wait for it.
  void ask_for(std::uint32_t page) const;

  // Checks one page against its checksum, whether that has been done before or not.
  Result<void> check_page(std::uint32_t page, std::vector<std::uint8_t>& buffer) const;

 private:
  SectorFile(std::string name, std::unique_ptr<ByteSource> source, const Header& header)
      : name_(std::move(name)), source_(std::move(source)), header_(header), layout_(header.sector) {}

  Result<void> load_model();
  Result<void> load_page_table();
  Result<std::span<const std::uint8_t>> page(std::uint32_t page, bool check,
                                             std::vector<std::uint8_t>& buffer) const;
  Result<std::span<const std::uint8_t>> message(std::uint32_t block, std::vector<std::uint8_t>& buffer) const;
  tl::unexpected<Error> damaged(const std::string& what) const {
    return fail(name_ + " is damaged: " + what);
  }

  std::string name_;
  std::unique_ptr<ByteSource> source_;
  Header header_;
  Layout layout_;
  std::optional<WdlModel> wdl_;
  std::optional<DistanceModel> distances_;
  std::vector<PageEntry> pages_;
  // One for each page: it has been checked. Checked twice does no harm, so nothing is ordered.
  mutable std::vector<std::atomic<bool>> checked_;
};

}  // namespace muehle::perfect
