// How far a run is, and how long it will take.
#pragma once

#include <chrono>
#include <memory>

#include "solver/monitor.h"
#include "solver/notice.h"

namespace muehle::solver {

// Knows the cost of everything that is to be done as plan.h estimates it, and learns from what it took.
class Meter {
 public:
  Meter(const std::atomic<bool>& stop, const Observer& observer) : stop_(stop), observer_(observer) {}

  void begin(double cost);       // of all that is left
  void begin_step(double cost);  // of the next step
  // A part of the step: work of `cost`, told to the monitor in `units`. The last monitor ends with it.
  Monitor& begin_part(double cost, std::uint64_t units);
  double end_step();  // seconds it took

  bool stopped() const { return stop_.load(std::memory_order_relaxed); }

 private:
  using Clock = std::chrono::steady_clock;
  static double seconds_since(Clock::time_point time);
  void end_part();
  double step_done() const;
  void report();

  const std::atomic<bool>& stop_;
  const Observer& observer_;
  Clock::time_point start_;
  Clock::time_point step_start_;
  Clock::time_point last_report_;
  double cost_ = 0;
  double done_ = 0;  // of earlier steps
  double step_cost_ = 0;
  double step_done_ = 0;  // of earlier parts
  double part_cost_ = 0;
  std::uint64_t part_units_ = 0;
  std::unique_ptr<Monitor> monitor_;
};

}  // namespace muehle::solver
