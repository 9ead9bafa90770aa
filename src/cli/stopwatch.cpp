#include "cli/stopwatch.h"

#include <ctime>

namespace muehle::cli {
namespace {

std::int64_t microseconds_of(clockid_t clock) {
  constexpr std::int64_t a_second = 1'000'000;
  constexpr std::int64_t nanoseconds = 1'000;
  timespec time{};
  clock_gettime(clock, &time);
  return time.tv_sec * a_second + time.tv_nsec / nanoseconds;
}

}  // namespace

std::int64_t microseconds_now() { return microseconds_of(CLOCK_MONOTONIC); }

std::int64_t processor_microseconds() { return microseconds_of(CLOCK_THREAD_CPUTIME_ID); }

}  // namespace muehle::cli
