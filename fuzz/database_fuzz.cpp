// Database files: whatever the bytes, they are refused, or answered from, or reported as damaged.
#include "perfect/checksum.h"
#include "perfect/classes.h"
#include "perfect/database.h"
#include "perfect/format.h"
#include "perfect/index.h"
#include "perfect/sector_file.h"
#include "property.h"

using namespace muehle;
using namespace muehle::perfect;

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr Sector sector{placing_plies, 3, 3};

// A file with sound checksums around pages that are anything.
Bytes file_around(std::span<const std::uint8_t> pages) {
  const Layout layout(sector);
  const Bytes model = WdlModel(std::vector<WdlModel::Counts>(wdl_contexts)).bytes();
  Bytes table;
  std::uint64_t offset = header_bytes + model.size() + layout.page_count * page_entry_bytes;
  for (std::size_t n = 0; n < layout.page_count; ++n) {
    const std::size_t begin = pages.size() * n / layout.page_count;
    const std::size_t end = pages.size() * (n + 1) / layout.page_count;
    const auto page = pages.subspan(begin, end - begin);
    append(table, PageEntry{offset, static_cast<std::uint32_t>(page.size()),
                            static_cast<std::uint32_t>(checksum(page))});
    offset += page.size();
  }
  Bytes file = to_bytes(Header{.sector = sector,
                               .content = Content::wdl,
                               .key = {},
                               .extent = Extent::all,
                               .file_size = offset,
                               .model_length = model.size(),
                               .model_checksum = checksum(model),
                               .table_checksum = checksum(table)});
  file.insert(file.end(), model.begin(), model.end());
  file.insert(file.end(), table.begin(), table.end());
  file.insert(file.end(), pages.begin(), pages.end());
  return file;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span<const std::uint8_t> bytes(data, size);
  if (const auto header = parse_header(bytes))
    promise(exists(header->sector), "a header names a sector that exists");
  if (const auto model = WdlModel::parse(bytes))
    promise(model->bytes().size() <= bytes.size(), "a model is written in no more bytes");
  if (const auto model = DistanceModel::parse(bytes))
    promise(model->bytes().size() <= bytes.size(), "a model is written in no more bytes");
  for (std::uint32_t block = 0; block < page_blocks; block += 9) {
    const auto message = block_message(bytes, page_blocks, block);
    promise(!message || message->size() <= size, "a message lies in its page");
  }

  Database plain(RulesKey{});
  plain.add(file_name(sector, Content::wdl),
            std::make_unique<MemorySource>(Bytes(bytes.begin(), bytes.end())));

  Database database(RulesKey{});
  const auto added =
      database.add(file_name(sector, Content::wdl), std::make_unique<MemorySource>(file_around(bytes)));
  promise(added.has_value(), "sound checksums are accepted");
  const auto probe = make_probe(database);
  for (std::uint32_t row = 0; row < class_counts[3]; row += 17) {
    const MaskPair masks = masks_at({row, row * 8}, 3, 3);
    const auto answer = probe->answer(*Position::make({masks.first, masks.second, 0, 0, Colour::white}));
    promise(answer ? answer->has_value() : !answer.error().message.empty(), "there is an answer or an error");
  }
  return 0;
}
