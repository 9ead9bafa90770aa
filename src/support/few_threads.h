// For tests: a system that gives only so many threads.
#pragma once

#include <atomic>
#include <memory>
#include <system_error>

#include "support/threads.h"

namespace muehle {

inline BeginThread few_threads(int most) {
  return [left = std::make_shared<std::atomic<int>>(most)](std::function<void()> work) {
    if (--*left < 0) throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    return std::thread(std::move(work));
  };
}

}  // namespace muehle
