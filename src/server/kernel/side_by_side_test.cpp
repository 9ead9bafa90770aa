#include "server/kernel/side_by_side.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <stdexcept>

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// Work that waits once, as for the store.
struct Worker {
  asio::io_context io;
  std::size_t running = 0;
  std::size_t most = 0;
  std::vector<int> done = {};
  int fails_at = -1;
  bool ended = false;
  std::exception_ptr failure = {};

  void run(std::vector<int> items, std::size_t at_once) {
    const auto work = [this](int item) -> asio::awaitable<void> {
      most = std::max(most, ++running);
      co_await asio::post(io, asio::use_awaitable);
      --running;
      if (item == fails_at) throw std::runtime_error("a mistake");
      done.push_back(item);
    };
    asio::co_spawn(io, side_by_side(std::move(items), at_once, work),
                   [this](const std::exception_ptr& thrown) {
                     EXPECT_EQ(running, 0u);
                     ended = true;
                     failure = thrown;
                   });
    io.run();
  }
};

TEST(SideBySide, DoesAllSeveralAtATime) {
  Worker worker;
  worker.run({1, 2, 3, 4, 5, 6, 7}, 3);
  EXPECT_EQ(worker.done, (std::vector<int>{1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(worker.most, 3u);
  EXPECT_TRUE(worker.ended);
  EXPECT_EQ(worker.failure, nullptr);
}

TEST(SideBySide, EndsWhereThereIsNothingToDo) {
  Worker worker;
  worker.run({}, 3);
  EXPECT_TRUE(worker.ended);
}

TEST(SideBySide, DoesTheOthersWhereOneFails) {
  Worker worker;
  worker.fails_at = 2;
  worker.run({1, 2, 3, 4}, 2);
  EXPECT_EQ(worker.done, (std::vector<int>{1, 3, 4}));
  EXPECT_NE(worker.failure, nullptr);
}

}  // namespace
}  // namespace muehle::server
