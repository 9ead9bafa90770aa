#include "net/limits.h"

#include <algorithm>

#include "net/address.h"

namespace muehle::net {
namespace {

constexpr double messages_per_second = 20;
constexpr double messages_at_once = 60;
// A club in one house; nobody sends more than a message or two a second for long.
constexpr double messages_per_second_of_address = 200;
constexpr double messages_at_once_of_address = 600;
// Some libraries send a long message in fragments; nobody needs more than a few of those.
constexpr double frames_per_second = 30;
constexpr double frames_at_once = 300;

// So many addresses may do together what each may.
constexpr double addresses_of_household = 4;
constexpr double addresses_of_site = 16;

}  // namespace

void TokenBucket::fill(SteadyTime now) {
  const double seconds = std::chrono::duration<double>(now - filled_at_).count();
  tokens_ = std::min(burst_, tokens_ + seconds * per_second_);
  filled_at_ = now;
}

bool TokenBucket::take(SteadyTime now, double tokens) {
  fill(now);
  if (tokens_ < tokens) return false;
  tokens_ -= tokens;
  return true;
}

bool TokenBucket::full(SteadyTime now) {
  fill(now);
  return tokens_ >= burst_;
}

bool AddressLimits::take(const std::string& address, SteadyTime now, double tokens) {
  if (now - looked_at_ >= std::chrono::minutes(1)) forget_quiet(now);
  return buckets_.try_emplace(address, per_second_, burst_, now).first->second.take(now, tokens);
}

void AddressLimits::give_back(const std::string& address, double tokens) {
  if (const auto bucket = buckets_.find(address); bucket != buckets_.end()) bucket->second.give_back(tokens);
}

void AddressLimits::forget_quiet(SteadyTime now) {
  looked_at_ = now;
  for (auto it = buckets_.begin(); it != buckets_.end();) {
    it = it->second.full(now) ? buckets_.erase(it) : std::next(it);
  }
}

NetworkLimits::NetworkLimits(double per_second, double burst)
    : addresses_(per_second, burst),
      households_(addresses_of_household * per_second, addresses_of_household * burst),
      sites_(addresses_of_site * per_second, addresses_of_site * burst) {}

// The wider ones are asked after the narrower ones, so that one address fills no network's bucket.
bool NetworkLimits::take(const std::string& address, SteadyTime now, double tokens) {
  if (!addresses_.take(address, now, tokens)) return false;
  const WiderNetworks wider = wider_networks(address);
  if (wider.household.empty()) return true;
  return households_.take(wider.household, now, tokens) && sites_.take(wider.site, now, tokens);
}

void NetworkLimits::give_back(const std::string& address, double tokens) {
  addresses_.give_back(address, tokens);
  const WiderNetworks wider = wider_networks(address);
  if (wider.household.empty()) return;
  households_.give_back(wider.household, tokens);
  sites_.give_back(wider.site, tokens);
}

MessageLimits::MessageLimits()
    : players_(messages_per_second, messages_at_once),
      addresses_(messages_per_second_of_address, messages_at_once_of_address) {}

// Both are asked, so that a refusal costs what an acceptance does.
bool MessageLimits::hear(std::optional<std::int64_t> player, const std::string& address, SteadyTime now) {
  const bool address_may = addresses_.take(address, now);
  const bool player_may = !player || players_.take(std::to_string(*player), now);
  return address_may && player_may;
}

FrameLimit::FrameLimit(SteadyTime now) : frames_(frames_per_second, frames_at_once, now) {}

}  // namespace muehle::net
