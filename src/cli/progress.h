// How far long work is, on a line of standard error that keeps changing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/stopwatch.h"

namespace muehle::cli {

// A line below the output. It is there only where standard error is a terminal.
class ChangingLine {
 public:
  ChangingLine();
  ~ChangingLine() { clear(); }
  ChangingLine(const ChangingLine&) = delete;
  ChangingLine& operator=(const ChangingLine&) = delete;

  bool shown() const { return shown_; }
  void show(std::string_view text) const;
  // To be called before anything else is printed.
  void clear() const;

 private:
  bool shown_;
};

// Counts to `all`, and says how long the rest will take if it goes on like this.
class Progress {
 public:
  // `unit` is what there are `all` of, as in `moves`.
  Progress(std::uint64_t all, std::string unit) : all_(all), unit_(std::move(unit)) {}

  // As in `3 of 12 moves, 25 %, 0:07 left`. `details` stand in the place of the percentage. `part` (0..1) of
  // the work is done, where the things that are counted are not equally long.
  std::string text(std::uint64_t done, std::string_view details = {}) const;
  std::string text(std::uint64_t done, double part, std::string_view details = {}) const;

 private:
  std::uint64_t all_;
  std::string unit_;
  Stopwatch watch_;
};

}  // namespace muehle::cli
