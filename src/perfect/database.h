// A set of database files for one rule set, and probing them.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "perfect/byte_source.h"
#include "perfect/format.h"
#include "perfect/probe.h"
#include "perfect/sector.h"

namespace muehle::perfect {

class SectorFile;

// Opened files. Nothing changes once it is filled, so threads share it.
class Database {
 public:
  explicit Database(RulesKey key);
  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  // Adds the file called `name`. Refused: names that are no database file's, other versions, other rules,
  // other contents than the name says, damaged headers. Nothing is added then.
  Result<void> add(const std::string& name, std::unique_ptr<ByteSource> source);

  // The same for a file whose bytes come little by little (SectorFile::expect), of which is known that its
  // model has so many bytes. Such a database belongs to one thread, and what is not at hand cannot be waited
  // for: it is looked at.
  Result<void> expect(const std::string& name, std::unique_ptr<ByteSource> source,
                      std::uint64_t model_length);

  const RulesKey& key() const { return key_; }
  // The file that holds a stored sector, or null.
  const SectorFile* find(const Sector& sector, Content content) const;
  // True when positions of `sector` can be answered: it is there, or all that it is recomputed from.
  bool knows(const Sector& sector, Content content) const;
  // True when some file holds distances of the placing phase.
  bool has_placing_distances() const { return placing_distances_; }

  struct Entry {
    Sector sector;
    Content content;
    Extent extent;
    std::uint64_t bytes;
  };
  std::vector<Entry> entries() const;

 private:
  void keep(const std::pair<Sector, Content>& what, std::unique_ptr<SectorFile> file);

  RulesKey key_;
  bool placing_distances_ = false;
  std::map<std::pair<Sector, Content>, std::unique_ptr<SectorFile>> files_;
};

inline constexpr std::size_t default_cache_bytes = std::size_t{16} << 20;

// One thread's way to a database: it keeps the blocks it unpacked last, at most `cache_bytes` of them. The
// first one of a process takes a moment, for tables that all share.
std::unique_ptr<Probe> make_probe(const Database& database, std::size_t cache_bytes = default_cache_bytes);

}  // namespace muehle::perfect
