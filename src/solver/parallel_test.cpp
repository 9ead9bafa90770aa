#include "solver/parallel.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <vector>

#include "support/few_threads.h"

namespace muehle::solver {
namespace {

TEST(Parallel, DoesEveryTaskOnceHoweverFewThreadsThereAre) {
  constexpr int threads = 4;
  for (const int there_are : {0, 1, 3}) {
    std::vector<std::atomic<int>> done(1000);
    std::atomic<int> highest = 0;
    const auto work = [&](int thread, std::size_t task) {
      ++done[task];
      for (int seen = highest; thread > seen && !highest.compare_exchange_weak(seen, thread);) {
      }
    };
    run_parallel(threads, done.size(), work, nullptr, few_threads(there_are));
    for (const std::atomic<int>& times : done) EXPECT_EQ(times, 1);
    EXPECT_LE(highest, there_are) << "numbers of threads that there are";
  }
}

}  // namespace
}  // namespace muehle::solver
