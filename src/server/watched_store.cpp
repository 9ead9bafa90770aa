#include "server/watched_store.h"

#include <utility>

namespace muehle::server {
namespace {

// The others say something of the work, not of the store.
bool is_failure(const StoreError& error) {
  return error.kind == StoreError::Kind::busy || error.kind == StoreError::Kind::broken;
}

}  // namespace

void WatchedStore::write_work(Work work, Done<void> done) {
  begin();
  try {
    store_.write_work(std::move(work), [this, done = std::move(done)](const StoreResult<void>& result) {
      end(result, true);
      done(result);
    });
  } catch (...) {
    end();
    throw;
  }
}

void WatchedStore::read_work(Work work, Done<void> done) {
  begin();
  try {
    store_.read_work(std::move(work), [this, done = std::move(done)](const StoreResult<void>& result) {
      end(result, false);
      done(result);
    });
  } catch (...) {
    end();
    throw;
  }
}

std::optional<std::string> WatchedStore::fault() const {
  const Clock::time_point now = now_();
  const std::scoped_lock guard(mutex_);
  if (queued_ > 0 && now - progress_ > patience) return "what is to be stored waits for it without an end";
  if (failed_ && now - *failed_ <= failure_counts) return failure_;
  return std::nullopt;
}

std::size_t WatchedStore::queued() const {
  const std::scoped_lock guard(mutex_);
  return queued_;
}

void WatchedStore::begin() {
  const std::scoped_lock guard(mutex_);
  if (queued_++ == 0) progress_ = now_();
}

void WatchedStore::end() {
  const std::scoped_lock guard(mutex_);
  --queued_;
  progress_ = now_();
}

void WatchedStore::end(const StoreResult<void>& result, bool writes) {
  end();
  const std::scoped_lock guard(mutex_);
  if (result && writes) failed_.reset();
  if (result || !is_failure(result.error())) return;
  failed_ = progress_;
  failure_ = result.error().message;
}

}  // namespace muehle::server
