#include "solver/shrink.h"

#include <algorithm>
#include <cassert>
#include <mutex>

#include "perfect/sector_file.h"
#include "solver/encode.h"

namespace muehle::solver {
namespace {

using namespace perfect;

// The rows of a sector from its files, several threads at once.
class StoredRows {
 public:
  StoredRows(const SectorFile& values, const SectorFile* distances)
      : values_(values), distances_(distances) {}

  // Distances where there are some, else values. After a failure the bytes mean nothing.
  void read(std::uint32_t row, std::uint8_t* bytes) {
    std::vector<std::uint8_t> codes(values_.layout().width);
    std::vector<std::uint8_t> buffer;
    const Result<void> read = read_row(values_, distances_, row, codes.data(), bytes, buffer);
    if (distances_ == nullptr) std::ranges::copy(codes, bytes);
    if (read) return;
    const std::lock_guard lock(mutex_);
    if (!failure_) failure_ = read.error();
  }

  const std::optional<Error>& failure() const { return failure_; }

 private:
  const SectorFile& values_;
  const SectorFile* distances_;
  std::mutex mutex_;
  std::optional<Error> failure_;
};

}  // namespace

Shrinker::Shrinker(const Database& database, int threads)
    : database_(database), threads_(threads), sides_(database.key().mill_protection, masks_) {}

Result<std::vector<std::uint8_t>> Shrinker::shrink(const Sector& sector, Content content,
                                                   Monitor& monitor) const {
  assert(is_shrunk(sector));
  const bool distances = content == Content::distance;
  const SectorFile* values = database_.find(sector, Content::wdl);
  assert(values != nullptr && values->header().extent == Extent::all);
  const Reached reached = sides_.reached(sector);
  StoredRows rows(*values, distances ? database_.find(sector, Content::distance) : nullptr);
  const ReadRow read = [&rows](std::uint32_t row, std::uint8_t* bytes) { rows.read(row, bytes); };
  std::vector<std::uint8_t> bytes =
      distances ? encode_distances(sector, database_.key(), read, threads_, &monitor, &reached)
                : encode_wdl(sector, database_.key(), read, threads_, &monitor, &reached);
  if (rows.failure()) return tl::unexpected(*rows.failure());
  return bytes;
}

}  // namespace muehle::solver
