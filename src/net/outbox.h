// What waits to be sent: a queue a reader, and one budget for all of them together, so that those who do not
// read cannot eat up the memory. No network here.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_set>

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

class Outbox;

// All queues. It outlives each of them.
class Outboxes {
 public:
  explicit Outboxes(OutboxLimits limits = {}) : limits_(limits) {}
  Outboxes(const Outboxes&) = delete;
  Outboxes& operator=(const Outboxes&) = delete;

  std::size_t bytes() const { return bytes_; }

 private:
  friend class Outbox;
  // Gives up the slowest readers, one after the other, until the rest is within the limit.
  void make_room();

  OutboxLimits limits_;
  std::size_t bytes_ = 0;
  std::unordered_set<Outbox*> waiting_;  // those with something in them
};

class Outbox {
 public:
  // `give_up` is called once, when this reader is too slow; nothing more is accepted then.
  Outbox(Outboxes& all, std::function<void()> give_up) : all_(all), give_up_(std::move(give_up)) {}
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;
  ~Outbox() { clear(); }

  void put(SharedText message, SteadyTime now);
  bool empty() const { return queue_.empty(); }
  // The oldest message. It counts until sent() is called.
  const SharedText& front() const { return queue_.front(); }
  // The oldest message has gone out.
  void sent(SteadyTime now);

  std::size_t bytes() const { return bytes_; }

 private:
  friend class Outboxes;
  void clear();
  void fall_behind();

  Outboxes& all_;
  std::function<void()> give_up_;  // null once it was called
  std::deque<SharedText> queue_;
  std::size_t bytes_ = 0;
  SteadyTime front_since_;  // how long the oldest message has been the oldest
};

}  // namespace muehle::net
