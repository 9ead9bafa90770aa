#include "storage/queued_store.h"

#include <gtest/gtest.h>

#include <future>
#include <semaphore>

namespace muehle {
namespace {

using Results = std::vector<StoreResult<void>>;

// A database that holds one number. Work is done on it without a transaction; a commit waits as long as the
// test wants it to.
class Number {
 public:
  class Backend final : public QueuedStore::Backend {
   public:
    explicit Backend(Number& number) : number_(number) {}
    Results commit(std::span<const Store::Work> works) override {
      number_.commit_begins.release();
      number_.commit_may.acquire();
      if (number_.fails) return Results(works.size(), failure());
      for ([[maybe_unused]] const Store::Work& work : works) ++number_.stored;
      return Results(works.size());
    }
    StoreResult<void> read(const Store::Work& /*work*/) override { return {}; }

   private:
    Number& number_;
  };
  class Reader final : public QueuedStore::Reader {
   public:
    explicit Reader(Number& number) : number_(number) {}
    StoreResult<void> read(const Store::Work& /*work*/) override {
      if (number_.is_blind) return failure();
      number_.look_begins.release();
      number_.look_may.acquire();
      number_.seen.push_back(number_.stored);
      return {};
    }

   private:
    Number& number_;
  };

  static StoreResult<void> failure() {
    return tl::unexpected<StoreError>({StoreError::Kind::busy, "no way"});
  }
  std::unique_ptr<QueuedStore> open() {
    return std::make_unique<QueuedStore>(std::make_unique<Backend>(*this), std::make_unique<Reader>(*this));
  }
  void let_everything_go_on() {
    commit_may.release(100);
    look_may.release(100);
  }

  std::atomic<int> stored = 0;  // so many writes
  std::atomic<bool> fails = false;
  std::atomic<bool> is_blind = false;
  std::vector<int> seen;  // by looks, which one thread does
  std::counting_semaphore<> commit_begins{0};
  std::counting_semaphore<> commit_may{0};
  std::counting_semaphore<> look_begins{0};
  std::counting_semaphore<> look_may{0};
};

class QueuedStoreTest : public ::testing::Test {
 protected:
  using Answer = std::future<StoreResult<void>>;
  template <typename Ask>
  static Answer asked(Ask ask) {
    const auto promise = std::make_shared<std::promise<StoreResult<void>>>();
    ask([promise](const StoreResult<void>& result) { promise->set_value(result); });
    return promise->get_future();
  }
  Answer write() {
    return asked([&](Store::Done<void> done) { store_->write_work([](Transaction&) {}, std::move(done)); });
  }
  Answer read() {
    return asked([&](Store::Done<void> done) { store_->read_work([](Transaction&) {}, std::move(done)); });
  }
  Answer look() {
    return asked([&](Store::Done<void> done) { store_->look_work([](Transaction&) {}, std::move(done)); });
  }

  Number number_;
  std::unique_ptr<QueuedStore> store_ = number_.open();
};

TEST_F(QueuedStoreTest, ALookSeesWhatWasToBeWrittenBefore) {
  write();
  number_.commit_begins.acquire();
  write();
  Answer seen = look();  // while the first one is under way, and the second one waits
  number_.let_everything_go_on();
  EXPECT_TRUE(seen.get());
  EXPECT_EQ(number_.seen, std::vector<int>{2});
}

TEST_F(QueuedStoreTest, NeitherWritesNorReadsWaitForALook) {
  Answer slow = look();
  number_.look_begins.acquire();
  number_.commit_may.release(2);
  EXPECT_TRUE(write().get());
  EXPECT_TRUE(read().get());
  EXPECT_TRUE(write().get());
  number_.look_may.release();
  EXPECT_TRUE(slow.get());
}

TEST_F(QueuedStoreTest, ALookThatWaitsForAWriteHoldsUpNothingBehindIt) {
  write();
  number_.commit_begins.acquire();
  Answer first = look();
  Answer second = look();
  number_.commit_may.release(2);
  EXPECT_TRUE(write().get());
  number_.look_may.release(2);
  EXPECT_TRUE(first.get());
  EXPECT_TRUE(second.get());
}

TEST_F(QueuedStoreTest, LooksAreDoneInTheirOrder) {
  std::vector<int> done;  // by one thread
  for (int n = 0; n < 3; ++n)
    store_->look_work([](Transaction&) {}, [&done, n](const StoreResult<void>&) { done.push_back(n); });
  number_.let_everything_go_on();
  store_.reset();
  EXPECT_EQ(done, (std::vector{0, 1, 2}));
}

TEST_F(QueuedStoreTest, AWriteThatFailsIsNotWaitedForWithoutAnEnd) {
  number_.fails = true;
  Answer written = write();
  Answer seen = look();
  number_.let_everything_go_on();
  EXPECT_FALSE(written.get());
  EXPECT_TRUE(seen.get());
}

TEST_F(QueuedStoreTest, ALookThatFailsIsAnsweredWithItsError) {
  number_.is_blind = true;
  const StoreResult<void> seen = look().get();
  ASSERT_FALSE(seen);
  EXPECT_EQ(seen.error().kind, StoreError::Kind::busy);
}

TEST_F(QueuedStoreTest, ClosingAnswersEverybodyAndWhatTheyAskedForMeanwhile) {
  number_.let_everything_go_on();
  std::vector<std::string> answered;  // by one after the other
  QueuedStore* store = store_.get();
  store->look_work([](Transaction&) {},
                   [&](const StoreResult<void>&) {
                     answered.emplace_back("look");
                     store->write_work([](Transaction&) {},
                                       [&](const StoreResult<void>&) {
                                         answered.emplace_back("write");
                                         store->look_work([](Transaction&) {},
                                                          [&](const StoreResult<void>&) {
                                                            answered.emplace_back("look again");
                                                          });
                                       });
                   });
  store_.reset();
  EXPECT_EQ(answered, (std::vector<std::string>{"look", "write", "look again"}));
}

}  // namespace
}  // namespace muehle
