#include "server/testing/test_proxy.h"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <future>
#include <list>
#include <string>
#include <thread>

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

// A connection on both sides. Lives as long as somebody reads from it.
struct Pair {
  explicit Pair(asio::io_context& io) : client(io), server(io) {}

  void close() {
    boost::system::error_code ignored;
    client.close(ignored);
    server.close(ignored);
  }

  tcp::socket client;
  tcp::socket server;
  TestProxy::Way to_server = TestProxy::Way::pass;
  TestProxy::Way to_client = TestProxy::Way::pass;
  std::string held_for_server;
  std::string held_for_client;
  std::optional<std::size_t> still_to_server;  // bytes, before it is cut
};

}  // namespace

struct TestProxy::Impl {
  explicit Impl(std::uint16_t port)
      : server(asio::ip::address_v4::loopback(), port),
        acceptor(io, tcp::endpoint(asio::ip::address_v4::loopback(), 0)) {
    asio::co_spawn(io, accept(), asio::detached);
    thread = std::thread([this] { io.run(); });
  }
  ~Impl() {
    io.stop();
    thread.join();
  }

  // On the proxy's thread, and done when this returns.
  template <typename Work>
  void now(Work work) {
    std::promise<void> done;
    asio::post(io, [&] {
      for (const std::shared_ptr<Pair>& pair : pairs) work(*pair);
      done.set_value();
    });
    done.get_future().wait();
  }

  asio::awaitable<void> accept() {
    for (;;) {
      const auto pair = std::make_shared<Pair>(io);
      boost::system::error_code error;
      co_await acceptor.async_accept(pair->client, asio::redirect_error(asio::use_awaitable, error));
      if (!error)
        co_await pair->server.async_connect(server, asio::redirect_error(asio::use_awaitable, error));
      if (error) continue;
      pairs.push_back(pair);
      asio::co_spawn(io, pump(pair, true), asio::detached);
      asio::co_spawn(io, pump(pair, false), asio::detached);
    }
  }

  asio::awaitable<void> pump(std::shared_ptr<Pair> pair, bool up) {
    tcp::socket& from = up ? pair->client : pair->server;
    tcp::socket& to = up ? pair->server : pair->client;
    asio::steady_timer timer(io);
    std::array<char, 4096> buffer;
    boost::system::error_code error;
    for (;;) {
      const std::size_t size = co_await from.async_read_some(
          asio::buffer(buffer), asio::redirect_error(asio::use_awaitable, error));
      if (error) break;
      timer.expires_after(wait);
      co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, error));
      std::string bytes(buffer.data(), size);
      const Way way = up ? pair->to_server : pair->to_client;
      if (way == Way::drop) continue;
      if (way == Way::hold) (up ? pair->held_for_server : pair->held_for_client) += bytes;
      if (way == Way::hold) continue;
      if (up && pair->still_to_server) bytes.resize(std::min(bytes.size(), *pair->still_to_server));
      co_await asio::async_write(to, asio::buffer(bytes), asio::redirect_error(asio::use_awaitable, error));
      if (error) break;
      if (!up || !pair->still_to_server) continue;
      *pair->still_to_server -= bytes.size();
      if (*pair->still_to_server == 0) break;
    }
    pair->close();
  }

  // What was held goes out before what comes.
  static void let_go(tcp::socket& to, std::string& held) {
    boost::system::error_code ignored;
    if (!held.empty()) asio::write(to, asio::buffer(std::exchange(held, {})), ignored);
  }

  asio::io_context io{1};
  tcp::endpoint server;
  tcp::acceptor acceptor;
  std::list<std::shared_ptr<Pair>> pairs;
  std::chrono::milliseconds wait{0};
  std::thread thread;
};

TestProxy::TestProxy(std::uint16_t server) : impl_(std::make_unique<Impl>(server)) {}
TestProxy::~TestProxy() = default;

std::uint16_t TestProxy::port() const { return impl_->acceptor.local_endpoint().port(); }

void TestProxy::to_server(Way way) {
  impl_->now([way](Pair& pair) {
    pair.to_server = way;
    if (way == Way::pass) Impl::let_go(pair.server, pair.held_for_server);
  });
}

void TestProxy::to_client(Way way) {
  impl_->now([way](Pair& pair) {
    pair.to_client = way;
    if (way == Way::pass) Impl::let_go(pair.client, pair.held_for_client);
  });
}

void TestProxy::cut_after(std::size_t bytes) {
  impl_->now([bytes](Pair& pair) {
    if (bytes == 0) return pair.close();
    pair.still_to_server = bytes;
  });
}

void TestProxy::delay(std::chrono::milliseconds time) {
  std::promise<void> done;
  asio::post(impl_->io, [&] {
    impl_->wait = time;
    done.set_value();
  });
  done.get_future().wait();
}

}  // namespace muehle::server
