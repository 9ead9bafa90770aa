// Workers that a test holds up: what waits meanwhile, and for whom.
#include "server/kernel/workers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <deque>
#include <future>
#include <semaphore>

#include "net/trace.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using ::testing::ElementsAre;

class Visitor final : public net::Client {
 public:
  explicit Visitor(std::string address) : address_(std::move(address)) {}

  const std::string& address() const override { return address_; }
  bool has_gone() override { return gone; }

  bool gone = false;

 private:
  std::string address_;
};

class WorkersTest : public ::testing::Test {
 protected:
  // Somebody who waits for `what`; it stands in done_ when it was done.
  struct Asked {
    std::optional<Answer<std::string>> answer;
    std::exception_ptr failure;
  };
  template <typename Work>
  Asked& ask_for(Visitor& visitor, Work work, Workers::Effort effort = {}) {
    Asked& asked = asked_.emplace_back();
    auto trace = std::make_shared<net::Trace>();
    trace->request = "a request";
    trace->client = &visitor;
    auto waiting = [this, effort, work]() -> asio::awaitable<Answer<std::string>> {
      Answer<std::string> answer = co_await workers_.run(effort, work);
      co_return answer;
    };
    asio::co_spawn(net::TracedExecutor(io_.get_executor(), trace), std::move(waiting),
                   [&asked](const std::exception_ptr& failure, Answer<std::string> answer) {
                     asked.failure = failure;
                     if (!failure) asked.answer = std::move(answer);
                   });
    return asked;
  }
  Asked& ask(Visitor& visitor, const std::string& what, Workers::Effort effort = {}) {
    auto work = [this, what] {
      done_.push_back(what);
      return what;
    };
    return ask_for(visitor, work, effort);
  }
  Visitor& visitor(const std::string& address) { return visitors_.emplace_back(address); }
  // Until all have their answers that can have one while the worker is held.
  void run_while_held() {
    while (io_.poll() > 0) continue;
    io_.restart();
  }
  void let_go(std::ptrdiff_t pieces = 1000) { gate_.release(pieces); }
  static bool is_busy(const Asked& asked) {
    return asked.answer && !*asked.answer && asked.answer->error().code == ErrorCode::busy;
  }

  asio::io_context io_;
  std::counting_semaphore<> gate_{0};
  std::deque<Visitor> visitors_;
  std::deque<Asked> asked_;
  std::vector<std::string> done_;  // by the one worker
  Workers workers_{1, 4, [this] { gate_.acquire(); }};
};

TEST_F(WorkersTest, GiveWhatTheWorkGives) {
  let_go();
  const Asked& asked = ask(visitor("a"), "one");
  io_.run();
  ASSERT_TRUE(asked.answer);
  EXPECT_EQ(asked.answer->value(), "one");
}

TEST_F(WorkersTest, ThrowWhatTheWorkThrows) {
  let_go();
  const auto fail = []() -> std::string { throw std::runtime_error("as planned"); };
  const Asked& failed = ask_for(visitor("a"), fail);
  const Asked& next = ask(visitor("a"), "next");
  io_.run();
  EXPECT_TRUE(failed.failure);
  EXPECT_EQ(next.answer->value(), "next") << "the worker goes on";
}

TEST_F(WorkersTest, RefuseAtOnceWhatIsTooMuch) {
  Visitor& one = visitor("a");
  for (int n = 0; n < 4; ++n) ask(one, "his");
  const Asked& fifth = ask(one, "too much");
  run_while_held();
  ASSERT_TRUE(is_busy(fifth));
  EXPECT_GT(fifth.answer->error().retry_after.value_or(0), 0);
  const Asked& others = ask(visitor("b"), "another's");
  run_while_held();
  EXPECT_FALSE(others.answer) << "he has a place";
  EXPECT_TRUE(is_busy(asked_[3])) << "of who wants most";
  let_go();
  io_.run();
  EXPECT_THAT(done_, ElementsAre("his", "another's", "his", "his"));
}

TEST_F(WorkersTest, DoNothingForWhoHasGone) {
  ask(visitor("a"), "first");
  Visitor& leaving = visitor("b");
  const Asked& unwanted = ask(leaving, "unwanted");
  const Asked& wanted = ask(visitor("c"), "wanted");
  run_while_held();
  leaving.gone = true;
  let_go();
  io_.run();
  EXPECT_TRUE(is_busy(unwanted));
  EXPECT_TRUE(wanted.answer->has_value());
  EXPECT_THAT(done_, ElementsAre("first", "wanted"));
}

TEST_F(WorkersTest, KeepNoPlaceForWhoHasGone) {
  Visitor& leaving = visitor("a");
  for (int n = 0; n < 4; ++n) ask(leaving, "unwanted");
  run_while_held();
  leaving.gone = true;
  const Asked& first = ask(leaving, "first");
  run_while_held();
  EXPECT_FALSE(first.answer);
  let_go();
  io_.run();
}

TEST_F(WorkersTest, NobodyIsKeptWhenAllAreCutOffAndTheWorkGoesOn) {
  std::deque<Visitor*> all;
  for (int n = 0; n < 400; ++n) {
    all.push_back(&visitor("192.0.2." + std::to_string(n % 50)));
    ask(*all.back(), "work", {.urgent = n % 3 == 0});
  }
  run_while_held();
  for (Visitor* each : all) each->gone = true;
  workers_.drop_gone();
  io_.run();  // until nobody waits; the worker is held all the time
  EXPECT_TRUE(std::ranges::all_of(asked_, is_busy));
  EXPECT_TRUE(done_.empty());
  let_go();
}

TEST_F(WorkersTest, GoOnWithOthersWhenNobodyWaitsForWhatTheyDo) {
  Visitor& leaving = visitor("a");
  const Asked& unwanted = ask(leaving, "unwanted");
  const Asked& next = ask(visitor("b"), "next");
  run_while_held();
  leaving.gone = true;
  workers_.drop_gone();
  run_while_held();
  EXPECT_TRUE(is_busy(unwanted));
  let_go();
  io_.run();
  EXPECT_EQ(next.answer->value(), "next");
}

TEST_F(WorkersTest, TakeTurnsWithWhatTakesLong) {
  Visitor& long_one = visitor("a");
  auto trace = std::make_shared<net::Trace>();
  trace->request = "a request";
  trace->client = &long_one;
  auto waiting = [this]() -> asio::awaitable<Answer<std::string>> {
    auto work = [this, turns = 0]() mutable -> std::optional<std::string> {
      done_.emplace_back("part");
      if (++turns < 3) return std::nullopt;
      return "whole";
    };
    const Workers::Effort effort{.cost = 3};
    Answer<std::string> answer = co_await workers_.run_in_turns(effort, std::move(work));
    co_return answer;
  };
  Answer<std::string> whole;
  asio::co_spawn(net::TracedExecutor(io_.get_executor(), trace), std::move(waiting),
                 [&](const std::exception_ptr&, Answer<std::string> answer) { whole = std::move(answer); });
  run_while_held();
  ask(visitor("b"), "other's");
  run_while_held();
  let_go();
  io_.run();
  EXPECT_EQ(whole.value(), "whole");
  EXPECT_THAT(done_, ElementsAre("part", "other's", "part", "part"));
}

TEST_F(WorkersTest, SayBeforehandWhetherThereIsRoom) {
  Visitor& one = visitor("a");
  EXPECT_TRUE(workers_.has_room(false));
  for (int n = 0; n < 4; ++n) ask(one, "his");
  run_while_held();
  net::Trace trace;
  trace.request = "a request";
  trace.client = &one;
  const net::During during(trace);
  EXPECT_FALSE(workers_.has_room(false));
  EXPECT_TRUE(workers_.has_room(true)) << "before what is not urgent";
  one.gone = true;
  EXPECT_TRUE(workers_.has_room(false));
  let_go();
}

}  // namespace
}  // namespace muehle::server
