#include "storage/sqlite_store.h"

#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>

#include "storage/batch.h"
#include "storage/data_folder.h"
#include "storage/queued_store.h"
#include "storage/sqlite_file.h"
#include "support/folder_lock.h"

namespace muehle {
namespace {

class SqliteBackend final : public QueuedStore::Backend {
 public:
  SqliteBackend(FolderLock lock, const std::filesystem::path& file) : lock_(std::move(lock)), file_(file) {}

  std::vector<StoreResult<void>> commit(std::span<const Store::Work> works) override {
    return file_.commit(works);
  }
  StoreResult<void> read(const Store::Work& work) override { return file_.read(work); }

 private:
  FolderLock lock_;
  sqlite::File file_;
};

// Beside the log of what is written neither who writes nor who reads waits for the other one.
class SqliteReader final : public QueuedStore::Reader {
 public:
  explicit SqliteReader(const std::filesystem::path& file)
      : log_(file.string() + "-wal"), database_(file, sqlite::Database::Missing::fail) {
    sqlite::File::prepare(database_);
    database_.run("PRAGMA query_only = ON");
  }

  StoreResult<void> read(const Store::Work& work) override {
    keep_log_short();
    return sql::read(database_, repositories_, work);
  }

 private:
  // What a look may still read stays in the log. Where looks never pause, only here does nobody read: who
  // writes would find one that goes on whenever he tried, and the log would grow without an end.
  void keep_log_short() {
    std::error_code missing;
    const std::uintmax_t length = std::filesystem::file_size(log_, missing);
    if (missing || length <= static_cast<std::uintmax_t>(sqlite::File::long_log)) return;
    try {
      database_.run("PRAGMA wal_checkpoint(PASSIVE)");
    } catch (const sqlite::Failure&) {
      // As when the disk is full: the next look tries again.
    }
  }

  std::filesystem::path log_;
  sqlite::Database database_;
  sql::Repositories repositories_{database_};
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite_store(const std::filesystem::path& folder) {
  if (auto made = make_data_folder(folder); !made) return tl::unexpected<Error>(made.error());
  Result<FolderLock> lock = take_data_folder(folder);
  if (!lock) return tl::unexpected<Error>(lock.error());
  const std::filesystem::path file = games_file(folder);
  try {
    auto backend = std::make_unique<SqliteBackend>(*std::move(lock), file);
    auto reader = std::make_unique<SqliteReader>(file);
    return std::make_unique<QueuedStore>(std::move(backend), std::move(reader));
  } catch (const sqlite::Failure& failure) {
    return fail("cannot use " + file.string() + ": " + failure.message);
  }
}

}  // namespace muehle
