#include "solver/meter.h"

#include <algorithm>

namespace muehle::solver {
namespace {

constexpr std::chrono::milliseconds report_interval{200};
// The estimates count as much as that many seconds of experience.
constexpr double trust = 3;

}  // namespace

double Meter::seconds_since(Clock::time_point time) {
  return std::chrono::duration<double>(Clock::now() - time).count();
}

void Meter::begin(double cost) {
  start_ = last_report_ = Clock::now();
  cost_ = cost;
  done_ = 0;
}

void Meter::begin_step(double cost) {
  step_start_ = Clock::now();
  step_cost_ = cost;
  step_done_ = 0;
}

Monitor& Meter::begin_part(double cost, std::uint64_t units) {
  end_part();
  part_cost_ = cost;
  part_units_ = std::max<std::uint64_t>(units, 1);
  monitor_ = std::make_unique<Monitor>(stop_, [this] { report(); });
  return *monitor_;
}

void Meter::end_part() {
  if (monitor_) step_done_ += part_cost_;
  monitor_.reset();
}

double Meter::end_step() {
  end_part();
  done_ += step_cost_;
  step_cost_ = step_done_ = 0;
  return seconds_since(step_start_);
}

double Meter::step_done() const {
  const double part = static_cast<double>(monitor_->done()) / static_cast<double>(part_units_);
  return std::min(step_cost_, step_done_ + part_cost_ * std::min(part, 1.0));
}

void Meter::report() {
  if (Clock::now() - last_report_ < report_interval) return;
  last_report_ = Clock::now();
  const double step = step_done();
  const double all = done_ + step;
  const double pace = (seconds_since(start_) + trust) / (all + trust);
  observer_(Progress{step / step_cost_, all / cost_, (step_cost_ - step) * pace, (cost_ - all) * pace});
}

}  // namespace muehle::solver
