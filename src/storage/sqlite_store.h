// The Store on SQLite: one thread owns the file, and what is queued while it waits for the disk goes into
// one transaction.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "storage/store.h"
#include "support/folder_lock.h"
#include "support/result.h"

namespace muehle {

namespace sqlite {
class File;
}

class SqliteStore final : public Store {
 public:
  // Creates the folder (for its owner only) and `games.sqlite` in it where they are missing. Fails when
  // another server uses the folder, or the file is damaged, foreign or too new. `vfs`: see sqlite::Database.
  static Result<std::unique_ptr<SqliteStore>> open(const std::filesystem::path& folder,
                                                   const char* vfs = nullptr);

  // Finishes what is queued.
  ~SqliteStore() override;
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  void write_work(Work work, Done<void> done) override;
  void read_work(Work work, Done<void> done) override;

 private:
  struct Job {
    bool writes;
    Work work;
    Done<void> done;
  };

  SqliteStore(FolderLock lock, std::unique_ptr<sqlite::File> file);

  void put(Job job);
  void run();
  void work_off(std::deque<Job> jobs);
  void commit(std::vector<Job>& writes);

  FolderLock lock_;
  std::unique_ptr<sqlite::File> file_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace muehle
