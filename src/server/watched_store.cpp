#include "server/watched_store.h"

#include <utility>

namespace muehle::server {
namespace {

constexpr std::string_view nothing_moves = "what is to be stored waits for it without an end";
constexpr std::string_view last_failed = "what was to be stored or read last could not be; the log says why";

}  // namespace

void WatchedStore::ask(bool writes, Work work, Done<void> done) {
  Done<void> tell = [this, writes, begun = begin(), done = std::move(done)](const StoreResult<void>& result) {
    end(result, writes, begun);
    done(result);
  };
  try {
    if (writes)
      store_.write_work(std::move(work), std::move(tell));
    else
      store_.read_work(std::move(work), std::move(tell));
  } catch (...) {
    end();
    throw;
  }
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

void WatchedStore::end(const StoreResult<void>& result, bool writes, Clock::time_point begun) {
  const Clock::time_point now = end();
  if (heard_) heard_(writes, result, now - begun);
  const std::scoped_lock guard(mutex_);
  if (result && writes) failed_.reset();
  if (result || !is_failure(result.error())) return;
  failed_ = now;
}

}  // namespace muehle::server
