// Time, as the search and the people who wait for it need it.
#pragma once

#include <cstdint>

namespace muehle::cli {

// Microseconds from some fixed moment, never going back.
std::int64_t microseconds_now();
// Microseconds that the calling thread has kept a processor busy.
std::int64_t processor_microseconds();

}  // namespace muehle::cli
