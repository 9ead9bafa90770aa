// How much one socket or one address may ask for. Generous: a family behind one address plays undisturbed.
#pragma once

#include <chrono>
#include <string>
#include <unordered_map>

namespace muehle::server {

using SteadyTime = std::chrono::steady_clock::time_point;

// Lets `burst` through at once and `per_second` for long.
class TokenBucket {
 public:
  TokenBucket(double per_second, double burst, SteadyTime now)
      : per_second_(per_second), burst_(burst), tokens_(burst), filled_at_(now) {}

  bool take(SteadyTime now, double tokens = 1);
  void give_back() { tokens_ += 1; }  // at most what was taken
  bool full(SteadyTime now);

 private:
  void fill(SteadyTime now);

  double per_second_;
  double burst_;
  double tokens_;
  SteadyTime filled_at_;
};

// What one socket may send. A message too many is refused; frames too many (whole messages, fragments, pings
// and pongs) end the patience with it. The two count apart, so that being heard now and then excuses no
// flood.
class SocketLimits {
 public:
  explicit SocketLimits(SteadyTime now);

  bool hear_message(SteadyTime now) { return messages_.take(now); }
  bool bear_frames(int count, SteadyTime now) { return frames_.take(now, count); }

 private:
  TokenBucket messages_;
  TokenBucket frames_;
};

// One bucket an address; forgets addresses that have been quiet.
class AddressLimits {
 public:
  AddressLimits(double per_second, double burst) : per_second_(per_second), burst_(burst) {}

  bool take(const std::string& address, SteadyTime now);
  // What was taken was taken wrongly.
  void give_back(const std::string& address);
  void forget_quiet(SteadyTime now);
  std::size_t size() const { return buckets_.size(); }

 private:
  double per_second_;
  double burst_;
  std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace muehle::server
