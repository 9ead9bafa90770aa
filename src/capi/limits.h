// How long to think.
#pragma once

#include <chrono>
#include <climits>

#include "capi/outcome.h"
#include "engine/go.h"

namespace muehle::capi {

inline std::int64_t microseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

// An error names what is out of its range.
Maybe<engine::Go> go_of(const muehle_limits& limits);

}  // namespace muehle::capi
