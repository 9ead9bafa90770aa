#include "storage/sqlite_store.h"

#include <utility>

#include "storage/data_folder.h"
#include "storage/sqlite_games.h"

namespace muehle {
Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::filesystem::path& folder, const char* vfs) {
  if (auto made = make_data_folder(folder); !made) return tl::unexpected<Error>(made.error());
  Result<FolderLock> lock = take_data_folder(folder);
  if (!lock) return tl::unexpected<Error>(lock.error());
  const std::filesystem::path file = games_file(folder);
  try {
    auto games = std::make_unique<sqlite::Games>(file, vfs);
    return std::unique_ptr<SqliteStore>(new SqliteStore(*std::move(lock), std::move(games)));
  } catch (const sqlite::Failure& failure) {
    return fail("cannot use " + file.string() + ": " + failure.message);
  }
}

SqliteStore::SqliteStore(FolderLock lock, std::unique_ptr<sqlite::Games> games)
    : lock_(std::move(lock)), games_(std::move(games)), thread_([this] { run(); }) {}

SqliteStore::~SqliteStore() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void SqliteStore::store(Change change, Done<Stored> done) { put(Write{std::move(change), std::move(done)}); }

void SqliteStore::load(std::string code, Done<std::optional<StoredTable>> done) {
  put(Read([this, code = std::move(code), done = std::move(done)] { done(games_->load(code)); }));
}

void SqliteStore::resume(Done<Resumption> done) {
  put(Read([this, done = std::move(done)] { done(games_->resume()); }));
}

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
  std::deque<Write> writes;
  for (Job& job : jobs) {
    if (auto* write = std::get_if<Write>(&job)) {
      writes.push_back(std::move(*write));
      continue;
    }
    commit(writes);
    std::get<Read>(job)();
  }
  commit(writes);
}

void SqliteStore::commit(std::deque<Write>& writes) {
  if (writes.empty()) return;
  std::vector<Change> changes;
  changes.reserve(writes.size());
  for (Write& write : writes) changes.push_back(std::move(write.change));
  const std::vector<StoreResult<Stored>> answers = games_->commit(changes);
  for (std::size_t i = 0; i < writes.size(); ++i) writes[i].done(answers[i]);
  writes.clear();
}

}  // namespace muehle
