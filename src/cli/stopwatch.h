// Time, as the search and the people who wait for it need it.
#pragma once

#include <cstdint>
#include <string>

namespace muehle::cli {

// Microseconds from some fixed moment, never going back.
std::int64_t microseconds_now();
// Microseconds that the calling thread has kept a processor busy.
std::int64_t processor_microseconds();

// Begins when it is made.
class Stopwatch {
 public:
  double seconds() const;

 private:
  std::int64_t begin_ = microseconds_now();
};

// As in 0:07 or 1:02:05, rounded up.
std::string duration_text(double seconds);

}  // namespace muehle::cli
