// A store with a thread of its own: what is queued while it waits for the disk goes into one transaction.
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "storage/store.h"

namespace muehle {

class QueuedStore final : public Store {
 public:
  // The database itself. Every call blocks until it is done; all come from one thread.
  class Backend {
   public:
    virtual ~Backend() = default;
    // All of it in one transaction, with one answer each, see write_work().
    virtual std::vector<StoreResult<void>> commit(std::span<const Work> works) = 0;
    virtual StoreResult<void> read(const Work& work) = 0;
  };

  explicit QueuedStore(std::unique_ptr<Backend> backend);
  // Finishes what is queued.
  ~QueuedStore() override;
  QueuedStore(const QueuedStore&) = delete;
  QueuedStore& operator=(const QueuedStore&) = delete;

  void write_work(Work work, Done<void> done) override;
  void read_work(Work work, Done<void> done) override;
  void on_commit(OnCommit on_commit) override;

 private:
  struct Job {
    bool writes;
    Work work;
    Done<void> done;
  };

  void put(Job job);
  void run();
  void work_off(std::deque<Job> jobs);
  void commit(std::vector<Job>& writes);

  std::unique_ptr<Backend> backend_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  OnCommit on_commit_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace muehle
