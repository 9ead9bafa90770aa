#include "server/kernel/fair_looks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <deque>
#include <memory>
#include <stdexcept>

namespace muehle::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class Looker final : public net::Client {
 public:
  explicit Looker(std::string address) : address_(std::move(address)) {}

  const std::string& address() const override { return address_; }
  bool has_gone() override { return gone; }

  bool gone = false;

 private:
  std::string address_;
};

// Answers a look when it is told to.
class PatientStore final : public Store {
 public:
  void write_work(Work /*work*/, Done<void> /*done*/) override {
    throw std::logic_error("nothing is written");
  }
  void read_work(Work /*work*/, Done<void> /*done*/) override { throw std::logic_error("nothing is read"); }
  void look_work(Work /*work*/, Done<void> done) override {
    if (mistaken) throw std::runtime_error("a mistake");
    begun.push_back(std::move(done));
  }

  bool mistaken = false;
  std::deque<Done<void>> begun;
};

class FairLooksTest : public ::testing::Test {
 protected:
  void look(Looker& who, const std::string& what) {
    net::Trace trace;
    trace.request = "a";
    trace.client = &who;
    const net::During during(trace);
    looks_.look_work({}, [this, what](const StoreResult<void>& result) {
      (result                                             ? seen_
       : result.error().kind == StoreError::Kind::crowded ? refused_
                                                          : failed_)
          .push_back(what);
    });
  }
  // The store answers the look that has begun.
  void answer() {
    const Store::Done<void> done = std::move(store_.begun.front());
    store_.begun.pop_front();
    done({});
    io_.restart();
    io_.run();
  }

  boost::asio::io_context io_;
  PatientStore store_;
  FairLooks looks_{store_, io_.get_executor(), 4};
  Looker anna_{"192.0.2.1"};
  Looker ben_{"192.0.2.2"};
  std::vector<std::string> seen_;
  std::vector<std::string> refused_;
  std::vector<std::string> failed_;
};

TEST_F(FairLooksTest, OneAtATimeGoesToTheStore) {
  look(anna_, "first");
  look(anna_, "second");
  EXPECT_EQ(store_.begun.size(), 1u);
  answer();
  EXPECT_EQ(store_.begun.size(), 1u);
  answer();
  EXPECT_THAT(seen_, ElementsAre("first", "second"));
  EXPECT_EQ(looks_.size(), 0u);
}

// Whose answer is the last thing that anybody waited for may end the server.
TEST_F(FairLooksTest, NothingIsTouchedBehindTheAnswer) {
  boost::asio::io_context io;
  auto looks = std::make_unique<FairLooks>(store_, io.get_executor(), 4);
  bool answered = false;
  looks->look_work({}, [&](const StoreResult<void>&) {
    io.run();
    looks.reset();
    answered = true;
  });
  store_.begun.front()({});
  EXPECT_TRUE(answered);
}

TEST_F(FairLooksTest, NobodyWaitsBehindAllOfAnotherOne) {
  for (const char* what : {"anna 1", "anna 2", "anna 3"}) look(anna_, what);
  look(ben_, "ben 1");
  for (int n = 0; n < 4; ++n) answer();
  EXPECT_THAT(seen_, ElementsAre("anna 1", "ben 1", "anna 2", "anna 3"));
}

TEST_F(FairLooksTest, TooMuchIsRefusedToWhoWantsMost) {
  for (const char* what : {"anna 1", "anna 2", "anna 3", "anna 4", "anna 5"}) look(anna_, what);
  EXPECT_THAT(refused_, ElementsAre("anna 5"));
  look(ben_, "ben 1");
  EXPECT_THAT(refused_, ElementsAre("anna 5", "anna 4"));
}

TEST_F(FairLooksTest, NothingIsLookedAtForWhoHasGone) {
  look(ben_, "ben 1");
  look(anna_, "anna 1");
  look(ben_, "ben 2");
  anna_.gone = true;
  answer();
  answer();
  EXPECT_THAT(seen_, ElementsAre("ben 1", "ben 2"));
  EXPECT_THAT(refused_, ElementsAre("anna 1"));
}

TEST_F(FairLooksTest, WhoHasGoneMakesRoom) {
  for (const char* what : {"anna 1", "anna 2", "anna 3", "anna 4"}) look(anna_, what);
  anna_.gone = true;
  Looker again("192.0.2.1");
  look(again, "anna 5");
  EXPECT_THAT(refused_, ElementsAre("anna 2", "anna 3", "anna 4"));
  answer();
  answer();
  EXPECT_THAT(seen_, ElementsAre("anna 1", "anna 5"));
}

TEST_F(FairLooksTest, WhenItIsClosedOnlyWhatHasBegunGoesOn) {
  look(anna_, "anna 1");
  look(ben_, "ben 1");
  looks_.close();
  look(anna_, "anna 2");
  EXPECT_THAT(refused_, ElementsAre("ben 1", "anna 2"));
  answer();
  EXPECT_THAT(seen_, ElementsAre("anna 1"));
  EXPECT_THAT(store_.begun, IsEmpty());
  looks_.open();
  look(ben_, "ben 2");
  EXPECT_EQ(store_.begun.size(), 1u);
}

TEST_F(FairLooksTest, AMistakeOfTheStoreStopsNothing) {
  store_.mistaken = true;
  look(anna_, "anna 1");
  EXPECT_THAT(failed_, ElementsAre("anna 1"));
  store_.mistaken = false;
  look(anna_, "anna 2");
  answer();
  EXPECT_THAT(seen_, ElementsAre("anna 2"));
}

}  // namespace
}  // namespace muehle::server
