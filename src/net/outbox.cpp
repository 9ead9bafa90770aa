#include "net/outbox.h"

#include <algorithm>
#include <utility>

namespace muehle::net {
namespace {

// What a queued message costs beside its text.
constexpr std::size_t overhead = 64;

std::size_t cost(const SharedText& message) { return message->size() + overhead; }

}  // namespace

void Outboxes::make_room() {
  while (bytes_ > limits_.bytes_together && !waiting_.empty()) {
    // Who reads at all has taken something lately, however much a burst has put into his queue.
    const auto slowest = std::ranges::min_element(waiting_, {}, &Outbox::front_since_);
    (*slowest)->fall_behind();
  }
}

void Outbox::put(SharedText message, SteadyTime now) {
  if (!give_up_) return;
  if (queue_.empty()) {
    front_since_ = now;
    all_.waiting_.insert(this);
  }
  bytes_ += cost(message);
  all_.bytes_ += cost(message);
  queue_.push_back(std::move(message));
  const OutboxLimits& limits = all_.limits_;
  if (queue_.size() > limits.messages_each || bytes_ > limits.bytes_each) return fall_behind();
  all_.make_room();
}

void Outbox::sent(SteadyTime now) {
  if (queue_.empty()) return;  // given up meanwhile
  bytes_ -= cost(queue_.front());
  all_.bytes_ -= cost(queue_.front());
  queue_.pop_front();
  front_since_ = now;
  if (queue_.empty()) all_.waiting_.erase(this);
}

void Outbox::clear() {
  all_.bytes_ -= bytes_;
  bytes_ = 0;
  queue_.clear();
  all_.waiting_.erase(this);
}

void Outbox::fall_behind() {
  clear();
  if (const auto give_up = std::exchange(give_up_, nullptr)) give_up();
}

}  // namespace muehle::net
