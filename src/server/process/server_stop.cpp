// Of Server: how it ends, with everybody answered who was let in.
#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <utility>

#include "net/quiet.h"
#include "server/process/server_impl.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

// Who has connected just before the ports are closed is handed over to what answers within this time.
constexpr std::chrono::milliseconds arrival_time{100};
// Some send a signal to the process and to its group.
constexpr std::chrono::milliseconds same_signal{500};

}  // namespace

void Server::Impl::stop() {
  asio::post(io_, [this] {
    if (draining_) return hurry();
    draining_ = true;
    start("stop", drain());
  });
}

void Server::Impl::stop_on_signals() {
  signals_.add(SIGINT);
  signals_.add(SIGTERM);
  hear_signals();
}

void Server::Impl::hear_signals() {
  signals_.async_wait([this](const boost::system::error_code& error, int) {
    if (error) return;
    const auto now = std::chrono::steady_clock::now();
    if (!signalled_ || now - *signalled_ >= same_signal) stop();
    if (!signalled_) signalled_ = now;
    hear_signals();
  });
}

void Server::Impl::hurry() {
  cut_at_ = std::chrono::steady_clock::now();
  notice_.cancel();
  if (stopping_) store_.hurry();
}

Server::Impl::Task Server::Impl::drain() {
  if (!in_a_hurry() && options_.drain_notice.count() > 0) {
    spdlog::info("not ready any more; stops in {} ms", options_.drain_notice.count());
    notice_.expires_after(options_.drain_notice);
    co_await notice_.async_wait(net::quiet);
  }
  co_await close_ports();
  stopping_ = true;
  const auto patience = servers_ ? std::min(options_.drain_time, handover_time) : options_.drain_time;
  cut_at_ = std::min(cut_at_, std::chrono::steady_clock::now() + patience);
  cut_.expires_at(cut_at_);
  cut_.async_wait([this](const boost::system::error_code& error) {
    if (!error) store_.hurry();
  });
  co_await take_leave();
  cut_.cancel();
  store_.hurry();  // what is left was promised to nobody
}

void Server::Impl::accept_waiting(Listening& listening, const Take& take) {
  boost::system::error_code error;
  listening.acceptor().non_blocking(true, error);
  while (!error) {
    tcp::socket socket(io_);
    listening.acceptor().accept(socket, error);
    if (!error) start("connection", take(std::move(socket)));
  }
}

// Whom the system has let in is answered still: a proxy takes a connection that ends without a word for a
// server that is broken, and cannot repeat what may have been done.
Server::Impl::Task Server::Impl::close_ports() {
  accept_waiting(*clients_, [this](tcp::socket socket) { return take(std::move(socket)); });
  clients_->close();
  if (servers_) {
    accept_waiting(*servers_, [this](tcp::socket socket) { return take_passed_on(std::move(socket)); });
    servers_->close();
  }
  const auto end = std::chrono::steady_clock::now() + arrival_time;
  asio::steady_timer timer(io_);
  while (arriving_ > 0 && !in_a_hurry() && std::chrono::steady_clock::now() < end) {
    timer.expires_after(recheck_interval);
    co_await timer.async_wait(net::quiet);
  }
}

// No coroutine may be left when run() returns: what they work with goes next.
Server::Impl::Task Server::Impl::take_leave() {
  introductions_.cut_all();
  watch_.cancel();
  if (other_servers_) other_servers_->give_up();
  if (const auto serving = std::exchange(serving_, nullptr)) co_await serving->end(cut_at_);
  if (relay_) relay_->close();
  monitor_.finish();
  asio::steady_timer timer(io_);
  while (relayed_.size() + monitor_.connections() + peers_.connections() > 0) {
    if (in_a_hurry()) {
      relayed_.cut_all();
      monitor_.cut();
      peers_.cut();
      values_.drop_gone();
      files_.drop_gone();
    } else {
      relayed_.restart_all();
    }
    timer.expires_after(recheck_interval);
    co_await timer.async_wait(net::quiet);
  }
  // Until here it can be asked how it is.
  if (readers_) readers_->close();
  metrics_page_.finish();
  while (metrics_page_.connections() > 0) {
    if (in_a_hurry()) metrics_page_.cut();
    timer.expires_after(recheck_interval);
    co_await timer.async_wait(net::quiet);
  }
  boost::system::error_code ignored;
  signals_.clear(ignored);
  signals_.cancel(ignored);  // clear() leaves it waiting
}

}  // namespace muehle::server
