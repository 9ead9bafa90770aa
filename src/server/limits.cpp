#include "server/limits.h"

#include <algorithm>

namespace muehle::server {

void TokenBucket::fill(SteadyTime now) {
  const double seconds = std::chrono::duration<double>(now - filled_at_).count();
  tokens_ = std::min(burst_, tokens_ + seconds * per_second_);
  filled_at_ = now;
}

bool TokenBucket::take(SteadyTime now) {
  fill(now);
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

bool TokenBucket::full(SteadyTime now) {
  fill(now);
  return tokens_ >= burst_;
}

bool AddressLimits::take(const std::string& address, SteadyTime now) {
  return buckets_.try_emplace(address, per_second_, burst_, now).first->second.take(now);
}

void AddressLimits::forget_quiet(SteadyTime now) {
  for (auto it = buckets_.begin(); it != buckets_.end();) {
    it = it->second.full(now) ? buckets_.erase(it) : std::next(it);
  }
}

}  // namespace muehle::server
