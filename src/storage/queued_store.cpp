#include "storage/queued_store.h"

#include <utility>

#include "support/threads.h"

namespace muehle {

QueuedStore::QueuedStore(std::unique_ptr<Backend> backend, std::unique_ptr<Reader> reader)
    : backend_(std::move(backend)),
      reader_(std::move(reader)),
      thread_([this] { run(); }),
      look_thread_([this] { run_looks(); }) {}

QueuedStore::~QueuedStore() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  wake_looks_.notify_one();
  thread_.join();
  look_thread_.join();
}

void QueuedStore::write_work(Work work, Done<void> done) { put({true, std::move(work), std::move(done)}); }
void QueuedStore::read_work(Work work, Done<void> done) { put({false, std::move(work), std::move(done)}); }

void QueuedStore::look_work(Work work, Done<void> done) {
  {
    const std::scoped_lock guard(mutex_);
    looks_.push_back({to_write_, std::move(work), std::move(done)});
    ++unanswered_;
  }
  wake_looks_.notify_one();
}

void QueuedStore::on_commit(OnCommit on_commit) {
  const std::scoped_lock guard(mutex_);
  on_commit_ = std::move(on_commit);
}

void QueuedStore::hurry() {
  backend_->hurry();
  reader_->hurry();
}

void QueuedStore::put(Job job) {
  {
    const std::scoped_lock guard(mutex_);
    const bool writes = job.writes;
    jobs_.push_back(std::move(job));
    ++unanswered_;
    if (writes) ++to_write_;
  }
  wake_.notify_one();
}

void QueuedStore::answered(std::size_t count) {
  bool finished = false;
  {
    const std::scoped_lock guard(mutex_);
    unanswered_ -= count;
    finished = is_finished();
  }
  if (!finished) return;
  wake_.notify_one();
  wake_looks_.notify_one();
}

void QueuedStore::run() {
  std::unique_lock guard(mutex_);
  for (;;) {
    wake_.wait(guard, [this] { return is_finished() || !jobs_.empty(); });
    if (jobs_.empty()) return;
    std::deque<Job> jobs = std::exchange(jobs_, {});
    const std::size_t count = jobs.size();
    guard.unlock();
    work_off(std::move(jobs));
    answered(count);
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
  const auto took = std::chrono::steady_clock::now() - begin;
  bool look = false;
  {
    const std::scoped_lock guard(mutex_);
    written_ += writes.size();
    look = may_look();
  }
  if (look) wake_looks_.notify_one();
  // What is queued came after it was set, so that this thread sees it.
  if (on_commit_) on_commit_(writes.size(), took);
  for (std::size_t i = 0; i < writes.size(); ++i) writes[i].done(answers[i]);
  writes.clear();
}

// In order, one after the other.
void QueuedStore::run_looks() {
  let_others_go_first();
  std::unique_lock guard(mutex_);
  for (;;) {
    wake_looks_.wait(guard, [this] { return is_finished() || may_look(); });
    if (looks_.empty()) return;
    {
      const Look look = std::move(looks_.front());
      looks_.pop_front();
      guard.unlock();
      look.done(reader_->read(look.work));
    }
    answered(1);
    guard.lock();
  }
}

}  // namespace muehle
