#include "net/outbox.h"

#include <utility>

namespace muehle::net {
namespace {

// What a queued message costs beside its text.
constexpr std::size_t overhead = 64;

std::size_t cost(const SharedText& message) { return message->size() + overhead; }

}  // namespace

void Outbox::put(SharedText message, SteadyTime now) {
  if (!give_up_) return;
  // Who reads at all has taken something lately, however much a burst has put into his queue.
  if (queue_.empty()) front_since_ = now;
  const std::size_t bytes = part_.bytes() + cost(message);
  queue_.push_back(std::move(message));
  if (queue_.size() > limits_.messages_each || bytes > limits_.bytes_each) return fall_behind();
  part_.hold(bytes, front_since_);
}

void Outbox::sent(SteadyTime now) {
  if (queue_.empty()) return;  // given up meanwhile
  const std::size_t bytes = part_.bytes() - cost(queue_.front());
  queue_.pop_front();
  front_since_ = now;
  part_.hold(bytes, front_since_);
}

void Outbox::fall_behind() {
  queue_.clear();
  part_.clear();
  if (const auto give_up = std::exchange(give_up_, nullptr)) give_up();
}

}  // namespace muehle::net
