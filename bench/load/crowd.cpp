#include "crowd.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace muehle::load {
namespace {

namespace asio = boost::asio;

constexpr int at_a_time = 64;
constexpr int sockets_a_table = 10;
constexpr int watchers_begin = 2;
constexpr int in_the_lobby = 9;           // the last of the ten
constexpr int first_address = 1'000'000;  // of those who say nothing; players have those below

}  // namespace

void run_all(asio::io_context& io, std::vector<asio::awaitable<void>> all, Faults& faults) {
  std::size_t left = all.size();
  for (asio::awaitable<void>& one : all) {
    asio::co_spawn(io, std::move(one), [&](const std::exception_ptr& failure) {
      --left;
      try {
        if (failure) std::rethrow_exception(failure);
      } catch (const std::exception& error) {
        faults.add(error.what());
      }
    });
  }
  io.restart();
  while (left > 0) io.run_one();
}

void Crowd::come(int count, Faults& faults) {
  int next = 0;
  std::vector<asio::awaitable<void>> all;
  for (int n = 0; n < at_a_time; ++n) all.push_back(fill_tables(next, count, faults));
  run_all(io_, std::move(all), faults);
  while (tried_ < count) io_.run_one();
}

asio::awaitable<void> Crowd::fill_tables(int& next, int count, Faults& faults) {
  while (next < count) {
    const int begin = next;
    const int end = std::min(count, begin + sockets_a_table);
    next = end;
    Table table(servers_, (first_address + begin) / 2, 0, faults);
    co_await table.set_up("-");
    for (int n = begin; n < end; ++n) {
      const int place = n - begin;
      const bool plays = place < watchers_begin;
      Visitor visitor = plays ? table.player(place) : visitor_from(servers_, first_address + n);
      std::string target =
          place == in_the_lobby ? "/api/lobby/socket" : "/api/tables/" + table.code() + "/socket";
      asio::co_spawn(io_, sit(std::move(visitor), std::move(target)), asio::detached);
    }
    while (tried_ < end - at_a_time * sockets_a_table) {
      asio::steady_timer pause(io_, milliseconds(10));
      co_await pause.async_wait(asio::use_awaitable);
    }
  }
}

// Reads on, so that pings are answered.
asio::awaitable<void> Crowd::sit(Visitor visitor, std::string target) {
  bool is_in = false;
  try {
    const std::unique_ptr<Line> line = co_await Line::open(std::move(visitor), std::move(target));
    const std::string first = co_await line->read();
    is_in = true;
    ++open_;
    ++tried_;
    for (;;) {
      const std::string more = co_await line->read();
    }
  } catch (const std::exception&) {
    if (is_in)
      --open_;
    else
      ++tried_;
  }
}

}  // namespace muehle::load
