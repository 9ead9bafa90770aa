// What was measured: times, the middle and the ends of them.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace muehle::load {

using Steady = std::chrono::steady_clock;
using std::chrono::milliseconds;

inline double ms_since(Steady::time_point begin) {
  return std::chrono::duration<double, std::milli>(Steady::now() - begin).count();
}

class Times {
 public:
  void add(double ms) { all_.push_back(ms); }
  std::size_t size() const { return all_.size(); }
  // `share` of them took at most so long; 0.5: the median, 1: the longest.
  double at(double share) const {
    if (all_.empty()) return 0;
    std::vector<double> sorted = all_;
    std::ranges::sort(sorted);
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
  }

 private:
  std::vector<double> all_;
};

// Prints `name`: count, median, 99th percentile and longest.
void print_times(const std::string& name, const Times& times);

}  // namespace muehle::load
