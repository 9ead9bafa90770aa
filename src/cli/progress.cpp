#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

#include "cli/stopwatch.h"

namespace muehle::cli {

ProgressLine::ProgressLine(int all, std::string unit)
    : shown_(isatty(STDERR_FILENO) != 0), all_(all), unit_(std::move(unit)), begin_(microseconds_now()) {}

void ProgressLine::show(int done) const {
  if (!shown_ || done <= 0 || all_ <= 0) return;
  constexpr double a_second = 1e6;
  constexpr int a_minute = 60;
  constexpr int percent = 100;
  const double taken = static_cast<double>(microseconds_now() - begin_) / a_second;
  const int left = static_cast<int>(taken * (all_ - done) / done);
  fmt::print(stderr, "\r\033[K{} of {} {}, {} %, {}:{:02} left", done, all_, unit_, percent * done / all_,
             left / a_minute, left % a_minute);
  std::fflush(stderr);
}

void ProgressLine::clear() const {
  if (!shown_) return;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
}

}  // namespace muehle::cli
