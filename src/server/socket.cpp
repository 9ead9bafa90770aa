#include "server/socket.h"

#include <spdlog/spdlog.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/limits.h"
#include "server/view.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr auto quiet = asio::as_tuple(asio::use_awaitable);

constexpr std::chrono::seconds handshake_timeout{10};
// A peer that is silent for half of this is pinged, and given up after all of it.
constexpr std::chrono::seconds idle_timeout{40};

// A message up to this size is still read, to be refused with an error before the socket is closed.
constexpr std::size_t most_read = 4 * max_message_size;

// A client that leaves so much unread is given up.
constexpr std::size_t most_queued_messages = 1000;
constexpr std::size_t most_queued_bytes = 1024 * 1024;

constexpr double messages_per_second = 20;
constexpr double messages_at_once = 60;
constexpr int patience = 200;  // refused messages in a row

}  // namespace

Socket::Socket(beast::tcp_stream stream, Services services)
    : stream_(std::move(stream)),
      services_(services),
      wake_(stream_.get_executor()),
      writer_end_(stream_.get_executor()) {
  services_.connections.add(*this);
}

Socket::~Socket() { services_.connections.remove(*this); }

asio::awaitable<void> Socket::run(UpgradeRequest request, Hub::Visit visit) {
  stream().expires_never();
  stream_.set_option(websocket::stream_base::timeout{handshake_timeout, idle_timeout, true});
  stream_.read_message_max(most_read);
  const auto [error] = co_await stream_.async_accept(request, quiet);
  if (!error) {
    writing_ = true;
    asio::co_spawn(stream_.get_executor(), write_all(), asio::detached);
    co_await read_all(visit);
  }
  ended_ = !closing_;  // where it is we who close, the writer first writes what is queued
  services_.hub.leave(visit);
  wake_.cancel();
  while (writing_) {
    writer_end_.expires_at(std::chrono::steady_clock::time_point::max());
    co_await writer_end_.async_wait(quiet);
  }
}

asio::awaitable<void> Socket::read_all(const Hub::Visit& visit) {
  beast::flat_buffer buffer;
  TokenBucket bucket(messages_per_second, messages_at_once, std::chrono::steady_clock::now());
  int refused = 0;
  while (!closing_) {
    const auto [error, size] = co_await stream_.async_read(buffer, quiet);
    if (error) co_return;
    if (!stream_.got_text()) co_return close(websocket::close_code::unknown_data);
    std::string text = beast::buffers_to_string(buffer.data());
    buffer.consume(buffer.size());
    if (bucket.take(std::chrono::steady_clock::now())) {
      refused = 0;
      const bool too_large = text.size() > max_message_size;
      if (!co_await hear(visit, std::move(text))) co_return close(websocket::close_code::internal_error);
      if (too_large) co_return close(websocket::close_code::too_big);
      continue;
    }
    if (++refused > patience) co_return close(websocket::close_code::policy_error);
    send(std::make_shared<const std::string>(error_json(
        message_id(text), {ErrorCode::too_many, "too many messages; wait a little", std::nullopt})));
  }
}

// Whatever goes wrong inside must not keep run() from leaving the table.
asio::awaitable<bool> Socket::hear(const Hub::Visit& visit, std::string text) {
  try {
    co_await services_.hub.hear(visit, std::move(text));
    co_return true;
  } catch (const std::exception& error) {
    spdlog::error("table socket: {}", error.what());
    co_return false;
  }
}

asio::awaitable<void> Socket::write_all() {
  stream_.text(true);
  while (!ended_ || !queue_.empty()) {
    if (!queue_.empty()) {
      const std::shared_ptr<const std::string> message = std::move(queue_.front());
      queue_.pop_front();
      const auto [error, size] = co_await stream_.async_write(asio::buffer(*message), quiet);
      queued_bytes_ -= message->size();
      if (error) break;
    } else if (closing_) {
      const websocket::close_reason reason(*closing_);
      co_await stream_.async_close(reason, quiet);
      break;
    } else {
      wake_.expires_at(std::chrono::steady_clock::time_point::max());
      co_await wake_.async_wait(quiet);
    }
  }
  cut();
  writing_ = false;
  writer_end_.cancel();
}

void Socket::send(std::shared_ptr<const std::string> message) {
  if (ended_ || closing_) return;
  if (queue_.size() >= most_queued_messages || queued_bytes_ + message->size() > most_queued_bytes)
    return cut();
  queued_bytes_ += message->size();
  queue_.push_back(std::move(message));
  wake_.cancel();
}

void Socket::close(websocket::close_code code) {
  if (!closing_) closing_ = code;
  wake_.cancel();
}

// The page connects again when the server is back.
void Socket::finish() { close(websocket::close_code::going_away); }

void Socket::cut() {
  if (!closing_) closing_ = websocket::close_code::abnormal;
  stream().close();
  wake_.cancel();
}

}  // namespace muehle::server
