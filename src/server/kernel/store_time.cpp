#include "server/kernel/store_time.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace muehle::server {
namespace {

constexpr Milliseconds return_length =
    std::chrono::duration_cast<std::chrono::milliseconds>(return_time).count();

}  // namespace

Moment StoreTime::now() const {
  const Moment now = time_.now();
  const std::scoped_lock guard(mutex_);
  return {now.at, now.tick - still_ - stood(now.tick)};
}

Standstill StoreTime::standstill() const {
  const Standstill before = time_.standstill();
  const Milliseconds now = time_.now().tick;
  const std::scoped_lock guard(mutex_);
  const bool is_late = now > goes_until();
  const Milliseconds rest = failed_ ? 0 : std::max<Milliseconds>(0, holds_until_ - now);
  return {.in_all = before.in_all + still_ + stood(now),
          .lasts = before.lasts || failed_.has_value() || is_late || rest > 0,
          .rest = std::max(before.rest, rest)};
}

Milliseconds StoreTime::goes_until() const {
  constexpr Milliseconds never = std::numeric_limits<Milliseconds>::max();
  return std::min(waiting_ > 0 ? progress_ + store_patience : never,
                  served_ ? *served_ + serving_patience : never);
}

Milliseconds StoreTime::stood(Milliseconds until) const {
  if (until <= settled_) return 0;
  if (failed_) return until - settled_;
  const Milliseconds held = std::clamp(holds_until_, settled_, until);
  const Milliseconds goes_on = std::clamp(goes_until(), held, until);
  return (held - settled_) + (until - goes_on);
}

Milliseconds StoreTime::settle() {
  const Milliseconds now = std::max(settled_, time_.now().tick);
  still_ += stood(now);
  settled_ = now;
  return now;
}

void StoreTime::asked() {
  const std::scoped_lock guard(mutex_);
  const Milliseconds now = settle();
  if (waiting_++ == 0) progress_ = now;
}

void StoreTime::answered(bool wrote, const StoreResult<void>* result) {
  const std::scoped_lock guard(mutex_);
  const Milliseconds now = settle();
  const Milliseconds asked = std::exchange(progress_, now);
  --waiting_;
  const bool has_hung = result != nullptr && *result && now - asked > store_patience + short_failure;
  if (has_hung) holds_until_ = now + return_length;
  if (!wrote || result == nullptr) return;
  if (!*result && is_failure(result->error())) {
    if (!failed_) failed_ = asked;
  } else if (failed_) {
    if (now - *failed_ >= short_failure) holds_until_ = now + return_length;
    failed_.reset();
  }
}

void StoreTime::serves() {
  const std::scoped_lock guard(mutex_);
  const Milliseconds now = settle();
  if (served_ && now - *served_ > serving_patience + short_failure) holds_until_ = now + return_length;
  served_ = now;
}

void TimedStore::ask(bool writes, Work work, Done<void> done) {
  time_->asked();
  // Callbacks may come when nobody is served any more.
  Done<void> tell = [time = time_, writes, done = std::move(done)](const StoreResult<void>& result) {
    time->answered(writes, &result);
    done(result);
  };
  try {
    if (writes)
      store_.write_work(std::move(work), std::move(tell));
    else
      store_.read_work(std::move(work), std::move(tell));
  } catch (...) {
    time_->answered(writes, nullptr);
    throw;
  }
}

}  // namespace muehle::server
