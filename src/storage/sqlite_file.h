// An SQLite file with everything a server keeps; every call blocks until it is done.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "storage/repositories.h"
#include "storage/sqlite.h"
#include "storage/store.h"

namespace muehle::sqlite {

class File {
 public:
  // Opens or creates the file and migrates it. Throws Failure.
  explicit File(const std::filesystem::path& file);

  enum class Schema { newest, older_too };
  // Opens a file that is there, and leaves it as it is. Throws Failure, also when it has another schema.
  File(const std::filesystem::path& file, Schema schema);

  Transaction& all() { return repositories_; }

  // Where looks leave time for it, the log beside the file is no longer, in bytes.
  static constexpr std::int64_t long_log = std::int64_t{16} << 20;

  // How a connection to such a file is set up.
  static void prepare(Database& database);

  // See storage/batch.h.
  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works);
  StoreResult<void> read(const Store::Work& work);

  // These two throw Failure. What SQLite finds wrong with the file.
  std::vector<std::string> damage() { return damage_of(database_); }
  static std::vector<std::string> damage_of(sql::Database& database);
  // Into a file that is missing or empty, as it is at one moment; others may go on writing.
  void copy_to(const std::filesystem::path& file);

 private:
  Database database_;
  sql::Repositories repositories_{database_};
};

}  // namespace muehle::sqlite
