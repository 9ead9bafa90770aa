#include "storage/queued_store.h"

#include <utility>

namespace muehle {

QueuedStore::QueuedStore(std::unique_ptr<Backend> backend)
    : backend_(std::move(backend)), thread_([this] { run(); }) {}

QueuedStore::~QueuedStore() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void QueuedStore::write_work(Work work, Done<void> done) { put({true, std::move(work), std::move(done)}); }
void QueuedStore::read_work(Work work, Done<void> done) { put({false, std::move(work), std::move(done)}); }

void QueuedStore::on_commit(OnCommit on_commit) {
  const std::scoped_lock guard(mutex_);
  on_commit_ = std::move(on_commit);
}

void QueuedStore::put(Job job) {
  {
    const std::scoped_lock guard(mutex_);
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void QueuedStore::run() {
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
void QueuedStore::work_off(std::deque<Job> jobs) {
  std::vector<Job> writes;
  for (Job& job : jobs) {
    if (job.writes) {
      writes.push_back(std::move(job));
      continue;
    }
    commit(writes);
    job.done(backend_->read(job.work));
  }
  commit(writes);
}

void QueuedStore::commit(std::vector<Job>& writes) {
  if (writes.empty()) return;
  std::vector<Work> all;
  all.reserve(writes.size());
  for (Job& write : writes) all.push_back(std::move(write.work));
  const auto begin = std::chrono::steady_clock::now();
  const std::vector<StoreResult<void>> answers = backend_->commit(all);
  // What is queued came after it was set, so that this thread sees it.
  if (on_commit_) on_commit_(writes.size(), std::chrono::steady_clock::now() - begin);
  for (std::size_t i = 0; i < writes.size(); ++i) writes[i].done(answers[i]);
  writes.clear();
}

}  // namespace muehle
