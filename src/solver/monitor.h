// Watches a long computation, and stops it.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

namespace muehle::solver {

// What a computation says while it works. Its threads share one object.
class Monitor {
 public:
  // `stop` becomes true when the result is no longer wanted; it outlives the computation. `tick` is called
  // every now and then by the thread that called the computation.
  Monitor(const std::atomic<bool>& stop, std::function<void()> tick) : stop_(stop), tick_(std::move(tick)) {}

  // Then a computation returns as soon as it can, with a result that means nothing.
  bool stopped() const { return stop_.load(std::memory_order_relaxed); }
  void tick() const { tick_(); }

  // Work that is done, in units of which the computation's header says how many it takes.
  void advance(std::uint64_t units) { done_.fetch_add(units, std::memory_order_relaxed); }
  std::uint64_t done() const { return done_.load(std::memory_order_relaxed); }

 private:
  const std::atomic<bool>& stop_;
  std::function<void()> tick_;
  std::atomic<std::uint64_t> done_ = 0;
};

}  // namespace muehle::solver
