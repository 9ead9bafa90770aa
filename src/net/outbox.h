// What waits to be sent: a queue a reader, and one budget for all of them together, so that those who do not
// read cannot eat up the memory. No network here.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "net/budget.h"
#include "net/limits.h"

namespace muehle::net {

// Shared by all who get it.
using SharedText = std::shared_ptr<const std::string>;

struct OutboxLimits {
  std::size_t bytes_each = 1024 * 1024;
  std::size_t messages_each = 1000;
  // Counted as if nothing was shared: what is in use is never more.
  std::size_t bytes_together = 64 * 1024 * 1024;
};

// All queues. It outlives each of them.
class Outboxes {
 public:
  explicit Outboxes(OutboxLimits limits = {}) : limits_(limits), budget_(limits.bytes_together) {}
  Outboxes(const Outboxes&) = delete;
  Outboxes& operator=(const Outboxes&) = delete;

  std::size_t bytes() const { return budget_.bytes(); }

 private:
  friend class Outbox;

  OutboxLimits limits_;
  Budget budget_;
};

class Outbox {
 public:
  // `give_up` is called once, when this reader is too slow; nothing more is accepted then.
  Outbox(Outboxes& all, std::function<void()> give_up)
      : limits_(all.limits_), give_up_(std::move(give_up)), part_(all.budget_, [this] { fall_behind(); }) {}
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  void put(SharedText message, SteadyTime now);
  bool empty() const { return queue_.empty(); }
  // The oldest message. It counts until sent() is called.
  const SharedText& front() const { return queue_.front(); }
  // The oldest message has gone out.
  void sent(SteadyTime now);

  std::size_t bytes() const { return part_.bytes(); }

 private:
  void fall_behind();

  const OutboxLimits& limits_;
  std::function<void()> give_up_;  // null once it was called
  std::deque<SharedText> queue_;
  SteadyTime front_since_;  // how long the oldest message has been the oldest
  Budget::Part part_;
};

}  // namespace muehle::net
