// How much one player, one address or one socket may ask for. Generous: a family behind one address plays
// undisturbed.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

namespace muehle::net {

inline constexpr std::size_t max_message_size = 16 * 1024;  // of a body or frame, in bytes

using SteadyTime = std::chrono::steady_clock::time_point;

// Lets `burst` through at once and `per_second` for long.
class TokenBucket {
 public:
  TokenBucket(double per_second, double burst, SteadyTime now)
      : per_second_(per_second), burst_(burst), tokens_(burst), filled_at_(now) {}

  bool take(SteadyTime now, double tokens = 1);
  void give_back(double tokens = 1) { tokens_ += tokens; }  // at most what was taken
  bool full(SteadyTime now);

 private:
  void fill(SteadyTime now);

  double per_second_;
  double burst_;
  double tokens_;
  SteadyTime filled_at_;
};

// One bucket an address; those of addresses that have been quiet are forgotten once a minute.
class AddressLimits {
 public:
  AddressLimits(double per_second, double burst) : per_second_(per_second), burst_(burst) {}

  bool take(const std::string& address, SteadyTime now, double tokens = 1);
  // What was taken was taken wrongly.
  void give_back(const std::string& address, double tokens = 1);
  // As if nothing had been taken.
  void forget(const std::string& address) { buckets_.erase(address); }
  std::size_t size() const { return buckets_.size(); }

 private:
  void forget_quiet(SteadyTime now);

  double per_second_;
  double burst_;
  SteadyTime looked_at_{};  // for the quiet ones
  std::unordered_map<std::string, TokenBucket> buckets_;
};

// The same for what nobody is to have much of by having many IPv6 networks: the networks around an address
// have a bucket each, too, for a few addresses and for some more.
class NetworkLimits {
 public:
  NetworkLimits(double per_second, double burst);

  bool take(const std::string& address, SteadyTime now, double tokens = 1);
  void give_back(const std::string& address, double tokens = 1);

 private:
  AddressLimits addresses_;
  AddressLimits households_;
  AddressLimits sites_;
};

// What may be said over WebSockets: for a player, however many he has open, and for an address and its
// networks, however many players they have. A message too many is refused.
class MessageLimits {
 public:
  MessageLimits();

  // `player`: none for who only watches.
  bool hear(std::optional<std::int64_t> player, const std::string& address, SteadyTime now);

 private:
  AddressLimits players_;  // by their number
  NetworkLimits addresses_;
};

// How many frames (whole messages, fragments, pings and pongs) one socket may send before the patience with
// it ends. They count apart from messages, so that being heard now and then excuses no flood.
class FrameLimit {
 public:
  explicit FrameLimit(SteadyTime now);

  bool bear(int count, SteadyTime now) { return frames_.take(now, count); }

 private:
  TokenBucket frames_;
};

}  // namespace muehle::net
