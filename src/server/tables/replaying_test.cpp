// Games that are played again, by one worker that the test holds up.
#include "server/tables/replaying.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <deque>
#include <semaphore>

#include "net/trace.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using ::testing::ElementsAre;

class Reader final : public net::Client {
 public:
  explicit Reader(std::string address) : address_(std::move(address)) {}

  const std::string& address() const override { return address_; }
  bool has_gone() override { return false; }

 private:
  std::string address_;
};

TEST(Replaying, WeighsGamesByTheirLength) {
  EXPECT_EQ(effort_of(long_game_events + 1).cost, 2);
  EXPECT_EQ(effort_of(20 * long_game_events).cost, 21);
  EXPECT_EQ(effort_of(20 * long_game_events).turn, 21) << "it is not done in parts";
  EXPECT_EQ(effort_of(1000 * long_game_events).cost, 32);
}

TEST(Replaying, GoesOnWithShortOnesOfOthersBehindALongOne) {
  asio::io_context io;
  std::counting_semaphore<> gate{0};
  Workers workers(1, 256, [&gate] { gate.acquire(); });
  std::vector<std::string> done;
  std::deque<Reader> readers;
  const auto ask = [&](const std::string& address, const std::string& what, std::size_t events) {
    auto trace = std::make_shared<net::Trace>();
    trace->request = what;
    trace->client = &readers.emplace_back(address);
    StoredTable table;
    table.games.emplace_back().events.resize(events);
    auto play = [&done, what](const StoredTable&) {
      done.push_back(what);
      return 0;
    };
    asio::co_spawn(net::TracedExecutor(io.get_executor(), trace),
                   play_again(workers, std::move(table), std::move(play)),
                   [](const std::exception_ptr& failure, const Answer<int>& answer) {
                     EXPECT_FALSE(failure);
                     EXPECT_TRUE(answer.has_value());
                   });
  };
  ask("192.0.2.1", "long", 3 * long_game_events);
  ask("192.0.2.1", "another long", 3 * long_game_events);
  for (const char* what : {"one", "two", "three", "four", "five"})
    ask("192.0.2.2", what, long_game_events + 1);
  io.poll();
  gate.release(100);
  io.restart();
  io.run();
  EXPECT_THAT(done, ElementsAre("long", "one", "two", "another long", "three", "four", "five"));
}

}  // namespace
}  // namespace muehle::server
