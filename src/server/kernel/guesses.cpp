#include "server/kernel/guesses.h"

#include "server/kernel/secrets.h"

namespace muehle::server {
namespace {

constexpr double guesses_at_once = 10;
constexpr double per_second = guesses_at_once / (15 * 60);

net::SteadyTime now() { return std::chrono::steady_clock::now(); }

std::string device_key(const Guesser& who) {
  return std::string(who.device->begin(), who.device->end()) + digest_of(who.account);
}

}  // namespace

Guesses::Guesses()
    : by_session_(per_second, guesses_at_once),
      by_device_(per_second, guesses_at_once),
      by_address_(per_second, guesses_at_once),
      by_name_(per_second, guesses_at_once) {}

bool Guesses::take(const Guesser& who, int count) {
  if (who.session != 0) return by_session_.take(std::to_string(who.session), now(), count);
  if (who.device) return by_device_.take(device_key(who), now(), count);
  return by_address_.take(who.address, now(), count) && by_name_.take(digest_of(who.account), now(), count);
}

void Guesses::give_back(const Guesser& who, int count) {
  if (who.session != 0) return by_session_.give_back(std::to_string(who.session), count);
  if (who.device) return by_device_.give_back(device_key(who), count);
  by_address_.give_back(who.address, count);
  by_name_.give_back(digest_of(who.account), count);
}

void Guesses::forgive(const Guesser& who) {
  by_name_.forget(digest_of(who.account));
  by_address_.give_back(who.address);
}

}  // namespace muehle::server
