#include "storage/sqlite_store.h"

#include <utility>

#include "storage/data_folder.h"
#include "storage/sqlite_file.h"

namespace muehle {

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::filesystem::path& folder, const char* vfs) {
  if (auto made = make_data_folder(folder); !made) return tl::unexpected<Error>(made.error());
  Result<FolderLock> lock = take_data_folder(folder);
  if (!lock) return tl::unexpected<Error>(lock.error());
  const std::filesystem::path file = games_file(folder);
  try {
    auto opened = std::make_unique<sqlite::File>(file, vfs);
    return std::unique_ptr<SqliteStore>(new SqliteStore(*std::move(lock), std::move(opened)));
  } catch (const sqlite::Failure& failure) {
    return fail("cannot use " + file.string() + ": " + failure.message);
  }
}

SqliteStore::SqliteStore(FolderLock lock, std::unique_ptr<sqlite::File> file)
    : lock_(std::move(lock)), file_(std::move(file)), thread_([this] { run(); }) {}

SqliteStore::~SqliteStore() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void SqliteStore::write_work(Work work, Done<void> done) { put({true, std::move(work), std::move(done)}); }
void SqliteStore::read_work(Work work, Done<void> done) { put({false, std::move(work), std::move(done)}); }

void SqliteStore::put(Job job) {
  {
    const std::scoped_lock guard(mutex_);
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void SqliteStore::run() {
  std::unique_lock guard(mutex_);
  for (;;) {
    wake_.wait(guard, [this] { return stopping_ || !jobs_.empty(); });
    if (jobs_.empty()) return;
    std::deque<Job> jobs = std::exchange(jobs_, {});
    guard.unlock();
    work_off(std::move(jobs));
    guard.lock();
  }
}

// In order, with neighbouring writes in one transaction.
void SqliteStore::work_off(std::deque<Job> jobs) {
  std::vector<Job> writes;
  for (Job& job : jobs) {
    if (job.writes) {
      writes.push_back(std::move(job));
      continue;
    }
    commit(writes);
    job.done(file_->read(job.work));
  }
  commit(writes);
}

void SqliteStore::commit(std::vector<Job>& writes) {
  if (writes.empty()) return;
  std::vector<Work> all;
  all.reserve(writes.size());
  for (Job& write : writes) all.push_back(std::move(write.work));
  const std::vector<StoreResult<void>> answers = file_->commit(all);
  for (std::size_t i = 0; i < writes.size(); ++i) writes[i].done(answers[i]);
  writes.clear();
}

}  // namespace muehle
