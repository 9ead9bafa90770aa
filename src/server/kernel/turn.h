// Lets coroutines of one thread through one after the other, in the order in which they came.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/experimental/channel.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace muehle::server {

class Turn {
  using Channel = boost::asio::experimental::channel<void(boost::system::error_code)>;

 public:
  // It is the holder's turn as long as this lives.
  class Held {
   public:
    explicit Held(Channel& channel) : channel_(&channel) {}
    Held(Held&& other) noexcept : channel_(std::exchange(other.channel_, nullptr)) {}
    Held& operator=(Held&&) = delete;
    ~Held() {
      if (channel_ != nullptr) channel_->try_send(boost::system::error_code());
    }

   private:
    Channel* channel_;
  };

  explicit Turn(const boost::asio::any_io_executor& executor) : channel_(executor, 1) {
    channel_.try_send(boost::system::error_code());
  }

  boost::asio::awaitable<Held> wait() {
    co_await channel_.async_receive(boost::asio::use_awaitable);
    co_return Held(channel_);
  }

  // It is nobody's turn, and nobody waits for one.
  bool is_free() const { return channel_.ready(); }

 private:
  Channel channel_;  // holds one message while it is nobody's turn
};

}  // namespace muehle::server
