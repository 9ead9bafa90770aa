// A store, and what can be said of how it does.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string_view>

#include "storage/store.h"

namespace muehle::server {

enum class Asked { read, write, look };

// Outlives all callbacks of the store behind it.
class WatchedStore final : public Store {
 public:
  using Clock = std::chrono::steady_clock;
  // So long after a failure it is not tried whether it is over, unless somebody has something to store.
  static constexpr std::chrono::seconds failure_counts{10};
  static constexpr std::chrono::seconds patience{5};  // with what is queued, while nothing is done at all

  // `heard` is told every answer of the store, by a thread of it.
  using Heard = std::function<void(Asked, const StoreResult<void>&, Clock::duration took)>;
  explicit WatchedStore(Store& store, Heard heard = {}, std::function<Clock::time_point()> now = Clock::now)
      : store_(store), heard_(std::move(heard)), now_(std::move(now)) {}

  void write_work(Work work, Done<void> done) override {
    ask(Asked::write, std::move(work), std::move(done));
  }
  void read_work(Work work, Done<void> done) override { ask(Asked::read, std::move(work), std::move(done)); }
  // However slow or wrong it is, things can be stored meanwhile.
  void look_work(Work work, Done<void> done) override;
  void on_commit(OnCommit on_commit) override { store_.on_commit(std::move(on_commit)); }
  void hurry() override { store_.hurry(); }

  // Why nothing can be stored just now, for everybody: what the store says of it, which may tell where it is,
  // is for the log alone. Nothing: it can be stored, as far as is known.
  std::optional<std::string_view> fault() const;
  std::size_t queued() const;  // of what is written and read
  std::size_t looks() const;   // that are not answered yet

 private:
  void ask(Asked asked, Work work, Done<void> done);
  Clock::time_point begin();
  Clock::time_point end();
  // As the one that is done.
  void end(const StoreResult<void>& result, Asked asked, Clock::time_point begun);
  void end_look();

  Store& store_;
  Heard heard_;
  std::function<Clock::time_point()> now_;
  mutable std::mutex mutex_;  // callbacks come from threads of the store
  std::size_t queued_ = 0;
  std::size_t looks_ = 0;
  Clock::time_point progress_;               // when something was done, or came after everything was
  std::optional<Clock::time_point> failed_;  // and nothing was stored since
};

}  // namespace muehle::server
