#include "server/kept.h"

#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <deque>

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

class KeptTest : public ::testing::Test {
 protected:
  using Asked = std::optional<Answer<int>>;
  // How often it was made, or a refusal; only when the gate opens.
  Asked& ask(std::chrono::milliseconds at, bool refused = false) {
    Asked& asked = asked_.emplace_back();
    auto work = [this, at, refused]() -> asio::awaitable<Answer<int>> {
      auto make = [this, refused]() -> asio::awaitable<Answer<int>> {
        ++made_;
        co_await gate_.async_wait(net::quiet);
        if (refused) co_return Workers::too_busy();
        co_return made_;
      };
      Answer<int> answer = co_await kept_.get(Kept<int>::Moment() + at, std::move(make));
      co_return answer;
    };
    asio::co_spawn(io_, std::move(work),
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

}  // namespace
}  // namespace muehle::server
