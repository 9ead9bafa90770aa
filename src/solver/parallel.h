// The same work on many tasks by a few threads.
#pragma once

#include <cstddef>
#include <functional>

#include "solver/monitor.h"
#include "support/threads.h"

namespace muehle::solver {

// Calls work(thread, task) for every task below `tasks`, each once, on `threads` threads; thread is
// 0..threads-1; where the system gives fewer, fewer do it. Returns when all are done, or when `monitor` has
// stopped and what was begun is done. `work` does not throw.
void run_parallel(int threads, std::size_t tasks, const std::function<void(int, std::size_t)>& work,
                  const Monitor* monitor = nullptr, const BeginThread& begin = begin_thread);

}  // namespace muehle::solver
