#include "engine/engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <new>

#include "engine/failure.h"
#include "rules/rules_test.h"
#include "support/few_threads.h"

namespace muehle::engine {
namespace {

using muehle::testing::moves;
using muehle::testing::start_at;
using ::testing::HasSubstr;

constexpr std::string_view wins_at_once = "W.W.W..........W.....BBB w 0 0";

// An engine and what it has said so far.
class Listener {
 public:
  // `throws`: it fails to take what the search tells.
  explicit Listener(bool throws = false)
      : engine_({.info = [this, throws](const search::Info&) { hear_thought(throws); },
                 .best_move = [this](const Result<BestMove>& best) { hear(best_moves_, best); },
                 .count = nullptr,
                 .counted = [this](const Result<Count>& count) { hear(counts_, count); }},
                nullptr) {}

  Engine& engine() { return engine_; }
  void await_thought() {
    std::unique_lock lock(mutex_);
    heard_.wait(lock, [&] { return thoughts_ > 0; });
  }
  Result<BestMove> await_best_move() { return await(best_moves_); }
  Result<Count> await_count() { return await(counts_); }
  // How often it has answered and nobody has waited for it.
  std::size_t answers() {
    const std::lock_guard lock(mutex_);
    return best_moves_.size() + counts_.size();
  }

 private:
  template <typename T>
  void hear(std::vector<Result<T>>& all, const Result<T>& one) {
    const std::lock_guard lock(mutex_);
    all.push_back(one);
    heard_.notify_all();
  }
  template <typename T>
  Result<T> await(std::vector<Result<T>>& all) {
    std::unique_lock lock(mutex_);
    heard_.wait(lock, [&] { return !all.empty(); });
    Result<T> first = all.front();
    all.erase(all.begin());
    return first;
  }
  void hear_thought(bool throws) {
    if (throws) throw std::bad_alloc();
    const std::lock_guard lock(mutex_);
    ++thoughts_;
    heard_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable heard_;
  std::vector<Result<BestMove>> best_moves_;
  std::vector<Result<Count>> counts_;
  int thoughts_ = 0;
  Engine engine_;  // last: it ends first
};

bool is_busy(const Refusal& refusal) { return std::holds_alternative<Busy>(refusal); }

TEST(Engine, ThinksAndAnswers) {
  Listener listener;
  Engine& engine = listener.engine();
  ASSERT_TRUE(engine.set_position(start_at(wins_at_once), {}, {}));
  ASSERT_TRUE(engine.go({.depth = 4}));
  const Result<BestMove> best = listener.await_best_move();
  ASSERT_TRUE(best && best->move);
  EXPECT_TRUE(best->move->captures());
  EXPECT_EQ(best->ponder, std::nullopt);
}

TEST(Engine, WhatIsWrongIsRefusedAndChangesNothing) {
  Engine engine({}, nullptr);
  ASSERT_TRUE(engine.set_position({}, {}, moves("d6 d7 f4")));
  const auto illegal = engine.set_position({}, {}, moves("d6 f4 d6"));
  ASSERT_FALSE(illegal);
  EXPECT_EQ(std::get<NotLegal>(illegal.error()).number, 3);
  EXPECT_EQ(std::get<NotLegal>(illegal.error()).fault, Fault::target_occupied);
  EXPECT_EQ(engine.history().size(), 3);

  const auto only = engine.go({.depth = 1, .only = moves("a1 d6")});
  EXPECT_EQ(std::get<NotLegal>(only.error()).number, 2);
  const auto clock = engine.go({.clocks = {.left = {1000, std::nullopt}}});
  EXPECT_EQ(std::get<NoClock>(clock.error()).to_move, Colour::black);

  for (const Options& wrong :
       {Options{.megabytes = 0}, Options{.threads = 0}, Options{.lines = 0}, Options{.level = 99},
        Options{.contempt = 101}, Options{.contempt = -1}, Options{.overhead = -1}}) {
    EXPECT_FALSE(engine.set_options(wrong));
    EXPECT_EQ(engine.options(), Options{});
  }
  EXPECT_FALSE(engine.use_databases("/nowhere/at all"));
}

TEST(Engine, ChangesNothingDuringASearch) {
  Listener listener;
  Engine& engine = listener.engine();
  ASSERT_TRUE(engine.go({}));
  EXPECT_TRUE(is_busy(engine.go({.depth = 1}).error()));
  EXPECT_TRUE(is_busy(engine.perft(3).error()));
  EXPECT_TRUE(is_busy(engine.set_position({}, {}, {}).error()));
  EXPECT_TRUE(is_busy(engine.set_options({.lines = 2}).error()));
  EXPECT_TRUE(is_busy(engine.use_databases("").error()));
  EXPECT_TRUE(is_busy(engine.new_game().error()));
  EXPECT_TRUE(is_busy(engine.forget().error()));
  EXPECT_EQ(listener.answers(), 0u);
  engine.stop();
  EXPECT_TRUE(listener.await_best_move());
  EXPECT_TRUE(engine.new_game());  // the answer is out, so the search is over
}

TEST(Engine, PonderingWaitsForTheHit) {
  Listener listener;
  Engine& engine = listener.engine();
  ASSERT_TRUE(engine.set_options({.ponder = true}));
  EXPECT_FALSE(engine.ponder_hit());
  ASSERT_TRUE(engine.go({.depth = 2, .ponder = true}));
  listener.await_thought();
  EXPECT_EQ(listener.answers(), 0u);
  EXPECT_TRUE(engine.ponder_hit());
  const Result<BestMove> best = listener.await_best_move();
  EXPECT_TRUE(best->move && best->ponder);
  EXPECT_FALSE(engine.ponder_hit());
}

TEST(Engine, CountsAndCanBeStopped) {
  Listener listener;
  ASSERT_TRUE(listener.engine().perft(2));
  EXPECT_EQ(listener.await_count()->nodes, 24u * 23);
  ASSERT_TRUE(listener.engine().perft(20));
  listener.engine().stop();
  EXPECT_FALSE(listener.await_count());
}

TEST(Engine, ATableThatCannotBeHadIsRefused) {
  Listener listener;
  Engine& engine = listener.engine();
  const Options before{.megabytes = 2, .threads = 2};
  ASSERT_TRUE(engine.set_options(before));
  const auto refused = engine.set_options({.megabytes = std::numeric_limits<int>::max(), .threads = 2});
  ASSERT_FALSE(refused);
  EXPECT_THAT(std::get<Error>(refused.error()).message, HasSubstr("not enough memory"));
  EXPECT_EQ(std::get<Error>(refused.error()).code, to_text(Failure::no_memory));
  EXPECT_EQ(DatabaseFolder::open("/nowhere").error().code, to_text(Failure::no_folder));
  EXPECT_EQ(check({.lines = 0}).error().code, to_text(Failure::bad_option));
  EXPECT_EQ(engine.options(), before);
  ASSERT_TRUE(engine.set_position(start_at(wins_at_once), {}, {}));
  ASSERT_TRUE(engine.go({.depth = 4}));
  EXPECT_TRUE(listener.await_best_move());
}

TEST(Engine, WithoutAThreadItRefusesToThinkAndGoesOnLater) {
  bool none = true;
  const auto begin = [&none](std::function<void()> work) {
    return none ? few_threads(0)(std::move(work)) : begin_thread(std::move(work));
  };
  std::atomic<int> answers = 0;
  Engine engine({.best_move = [&](const Result<BestMove>& best) { answers += best && best->move ? 1 : 0; }},
                nullptr, begin);
  const auto refused = engine.go({.depth = 1, .ponder = true});
  ASSERT_FALSE(refused);
  EXPECT_THAT(std::get<Error>(refused.error()).message, HasSubstr("no thread"));
  EXPECT_FALSE(engine.ponder_hit());
  none = false;
  ASSERT_TRUE(engine.go({.depth = 1}));
  engine.wait();
  EXPECT_EQ(answers, 1);
}

TEST(Engine, AnExceptionInASearchIsItsAnswer) {
  for (const int threads : {1, 2}) {
    Listener listener(true);
    Engine& engine = listener.engine();
    ASSERT_TRUE(engine.set_options({.megabytes = 1, .threads = threads}));
    for (const Go& go : {Go{.depth = 4}, Go{}, Go{.depth = 4, .ponder = true}}) {
      ASSERT_TRUE(engine.go(go));
      EXPECT_THAT(listener.await_best_move().error().message, HasSubstr("not enough memory"));
    }
    ASSERT_TRUE(engine.perft(1));
    EXPECT_EQ(listener.await_count()->nodes, 24u);
  }
}

TEST(Engine, ACallbackMayStopIt) {
  std::atomic<int> answers = 0;
  Engine* told = nullptr;
  Engine engine({.info = [&](const search::Info&) { told->stop(); },
                 .best_move = [&](const Result<BestMove>& best) { answers += best && best->move ? 1 : 0; }},
                nullptr);
  told = &engine;
  ASSERT_TRUE(engine.go({}));
  engine.wait();
  EXPECT_EQ(answers, 1);
}

TEST(Engine, EndsWhileItSearches) {
  Listener listener;
  EXPECT_TRUE(listener.engine().go({}));
}  // the destructor stops it

// Whatever several threads ask for at the same time: every search that was begun is answered, once.
TEST(Engine, ManyThreadsMayUseIt) {
  constexpr int rounds = 25;
  Listener listener;
  Engine& engine = listener.engine();
  ASSERT_TRUE(engine.set_options({.megabytes = 1, .threads = 2}));
  std::atomic<int> begun = 0;
  std::atomic<bool> done = false;
  const auto asks = [&](const Go& go) {
    return std::thread([&, go] {
      for (int n = 0; n < rounds; ++n) {
        begun += engine.go(go) ? 1 : 0;
        engine.set_position({}, {}, n % 2 == 0 ? moves("d6 f4") : moves("d6"));
        begun += engine.perft(3) ? 1 : 0;
      }
    });
  };
  // Searches without limits end only by these.
  std::thread stopper([&] {
    while (!done) {
      engine.ponder_hit();
      engine.stop();
      std::this_thread::yield();
    }
  });
  std::thread reader([&] {
    while (!done) EXPECT_LE(engine.history().size(), engine.options().threads);
  });
  std::thread one = asks({});
  std::thread two = asks({.depth = 3, .ponder = true});
  std::thread three = asks({.depth = 5});
  for (std::thread* each : {&one, &two, &three}) each->join();
  done = true;
  stopper.join();
  reader.join();
  engine.finish();
  EXPECT_GT(begun, 0);
  EXPECT_EQ(listener.answers(), static_cast<std::size_t>(begun));
}

}  // namespace
}  // namespace muehle::engine
