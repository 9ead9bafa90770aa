#include "support/threads.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>

#include "support/few_threads.h"

namespace muehle {
namespace {

TEST(Threads, EachHasItsNumberAndIsWaitedFor) {
  std::atomic<int> numbers = 0;
  {
    Threads threads;
    threads.add(2, 3, [&](int n) { numbers += 1 << n; });
  }
  EXPECT_EQ(numbers, 0b11100);
}

TEST(Threads, OneThatCannotBeHadIsOneFewer) {
  for (const int there_are : {0, 1, 2}) {
    std::atomic<int> run = 0;
    {
      Threads threads(few_threads(there_are));
      threads.add(1, 5, [&](int) { ++run; });
    }
    EXPECT_EQ(run, there_are);
  }
}

TEST(Threads, ThereMayBeNone) {
  Threads threads(few_threads(0));
  threads.add(1, 0, [](int) { FAIL(); });
  threads.add(1, -1, [](int) { FAIL(); });
  EXPECT_FALSE(try_thread([] {}, few_threads(0)));
}

TEST(Threads, OneThatLetsOthersGoFirstIsTheOnlyOneThatDoes) {
  const int before = getpriority(PRIO_PROCESS, 0);
  int lowered = 0;
  std::thread([&] {
    let_others_go_first();
    let_others_go_first();
    lowered = getpriority(PRIO_PROCESS, 0);
  }).join();
  EXPECT_EQ(lowered, std::max(before, 5));
  EXPECT_EQ(getpriority(PRIO_PROCESS, 0), before);
}

}  // namespace
}  // namespace muehle
