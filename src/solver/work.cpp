#include "solver/work.h"

#include <array>
#include <cstring>

#include "perfect/checksum.h"

namespace muehle::solver {
namespace {

// The beginning of a working file; what it holds follows. Such a file never leaves the machine it was written
// on, so numbers are in the machine's order.
struct Header {
  std::array<char, 8> magic = {'M', 'U', 'E', 'H', 'W', 'O', 'R', 'K'};
  std::uint32_t version = 1;
  std::uint8_t kind = 0;
  std::uint8_t mill_protection = 0;
  std::uint8_t fly_at = perfect::fly_at;
  std::uint8_t ply = 0;
  std::uint8_t own = 0;
  std::uint8_t opp = 0;
  std::array<std::uint8_t, 6> reserved = {};
  std::uint64_t length = 0;
  friend bool operator==(const Header&, const Header&) = default;
};
struct SealedHeader {
  Header header;
  std::uint64_t bytes_checksum = 0;
  std::uint64_t header_checksum = 0;  // of all before
  std::array<std::uint8_t, 16> reserved = {};
};
constexpr std::size_t header_size = 64;  // so that what follows is aligned to a cache line
static_assert(sizeof(SealedHeader) == header_size && std::has_unique_object_representations_v<SealedHeader>);

Header header_of(const WorkFile& file, const perfect::RulesKey& key) {
  Header header;
  header.kind = static_cast<std::uint8_t>(file.kind);
  header.mill_protection = static_cast<std::uint8_t>(key.mill_protection);
  header.ply = static_cast<std::uint8_t>(file.sector.ply);
  header.own = static_cast<std::uint8_t>(file.sector.own);
  header.opp = static_cast<std::uint8_t>(file.sector.opp);
  header.length = size_of(file);
  return header;
}

Bytes bytes_of(const SealedHeader& header) {
  return {reinterpret_cast<const std::uint8_t*>(&header), header_size};
}
std::uint64_t checksum_of(const SealedHeader& header) {
  return perfect::checksum(bytes_of(header).first(offsetof(SealedHeader, header_checksum)));
}

constexpr std::string_view suffix_of(WorkKind kind) {
  return kind == WorkKind::distances ? ".distances" : ".packed";
}

}  // namespace

std::string file_name(const WorkFile& file) {
  return stem_of(file.sector) + std::string(suffix_of(file.kind));
}

std::optional<WorkFile> parse_work_name(std::string_view name) {
  for (const WorkKind kind : {WorkKind::distances, WorkKind::packed}) {
    const std::string_view suffix = suffix_of(kind);
    if (!name.ends_with(suffix)) continue;
    const auto sector = perfect::sector_called(name.substr(0, name.size() - suffix.size()));
    if (sector) return WorkFile{kind, *sector};
  }
  return std::nullopt;
}

Result<std::set<WorkFile>> WorkFolder::scan() {
  if (Result<void> removed = disk_.remove(temporary()); !removed) return tl::unexpected(removed.error());
  const Result<std::vector<std::string>> names = disk_.list(folder_);
  if (!names) return tl::unexpected(names.error());
  std::set<WorkFile> found;
  for (const std::string& name : *names) {
    const std::optional<WorkFile> file = parse_work_name(name);
    if (!file) continue;
    const Result<std::optional<LoadedWork>> opened = open(*file, false);
    if (!opened) return tl::unexpected(opened.error());
    if (*opened) found.insert(*file);
  }
  return found;
}

Result<void> WorkFolder::write(const WorkFile& file, Bytes bytes) {
  SealedHeader header{.header = header_of(file, key_)};
  header.bytes_checksum = perfect::checksum(bytes);
  header.header_checksum = checksum_of(header);
  const std::array<Bytes, 2> parts = {bytes_of(header), bytes};
  Result<void> written = write_file(disk_, folder_, file_name(file), temporary(), parts);
  if (written) checked_.insert(file);
  return written;
}

Result<std::optional<LoadedWork>> WorkFolder::load(const WorkFile& file) {
  return open(file, !checked_.contains(file));
}

Result<void> WorkFolder::remove(const WorkFile& file) {
  checked_.erase(file);
  return disk_.remove(folder_ + "/" + file_name(file));
}

Result<void> WorkFolder::discard(const WorkFile& file, const std::string& reason) {
  Result<void> removed = remove(file);
  if (removed) on_damage_({folder_ + "/" + file_name(file), reason});
  return removed;
}

Result<std::optional<LoadedWork>> WorkFolder::open(const WorkFile& file, bool check) {
  Result<std::unique_ptr<perfect::ByteSource>> source = disk_.map(folder_ + "/" + file_name(file));
  if (!source) return tl::unexpected(source.error());
  std::vector<std::uint8_t> buffer;
  const Bytes all = (*source)->read(0, static_cast<std::size_t>((*source)->size()), buffer);
  std::string reason;
  SealedHeader header;
  if (all.size() >= header_size) std::memcpy(&header, all.data(), header_size);
  if (all.size() != header_size + size_of(file)) {
    reason = "it has " + std::to_string(all.size()) + " bytes and should have " +
             std::to_string(header_size + size_of(file));
  } else if (header.header_checksum != checksum_of(header)) {
    reason = "its header does not have its checksum";
  } else if (header.header != header_of(file, key_)) {
    reason = "it is of another version, or holds another sector or other rules";
  } else if (check && header.bytes_checksum != perfect::checksum(all.subspan(header_size))) {
    reason = "its values do not have their checksum";
  }
  if (!reason.empty()) {
    if (Result<void> gone = discard(file, reason); !gone) return tl::unexpected(gone.error());
    return std::nullopt;
  }
  if (check) checked_.insert(file);
  return LoadedWork{std::move(*source), all.subspan(header_size)};
}

}  // namespace muehle::solver
