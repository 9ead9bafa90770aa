#include "search/budget.h"

#include <algorithm>

namespace muehle::search {
namespace {

// The clock and the stop flag are looked at once in so many nodes: about a tenth of a millisecond.
constexpr std::uint64_t nodes_between_looks = 1024;

template <typename Number>
Number part_of(Number whole, Number unlimited, double share) {
  if (whole == unlimited || share == 1) return whole;
  return static_cast<Number>(static_cast<double>(whole) * share);
}

}  // namespace

Budget::Budget(const Limits& limits, const Control& control)
    : limits_(limits),
      control_(control),
      begin_(control.clock != nullptr ? control.clock() : 0),
      most_nodes_(limits.nodes),
      most_microseconds_(limits.microseconds) {
  look();
}

bool Budget::look() {
  const std::uint64_t all = all_nodes();
  const bool told_to = control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed);
  stopped_ = stopped_ || told_to || all > most_nodes_ || is_late(most_microseconds_);
  const std::uint64_t left = most_nodes_ - std::min(most_nodes_, all);
  next_look_ = nodes_ + 1 + std::min(nodes_between_looks - 1, left);
  return stopped_;
}

void Budget::use_share(double share) {
  most_nodes_ = part_of(limits_.nodes, unlimited_nodes, share);
  most_microseconds_ = part_of(limits_.microseconds, unlimited_time, share);
  stopped_ = false;
  look();
}

Limits Budget::left() {
  Limits left;
  const std::uint64_t all = all_nodes();
  if (most_nodes_ != unlimited_nodes) left.nodes = most_nodes_ - std::min(most_nodes_, all);
  if (most_microseconds_ != unlimited_time) {
    left.microseconds = std::max<std::int64_t>(most_microseconds_ - elapsed(), 0);
  }
  return left;
}

std::int64_t Budget::elapsed() {
  if (control_.clock == nullptr) return 0;
  const std::int64_t now = control_.clock();
  if (control_.pondering != nullptr && control_.pondering->load(std::memory_order_relaxed)) begin_ = now;
  return now - begin_;
}

bool Budget::is_late(std::int64_t microseconds) {
  if (microseconds == unlimited_time || control_.clock == nullptr) return false;
  return elapsed() >= microseconds;
}

std::uint64_t Budget::all_nodes() {
  if (control_.nodes == nullptr) return nodes_;
  const std::uint64_t fresh = nodes_ - told_;
  told_ = nodes_;
  return control_.nodes->fetch_add(fresh, std::memory_order_relaxed) + fresh;
}

}  // namespace muehle::search
