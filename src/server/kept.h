// An answer that takes long and is the same for everybody: it is made anew at most every few seconds, however
// many ask for it.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "net/quiet.h"
#include "server/refusal.h"
#include "server/workers.h"

namespace muehle::server {

template <typename Value>
class Kept {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  explicit Kept(std::chrono::milliseconds lasts) : lasts_(lasts) {}

  // What make() gives, an awaitable of Answer<Value>, or has given a moment before `now`. Who asks while it
  // is made waits for that, be it a refusal; which is not kept.
  template <typename Make>
  boost::asio::awaitable<Answer<Value>> get(Moment now, Make make) {
    if (making_) {
      const auto executor = co_await boost::asio::this_coro::executor;
      const auto waiter = std::make_shared<Waiter>(executor);
      waiting_.push_back(waiter);
      co_await waiter->made.async_wait(net::quiet);
      co_return waiter->answer;
    }
    if (last_ && now - made_at_ < lasts_) co_return last_;
    making_ = true;
    last_ = Workers::too_busy();
    const std::shared_ptr<void> over(nullptr, [this](void*) {
      making_ = false;
      for (const auto& waiter : std::exchange(waiting_, {})) {
        waiter->answer = last_;
        waiter->made.cancel();
      }
    });
    last_ = co_await make();
    made_at_ = now;
    co_return last_;
  }

 private:
  struct Waiter {
    explicit Waiter(const boost::asio::any_io_executor& executor) : made(executor, Moment::max()) {}
    boost::asio::steady_timer made;  // cancelled when it is
    Answer<Value> answer = Workers::too_busy();
  };

  std::chrono::milliseconds lasts_;
  Answer<Value> last_ = Workers::too_busy();
  Moment made_at_;
  bool making_ = false;
  std::vector<std::shared_ptr<Waiter>> waiting_;
};

}  // namespace muehle::server
