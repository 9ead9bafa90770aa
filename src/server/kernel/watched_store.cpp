#include "server/kernel/watched_store.h"

#include <utility>

namespace muehle::server {
namespace {

constexpr std::string_view nothing_moves = "what is to be stored waits for it without an end";
constexpr std::string_view last_failed = "what was to be stored or read last could not be; the log says why";

}  // namespace

void WatchedStore::ask(Asked asked, Work work, Done<void> done) {
  Done<void> tell = [this, asked, begun = begin(), done = std::move(done)](const StoreResult<void>& result) {
    end(result, asked, begun);
    done(result);
  };
  try {
    if (asked == Asked::write)
      store_.write_work(std::move(work), std::move(tell));
    else
      store_.read_work(std::move(work), std::move(tell));
  } catch (...) {
    end();
    throw;
  }
}

void WatchedStore::look_work(Work work, Done<void> done) {
  {
    const std::scoped_lock guard(mutex_);
    ++looks_;
  }
  Done<void> tell = [this, begun = now_(), done = std::move(done)](const StoreResult<void>& result) {
    end_look();
    if (heard_) heard_(Asked::look, result, now_() - begun);
    done(result);
  };
  try {
    store_.look_work(std::move(work), std::move(tell));
  } catch (...) {
    end_look();
    throw;
  }
}

void WatchedStore::end_look() {
  const std::scoped_lock guard(mutex_);
  --looks_;
}

std::optional<std::string_view> WatchedStore::fault() const {
  const Clock::time_point now = now_();
  const std::scoped_lock guard(mutex_);
  if (queued_ > 0 && now - progress_ > patience) return nothing_moves;
  if (failed_ && now - *failed_ <= failure_counts) return last_failed;
  return std::nullopt;
}

std::size_t WatchedStore::queued() const {
  const std::scoped_lock guard(mutex_);
  return queued_;
}

std::size_t WatchedStore::looks() const {
  const std::scoped_lock guard(mutex_);
  return looks_;
}

WatchedStore::Clock::time_point WatchedStore::begin() {
  const Clock::time_point now = now_();
  const std::scoped_lock guard(mutex_);
  if (queued_++ == 0) progress_ = now;
  return now;
}

WatchedStore::Clock::time_point WatchedStore::end() {
  const Clock::time_point now = now_();
  const std::scoped_lock guard(mutex_);
  --queued_;
  progress_ = now;
  return now;
}

void WatchedStore::end(const StoreResult<void>& result, Asked asked, Clock::time_point begun) {
  const Clock::time_point now = end();
  if (heard_) heard_(asked, result, now - begun);
  const std::scoped_lock guard(mutex_);
  if (result && asked == Asked::write) failed_.reset();
  if (result || !is_failure(result.error())) return;
  failed_ = now;
}

}  // namespace muehle::server
