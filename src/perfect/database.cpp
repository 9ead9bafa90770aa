#include "perfect/database.h"

#include "perfect/failure.h"
#include "perfect/sector_file.h"

namespace muehle::perfect {

Database::Database(RulesKey key) : key_(key) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<void> Database::add(const std::string& name, std::unique_ptr<ByteSource> source) {
  const auto named = parse_file_name(name);
  if (!named) return fail(Failure::unusable, name + " is no name of a database file, as in moving-3-4.wdl");
  auto file = SectorFile::open(name, std::move(source));
  if (!file) return tl::unexpected(file.error());
  const Header& header = (*file)->header();
  if (header.key != key_) {
    return fail(Failure::other_rules,
                name + " holds values for " + to_text(header.key) + "; asked for were " + to_text(key_));
  }
  if (named->first != header.sector || named->second != header.content) {
    return fail(Failure::unusable, name + " holds another sector: its name should be " +
                                       file_name(header.sector, header.content));
  }
  keep(*named, std::move(*file));
  return {};
}

void Database::keep(const std::pair<Sector, Content>& what, std::unique_ptr<SectorFile> file) {
  placing_distances_ |= what.second == Content::distance && !what.first.moving();
  files_[what] = std::move(file);
}

Result<void> Database::expect(const std::string& name, std::unique_ptr<ByteSource> source,
                              std::uint64_t model_length) {
  const auto named = parse_file_name(name);
  if (!named) return fail(Failure::unusable, name + " is no name of a database file, as in moving-3-4.wdl");
  const std::uint64_t size = source->size();
  const Header header{.sector = named->first,
                      .content = named->second,
                      .key = key_,
                      .extent = Extent::all,  // until the file itself has been read
                      .file_size = size,
                      .model_length = model_length,
                      .model_checksum = 0,
                      .table_checksum = 0};
  auto file = SectorFile::expect(name, std::move(source), header);
  if (!file) return tl::unexpected(file.error());
  keep(*named, std::move(*file));
  return {};
}

const SectorFile* Database::find(const Sector& sector, Content content) const {
  const auto file = files_.find({sector, content});
  return file == files_.end() ? nullptr : file->second.get();
}

bool Database::knows(const Sector& sector, Content content) const {
  if (!exists(sector)) return false;
  if (content == Content::distance) {
    // The last placement could be worked out from the moving phase, at a price that nobody has asked for.
    if (!sector.moving() && !placing_distances_) return false;
    if (!knows(sector, Content::wdl)) return false;
  }
  if (stored(sector)) return find(sector, content) != nullptr;
  // A move hands the board over: first without a capture, then with one.
  const int ply = sector.moving() ? sector.ply : sector.ply + 1;
  const int placed = sector.moving() ? 0 : 1;
  const auto known = [&](int opp) {
    const Sector next{ply, opp, sector.own + placed};
    return !exists(next) || knows(next, content);
  };
  return known(sector.opp) && known(sector.opp - 1);
}

std::vector<Database::Entry> Database::entries() const {
  std::vector<Entry> entries;
  for (const auto& [what, file] : files_) {
    entries.push_back({what.first, what.second, file->header().extent, file->header().file_size});
  }
  return entries;
}

}  // namespace muehle::perfect
