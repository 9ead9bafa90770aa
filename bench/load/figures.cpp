#include "figures.h"

#include <fmt/format.h>

namespace muehle::load {

void print_times(const std::string& name, const Times& times) {
  fmt::print("{:<28}{:>9}   p50 {:8.1f} ms   p99 {:8.1f} ms   max {:8.1f} ms\n", name, times.size(),
             times.at(0.5), times.at(0.99), times.at(1));
}

}  // namespace muehle::load
