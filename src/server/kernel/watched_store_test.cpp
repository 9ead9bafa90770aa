#include "server/kernel/watched_store.h"

#include <gtest/gtest.h>

#include <deque>
#include <stdexcept>

namespace muehle::server {
namespace {

// Answers when it is told to.
class SlowStore final : public Store {
 public:
  void write_work(Work /*work*/, Done<void> done) override { take(std::move(done)); }
  void read_work(Work /*work*/, Done<void> done) override { take(std::move(done)); }
  void look_work(Work /*work*/, Done<void> done) override { take(std::move(done)); }
  void answer(const StoreResult<void>& result = {}) {
    const Done<void> done = std::move(waiting_.front());
    waiting_.pop_front();
    done(result);
  }

  bool mistaken = false;

 private:
  void take(Done<void> done) {
    if (mistaken) throw std::runtime_error("a mistake");
    waiting_.push_back(std::move(done));
  }

  std::deque<Done<void>> waiting_;
};

class WatchedStoreTest : public ::testing::Test {
 protected:
  void write() {
    watched_.write_work({}, [this](const StoreResult<void>& result) { told_.push_back(result.has_value()); });
  }
  void read() {
    watched_.read_work({}, [this](const StoreResult<void>& result) { told_.push_back(result.has_value()); });
  }
  void look() {
    watched_.look_work({}, [this](const StoreResult<void>& result) { told_.push_back(result.has_value()); });
  }
  static StoreResult<void> failure(StoreError::Kind kind) {
    return tl::unexpected<StoreError>({kind, "the reason"});
  }

  SlowStore store_;
  std::chrono::steady_clock::time_point now_;
  WatchedStore watched_{store_,
                        [this](Asked asked, const StoreResult<void>& result, auto took) {
                          heard_.push_back({asked, result.has_value(), took});
                        },
                        [this] { return now_; }};
  struct Heard {
    Asked asked;
    bool well;
    std::chrono::steady_clock::duration took;
    friend bool operator==(const Heard&, const Heard&) = default;
  };
  std::vector<Heard> heard_;
  std::vector<bool> told_;
};

TEST_F(WatchedStoreTest, CountsWhatIsQueuedAndPassesAnswersOn) {
  write();
  read();
  EXPECT_EQ(watched_.queued(), 2u);
  store_.answer();
  store_.answer(failure(StoreError::Kind::conflict));
  EXPECT_EQ(watched_.queued(), 0u);
  EXPECT_EQ(told_, (std::vector<bool>{true, false}));
  EXPECT_FALSE(watched_.fault()) << "a conflict is no fault of the store";
}

TEST_F(WatchedStoreTest, SaysHowLongEachAnswerTook) {
  write();
  now_ += std::chrono::seconds(1);
  read();
  now_ += std::chrono::seconds(2);
  store_.answer(failure(StoreError::Kind::busy));
  store_.answer();
  EXPECT_EQ(heard_, (std::vector<Heard>{{Asked::write, false, std::chrono::seconds(3)},
                                        {Asked::read, true, std::chrono::seconds(2)}}));
}

TEST_F(WatchedStoreTest, ALookIsNoFaultHoweverSlowOrWrongItIs) {
  look();
  EXPECT_EQ(watched_.looks(), 1u);
  EXPECT_EQ(watched_.queued(), 0u) << "nothing that is to be stored waits for it";
  now_ += 2 * WatchedStore::patience;
  EXPECT_FALSE(watched_.fault());
  store_.answer(failure(StoreError::Kind::busy));
  EXPECT_FALSE(watched_.fault());
  EXPECT_EQ(watched_.looks(), 0u);
  EXPECT_EQ(told_, std::vector<bool>{false});
  EXPECT_EQ(heard_, (std::vector<Heard>{{Asked::look, false, 2 * WatchedStore::patience}}));
  store_.mistaken = true;
  EXPECT_THROW(look(), std::runtime_error);
  EXPECT_EQ(watched_.looks(), 0u);
}

TEST_F(WatchedStoreTest, AFailureHoldsUntilSomethingIsStored) {
  write();
  store_.answer(failure(StoreError::Kind::busy));
  EXPECT_TRUE(watched_.fault());
  EXPECT_EQ(watched_.fault()->find("the reason"), std::string_view::npos) << "it is for the log";
  read();
  store_.answer();
  EXPECT_TRUE(watched_.fault()) << "it can be read, that is all";
  write();
  store_.answer();
  EXPECT_FALSE(watched_.fault());
}

TEST_F(WatchedStoreTest, AFailureOfLongAgoIsNoneWhereNothingWasStoredSince) {
  write();
  store_.answer(failure(StoreError::Kind::broken));
  now_ += WatchedStore::failure_counts;
  EXPECT_TRUE(watched_.fault());
  now_ += std::chrono::milliseconds(1);
  EXPECT_FALSE(watched_.fault());
}

TEST_F(WatchedStoreTest, WhatWaitsForLongIsAFault) {
  now_ += std::chrono::hours(1);
  write();
  write();
  now_ += WatchedStore::patience;
  EXPECT_FALSE(watched_.fault());
  store_.answer();
  now_ += WatchedStore::patience;
  EXPECT_FALSE(watched_.fault()) << "it goes on, however slowly";
  now_ += std::chrono::milliseconds(1);
  EXPECT_TRUE(watched_.fault());
  store_.answer();
  EXPECT_FALSE(watched_.fault());
}

TEST_F(WatchedStoreTest, WhatCouldNotBeAskedDoesNotWait) {
  store_.mistaken = true;
  EXPECT_THROW(write(), std::runtime_error);
  EXPECT_THROW(read(), std::runtime_error);
  EXPECT_EQ(watched_.queued(), 0u);
}

}  // namespace
}  // namespace muehle::server
