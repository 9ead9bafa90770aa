// A store with two threads of its own. One writes and reads: what is queued while it waits for the disk goes
// into one transaction. The other one looks, by another way to the database.
#pragma once

#include <condition_variable>
#include <cstdint>
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
  // A way to the database. Every call blocks until it is done; all come from one thread.
  class Reader {
   public:
    virtual ~Reader() = default;
    virtual StoreResult<void> read(const Work& work) = 0;
    // See Store::hurry(); from any thread, while another call blocks.
    virtual void hurry() {}
  };
  class Backend : public Reader {
   public:
    // All of it in one transaction, with one answer each, see write_work().
    virtual std::vector<StoreResult<void>> commit(std::span<const Work> works) = 0;
  };

  // `reader` sees what `backend` has committed; it is closed first.
  QueuedStore(std::unique_ptr<Backend> backend, std::unique_ptr<Reader> reader);
  // Finishes what is queued, and what is asked for by its callbacks meanwhile.
  ~QueuedStore() override;
  QueuedStore(const QueuedStore&) = delete;
  QueuedStore& operator=(const QueuedStore&) = delete;

  void write_work(Work work, Done<void> done) override;
  void read_work(Work work, Done<void> done) override;
  void look_work(Work work, Done<void> done) override;
  void on_commit(OnCommit on_commit) override;
  void hurry() override;

 private:
  struct Job {
    bool writes;
    Work work;
    Done<void> done;
  };
  struct Look {
    std::uint64_t after;  // so many writes
    Work work;
    Done<void> done;
  };

  void put(Job job);
  void run();
  void work_off(std::deque<Job> jobs);
  void commit(std::vector<Job>& writes);
  void run_looks();
  bool may_look() const { return !looks_.empty() && looks_.front().after <= written_; }
  bool is_finished() const { return stopping_ && unanswered_ == 0; }
  void answered(std::size_t count);

  std::unique_ptr<Backend> backend_;
  std::unique_ptr<Reader> reader_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable wake_looks_;
  std::deque<Job> jobs_;
  std::deque<Look> looks_;
  std::uint64_t to_write_ = 0;  // so many were ever asked for,
  std::uint64_t written_ = 0;   // so many were tried
  std::size_t unanswered_ = 0;  // of whatever kind
  OnCommit on_commit_;
  bool stopping_ = false;
  std::thread thread_;
  std::thread look_thread_;
};

}  // namespace muehle
