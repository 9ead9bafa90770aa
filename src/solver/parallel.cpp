#include "solver/parallel.h"

#include <atomic>

namespace muehle::solver {

void run_parallel(int threads, std::size_t tasks, const std::function<void(int, std::size_t)>& work,
                  const Monitor* monitor, const BeginThread& begin) {
  std::atomic<std::size_t> next = 0;
  const auto loop = [&](int thread) {
    for (std::size_t task = next++; task < tasks; task = next++) {
      if (monitor != nullptr && monitor->stopped()) return;
      work(thread, task);
      if (monitor != nullptr && thread == 0) monitor->tick();
    }
  };
  Threads helpers(begin);
  helpers.add(1, threads - 1, loop);
  loop(0);
}

}  // namespace muehle::solver
