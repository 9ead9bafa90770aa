#include "cli/stopwatch.h"

#include <fmt/format.h>

#include <cmath>
#include <ctime>

namespace muehle::cli {
namespace {

constexpr std::int64_t a_second = 1'000'000;  // in microseconds

std::int64_t microseconds_of(clockid_t clock) {
  constexpr std::int64_t nanoseconds = 1'000;
  timespec time{};
  clock_gettime(clock, &time);
  return time.tv_sec * a_second + time.tv_nsec / nanoseconds;
}

}  // namespace

std::int64_t microseconds_now() { return microseconds_of(CLOCK_MONOTONIC); }

std::int64_t processor_microseconds() { return microseconds_of(CLOCK_THREAD_CPUTIME_ID); }

double Stopwatch::seconds() const {
  return static_cast<double>(microseconds_now() - begin_) / static_cast<double>(a_second);
}

std::string duration_text(double seconds) {
  const auto all = static_cast<std::int64_t>(std::ceil(seconds));
  const std::int64_t hours = all / 3600;
  const std::int64_t minutes = all / 60 % 60;
  if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, minutes, all % 60);
  return fmt::format("{}:{:02}", minutes, all % 60);
}

}  // namespace muehle::cli
