// An answer that takes long and is the same for everybody: it is made anew at most every few seconds, however
// many ask for it.
#pragma once

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <list>
#include <memory>
#include <utility>
#include <vector>

#include "net/quiet.h"
#include "net/trace.h"
#include "server/kernel/refusal.h"
#include "server/kernel/workers.h"

namespace muehle::server {

// All who wait for one answer: it is worked on as long as one of them is there, and for no address of theirs.
class Together final : public net::Client {
 public:
  const std::string& address() const override { return nobodys_; }
  bool has_gone() override {
    return std::ranges::all_of(clients_, [](net::Client* one) { return one != nullptr && one->has_gone(); });
  }

  // Whose request this is, as long as he waits; null: the server itself, which does not go.
  class Member {
   public:
    explicit Member(Together& all)
        : all_(all), place_(all.clients_.insert(all.clients_.end(), net::current_client())) {}
    Member(const Member&) = delete;
    Member& operator=(const Member&) = delete;
    ~Member() { all_.clients_.erase(place_); }

   private:
    Together& all_;
    std::list<net::Client*>::iterator place_;
  };

 private:
  std::string nobodys_;
  std::list<net::Client*> clients_;
};

template <typename Value>
class Kept {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  explicit Kept(std::chrono::milliseconds lasts) : lasts_(lasts) {}

  // What make() gives, an awaitable of Answer<Value>, or has given a moment before `now`. Who asks while it
  // is made waits for that, be it a refusal; which is not kept.
  template <typename Make>
  boost::asio::awaitable<Answer<Value>> get(Moment now, Make make) {
    const Together::Member member(together_);
    const auto executor = co_await boost::asio::this_coro::executor;
    if (making_) {
      const auto waiter = std::make_shared<Waiter>(executor);
      waiting_.push_back(waiter);
      co_await waiter->made.async_wait(net::quiet);
      co_return waiter->answer;
    }
    if (last_ && is_good_ && now - made_at_ < lasts_) co_return last_;
    making_ = true;
    is_good_ = true;
    last_ = Workers::too_busy();
    const std::shared_ptr<void> over(nullptr, [this](void*) {
      making_ = false;
      for (const auto& waiter : std::exchange(waiting_, {})) {
        waiter->answer = last_;
        waiter->made.cancel();
      }
    });
    const net::Trace* trace = net::current_trace();
    const auto for_all = std::make_shared<net::Trace>(trace != nullptr ? *trace : net::Trace());
    for_all->client = &together_;
    last_ = co_await boost::asio::co_spawn(net::TracedExecutor(executor, for_all), make(),
                                           boost::asio::use_awaitable);
    made_at_ = now;
    co_return last_;
  }

  // What was made, or is being made, is not right any more: who asks after that has it made anew.
  void drop() { is_good_ = false; }

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
  bool is_good_ = false;
  Together together_;
  std::vector<std::shared_ptr<Waiter>> waiting_;
};

}  // namespace muehle::server
