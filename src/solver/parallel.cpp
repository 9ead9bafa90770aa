#include "solver/parallel.h"

#include <atomic>
#include <thread>
#include <vector>

namespace muehle::solver {

void run_parallel(int threads, std::size_t tasks, const std::function<void(int, std::size_t)>& work,
                  const Monitor* monitor) {
  std::atomic<std::size_t> next = 0;
  const auto loop = [&](int thread) {
    for (std::size_t task = next++; task < tasks; task = next++) {
      if (monitor != nullptr && monitor->stopped()) return;
      work(thread, task);
      if (monitor != nullptr && thread == 0) monitor->tick();
    }
  };
  std::vector<std::jthread> helpers;
  for (int thread = 1; thread < threads; ++thread) helpers.emplace_back(loop, thread);
  loop(0);
}

}  // namespace muehle::solver
