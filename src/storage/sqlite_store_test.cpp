#include "storage/sqlite_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <fstream>
#include <future>
#include <semaphore>
#include <thread>

#include "storage/sqlite_file.h"
#include "storage/test_place.h"
#include "support/temp_folder.h"

namespace muehle {
namespace {

using ::testing::HasSubstr;

StoreResult<Stored> store_and_wait(Store& store, Change change) {
  // Shared: the store's thread may still be in set_value() when get() has returned.
  const auto promise = std::make_shared<std::promise<StoreResult<Stored>>>();
  store.store(std::move(change),
              [promise](StoreResult<Stored> answer) { promise->set_value(std::move(answer)); });
  return promise->get_future().get();
}

std::optional<StoredTable> load_and_wait(Store& store, const std::string& code) {
  const auto promise = std::make_shared<std::promise<StoreResult<std::optional<StoredTable>>>>();
  store.load(code, [promise](auto answer) { promise->set_value(std::move(answer)); });
  return promise->get_future().get().value();
}

NewTable bare_table(const std::string& code) {
  return {.code = code, .next_colours = "alternate", .name = "", .rules = "standard", .start = "start"};
}

AppendEvent numbered_event(std::int64_t game, int version) {
  const std::string number = std::to_string(version);
  return {.game = game, .version = version, .line = "line " + number, .seat = 0, .id = number, .at = 0};
}

TEST(SqliteStore, MakesItsFolderForTheOwnerOnly) {
  const TempFolder folder;
  const auto data = folder.path() / "deep" / "data";
  ASSERT_TRUE(open_sqlite_store(data));
  EXPECT_EQ(std::filesystem::status(data).permissions(), std::filesystem::perms::owner_all);
}

TEST(SqliteStore, AnswersInOrderWhateverIsBatched) {
  const TempFolder folder;
  auto store = open_sqlite_store(folder.path()).value();
  const std::int64_t game = store_and_wait(*store, bare_table("abc"))->game;
  std::vector<int> answered;
  for (int version = 1; version <= 200; ++version) {
    store->store(numbered_event(game, version), [&answered, version](const StoreResult<Stored>& answer) {
      if (answer) answered.push_back(version);
    });
  }
  EXPECT_EQ(load_and_wait(*store, "abc")->games[0].events.size(), 200u);
  ASSERT_EQ(answered.size(), 200u);
  EXPECT_TRUE(std::ranges::is_sorted(answered));
}

// Each look goes on until the next one waits, so that somebody reads whenever something is written.
TEST(SqliteStore, KeepsItsLogShortWhereLooksNeverPause) {
  const TempFolder folder;
  std::counting_semaphore<> began(0);
  std::counting_semaphore<> may_end(0);
  auto store = open_sqlite_store(folder.path()).value();
  const auto log = folder.path() / "games.sqlite-wal";
  constexpr std::size_t each = std::size_t{1} << 20;
  constexpr auto longest = static_cast<std::uintmax_t>(sqlite::File::long_log);
  const auto look = [&] {
    store->look_work(
        [&](Transaction& all) {
          all.players().by_id(1);
          began.release();
          may_end.acquire();
        },
        [](const StoreResult<void>&) {});
  };
  look();
  for (std::size_t written = 0; written < 3 * longest; written += each) {
    began.acquire();
    // Shared: the store's thread may still be in set_value() when get() has returned.
    const auto stored = std::make_shared<std::promise<bool>>();
    store->write_work([](Transaction& all) { all.players().add_guest(std::string(each, 'a'), "de", 1000); },
                      [stored](const StoreResult<void>& done) { stored->set_value(done.has_value()); });
    EXPECT_TRUE(stored->get_future().get());
    look();
    may_end.release();
  }
  EXPECT_LT(std::filesystem::file_size(log), longest + 8 * each);
  may_end.release();
}

TEST(SqliteStore, FinishesWhatIsQueuedBeforeItCloses) {
  const TempFolder folder;
  {
    auto store = open_sqlite_store(folder.path()).value();
    const std::int64_t game = store_and_wait(*store, bare_table("abc"))->game;
    for (int version = 1; version <= 50; ++version) {
      store->store(numbered_event(game, version), [](const StoreResult<Stored>&) {});
    }
  }
  auto store = open_sqlite_store(folder.path()).value();
  EXPECT_EQ(load_and_wait(*store, "abc")->games[0].events.size(), 50u);
}

// The writer's thread under load from several others; ThreadSanitizer runs these, too.
constexpr int users = 4;
constexpr int lines_each = 50;

TEST(StoreThreads, EveryThreadIsAnsweredForEachOfItsChanges) {
  const TestPlace place;
  auto store = place.open();
  std::vector<std::thread> threads;
  std::array<int, users> stored{};  // written by the store's thread, read after the last answer
  for (int user = 0; user < users; ++user) {
    threads.emplace_back([&, user] {
      const std::string code = "table" + std::to_string(user);
      const std::int64_t game = store_and_wait(*store, bare_table(code))->game;
      for (int version = 1; version <= lines_each; ++version) {
        store->store(numbered_event(game, version), [&stored, user](const StoreResult<Stored>& answer) {
          stored[static_cast<std::size_t>(user)] += answer ? 1 : 0;
        });
        if (version % 10 == 0) {
          const auto table = load_and_wait(*store, code);
          EXPECT_EQ(table->games[0].events.size(), static_cast<std::size_t>(version));
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  store.reset();
  EXPECT_EQ(stored, (std::array<int, users>{lines_each, lines_each, lines_each, lines_each}));
}

TEST(StoreThreads, OfSeveralWhoWantTheSameLineOneGetsIt) {
  const TestPlace place;
  auto store = place.open();
  const std::int64_t game = store_and_wait(*store, bare_table("abc"))->game;
  std::atomic<int> stored = 0;
  std::atomic<int> refused = 0;
  std::vector<std::thread> threads;
  for (int user = 0; user < users; ++user) {
    threads.emplace_back([&, user] {
      for (int version = 1; version <= lines_each; ++version) {
        AppendEvent event = numbered_event(game, version);
        event.id += "of" + std::to_string(user);
        const StoreResult<Stored> answer = store_and_wait(*store, event);
        if (!answer) EXPECT_EQ(answer.error().kind, StoreError::Kind::conflict);
        ++(answer ? stored : refused);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(stored, lines_each);
  EXPECT_EQ(refused, (users - 1) * lines_each);
  EXPECT_EQ(load_and_wait(*store, "abc")->games[0].events.size(), std::size_t{lines_each});
}

TEST(StoreThreads, ClosingAnswersEverybodyWhoStillWaits) {
  const TestPlace place;
  auto store = place.open();
  const std::int64_t game = store_and_wait(*store, bare_table("abc"))->game;
  int answered = 0;  // by the store's thread, which has ended when it is read
  for (int version = 1; version <= lines_each; ++version) {
    store->store(numbered_event(game, version), [&](const StoreResult<Stored>&) { ++answered; });
  }
  store.reset();
  EXPECT_EQ(answered, lines_each);
}

TEST(SqliteStore, RefusesAFileThatIsNoDatabase) {
  const TempFolder folder;
  std::ofstream(folder.path() / "games.sqlite") << std::string(5000, 'x');
  const auto opened = open_sqlite_store(folder.path());
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error().message, HasSubstr("games.sqlite"));
}

// A child that does `work` and then waits to be killed; it writes a byte to the pipe for each step it has
// done.
class Child {
 public:
  template <typename Work>
  explicit Child(Work work) {
    int ends[2];
    if (pipe(ends) != 0) abort();
    pid_ = fork();
    if (pid_ == 0) {
      close(ends[0]);
      work([out = ends[1]] { return write(out, "x", 1) == 1; });
      for (;;) pause();
    }
    close(ends[1]);
    in_ = ends[0];
  }
  ~Child() {
    kill_now();
    close(in_);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // Waits for `steps` more steps; false when the child died before.
  bool await(int steps) {
    char byte = 0;
    for (; steps > 0; --steps) {
      if (read(in_, &byte, 1) != 1) return false;
    }
    return true;
  }
  void kill_now() {
    if (pid_ == 0) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = 0;
  }
  // The steps that were reported but not awaited yet; after kill_now().
  int rest() {
    int steps = 0;
    char byte = 0;
    while (read(in_, &byte, 1) == 1) ++steps;
    return steps;
  }

 private:
  pid_t pid_ = 0;
  int in_ = -1;
};

TEST(SqliteStore, ASecondProcessOnTheSameFolderIsRefusedWithTheNumberOfTheFirst) {
  const TempFolder folder;
  Child first([&](auto report) {
    auto store = open_sqlite_store(folder.path());
    if (store) report();
    for (;;) pause();
  });
  ASSERT_TRUE(first.await(1));
  const auto second = open_sqlite_store(folder.path());
  ASSERT_FALSE(second);
  EXPECT_THAT(second.error().message, HasSubstr("a muehle server (process "));
  EXPECT_THAT(second.error().message, HasSubstr("--data"));
  first.kill_now();
  EXPECT_TRUE(open_sqlite_store(folder.path())) << "the lock must not outlive its process";
}

TEST(SqliteStore, WhatWasAcknowledgedSurvivesAKill) {
  const TempFolder folder;
  constexpr int rounds = 5;
  int acknowledged = 0;
  for (int round = 0; round < rounds; ++round) {
    Child child([&, round](auto report) {
      auto store = open_sqlite_store(folder.path()).value();
      if (round == 0) store_and_wait(*store, bare_table("abc"));
      const auto table = load_and_wait(*store, "abc");
      const std::int64_t game = table->games[0].number;
      // Many at once, so that the kill hits transactions of every size.
      for (int version = static_cast<int>(table->games[0].events.size()) + 1;; ++version) {
        store->store(numbered_event(game, version), [report](const StoreResult<Stored>& answer) {
          if (answer) report();
        });
        if (version % 7 == 0) load_and_wait(*store, "abc");
      }
    });
    ASSERT_TRUE(child.await(50 + 13 * round));
    child.kill_now();
    acknowledged += 50 + 13 * round + child.rest();

    auto store = open_sqlite_store(folder.path()).value();
    const auto events = load_and_wait(*store, "abc")->games[0].events;
    ASSERT_GE(static_cast<int>(events.size()), acknowledged);
    for (std::size_t i = 0; i < events.size(); ++i)
      ASSERT_EQ(events[i].line, "line " + std::to_string(i + 1));
    acknowledged = static_cast<int>(events.size());
  }
}

}  // namespace
}  // namespace muehle
