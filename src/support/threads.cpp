#include "support/threads.h"

#include <sys/resource.h>

#include <system_error>
#include <utility>

namespace muehle {

std::thread begin_thread(std::function<void()> work) { return std::thread(std::move(work)); }

void let_others_go_first() {
  constexpr int third = 5;  // of the weight, as the system's scheduler has it
  // Of the calling thread alone: so the system understands it. One that has less already keeps it.
  if (getpriority(PRIO_PROCESS, 0) < third) setpriority(PRIO_PROCESS, 0, third);
}

std::optional<std::thread> try_thread(std::function<void()> work, const BeginThread& begin) {
  try {
    return begin(std::move(work));
  } catch (const std::system_error&) {
    return std::nullopt;
  }
}

Threads::~Threads() {
  for (std::thread& each : threads_) each.join();
}

void Threads::add(int first, int count, const std::function<void(int)>& work) {
  if (count <= 0) return;
  threads_.reserve(threads_.size() + static_cast<std::size_t>(count));  // nothing throws between two threads
  for (int n = first; n < first + count; ++n) {
    std::optional<std::thread> thread = try_thread([work, n] { work(n); }, begin_);
    if (!thread) return;
    threads_.push_back(std::move(*thread));
  }
}

}  // namespace muehle
