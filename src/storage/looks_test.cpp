// What is looked at beside the games, on the database that the tests run on.
#include <gtest/gtest.h>

#include <future>
#include <semaphore>

#include "storage/test_games.h"

namespace muehle {
namespace {

class LooksTest : public ::testing::Test {
 protected:
  template <typename T>
  using Promise = std::promise<StoreResult<T>>;

  PlayerId add_guest(const std::string& name) {
    const auto promise = std::make_shared<Promise<PlayerId>>();
    store_->write<PlayerId>([name](Transaction& all) { return all.players().add_guest(name, "de", 1000); },
                            [promise](const StoreResult<PlayerId>& done) { promise->set_value(done); });
    return promise->get_future().get().value();
  }
  template <typename T>
  std::future<StoreResult<T>> look(std::function<T(Transaction&)> work) {
    const auto promise = std::make_shared<Promise<T>>();
    store_->look<T>(std::move(work), [promise](StoreResult<T> done) { promise->set_value(std::move(done)); });
    return promise->get_future();
  }
  static bool knows(Transaction& all, PlayerId player) { return all.players().by_id(player).has_value(); }

  const TestPlace place_;
  std::unique_ptr<Store> store_ = place_.open();
};

TEST_F(LooksTest, OneSeesWhatIsToBeWrittenBefore) {
  for (PlayerId player = 1; player <= 50; ++player) {
    store_->write_work([](Transaction& all) { all.players().add_guest("Anna", "de", 1000); },
                       [](const StoreResult<void>&) {});
    EXPECT_TRUE(look<bool>([player](Transaction& all) { return knows(all, player); }).get().value());
  }
}

TEST_F(LooksTest, OneThatTakesLongHoldsUpNothing) {
  const PlayerId anna = add_guest("Anna");
  std::binary_semaphore began(0);
  std::binary_semaphore may_end(0);
  std::atomic<PlayerId> ben = 0;
  auto slow = look<bool>([&](Transaction& all) {
    const bool has_anna = knows(all, anna);
    began.release();
    may_end.acquire();
    return has_anna && !knows(all, ben);
  });
  began.acquire();
  ben = add_guest("Ben");
  Promise<bool> read;
  store_->read<bool>([&](Transaction& all) { return knows(all, ben); },
                     [&](const StoreResult<bool>& done) { read.set_value(done); });
  EXPECT_TRUE(read.get_future().get().value());
  may_end.release();
  EXPECT_TRUE(slow.get().value()) << "all that it sees is of one moment";
  EXPECT_TRUE(look<bool>([&](Transaction& all) { return knows(all, ben); }).get().value());
}

TEST_F(LooksTest, NothingIsWrittenByOne) {
  const StoreResult<PlayerId> done =
      look<PlayerId>([](Transaction& all) { return all.players().add_guest("Anna", "de", 1000); }).get();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, StoreError::Kind::busy);
  EXPECT_TRUE(look<bool>([](Transaction& all) { return !knows(all, 1); }).get().value());
}

}  // namespace
}  // namespace muehle
