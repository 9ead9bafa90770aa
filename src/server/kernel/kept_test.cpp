#include "server/kernel/kept.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <deque>

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

class Reader final : public net::Client {
 public:
  const std::string& address() const override { return address_; }
  bool has_gone() override { return gone; }

  bool gone = false;

 private:
  std::string address_ = "192.0.2.1";
};

class KeptTest : public ::testing::Test {
 protected:
  using Asked = std::optional<Answer<int>>;
  // How often it was made, or a refusal; only when the gate opens.
  Asked& ask(std::chrono::milliseconds at, bool refused = false, Reader* reader = nullptr) {
    Asked& asked = asked_.emplace_back();
    auto work = [this, at, refused]() -> asio::awaitable<Answer<int>> {
      auto make = [this, refused]() -> asio::awaitable<Answer<int>> {
        ++made_;
        made_for_ = net::current_client();
        co_await gate_.async_wait(net::quiet);
        if (refused) co_return Workers::too_busy();
        co_return made_;
      };
      Answer<int> answer = co_await kept_.get(Kept<int>::Moment() + at, std::move(make));
      co_return answer;
    };
    const auto trace = std::make_shared<net::Trace>();
    trace->request = reader != nullptr ? "a request" : "";
    trace->client = reader;
    asio::co_spawn(net::TracedExecutor(io_.get_executor(), trace), std::move(work),
                   [&asked](const std::exception_ptr&, Answer<int> answer) { asked = std::move(answer); });
    while (io_.poll() > 0) continue;
    io_.restart();
    return asked;
  }
  void open() {
    gate_.cancel();
    while (io_.poll() > 0) continue;
    io_.restart();
  }

  asio::io_context io_;
  asio::steady_timer gate_{io_, asio::steady_timer::time_point::max()};
  std::deque<Asked> asked_;
  Kept<int> kept_{2s};
  int made_ = 0;
  net::Client* made_for_ = nullptr;
};

TEST_F(KeptTest, IsMadeOnceForAllWhoAskMeanwhile) {
  const Asked& first = ask(0s);
  const Asked& second = ask(0s);
  EXPECT_FALSE(first || second);
  open();
  EXPECT_EQ(first->value(), 1);
  EXPECT_EQ(second->value(), 1);
  EXPECT_EQ(made_, 1);
}

TEST_F(KeptTest, LastsForAMoment) {
  ask(0s);
  open();
  EXPECT_EQ(ask(1999ms)->value(), 1);
  EXPECT_FALSE(ask(2s));
  open();
  EXPECT_EQ(asked_.back()->value(), 2);
}

TEST_F(KeptTest, KeepsNoRefusal) {
  const Asked& first = ask(0s, true);
  const Asked& second = ask(0s);
  open();
  EXPECT_FALSE(first->has_value());
  EXPECT_FALSE(second->has_value()) << "who waited for it is refused, too";
  ask(0s);
  open();
  EXPECT_EQ(asked_.back()->value(), 2);
}

TEST_F(KeptTest, IsMadeAnewOnceItIsDropped) {
  ask(0s);
  open();
  kept_.drop();
  EXPECT_FALSE(ask(1s)) << "it is being made";
  kept_.drop();
  open();
  EXPECT_EQ(asked_.back()->value(), 2);
  ask(1s);
  open();
  EXPECT_EQ(asked_.back()->value(), 3) << "what was dropped while it was made is not kept";
  EXPECT_EQ(ask(1s)->value(), 3);
}

TEST_F(KeptTest, IsMadeForAllWhoWait) {
  Reader first;
  Reader second;
  ask(0s, false, &first);
  const Asked& waiting = ask(0s, false, &second);
  ASSERT_NE(made_for_, nullptr);
  EXPECT_EQ(made_for_->address(), "") << "whoever was the first waits behind all that he wants besides";
  EXPECT_FALSE(made_for_->has_gone());
  first.gone = true;
  EXPECT_FALSE(made_for_->has_gone()) << "the second one is still there";
  second.gone = true;
  EXPECT_TRUE(made_for_->has_gone());
  open();
  EXPECT_EQ(waiting->value(), 1);
}

TEST_F(KeptTest, IsMadeForTheServerItselfThatDoesNotGo) {
  Reader reader;
  ask(0s, false, &reader);
  ask(0s);
  reader.gone = true;
  ASSERT_NE(made_for_, nullptr);
  EXPECT_FALSE(made_for_->has_gone());
  open();
}

}  // namespace
}  // namespace muehle::server
