// The service's clock: it stands still while nothing can be stored, and while the server does not come to
// serve, for nobody can move then.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "server/kernel/service_time.h"
#include "storage/store.h"

namespace muehle::server {

// So long the store may take for one thing until that counts as standing still.
inline constexpr Milliseconds store_patience = 250;
// So long the server may be at something else, as where the process was stopped or its machine hung.
inline constexpr Milliseconds serving_patience = 250;
// After a longer failure, or after it has hung for longer, those who were refused have return_time to come
// back.
inline constexpr Milliseconds short_failure = 1000;

// A clock behind another one by as long as the store did not answer, or could not store what it was given,
// and nobody was served. Never goes back itself. All threads may ask.
class StoreTime final : public Time {
 public:
  // Behind that of the service, which goes on from there, or behind another one that outlives it.
  explicit StoreTime(Milliseconds tick) : service_(tick), time_(*service_) {}
  explicit StoreTime(const Time& time) : time_(time) {}
  StoreTime(const StoreTime&) = delete;
  StoreTime& operator=(const StoreTime&) = delete;

  Moment now() const override;
  Standstill standstill() const override;

  // To be told of everything that the store is asked for, and of what becomes of it: null where that was a
  // mistake, which says nothing of the store.
  void asked();
  void answered(bool wrote, const StoreResult<void>* result);
  // To be told often by the thread that serves; what is told first begins it.
  void serves();

 private:
  // When it stops by itself, unless something is heard of the store or the server until then.
  Milliseconds goes_until() const;
  // How long it has stood still since something was said of the store.
  Milliseconds stood(Milliseconds until) const;
  // Counts that in; the moment.
  Milliseconds settle();

  std::optional<ServiceTime> service_;
  const Time& time_;
  mutable std::mutex mutex_;
  Milliseconds settled_ = 0;            // when something was said of the store
  Milliseconds still_ = 0;              // so long it had stood still by then
  int waiting_ = 0;                     // for so many answers
  Milliseconds progress_ = 0;           // when the last one came, or the first of them was asked for
  std::optional<Milliseconds> served_;  // when the server last was there to serve
  std::optional<Milliseconds> failed_;  // since then nothing was stored
  Milliseconds holds_until_ = 0;        // stands still until then
};

// Tells the clock how the store does.
class TimedStore final : public Store {
 public:
  TimedStore(Store& store, std::shared_ptr<StoreTime> time) : store_(store), time_(std::move(time)) {}

  void write_work(Work work, Done<void> done) override { ask(true, std::move(work), std::move(done)); }
  void read_work(Work work, Done<void> done) override { ask(false, std::move(work), std::move(done)); }
  // No move waits for it.
  void look_work(Work work, Done<void> done) override { store_.look_work(std::move(work), std::move(done)); }
  void on_commit(OnCommit on_commit) override { store_.on_commit(std::move(on_commit)); }

 private:
  void ask(bool writes, Work work, Done<void> done);

  Store& store_;
  std::shared_ptr<StoreTime> time_;
};

}  // namespace muehle::server
