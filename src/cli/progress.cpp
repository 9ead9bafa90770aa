#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace muehle::cli {

ChangingLine::ChangingLine() : shown_(isatty(STDERR_FILENO) != 0) {}

void ChangingLine::show(std::string_view text) const {
  if (!shown_) return;
  std::fflush(stdout);
  fmt::print(stderr, "\r\033[K{}", text);
  std::fflush(stderr);
}

void ChangingLine::clear() const { show({}); }

std::string Progress::text(std::uint64_t done, std::string_view details) const {
  return text(done, all_ == 0 ? 1 : static_cast<double>(done) / static_cast<double>(all_), details);
}

std::string Progress::text(std::uint64_t done, double part, std::string_view details) const {
  std::string line = fmt::format("{} of {} {}, ", done, all_, unit_);
  line += details.empty() ? fmt::format("{:.0f} %", 100 * part) : std::string(details);
  if (part > 0) line += fmt::format(", {} left", duration_text(watch_.seconds() * (1 - part) / part));
  return line;
}

}  // namespace muehle::cli
