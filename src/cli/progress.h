// A line on standard error that says how far long work is, where that is a terminal.
#pragma once

#include <cstdint>
#include <string>

namespace muehle::cli {

class ProgressLine {
 public:
  // `unit` is what there are `all` of, as in `moves`.
  ProgressLine(int all, std::string unit);
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // With the time that the rest will take if it goes on like this.
  void show(int done) const;
  void clear() const;

 private:
  bool shown_;
  int all_;
  std::string unit_;
  std::int64_t begin_;
};

}  // namespace muehle::cli
